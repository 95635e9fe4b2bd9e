import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import * as nodeDisk from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DeckFile } from '../../shared/deck-file.ts';
import { Autosave } from '../../main/save/autosave.ts';
import { UnreadableSave, continueGame } from '../../main/save/continue-game.ts';
import { SaveFolder } from '../../main/save/save-folder.ts';
import { deckOfFile } from '../../main/game/deck-of-file.ts';
import type { Table } from '../../main/table/table.ts';
import { TestClock } from '../support/clock.ts';
import { animals, photos, tableWith } from '../support/decks.ts';
import { continued, nextRun } from '../support/kept-game.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { TestDisk } from '../support/test-disk.ts';

/** A table with pictures, kept in a real folder. */
async function kept(file: DeckFile, folder?: string) {
  const filename = join(folder ?? (await tempFolder()), 'game.json');
  const disk = new TestDisk();
  const onTable = tableWith(file);
  const autosave = new Autosave(onTable.room, {
    folder: new SaveFolder(filename, disk),
    clock: new TestClock(),
    onTrouble: () => undefined,
  });
  const filesBeside = async () => (await readdir(dirname(filename))).toSorted();
  return { filename, disk, table: onTable, autosave, filesBeside };
}

function picturesOf({ game }: Table): readonly string[] {
  return [...(game.deck.pictures?.keys() ?? [])].toSorted();
}

const play = (onTable: Table, file: DeckFile) =>
  onTable.room.startGame({ deck: deckOfFile(file), title: file.title });

