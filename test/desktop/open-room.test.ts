import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../main/system/clock.ts';
import { formatSave } from '../../main/save/game-file.ts';
import { lossByQuitting } from '../../main/desktop/quit.ts';
import {
  type SaveChoice,
  type WhyUnopened,
  openRoom,
  seatHost,
} from '../../main/desktop/open-room.ts';
import { answersAs } from '../../main/server/listen.ts';
import { wordsFor } from '../../main/desktop/words.ts';
import type { Preferences } from '../../shared/preferences.ts';
import { animals, tableWith } from '../support/decks.ts';
import { serve } from '../support/host.ts';
import { restarted, table, tableGame } from '../support/table.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { TestDisk } from '../support/test-disk.ts';
import { secretId } from '../support/wire.ts';

async function saveFileOf(text?: string): Promise<string> {
  const filename = join(await tempFolder(), 'game.json');
  if (text !== undefined) await writeFile(filename, text);
  return filename;
}

/** Opens what lies there; each question is answered by `answer`. */
async function open(saveFile: string, answer: () => Promise<SaveChoice>) {
  const told: string[] = [];
  const details: string[] = [];
  const logged: string[] = [];
  const asked: WhyUnopened[] = [];
  const opened = await openRoom({
    saveFile,
    isRunning: answersAs,
    report: (error) => expect.fail(String(error)),
    tell: (sentence, detail = 'it goes on') => {
      told.push(sentence);
      details.push(detail);
    },
    log: (sentence) => logged.push(sentence),
    ask: (why) => {
      asked.push(why);
      return answer();
    },
    words: wordsFor(['en']),
  });
  return { opened, told, details, logged, asked };
}

const nobodyIsAsked = () => expect.fail('nobody is asked');

async function someSave(): Promise<string> {
  const { table: onTable, alice } = tableGame('A B / B A');
  await alice.flip(0, 0);
  return formatSave(onTable.room.save());
}

describe('at a start of the app, a saved game', () => {
  test('is continued, and saved where it was', async () => {
    const saveFile = await saveFileOf(await someSave());
    const { opened, told, logged } = await open(saveFile, nobodyIsAsked);
    expect(opened?.room.first.look('alice').state.mine).toEqual([0]);
    expect(opened?.saveFile).toBe(saveFile);
    expect([...told, ...logged]).toEqual([]);
  });

  test('that is damaged is set aside; the host is told, and the log says why', async () => {
    const saveFile = await saveFileOf('{"half": ');
    const { opened, told, details, logged } = await open(saveFile, nobodyIsAsked);
    expect(opened?.saveFile).toBe(saveFile);
    expect(details).toEqual(['']); // a new one begins, so nothing goes on
    const [aside = ''] = await readdir(dirname(saveFile));
    expect(told).toEqual([expect.stringContaining(aside)]);
    expect(logged).toEqual([`${saveFile} is not a saved game (it is not JSON)`]);
  });

  test('whose pictures are gone goes on, and the host is told', async () => {
    const saveFile = await saveFileOf(formatSave(tableWith(animals).room.save()));
    const { opened, told, logged } = await open(saveFile, nobodyIsAsked);
    expect(opened?.room.first.game.title).toBe(animals.title);
    expect(told).toEqual([wordsFor(['en']).trouble.picturesLost]);
    expect(logged).toEqual(['1 pictures of the saved game are not there any more']);
  });

  test('that another host uses is asked about', async () => {
    const saveFile = await saveFileOf(await someSave());
    const save = { filename: saveFile, onTrouble: () => undefined, isRunning: async () => false };
    await serve('A A', {}, { disk: new TestDisk(), save });
    expect((await open(saveFile, async () => 'quit')).asked).toEqual(['in-use']);
  });

  test('that cannot be read stays as it is; a new game is saved nowhere', async () => {
    const saveFile = await saveFileOf();
    await mkdir(saveFile); // as unreadable as a broken disk
    await writeFile(join(saveFile, 'mine'), 'mine');
    const { opened, told, logged, asked } = await open(saveFile, async () => 'new');
    expect(asked).toEqual(['no-file']);
    expect(logged).toEqual([`${saveFile} is not a file that a game could be saved in`]);
    expect(told).toEqual([]);
    expect(opened?.saveFile).toBeUndefined();
    expect(opened?.room.first.game.number).toBe(1);
    expect(await readdir(dirname(saveFile))).toEqual([basename(saveFile)]);
    expect(await readFile(join(saveFile, 'mine'), 'utf8')).toBe('mine');
  });

  test('that cannot be read is tried again as often as the host wants', async () => {
    const saveFile = await saveFileOf();
    await mkdir(saveFile);
    let tries = 0;
    const { opened, asked } = await open(saveFile, async () => {
      tries++;
      if (tries < 3) return 'again';
      await rm(saveFile, { recursive: true });
      await writeFile(saveFile, await someSave());
      return 'again';
    });
    expect(asked).toHaveLength(3);
    expect(opened?.room.first.look('alice').state.mine).toEqual([0]);
    expect(opened?.saveFile).toBe(saveFile);
  });

  test('that cannot be read lets the host quit', async () => {
    const saveFile = await saveFileOf();
    await mkdir(saveFile);
    expect((await open(saveFile, async () => 'quit')).opened).toBeUndefined();
  });
});

