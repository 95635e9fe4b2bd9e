import * as nodeDisk from 'node:fs/promises';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { continueRecord } from '../../main/host/continue-record.ts';
import { RecordFile, parseRecord } from '../../main/host/record-file.ts';
import { continued } from '../support/kept-game.ts';
import { replayDifference } from '../support/replay.ts';
import { tempFolder } from '../support/temp-folder.ts';

/**
 * What an earlier version wrote: a save with each card at its spots, and a record without checksums
 * in which every spot of a replacement is an event of its own.
 */
const EARLIER = join(import.meta.dirname, 'earlier');

describe('a game that an earlier version saved', () => {
  test('goes on, with its record', async () => {
    const folder = await tempFolder();
    await cp(EARLIER, folder, { recursive: true });
    const filename = join(folder, 'game.save');
    const table = await continued(filename);
    const troubles: string[] = [];
    const found = await continueRecord(table, new RecordFile(filename, nodeDisk), (detail) => {
      troubles.push(detail);
    });
    expect(troubles).toEqual([]);
    expect([found?.record.lines.length, found?.record.leftOut]).toEqual([10, 0]);
    expect(found?.record.seats.map(({ name }) => name)).toEqual(['Ben', 'alice']);
    expect(table.save().board.spots[5]).toMatchObject({ face: 'up', card: 'Hase_<b>' });
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
