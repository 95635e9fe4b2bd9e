import * as nodeDisk from 'node:fs/promises';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '../../main/game/deck.ts';
import { describe, expect, test } from 'vitest';
import { continueRecord } from '../../main/save/continue-record.ts';
import { parseRecord } from '../../main/save/record-file.ts';
import { SaveFolder } from '../../main/save/save-folder.ts';
import type { SavedAlone } from '../../main/table/saved-room.ts';
import { continued } from '../support/kept-game.ts';
import { replayDifference } from '../support/replay.ts';
import { addressOf, photo } from '../support/pictures.ts';
import { tempFolder } from '../support/temp-folder.ts';

/**
 * What an earlier version wrote: a save with each card at its spots, and a record without checksums
 * in which every spot of a replacement is an event of its own.
 */
const EARLIER = join(import.meta.dirname, 'earlier');

const addressOfPicture = ({ type, bytes }: Picture) => addressOf(bytes, type);

describe('a game that an earlier version saved', () => {
  test('has its pictures, which were deck files', async () => {
    const folder = await tempFolder();
    await cp(`${EARLIER}-pictures`, folder, { recursive: true });
    const table = await continued(join(folder, 'game.save'));
    const own = [...(table.game.deck.pictures?.values() ?? [])].map(addressOfPicture);
    const brought = [...table.bringing.pictures.values()].map(addressOfPicture);
    expect(own).toEqual([photo(1)]);
    expect(brought).toEqual([photo(2), photo(3)]);
  });

  test('goes on, with its record', async () => {
    const folder = await tempFolder();
    await cp(EARLIER, folder, { recursive: true });
    const filename = join(folder, 'game.save');
    const table = await continued(filename);
    const troubles: string[] = [];
    const found = await continueRecord(
      table,
      new SaveFolder(filename, nodeDisk).recordOf(1),
      (detail) => {
        troubles.push(detail);
      },
    );
    expect(troubles).toEqual([]);
    expect([found?.record.lines.length, found?.record.leftOut]).toEqual([10, 0]);
    expect(found?.record.seats.map(({ name }) => name)).toEqual(['Ben', 'alice']);
    expect(table.save().board.spots[5]).toMatchObject({ face: 'up', card: 'Hase_<b>' });
  });

  test('is one table, at which each player wins alone, as it was', async () => {
    const { room } = await continued(join(EARLIER, 'game.save'));
    expect(room.tables).toHaveLength(1);
    expect(room.settings).toMatchObject({ tables: 1, sides: 'each' });
    expect(room.first.view()).not.toHaveProperty('sides');
    expect(room.first.you('alice')).not.toHaveProperty('table');
    const { players, board } = JSON.parse(
      await readFile(join(EARLIER, 'game.save'), 'utf8'),
    ) as SavedAlone;
    expect(room.save()).toMatchObject({ format: 'memory-scramble 1', board: { rows: board.rows } });
    expect(room.first.seats.all().map(({ id, seat }) => [id, seat])).toEqual(
      players.map(({ id, seat }) => [id, seat]),
    );
    room.startGame();
    expect(room.tables).toHaveLength(1);
  });

  test('at two tables goes on at both, with their records', async () => {
    const folder = await tempFolder();
    await cp(`${EARLIER}-tables`, folder, { recursive: true });
    const filename = join(folder, 'game.save');
    const { room } = await continued(filename);
    const seats = room.tables.map((table) => table.seats.all().map(({ name }) => name));
    expect(seats).toEqual([['ana', 'cem'], ['ben']]);
    for (const table of room.tables) {
      const from = new SaveFolder(filename, nodeDisk).recordOf(table.number);
      const found = await continueRecord(table, from, (detail) => expect.fail(detail));
      expect(found?.record.lines).toHaveLength(1);
      expect(table.game.board.controlled()).toHaveLength(1);
    }
  });

  test('has the same replacements as one of today', async () => {
    const text = await readFile(join(EARLIER, 'game.save.record-1'), 'utf8');
    const record = parseRecord(text);
    if (record === undefined) throw new Error('it cannot be read');
    expect(record.steps[6]?.events).toEqual([
      { rule: 'map', kind: 'relabelled', seat: 0, from: 'A', to: 'Z', spots: [0, 2] },
      { rule: 'map', kind: 'relabelled', seat: 0, from: 'D', to: 'E', spots: [6, 7] },
    ]);
    expect(await replayDifference({ ...record.head, steps: record.steps })).toBeUndefined();
  });
});
