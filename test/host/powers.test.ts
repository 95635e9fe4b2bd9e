import { describe, expect, test } from 'vitest';
import { isDoorCode } from '../../shared/door-code.ts';
import { parsePower } from '../../shared/host-api.ts';
import { defaultSettings } from '../../shared/settings.ts';
import type { Layout } from '../../main/game/game.ts';
import { newCode } from '../../main/host/people-powers.ts';
import { seededRandom } from '../support/random.ts';
import { animals, textOf } from '../support/decks.ts';
import { hosted } from '../support/hosted.ts';
import { failsBy, settled } from '../support/promises.ts';
import { refuses } from '../support/refusals.ts';

const DONE = { ok: true, value: null };

describe('the powers of a host', () => {
  test('state: link, addresses, door, settings, trouble', async () => {
    const { powers } = hosted('A A');
    const answer = await powers.state();
    expect(answer).toMatchObject({
      ok: true,
      value: {
        door: 'open',
        code: null,
        settings: { ...defaultSettings, shuffle: false },
        broken: null,
        saveTrouble: null,
        takenPort: null,
      },
    });
    if (!answer.ok) throw new Error('it is ok');
    expect(answer.value.joinLink).toMatch(/^http:\/\/[^/]+:8080\/$/);
    for (const { link } of answer.value.addresses) expect(link).toMatch(/:8080\/$/);
  });

  test('state: who is away at any table, but not who has moved, was removed, or is no person', async () => {
    const { powers, room, ana, ben, eva } = hosted('A A / B B', { tables: 2 });
    room.startGame();
    const [first, second] = room.tables;
    if (first === undefined || second === undefined) throw new Error('there is one table');
    for (const [{ id }, name] of [
      [ana, 'Ana'],
      [ben, 'Ben'],
      [eva, 'Eva'],
    ] as const) {
      room.join(id, { name });
    }
    const absent = async () => {
      const answer = await powers.state({});
      return answer.ok ? answer.value.absent : [];
    };
    expect(await absent()).toEqual([]);
    for (const table of room.tables) {
      for (const one of table.seats.all()) {
        await table.flip(one.id, { row: one.seat % 2, column: 0 });
      }
    }
    const moving = first.seats.find(eva.id);
    if (moving?.kind !== 'page') throw new Error('she sits elsewhere');
    room.move(moving, first, second);
    expect(await absent()).toEqual([]);
    for (const { id } of [ana, ben]) room.tableOf(id)?.leave(id);
    expect((await absent()).map(({ table, name }) => [table, name])).toEqual([
      [1, 'Ana'],
      [2, 'Ben'],
    ]);
    second.remove(ben.id);
    expect((await absent()).map(({ name }) => name)).toEqual(['Ana']);
  });

  test('boards: every bundled one, with a picture', async () => {
    const answer = await hosted('A A').powers.boards();
    expect(answer.ok && answer.value.map(({ board }) => board)).toContain('perfect.txt');
  });

  test('4-D: newGame starts a game of the same deck', async () => {
    const { powers, table: onTable, alice, bob } = hosted('A B / B A');
    await alice.flip(0, 0);
    const waiting = bob.flip(0, 0);
    expect(await powers.newGame()).toEqual(DONE);
    await failsBy('4-D', waiting);
    expect([onTable.game.number, onTable.game.title]).toEqual([2, 'Test']);
  });

  test('chooseBoard: a bundled board; an unknown one changes nothing', async () => {
    const { powers, table: onTable } = hosted('A A');
    expect(await powers.chooseBoard({ board: 'perfect.txt' })).toEqual(DONE);
    expect(onTable.view()).toMatchObject({ game: 2, title: 'Perfect', rows: 3, columns: 3 });
    for (const board of ['../boards/perfect.txt', 'none.txt', 'README.md']) {
      expect(await powers.chooseBoard({ board })).toEqual({ ok: false, code: 'no-such-board' });
    }
    expect(onTable.game.number).toBe(2);
  });

  test('openBoard: the text of a board file, by its title', async () => {
    const { powers, table: onTable } = hosted('A A');
    const text = '\ufeff1x2\r\nX\r\nX';
    expect(await powers.openBoard({ title: 'my-board.txt', text })).toEqual(DONE);
    const layout: Layout = {
      deck: { rows: 1, columns: 2, cards: ['X', 'X'] },
      title: 'My board',
    };
    expect(onTable.game).toMatchObject(layout);
    expect(onTable.game.number).toBe(2);
  });

  test('openBoard: the text of a deck file, by the title in it', async () => {
    const { powers, table: onTable } = hosted('A A', { shuffle: false });
    expect(await powers.checkBoard({ text: textOf(animals) })).toEqual(DONE);
    expect(await powers.openBoard({ title: 'zoo.board', text: textOf(animals) })).toEqual(DONE);
    expect(onTable.game.title).toBe('Animals');
    expect(onTable.view()).toMatchObject({ faces: 'photos', unlike: true, pairsLeft: 4 });
  });

  test.each([
    ['cut', textOf(animals).slice(0, 150), 'deck-cut'],
    ['of a later format', textOf(animals).replace('deck 1', 'deck 2'), 'deck-later'],
    ['empty', '', 'empty'],
  ])('openBoard: a deck file that is %s changes nothing', async (_, text, code) => {
    const { powers, table: onTable } = hosted('A A');
    const { token } = onTable;
    const answer = await powers.openBoard({ title: 'zoo.board', text });
    expect(answer).toMatchObject({ ok: false, code: 'board-file', problem: { code } });
    expect(onTable.token).toBe(token);
  });

  test('checkBoard: says what is wrong with a file, and never touches the game', async () => {
    const { powers, table: onTable } = hosted('A A');
    expect(await powers.checkBoard({ text: '1x2\nX\nX\n' })).toEqual(DONE);
    expect(await powers.checkBoard({ text: '1x2\nX\n' })).toMatchObject({ code: 'board-file' });
    expect(onTable.game.number).toBe(1);
  });

  test('openBoard: a refused file says why, and the game that runs goes on', async () => {
    const { powers, table: onTable, alice } = hosted('A B / B A');
    await alice.flip(0, 0);
    const { token } = onTable;
    expect(await powers.openBoard({ title: 'bad', text: '1x2\nX\n' })).toEqual({
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
    const { powers, table: onTable } = hosted('A A', { lobby: true });
    expect(await powers.begin()).toEqual(DONE);
    expect(onTable.game.phase).toBe('playing');
  });

  test('settings: changes what is named, and nothing else', async () => {
    const { powers, table: onTable } = hosted('A A');
    expect(await powers.settings({ replace: false, leaveSeconds: null })).toEqual(DONE);
    expect(onTable.settings).toEqual({
      ...defaultSettings,
      shuffle: false,
      replace: false,
      leaveSeconds: null,
    });
  });

  test('rename, remove and block act on who sits there', async () => {
    const { powers, table: onTable, ana, ben, eva } = hosted('A A');
    for (const [player, name] of [
      [ana, 'Ana'],
      [ben, 'Ben'],
      [eva, 'Eva'],
    ] as const) {
      player.join(name);
    }
    expect(await powers.rename({ seat: 0, name: 'Ben' })).toEqual(DONE);
    expect(ana.view.name).toBe('Ben 2');
    expect(await powers.remove({ seat: 1 })).toEqual(DONE);
    expect(onTable.you(ben.id)).toMatchObject({ removed: true, blocked: false });
    expect(await powers.block({ seat: 2 })).toEqual(DONE);
    refuses('blocked', () => eva.join('Eva'));
  });

  test('standUp: a host who does not play has no seat, unless there is a score to keep', async () => {
    const { powers, table: onTable, ana, ben } = hosted('A A / B B');
    ana.join('Ana');
    ben.join('Ben');
    await ana.flip(0, 0);
    expect(await powers.standUp({ seat: 0 })).toEqual(DONE);
    expect(onTable.view().players.map(({ name }) => name)).toEqual(['Ben']);
    expect(onTable.game.board.controlled()).toEqual([]);
    expect(onTable.you(ana.id)).toMatchObject({ seat: null, removed: false });
    expect(ana.join('Ana').seat).toBe(0);

    await ben.flip(0, 0);
    await ben.flip(0, 1);
    expect(await powers.standUp({ seat: 1 })).toEqual(DONE);
    expect(ben.view).toMatchObject({ presence: 'left', tries: 1 });
    expect(await powers.standUp({ seat: 9 })).toEqual({ ok: false, code: 'no-such-seat' });
  });

  test('4-G: letGo: a busy player loses the card in hand and keeps the seat', async () => {
    const { powers, table: onTable, ana } = hosted('A A / B B');
    ana.join('Ana');
    await ana.flip(0, 0);
    expect(onTable.game.board.controlled()).toHaveLength(1);
    expect(await powers.letGo({ seat: 0 })).toEqual(DONE);
    expect(onTable.game.board.controlled()).toEqual([]);
    expect(ana.view).toMatchObject({ seat: 0, presence: 'here' });
    // A pair that was found stays: it is nobody's to give up.
    await ana.flip(0, 0);
    await ana.flip(0, 1);
    expect(await powers.letGo({ seat: 0 })).toEqual(DONE);
    expect(onTable.game.board.controlled()).toHaveLength(2);
    expect(await powers.letGo({ seat: 9 })).toEqual({ ok: false, code: 'no-such-seat' });
  });

  test('rename, remove, block and giveSeat of an empty seat do nothing', async () => {
    const { powers, table: onTable, ana } = hosted('A A');
    ana.join('Ana');
    const { token } = onTable;
    const none = { ok: false, code: 'no-such-seat' };
    expect(await powers.rename({ seat: 1, name: 'Eva' })).toEqual(none);
    expect(await powers.remove({ seat: 1 })).toEqual(none);
    expect(await powers.block({ seat: 1 })).toEqual(none);
    expect(await powers.giveSeat({ from: 0, to: 1 })).toEqual(none);
    expect(await powers.giveSeat({ from: 1, to: 0 })).toEqual(none);
    expect(onTable.token).toBe(token);
  });

  test('giveSeat: only an absent player’s seat, and only to one who is here', async () => {
    const { powers, table: onTable, alice, ana, ben } = hosted('A B / B A');
    ana.join('Ana');
    ben.join('Ben');
    await alice.flip(0, 0);
    const notAway = { ok: false, code: 'not-away' };
    expect(await powers.giveSeat({ from: 0, to: 1 })).toEqual(notAway); // she is here
    expect(await powers.giveSeat({ from: 2, to: 1 })).toEqual(notAway); // a text player
    onTable.setPresence(ana.id, 'away');
    expect(await powers.giveSeat({ from: 0, to: 2 })).toEqual(notAway);
    expect(await powers.giveSeat({ from: 0, to: 0 })).toEqual(notAway);
    expect(await powers.giveSeat({ from: 0, to: 1 })).toEqual(DONE);
    expect(onTable.seats.at(0)).toMatchObject({ id: ben.id, name: 'Ana' });
    expect(onTable.seats.at(1)).toBeUndefined();
  });
});

describe('the door power', () => {
  test('without a code, a door that needs one gets six new characters', async () => {
    const { powers, invitation, table: onTable } = hosted('A A');
    expect(await powers.door({ door: 'code' })).toEqual(DONE);
    expect(onTable.door).toEqual({ mode: 'code', code: 'AAAAAA' });
    expect(invitation.joinLink).toMatch(/#code=AAAAAA$/);
  });

  test('keeps the last code, also while the door needs none', async () => {
    const { powers, invitation, table: onTable } = hosted('A A');
    await powers.door({ door: 'code', code: 'KIWI' });
    await powers.door({ door: 'open' });
    expect(onTable.door.mode).toBe('open');
    expect(invitation.joinLink).not.toContain('code');
    await powers.door({ door: 'code' });
    expect(onTable.door).toEqual({ mode: 'code', code: 'KIWI' });
    await powers.door({ door: 'code', code: '7777' });
    expect(onTable.door.code).toBe('7777');
  });

  test('new codes have six of 30 characters that nobody mistakes for another', () => {
    expect(newCode(() => 0)).toBe('AAAAAA');
    expect(newCode(() => 1 - 2 ** -32)).toBe('999999');
    const drawn = Array.from({ length: 30 }, (_, place) => newCode(() => place / 30)[0]);
    expect(new Set(drawn).size).toBe(30);
    expect(drawn.join('')).not.toMatch(/[01OILUa-z]/);
    expect(isDoorCode(newCode(seededRandom(1)))).toBe(true);
  });
});

describe('a power by its name', () => {
  test('is used with its argument', async () => {
    const { powers, table: onTable } = hosted('A A');
    expect(await powers.use('newGame', {})).toEqual(DONE);
    expect(await powers.use('settings', { lobby: true })).toEqual(DONE);
    expect([onTable.game.number, onTable.settings.lobby]).toEqual([2, true]);
    expect(await powers.use('state', {})).toMatchObject({ ok: true });
  });

  test.each(['', 'fly', 'constructor', 'toString', 'use', 'stop', '#table', '__proto__'])(
    '%j is none',
    async (power) => {
      const { powers } = hosted('A A');
      expect(await powers.use(power, {})).toEqual({ ok: false, code: 'unknown-power' });
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
    const { powers, table: onTable, ana } = hosted('A A');
    ana.join('Ana');
    const { token } = onTable;
    expect(await powers.use(power, argument)).toEqual({ ok: false, code: 'bad-power' });
    await settled();
    expect(onTable.token).toBe(token);
  });

  test('has a parser for every function of the host', () => {
    const { powers } = hosted('A A');
    for (const power of Object.keys(parsePower)) expect(powers).toHaveProperty(power);
  });
});