describe('a saved game with pictures', () => {
  test('is restored with them', async () => {
    const { filename, table: onTable, autosave } = await kept(animals);
    await autosave.save();
    const next = await continued(filename);
    expect(next.game.deck).toEqual(onTable.game.deck);
    expect(picturesOf(next)).toHaveLength(1);
    expect(next.view()).toMatchObject({ faces: 'photos', hasFaces: true, language: 'de' });
  });

  test('has them beside it, written once, and not in every save', async () => {
    const { filename, table: onTable, autosave, disk, filesBeside } = await kept(photos(6));
    await autosave.save();
    expect(await filesBeside()).toEqual(['game.json', 'game.json.pictures-a']);
    expect(await readFile(filename, 'utf8')).not.toContain('base64');
    const before = disk.count('write');
    for (let flip = 0; flip < 3; flip++) {
      await onTable.flip('alice', { row: 0, column: flip });
      await autosave.save();
    }
    expect(disk.count('write')).toBe(before + 3);
  });

  test('is restored where the host dies between the pictures of a new game and the game', async () => {
    const { filename, table: onTable, autosave, disk } = await kept(photos(4));
    await autosave.save();
    const old = picturesOf(onTable);
    // Every write of a saved game from now on fails; those of pictures are done.
    for (const first of [11, 21, 31]) {
      play(onTable, photos(4, first));
      const writes = disk.count('write') + 1;
      disk.failing('ENOSPC', () => disk.count('write') > writes);
      await autosave.save();
      expect(picturesOf(await continued(filename))).toEqual(old);
    }
    disk.failing('', () => false);
    await autosave.save();
    expect(picturesOf(await continued(filename))).toEqual(picturesOf(onTable));
  });

  test('leaves no picture of another game behind', async () => {
    const { filename, table: onTable, autosave, filesBeside } = await kept(photos(4));
    await autosave.save();
    play(onTable, photos(4, 11));
    await autosave.save();
    expect(await filesBeside()).toEqual(['game.json', 'game.json.pictures-b']);
    play(onTable, { ...animals, pairs: [['A'], ['B'], ['C'], ['D']] });
    await autosave.save();
    expect(await filesBeside()).toEqual(['game.json']);
    await writeFile(`${filename}.pictures-b`, 'left behind by a host that died');
    const again = await kept(photos(4), dirname(filename));
    await again.autosave.save();
    expect(await filesBeside()).toEqual(['game.json', 'game.json.pictures-a']);
  });

  test.each([
    ['gone', async (path: string) => nodeDisk.unlink(path)],
    ['cut', async (path: string) => nodeDisk.truncate(path, 30)],
  ])('goes on without pictures that are %s, and says how many', async (_, lose) => {
    const { filename, table: onTable, autosave } = await kept(photos(3));
    await onTable.flip('alice', { row: 0, column: 0 });
    await autosave.save();
    await lose(`${filename}.pictures-a`);
    const found = await continueGame(filename, nextRun, nodeDisk);
    expect(found).toMatchObject({ found: 'game', lost: 3 });
    const next = found.found === 'game' ? found.room.first : expect.fail();
    expect(next.look('alice').state.mine).toEqual([0]);
    expect(next.game.deck.faces).toHaveLength(3);
  });

  test.each(['EIO', 'EACCES', 'EMFILE'])(
    'with pictures that cannot be read (%s) is unreadable as a whole, and nothing is touched',
    async (code) => {
      const { filename, autosave, filesBeside } = await kept(photos(3));
      await autosave.save();
      const before = await filesBeside();
      const disk = new TestDisk();
      // The game is looked at and read, then its pictures.
      for (const [failing, name] of [
        [3, 'stat'],
        [4, 'readFile'],
      ] as const) {
        disk.failing(code, (call) => call === failing);
        await expect(continueGame(filename, nextRun, disk)).rejects.toThrow(UnreadableSave);
        expect(disk.faults.at(-1)).toBe(name);
        expect(await filesBeside()).toEqual(before);
      }
      const again = await continueGame(filename, nextRun, disk);
      expect(again).toMatchObject({ found: 'game', lost: 0 });
    },
  );

  test('sets pictures aside that are damaged: some of them may be whole', async () => {
    const { filename, autosave, filesBeside } = await kept(photos(3));
    await autosave.save();
    const bytes = await readFile(`${filename}.pictures-a`);
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1); // the second of three
    await writeFile(`${filename}.pictures-a`, bytes);
    expect(await continueGame(filename, nextRun, nodeDisk)).toMatchObject({ lost: 1 });
    const [, aside = ''] = await filesBeside();
    expect(aside).toMatch(/^game\.json\.pictures-a\.damaged-\d+$/);
    expect(await readFile(join(dirname(filename), aside))).toEqual(bytes);
  });

  test('that is damaged takes all that belongs to it along, under names alike', async () => {
    const { filename, autosave, filesBeside } = await kept(photos(3));
    await autosave.save();
    const pictures = await readFile(`${filename}.pictures-a`);
    await writeFile(filename, 'no game');
    await writeFile(`${filename}.brought-b`, 'brought');
    await writeFile(`${filename}.record-12`, 'record');
    await writeFile(`${filename}.evening`, 'evening');
    await writeFile(`${filename}.lock`, 'lock');
    await writeFile(`${filename}.damaged-1`, 'older');
    const found = await continueGame(filename, nextRun, nodeDisk);
    const aside = found.found === 'damaged' ? found.setAsideAs : expect.fail();
    const name = basename(aside);
    expect(await filesBeside()).toEqual([
      'game.json.damaged-1',
      name,
      `${name}.brought-b`,
      `${name}.evening`,
      `${name}.pictures-a`,
      `${name}.record-12`,
      'game.json.lock',
    ]);
    expect(await readFile(`${aside}.pictures-a`)).toEqual(pictures);
  });

  test('that is damaged stays where it is if anything of it cannot be set aside', async () => {
    const { filename, autosave } = await kept(photos(3));
    await autosave.save();
    await writeFile(filename, 'no game');
    for (let failAt = 1; ; failAt++) {
      const disk = new TestDisk();
      disk.failing(
        'EACCES',
        (call) => disk.calls[call - 1] === 'rename' && failAt === disk.count('rename'),
      );
      const found = await continueGame(filename, nextRun, disk).catch((error: unknown) => error);
      if (disk.faults.length === 0) break;
      expect(found).toBeInstanceOf(UnreadableSave);
      expect(await readFile(filename, 'utf8')).toBe('no game');
    }
  });

  test.skipIf(process.platform === 'win32')('may be read by its owner alone', async () => {
    const { filename, autosave } = await kept(photos(2));
    await autosave.save();
    expect((await stat(`${filename}.pictures-a`)).mode & 0o777).toBe(0o600);
  });
});
