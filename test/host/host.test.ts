import { describe, expect, test } from 'vitest';
import { type RoomSettings, defaultSettings, parsePower } from '../../shared/host-api.ts';
import type { Layout } from '../../main/game/table.ts';
import { Host, newCode } from '../../main/host/host.ts';
import { peopleAt } from '../support/at-table.ts';
import { TestClock } from '../support/clock.ts';
import { failsBy, settled } from '../support/promises.ts';
import { refuses } from '../support/refusals.ts';
import { table } from '../support/server.ts';

const DONE = { ok: true, value: null };

/** A host with a real table, whose chance always says 0.0042. */
function hosted(notation: string, settings: Partial<RoomSettings> = {}) {
  const clock = new TestClock();
  const people = peopleAt(table(notation, settings));
  const host = new Host(people.table, clock, () => 0.0042);
  host.port = 8080;
  return { ...people, clock, host };
}

describe('the powers of a host', () => {
  test('state: link, addresses, door, settings, trouble', async () => {
    const { host } = hosted('A A');
    const answer = await host.state();
    expect(answer).toMatchObject({
      ok: true,
      value: {
        door: 'open',
        code: null,
        settings: { ...defaultSettings, shuffle: false },
        broken: null,
        saveTrouble: null,
        takenPort: null,
        ownId: null,
      },
    });
    if (!answer.ok) throw new Error('it is ok');
    expect(answer.value.joinLink).toMatch(/^http:\/\/[^/]+:8080\/$/);
    for (const { link } of answer.value.addresses) expect(link).toMatch(/:8080\/$/);
  });

  test('boards: every bundled one, with a picture', async () => {
    const answer = await hosted('A A').host.boards();
    expect(answer.ok && answer.value.map(({ board }) => board)).toContain('perfect.txt');
  });

  test('4-D: newGame starts a game of the same deck', async () => {
    const { host, table: onTable, alice, bob } = hosted('A B / B A');
    await alice.flip(0, 0);
    const waiting = bob.flip(0, 0);
    expect(await host.newGame()).toEqual(DONE);
    await failsBy('4-D', waiting);
    expect([onTable.game, onTable.layout.title]).toEqual([2, 'Test']);
  });

  test('chooseBoard: a bundled board; an unknown one changes nothing', async () => {
    const { host, table: onTable } = hosted('A A');
    expect(await host.chooseBoard({ board: 'perfect.txt' })).toEqual(DONE);
    expect(onTable.view()).toMatchObject({ game: 2, title: 'Perfect', rows: 3, columns: 3 });
    for (const board of ['../boards/perfect.txt', 'none.txt', 'README.md']) {
      expect(await host.chooseBoard({ board })).toEqual({ ok: false, code: 'no-such-board' });
    }
    expect(onTable.game).toBe(2);
  });

  test('openBoard: the text of a board file, by its title', async () => {
    const { host, table: onTable } = hosted('A A');
    const text = '\ufeff1x2\r\nX\r\nX';
    expect(await host.openBoard({ title: 'my-board.txt', text })).toEqual(DONE);
    const layout: Layout = {
      deck: { rows: 1, columns: 2, cards: ['X', 'X'] },
      title: 'My board',
    };
    expect(onTable.layout).toEqual(layout);
    expect(onTable.game).toBe(2);
  });

  test('checkBoard: says what is wrong with a file, and never touches the game', async () => {
    const { host, table: onTable } = hosted('A A');
    expect(await host.checkBoard({ text: '1x2\nX\nX\n' })).toEqual(DONE);
    expect(await host.checkBoard({ text: '1x2\nX\n' })).toMatchObject({ code: 'board-file' });
    expect(onTable.game).toBe(1);
  });

  test('openBoard: a refused file says why, and the game that runs goes on', async () => {
    const { host, table: onTable, alice } = hosted('A B / B A');
    await alice.flip(0, 0);
    const { token } = onTable;
    expect(await host.openBoard({ title: 'bad', text: '1x2\nX\n' })).toEqual({
      ok: false,
      code: 'board-file',
      problem: {
        code: 'too-few-cards',
        line: 3,
        found: 'the end of the file',
        expected: 'card 2 of 2',
      },
    });
    expect(onTable.token).toBe(token);
    alice.sees('my A, down / down, down');
  });

  test('4-H: begin ends the lobby', async () => {
    const { host, table: onTable } = hosted('A A', { lobby: true });
    expect(await host.begin()).toEqual(DONE);
    expect(onTable.phase).toBe('playing');
  });

  test('settings: changes what is named, and nothing else', async () => {
    const { host, table: onTable } = hosted('A A');
    expect(await host.settings({ replace: false, leaveSeconds: null })).toEqual(DONE);
    expect(onTable.settings).toEqual({
      ...defaultSettings,
      shuffle: false,
      replace: false,
      leaveSeconds: null,
    });
  });

  test('rename, remove and block act on who sits there', async () => {
    const { host, table: onTable, ana, ben, eva } = hosted('A A');
    for (const [player, name] of [
      [ana, 'Ana'],
      [ben, 'Ben'],
      [eva, 'Eva'],
    ] as const) {
      player.join(name);
    }
    expect(await host.rename({ seat: 0, name: 'Ben' })).toEqual(DONE);
    expect(ana.view.name).toBe('Ben 2');
    expect(await host.remove({ seat: 1 })).toEqual(DONE);
    expect(onTable.you(ben.id)).toMatchObject({ removed: true, blocked: false });
    expect(await host.block({ seat: 2 })).toEqual(DONE);
    refuses('blocked', () => eva.join('Eva'));
  });

  test('rename, remove, block and giveSeat of an empty seat do nothing', async () => {
    const { host, table: onTable, ana } = hosted('A A');
    ana.join('Ana');
    const { token } = onTable;
    const none = { ok: false, code: 'no-such-seat' };
    expect(await host.rename({ seat: 1, name: 'Eva' })).toEqual(none);
    expect(await host.remove({ seat: 1 })).toEqual(none);
    expect(await host.block({ seat: 1 })).toEqual(none);
    expect(await host.giveSeat({ from: 0, to: 1 })).toEqual(none);
    expect(await host.giveSeat({ from: 1, to: 0 })).toEqual(none);
    expect(onTable.token).toBe(token);
  });

  test('giveSeat: only an absent player’s seat, and only to one who is here', async () => {
    const { host, table: onTable, alice, ana, ben } = hosted('A B / B A');
    ana.join('Ana');
    ben.join('Ben');
    await alice.flip(0, 0);
    const notAway = { ok: false, code: 'not-away' };
    expect(await host.giveSeat({ from: 0, to: 1 })).toEqual(notAway); // she is here
    expect(await host.giveSeat({ from: 2, to: 1 })).toEqual(notAway); // a text player
    onTable.setPresence(ana.id, 'away');
    expect(await host.giveSeat({ from: 0, to: 2 })).toEqual(notAway);
    expect(await host.giveSeat({ from: 0, to: 0 })).toEqual(notAway);
    expect(await host.giveSeat({ from: 0, to: 1 })).toEqual(DONE);
    expect(onTable.playerAt(0)).toMatchObject({ id: ben.id, name: 'Ana' });
    expect(onTable.playerAt(1)).toBeUndefined();
  });
});

