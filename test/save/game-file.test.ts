import { describe, expect, test } from 'vitest';
import { DamagedSave, formatInTurns, formatSave, parseSave } from '../../main/save/game-file.ts';
import { Room } from '../../main/table/room.ts';
import { tableGame } from '../support/table.ts';
import { nextRun } from '../support/kept-game.ts';

/** What the first version wrote: Ana has found the As and controls a B, Bob controls a C. */
const FIRST_VERSION = `{"format":"memory-scramble 1","game":7,"title":"Test","lobby":false,
"ended":false,"settings":{"shuffle":false,"lobby":false,"replace":true,"leaveSeconds":60,
"holdUpSeconds":30,"restartMinutes":null},"door":"open","code":"2468","deck":{"rows":2,"columns":3,
"cards":["A","A","B","B","C","C"]},"board":{"rows":2,"columns":3,"version":4,"hadPair":true,
"spots":[null,null,{"face":"up","card":"B","controller":"ana_000000000000000000"},{"face":"down",
"card":"B"},{"face":"up","card":"C","controller":"bob"},{"face":"down","card":"C"}],"plays":[{
"player":"ana_000000000000000000","phase":"first","spots":[2]},{"player":"bob","phase":"first",
"spots":[4]}]},"players":[{"id":"ana_000000000000000000","seat":0,"name":"Ana","kind":"page",
"presence":"here","removed":false},{"id":"bob","seat":1,"name":"bob","kind":"text","presence":
"text","removed":false}],"tallies":[{"player":"ana_000000000000000000","score":1,"tries":1,
"streak":1,"longestStreak":1,"lastCard":"A"}],"lastPair":{"player":"ana_000000000000000000","card":
"A"},"numbers":[{"player":"ana_000000000000000000","number":3,"failed":null}],"blocked":[]}`;

async function someGame(): Promise<string> {
  const { table: onTable, ana, alice } = tableGame('🦊 🦊 / ô B');
  ana.join('Ana');
  await ana.flip(0, 0);
  await alice.flip(1, 0);
  return formatSave(onTable.room.save());
}

describe('a saved game', () => {
  test('is JSON, and reads as what was saved', async () => {
    const { table: onTable, alice } = tableGame('A B / B A');
    await alice.flip(0, 0);
    const text = formatSave(onTable.room.save());
    expect(JSON.parse(text)).toMatchObject({ format: 'memory-scramble 1', title: 'Test' });
    expect(parseSave(text)).toEqual(onTable.room.save());
  });

  test('of a large board is made in pieces, and others are served in between', async () => {
    const row = Array.from({ length: 150 }, (_, column) => `card${column}`).join(' ');
    const { table: onTable } = tableGame(Array.from({ length: 150 }, () => row).join(' / '));
    let turns = 0;
    let others = setImmediate(function serve() {
      turns++;
      others = setImmediate(serve);
    });
    const text = await formatInTurns(onTable.room.save());
    clearImmediate(others);
    expect(turns).toBeGreaterThan(1);
    expect(text).toBe(formatSave(onTable.room.save()));
    expect(parseSave(text)).toEqual(onTable.room.save());
  });

  test('of the first version, without checksum and time, opens', () => {
    const onTable = Room.restore(parseSave(FIRST_VERSION), nextRun).first;
    expect(onTable.game.number).toBe(7);
    expect(onTable.look('bob').state.mine).toEqual([4]);
    expect(onTable.seats.find('ana_000000000000000000')).toMatchObject({ name: 'Ana', seat: 0 });
    expect(onTable.game.playedMs).toBe(0);
  });

  test('with any bit of it flipped is damaged, and no other game', async () => {
    const good = Buffer.from(await someGame());
    for (let bit = 0; bit < good.length * 8; bit++) {
      const bytes = Buffer.from(good);
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => parseSave(bytes.toString('utf8')), `bit ${bit}`).toThrow(DamagedSave);
    }
  });
});
