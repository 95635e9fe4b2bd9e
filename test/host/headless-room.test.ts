import { readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../shared/settings.ts';
import { UnreadableBoard } from '../../main/host/boards.ts';
import { type HeadlessOptions, parseHeadlessOptions } from '../../main/host/headless-options.ts';
import { openHeadlessRoom } from '../../main/host/headless-room.ts';
import { formatSave } from '../../main/save/game-file.ts';
import { deckOfFile } from '../../main/game/deck-of-file.ts';
import { animals, textOf } from '../support/decks.ts';
import { tableGame } from '../support/table.ts';
import { perfectBoard } from '../support/headless-process.ts';
import { nextRun } from '../support/kept-game.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** What a command line opens, and what it says of it. */
async function opened(...args: readonly string[]) {
  const warnings: string[] = [];
  const options = parseHeadlessOptions(args) as HeadlessOptions;
  const room = await openHeadlessRoom(options, nextRun, (line) => warnings.push(line));
  return { room, table: room.first, warnings };
}

/** A game in the middle, saved. */
async function savedGame(): Promise<string> {
  const { table: onTable, alice } = tableGame('A B / B A');
  await alice.flip(0, 0);
  const filename = join(await tempFolder(), 'game.json');
  await writeFile(filename, formatSave(onTable.room.save()));
  return filename;
}

describe('a saved game that is continued', () => {
  test('is the same, and one line says so', async () => {
    const save = await savedGame();
    const { table, warnings } = await opened('--save', save);
    expect(table.look('alice').state.mine).toEqual([0]);
    expect(table.settings).toEqual({ ...defaultSettings, shuffle: false });
    expect(warnings).toEqual([`continuing the game in ${save}; remove that file to begin another`]);
  });

  test('takes the room options of the command line, and says which count later', async () => {
    const asked = ['--no-replace', '--restart-every', '5', '--lobby', '--shuffle'];
    const { table, warnings } = await opened('--save', await savedGame(), ...asked);
    expect(table.settings).toMatchObject({
      replace: false,
      restartMinutes: 5,
      lobby: true,
      shuffle: true,
    });
    expect(table.game.phase).toBe('playing');
    expect(table.look('alice').state.mine).toEqual([0]);
    expect(warnings.slice(1)).toEqual([
      '--lobby counts from the next game on',
      '--shuffle counts from the next game on',
    ]);
  });

  test('is not given up for a board file, and the host is told', async () => {
    for (const board of [perfectBoard, 'no-such-board.txt']) {
      const { table, warnings } = await opened(board, '--save', await savedGame());
      expect(table.look('alice').state.mine).toEqual([0]);
      expect(warnings[1]).toBe(
        `${board} is not used, because the saved game goes on; open it on your page to play it`,
      );
    }
  });

  test('says nothing of a board file that it plays already', async () => {
    const board = join(await tempFolder(), 'board.txt');
    await writeFile(board, '2x2\nA\nB\nB\nA\n');
    const { warnings } = await opened(board, '--save', await savedGame());
    expect(warnings).toHaveLength(1);
  });
});

test('a saved deck with pictures is continued, and its own file is no news', async () => {
  const folder = await tempFolder();
  const [file, other, save] = ['zoo.board', 'other.board', 'game.json'].map((name) =>
    join(folder, name),
  );
  if (file === undefined || other === undefined || save === undefined) return expect.fail();
  await writeFile(file, textOf(animals));
  const faces = { ...animals, pairs: [...animals.pairs.slice(0, 3), ['7 × 9', '63'] as const] };
  await writeFile(other, textOf(faces));
  const { table } = await opened(file);
  await writeFile(save, formatSave(table.room.save()));
  const lost =
    'one of its pictures is not there any more; to get it back, open its deck file again';
  expect((await opened(file, '--save', save)).warnings.slice(1)).toEqual([lost]);
  expect((await opened(other, '--save', save)).warnings[2]).toContain('other.board is not used');
});

describe('a new game', () => {
  test('has the settings of the command line', async () => {
    const { table } = await opened(perfectBoard, '--lobby', '--no-replace');
    expect(table.game.title).toBe('Perfect');
    expect(table.settings).toMatchObject({ shuffle: false, lobby: true, replace: false });
    expect((await opened()).table.settings).toEqual(defaultSettings);
    expect((await opened(perfectBoard, '--shuffle')).table.settings.shuffle).toBe(true);
    await expect(opened('no-such-board.txt')).rejects.toThrow(UnreadableBoard);
  });

  test('of a deck file is shuffled, because it says no places, and has its title', async () => {
    const file = join(await tempFolder(), 'zoo.board');
    await writeFile(file, textOf(animals));
    const { table } = await opened(file);
    expect([table.game.title, table.settings.shuffle]).toEqual(['Animals', true]);
    expect(table.game.deck).toEqual(deckOfFile(animals));
  });

  test('takes the place of a damaged one, which is set aside; the host is told why', async () => {
    const save = join(await tempFolder(), 'game.json');
    await writeFile(save, '{}');
    const { warnings } = await opened(perfectBoard, '--save', save);
    const [aside = ''] = await readdir(dirname(save));
    expect(await readFile(join(dirname(save), aside), 'utf8')).toBe('{}');
    expect(warnings).toEqual([
      `${save} is not a saved game (its field "format" is not legal); ` +
        `it was set aside as ${join(dirname(save), aside)}`,
    ]);
  });
});