describe('the door power', () => {
  test('without a code, a door that needs one gets four new digits', async () => {
    const { host, table: onTable } = hosted('A A');
    expect(await host.door({ door: 'code' })).toEqual(DONE);
    expect(onTable.door).toEqual({ mode: 'code', code: '0042' });
    expect(host.joinLink).toMatch(/#code=0042$/);
  });

  test('keeps the last code, also while the door needs none', async () => {
    const { host, table: onTable } = hosted('A A');
    await host.door({ door: 'code', code: 'KIWI' });
    await host.door({ door: 'open' });
    expect(onTable.door.mode).toBe('open');
    expect(host.joinLink).not.toContain('code');
    await host.door({ door: 'code' });
    expect(onTable.door).toEqual({ mode: 'code', code: 'KIWI' });
    await host.door({ door: 'code', code: '7777' });
    expect(onTable.door.code).toBe('7777');
  });

  test('new codes are four digits, from 0000 to 9999', () => {
    expect(newCode(() => 0)).toBe('0000');
    expect(newCode(() => 1 - 2 ** -32)).toBe('9999');
  });
});

describe('a power by its name', () => {
  test('is used with the argument that it takes', async () => {
    const { host, table: onTable } = hosted('A A');
    expect(await host.use('newGame', {})).toEqual(DONE);
    expect(await host.use('settings', { lobby: true })).toEqual(DONE);
    expect([onTable.game, onTable.settings.lobby]).toEqual([2, true]);
    expect(await host.use('state', {})).toMatchObject({ ok: true });
  });

  test.each(['', 'fly', 'constructor', 'toString', 'use', 'stop', '#table', '__proto__'])(
    '%j is none',
    async (power) => {
      const { host } = hosted('A A');
      expect(await host.use(power, {})).toEqual({ ok: false, code: 'unknown-power' });
    },
  );

  test.each<[string, unknown]>([
    ['newGame', undefined],
    ['newGame', null],
    ['newGame', []],
    ['newGame', { now: true }],
    ['chooseBoard', { board: 1 }],
    ['openBoard', { title: 'x' }],
    ['settings', { replace: 'no' }],
    ['settings', { leaveSeconds: 14 }],
    ['settings', { holdUpSeconds: 9 }],
    ['settings', { restartMinutes: 0 }],
    ['settings', { restartMinutes: 1.5 }],
    ['settings', { colour: 'red' }],
    ['door', { door: 'shut' }],
    ['door', { door: 'code', code: '123' }],
    ['rename', { seat: 0, name: '\u200b' }],
    ['rename', { seat: -1, name: 'Ana' }],
    ['remove', { seat: '0' }],
    ['block', {}],
    ['giveSeat', { from: 0 }],
  ])('%s refuses %j, and nothing happens', async (power, argument) => {
    const { host, table: onTable, ana } = hosted('A A');
    ana.join('Ana');
    const { token } = onTable;
    expect(await host.use(power, argument)).toEqual({ ok: false, code: 'bad-power' });
    await settled();
    expect(onTable.token).toBe(token);
  });

  test('has a parser for every function of the host', () => {
    const { host } = hosted('A A');
    for (const power of Object.keys(parsePower)) expect(host).toHaveProperty(power);
  });
});