describe('quitting', () => {
  /** A host that saves to a file on this disk, and someone who has flipped a card. */
  async function played(disk: TestDisk, clock?: Clock) {
    const { table: onTable, alice } = tableGame('A B / B A');
    const save = {
      filename: await saveFileOf(),
      onTrouble: () => undefined,
      isRunning: async () => false,
    };
    const host = await serve(onTable, {}, { disk, save, ...(clock && { clock }) });
    await alice.flip(0, 0);
    return host;
  }

  test('tries once more to save, and loses nothing if that works', async () => {
    const disk = new TestDisk();
    const { running } = await played(disk);
    const before = disk.count('rename');
    disk.failing('ENOSPC', () => true);
    expect(await lossByQuitting(running)).toBe('full');
    disk.failing('ENOSPC', () => false);
    expect(await lossByQuitting(running)).toBeUndefined();
    expect(disk.count('rename')).toBe(before + 2); // the game, and the evening
  });

  test('loses a game that is saved nowhere, once somebody has flipped a card', async () => {
    const { table: onTable, alice } = tableGame('A B / B A');
    const meant = await serve(onTable); // nothing is to be saved
    const { running } = await serve(onTable, {}, { isUnsaved: true });
    await alice.flip(0, 0);
    expect(await lossByQuitting(meant.running)).toBeUndefined();
    expect(await lossByQuitting(running)).toBe('unsaved');
    onTable.room.startGame();
    expect(await lossByQuitting(running)).toBeUndefined();
  });

  test('loses nothing of a board with an empty middle that nobody has touched', async () => {
    const { running } = await serve(tableWith(animals), {}, { isUnsaved: true });
    expect(running.room.first.view().spots).toContain(0);
    expect(await lossByQuitting(running)).toBeUndefined();
    await running.room.first.flip('alice', { row: 0, column: 0 });
    expect(await lossByQuitting(running)).toBe('unsaved');
  });

  test('loses nothing on a disk that is only slow', async () => {
    let now = 0;
    const clock = { now: () => (now += 10_000), after: () => () => undefined };
    const { running } = await played(new TestDisk(), clock);
    expect(await lossByQuitting(running)).toBeUndefined();
    expect(running.saveTrouble).toBe('slow');
  });
});

const OWN = secretId('host');

/** A host with these preferences, who speaks French. */
function hostWith(value: Preferences = {}) {
  const kept: unknown[] = [];
  const preferences = { value, keep: (...given: readonly unknown[]) => void kept.push(given) };
  return { ownId: OWN, preferences, speech: { language: 'fr' as const }, random: () => 0, kept };
}

describe('before the window opens, the host', () => {
  test('has a seat, under the name of the last time, and is away until it does', () => {
    const onTable = table('A A');
    seatHost(onTable.room, hostWith({ name: 'Ana' }));
    expect(onTable.seats.all()).toMatchObject([{ id: OWN, name: 'Ana', presence: 'away' }]);
  });

  test('is given a friendly name at the first start, which is kept', () => {
    const onTable = table('A A');
    const options = hostWith();
    seatHost(onTable.room, options);
    expect(onTable.view().players).toMatchObject([{ seat: 0, name: 'Castor Calme' }]);
    expect(options.kept).toEqual([['name', 'Castor Calme']]);
  });

  test('passes any door', () => {
    const onTable = table('A A');
    onTable.room.setDoor('code', 'KIWI77');
    seatHost(onTable.room, hostWith());
    expect(onTable.seats.all()).toHaveLength(1);
  });

  test('has no seat after choosing to watch, or after being removed', () => {
    const onTable = table('A A');
    seatHost(onTable.room, hostWith({ watches: 'true' }));
    expect(onTable.seats.all()).toEqual([]);
    onTable.room.join(OWN, { name: 'Ana' });
    onTable.remove(OWN);
    onTable.room.startGame(); // 4-D
    seatHost(onTable.room, hostWith());
    expect(onTable.seats.all()).toEqual([]);
  });

  test('keeps the seat and the name of a game that goes on', () => {
    const onTable = table('A A');
    onTable.room.join(secretId('ben'), { name: 'Ben' });
    onTable.room.join(OWN, { name: 'Ana' });
    const again = restarted(onTable);
    seatHost(again.room, hostWith({ name: 'Somebody' }));
    expect(again.seats.find(OWN)).toMatchObject({ seat: 1, name: 'Ana' });
  });

  test('leaves it to the page to say that the host is blocked', () => {
    const onTable = table('A A');
    onTable.room.join(OWN, { name: 'Ana' });
    onTable.block(OWN);
    const again = restarted(onTable);
    again.room.startGame(); // 4-D
    seatHost(again.room, hostWith());
    expect(again.seats.all()).toEqual([]);
  });
});
