/** Tables × restart: a room is saved as one, and goes on with everybody at their table. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { HeadlessOptions } from '../../main/host/headless-options.ts';
import { parseHeadlessOptions } from '../../main/host/headless-options.ts';
import { openHeadlessRoom } from '../../main/host/headless-room.ts';
import { formatSave, formatInTurns, parseSave } from '../../main/save/game-file.ts';
import type { Table } from '../../main/table/table.ts';
import { serve } from '../support/host.ts';
import { continued, kept, nextRun } from '../support/kept-game.ts';
import { replayDifference } from '../support/replay.ts';
import { comes, findsPair, laidAt, moves, roomOf, sittingIn, tableAt } from '../support/room.ts';
import { followed, peopleAt } from '../support/table.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { secretId } from '../support/wire.ts';

const SIX = 'A A B / B C C';

/** A host that keeps its room in this file. */
async function host(filename: string, first: Table) {
  const troubles: string[] = [];
  const save = {
    filename,
    onTrouble: (trouble: string, detail: string) => void troubles.push(`${trouble}: ${detail}`),
    isRunning: async () => false,
  };
  const running = await serve(first, {}, { save });
  return { ...running, room: first.room, troubles };
}

/** What lies beside a saved room, but for the lock. */
async function besides(filename: string): Promise<readonly string[]> {
  const names = await readdir(dirname(filename));
  return names.filter((name) => !name.endsWith('.lock')).toSorted((a, b) => a.localeCompare(b));
}

describe('a room with several tables', () => {
  test('is one file, with the records beside it by table; all of it goes on', async () => {
    const filename = join(await tempFolder(), 'class.json');
    const first = await host(filename, roomOf(3, SIX).first);
    const people = ['Ana', 'Ben', 'Cem', 'Dora'].map((name) => comes(first.room, name));
    for (const [at, one] of people.entries()) {
      await findsPair(one, tableAt(first.room, (at % 3) + 1), Math.floor(at / 3));
    }
    await first.running.save();
    expect(await besides(filename)).toEqual(
      ['', '.evening', '.record-1', '.record-1-2', '.record-1-3'].map((end) => `class.json${end}`),
    );
    expect(JSON.parse(await readFile(filename, 'utf8'))).toMatchObject({
      format: 'memory-scramble 2',
      tables: [{ players: [{ name: 'Ana' }, { name: 'Dora' }] }, {}, {}],
    });
    // The power fails here: nothing is saved any more.
    const again = await host(filename, await continued(filename));
    expect(again.troubles).toEqual([]);
    expect(sittingIn(again.room)).toEqual(sittingIn(first.room));
    for (const each of again.room.tables) {
      const { record } = again.running.of(each).recorder;
      expect(laidAt(each)).toEqual(laidAt(tableAt(first.room, each.number)));
      expect([record.leftOut, record.count]).toEqual([0, each.number === 1 ? 4 : 2]);
      const { head } = record;
      expect(await replayDifference({ ...head, steps: [...record.steps()] })).toBeUndefined();
    }
    again.room.changeSettings({ tables: 2 });
    again.room.startGame();
    await again.running.save();
    expect(await besides(filename)).toEqual(
      ['', '.evening', '.record-2', '.record-2-2'].map((end) => `class.json${end}`),
    );
  });

  test('has everybody at one table whenever the disk dies during a move', async () => {
    for (let last = 0; ; last++) {
      const room = roomOf(2, SIX);
      const [ana, ben] = [comes(room, 'Ana'), comes(room, 'Ben')];
      await findsPair(ana, room.first);
      const { filename, disk, saved, pass } = await kept(peopleAt(room.first));
      followed(tableAt(room, 2), saved);
      await saved.save();
      moves(room, ana, 1, 2);
      moves(room, ben, 2, 1);
      disk.failing('EIO', (call) => call > last);
      await pass(250);
      const { room: again } = await continued(filename);
      again.checkRep();
      const sitting = sittingIn(again);
      expect([
        { Ana: 1, Ben: 2 },
        { Ana: 2, Ben: 1 },
      ]).toContainEqual(sitting);
      expect(again.first.game.scoreboard.of(ana.id).score).toBe(1);
      if (disk.faults.length > 0) continue;
      expect(sitting).toEqual({ Ana: 2, Ben: 1 });
      break;
    }
  });

  test('is written and read field by field, in pieces where it is large', async () => {
    const room = roomOf(2, SIX);
    for (const name of ['Ana', 'Ben'])
      await findsPair(comes(room, name), tableAt(room, name === 'Ana' ? 1 : 2));
    expect(parseSave(formatSave(room.save()))).toEqual(room.save());
    const row = Array.from({ length: 60 }, (_, column) => `card${column}`).join(' ');
    const large = roomOf(4, Array.from({ length: 60 }, () => row).join(' / '));
    const text = await formatInTurns(large.save());
    expect(text).toBe(formatSave(large.save()));
    expect(parseSave(text)).toEqual(large.save());
  });
});

describe('opened by a host that wants another number of tables', () => {
  async function opened(filename: string, ...args: readonly string[]) {
    const warnings: string[] = [];
    const options = parseHeadlessOptions(['--save', filename, ...args]) as HeadlessOptions;
    const room = await openHeadlessRoom(options, nextRun, (line) => warnings.push(line));
    return { room, warnings };
  }

  async function saved(tables: number): Promise<string> {
    const room = roomOf(tables, SIX);
    for (const name of ['Ana', 'Ben', 'Cem']) comes(room, name);
    const filename = join(await tempFolder(), 'class.json');
    await writeFile(filename, formatSave(room.save()));
    return filename;
  }

  test('fewer: the class goes on as it was, and is told so; the next game has them', async () => {
    const { room, warnings } = await opened(await saved(6), '--tables', '2');
    expect(room.tables).toHaveLength(6);
    expect(sittingIn(room)).toEqual({ Ana: 1, Ben: 2, Cem: 3 });
    expect(warnings.slice(1)).toEqual(['--tables counts from the next game on']);
    room.startGame();
    expect(room.tables).toHaveLength(2);
    expect(Object.keys(sittingIn(room))).toHaveLength(3);
  });

  test('none named: as many as there were, in the next game, too', async () => {
    const { room, warnings } = await opened(await saved(3));
    room.startGame();
    expect(room.tables).toHaveLength(3);
    expect(warnings).toHaveLength(1);
  });

  test('a room of one table is written as ever, and becomes several', async () => {
    const filename = await saved(1);
    expect(await readFile(filename, 'utf8')).toContain('"format":"memory-scramble 1"');
    const { room } = await opened(filename, '--tables', '3');
    expect(sittingIn(room)).toEqual({ Ana: 1, Ben: 1, Cem: 1 });
    expect(room.first.you(secretId('ana'))).not.toHaveProperty('table');
    room.startGame();
    expect(room.tables.map(({ seats }) => seats.all().length)).toEqual([1, 1, 1]);
  });

  test('a new room has as many as the command line says', async () => {
    const room = await openHeadlessRoom(
      parseHeadlessOptions(['--tables', '6']) as HeadlessOptions,
      nextRun,
      () => undefined,
    );
    expect(room.tables).toHaveLength(6);
    expect(new Set(room.tables.map((each) => laidAt(each).join())).size).toBe(6);
  });
});
