import { parseDeckFile } from '../../shared/deck-file.ts';
import { textOf } from '../support/decks.ts';
import { addressOf, samples } from '../support/pictures.ts';
import { describe, expect, test } from 'vitest';
import type { HostState } from '../../shared/host-state.ts';
import { SECRET, serve } from '../support/host.ts';
import { TestClock } from '../support/clock.ts';
import { restarted } from '../support/table.ts';
import { playerNamed, viewOf } from '../support/table-view.ts';
import { until } from '../support/until.ts';
import { Wire, expectBoard, expectFailed, expectRefused, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const BEN = secretId('ben');
const AUTHORIZATION = { Authorization: `Bearer ${SECRET}` };
const DONE = { ok: true, value: null };

/** A host with its powers; Ana has seat 0, and carol, by text, seat 1 and the card at 0,0. */
async function hosting(settings = {}) {
  const clock = new TestClock();
  const running = await serve('A B / B A', settings, { clock, secret: SECRET });
  const wire = new Wire(running);
  await wire.post('/join', { player: ANA, name: 'Ana' });
  await wire.get('/flip/carol/0,0');
  const use = async (power: string, argument: unknown = {}): Promise<unknown> => {
    const { status, body } = await wire.post(`/host/${power}`, argument, AUTHORIZATION);
    expect(status).toBe(200);
    return JSON.parse(body);
  };
  return { ...running, clock, wire, use };
}

describe('the powers', () => {
  test('state tells the link, the door, the code and the settings', async () => {
    const { use, table, invitation, port } = await hosting();
    await use('door', { door: 'code', code: 'Ab12cd' });
    const { ok, value } = (await use('state')) as { ok: boolean; value: HostState };
    expect(ok).toBe(true);
    expect(value).toMatchObject({ door: 'code', code: 'Ab12cd', broken: null, saveTrouble: null });
    expect(value.settings).toEqual(table.settings);
    expect(value.joinLink).toBe(invitation.joinLink);
    expect(value.joinLink).toMatch(new RegExp(`^http://[^/]+:${port}/#code=Ab12cd$`));
  });

  test('boards shows every bundled one, and chooseBoard plays it', async () => {
    const { use, table, wire } = await hosting();
    const { value } = (await use('boards')) as { value: { board: string; title: string }[] };
    expect(value.map(({ board }) => board)).toContain('perfect.txt');
    expect(await use('chooseBoard', { board: 'perfect.txt' })).toEqual(DONE);
    expect([table.game.number, table.game.title]).toEqual([2, 'Perfect']);
    expect((await wire.get('/look/carol')).body.split('\n')[0]).toBe('3x3');
  });

  test('readBoard tells the text of a bundled one, board file or deck file, and knows no other', async () => {
    const { use } = await hosting();
    const read = async (board: string) =>
      (await use('readBoard', { board })) as { value: { text: string } };
    expect((await read('perfect.txt')).value.text).toMatch(/^3x3\n🦄\n/);
    expect(parseDeckFile((await read('times-tables.board')).value.text).title).toBe('Times tables');
    expect(await use('readBoard', { board: '../package.json' })).toEqual({
      ok: false,
      code: 'no-such-board',
    });
  });

  test.each(['none.txt', '../package.json', '/etc/passwd', '', 'perfect'])(
    'chooseBoard knows no %j, and the game goes on',
    async (board) => {
      const { use, table } = await hosting();
      expect(await use('chooseBoard', { board })).toEqual({ ok: false, code: 'no-such-board' });
      expect(table.game.number).toBe(1);
    },
  );

  test('4-D: newGame lays the cards out anew, and fails the flips that wait', async () => {
    const { use, wire, table } = await hosting();
    const wait = wire.get('/flip/bob/0,0');
    await until(() => table.game.board.controlled()[0]?.waiters.length === 1);
    expect(await use('newGame')).toEqual(DONE);
    expectFailed(await wait, '4-D');
    expectBoard(await wire.get('/look/carol'), 'down, down / down, down');
    expectFailed(await wire.get('/flip/carol/0,0?game=1'), '4-D');
    expect(table.game.number).toBe(2);
  });

  test('openBoard plays the text of a file', async () => {
    const { use, wire, table } = await hosting();
    const argument = { title: 'my-board.txt', text: '\ufeff1x2\r\n🦄\r\n🦄' };
    expect(await use('openBoard', argument)).toEqual(DONE);
    expect(table.game.title).toBe('My board');
    expectBoard(await wire.get('/flip/carol/0,1'), 'down, my 🦄');
  });

  test('openBoard refuses a file with its line, and the game goes on', async () => {
    const { use, wire, table } = await hosting();
    const answer = await use('openBoard', { title: 'x', text: '2x2\nA\nB C\nA\nB\n' });
    expect(answer).toEqual({
      ok: false,
      code: 'board-file',
      problem: {
        code: 'whitespace',
        line: 3,
        found: '"B C"',
        expected: 'one card without spaces',
      },
    });
    expect(table.game.number).toBe(1);
    expectBoard(await wire.get('/look/carol'), 'my A, down / down, down');
  });

  test('openBoard takes a file of full size', async () => {
    const { use, table } = await hosting();
    const card = '\uff21'.repeat(1_300);
    const text = `32x33\n${`${card}\n`.repeat(32 * 33)}`;
    expect(Buffer.byteLength(text)).toBeGreaterThan(4_000_000);
    expect(await use('openBoard', { title: 'Large', text })).toEqual(DONE);
    expect(table.game.deck.cards).toHaveLength(32 * 33);
  });

  test('openBoard takes a deck file with many pictures', async () => {
    const { use, table } = await hosting();
    // As large as photos are: comments in a sound JPEG.
    const photo = (number: number) => {
      const comment = Buffer.alloc(60_000, number);
      comment.set([0xff, 0xfe, (60_000 - 2) >> 8, (60_000 - 2) & 255]);
      const { jpeg } = samples;
      const bytes = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
      return [{ picture: addressOf(bytes, 'image/jpeg') }] as const;
    };
    const pairs = Array.from({ length: 200 }, (_, number) => photo(number));
    const text = textOf({ title: 'Photos', rows: 10, columns: 10, pairs });
    expect(text.length).toBeGreaterThan(16_000_000);
    expect(await use('openBoard', { title: 'x', text })).toEqual(DONE);
    expect([table.game.title, table.game.deck.pictures?.size]).toEqual(['Photos', 200]);
  });

  test('4-H: in a lobby every flip fails and changes nothing until the host begins', async () => {
    const { use, wire, table } = await hosting();
    await use('settings', { lobby: true });
    await use('newGame');
    const before = table.version;
    expectFailed(await wire.get('/flip/carol/0,0'), '4-H');
    expectFailed(await wire.get(`/flip/${ANA}/1,1`), '4-H');
    expect([table.game.phase, table.version]).toEqual(['lobby', before]);
    expect(await use('begin')).toEqual(DONE);
    expectBoard(await wire.get('/flip/carol/0,0'), 'my A, down / down, down');
  });

  test('4-H: begin may name a moment ahead; everybody is told, latecomers as well', async () => {
    const { use, wire, clock } = await hosting({ lobby: true });
    const { token } = await viewOf(wire, ANA);
    const told = wire.get(`/table/${ANA}?since=${token}&wait=25`);
    expect(await use('begin', { seconds: 3 })).toEqual(DONE);
    expect(JSON.parse((await told).body)).toMatchObject({ phase: 'lobby', beginsIn: 3 });
    clock.pass(1_400);
    expect((await viewOf(wire, BEN)).beginsIn).toBe(1.6);
    expectFailed(await wire.get('/flip/carol/0,0'), '4-H');
    clock.pass(1_600);
    expect(await viewOf(wire, BEN)).toMatchObject({ phase: 'playing', beginsIn: null });
    expectBoard(await wire.get('/flip/carol/0,0'), 'my A, down / down, down');
  });

  test('4-I: endGame ends the game as it stands, until the next one', async () => {
    const { use, wire } = await hosting();
    expect(await use('endGame')).toEqual(DONE);
    const { phase, spots } = await viewOf(wire, ANA);
    expect([phase, spots[0]]).toEqual(['over', { card: 'A', by: 1, as: 'first' }]);
    await use('newGame');
    expect((await viewOf(wire, ANA)).phase).toBe('playing');
  });

  test('settings change what they name, and nothing else', async () => {
    const { use, wire, table } = await hosting();
    const before = table.settings;
    expect(await use('settings', { replace: false, holdUpSeconds: null })).toEqual(DONE);
    expect(table.settings).toEqual({ ...before, replace: false, holdUpSeconds: null });
    expectRefused(await wire.get('/replace/carol/A/Z'), 403, 'no-replace');
    await use('settings', { replace: true });
    expect((await wire.get('/replace/carol/A/Z')).body).toContain('my Z');
  });

  test('4-D: settings can begin a new game by themselves', async () => {
    const { use, clock, table } = await hosting();
    await use('settings', { restartMinutes: 1 });
    clock.pass(59_999);
    expect(table.game.number).toBe(1);
    clock.pass(1);
    expect(table.game.number).toBe(2);
  });

  test('a door that is locked and unlocked is as it was before, even after a restart', async () => {
    const { use, table } = await hosting();
    const unlocked = async () => ((await use('state')) as { value: HostState }).value.unlocked;
    await use('door', { door: 'code' });
    expect(await unlocked()).toBe('open');
    await use('door', { door: 'joined' });
    await use('door', { door: 'code' });
    await use('door', { door: 'code', code: 'Kiwi42' });
    expect(await unlocked()).toBe('joined');
    expect(restarted(table).door).toEqual({ ...table.door, unlocked: 'joined' });
    await use('door', { door: 'open' });
    await use('door', { door: 'code' });
    expect(await unlocked()).toBe('open');
    expect(Object.keys(table.save())).not.toContain('unlocked');
  });

  test('door sets the door, and makes a code where none was given', async () => {
    const { use, wire, table } = await hosting();
    expect(await use('door', { door: 'code' })).toEqual(DONE);
    expect(table.door).toMatchObject({ mode: 'code' });
    expect(table.door.code).toMatch(/^[A-Z2-9]{6}$/);
    expectRefused(await wire.get('/look/carol'), 403, 'door');
    await use('door', { door: 'open' });
    expect((await wire.get('/look/carol')).status).toBe(200);
  });

  test('rename, of a seat, with the rules for names', async () => {
    const { use, wire } = await hosting();
    expect(await use('rename', { seat: 1, name: ' ana ' })).toEqual(DONE);
    const { players } = await viewOf(wire, ANA);
    expect(players.map(({ name }) => name)).toEqual(['Ana', 'ana 2']);
  });

  test('4-C: remove ends a player’s game, and block until unblock', async () => {
    const { use, wire, table } = await hosting();
    expect(await use('remove', { seat: 0 })).toEqual(DONE);
    expectRefused(await wire.get(`/flip/${ANA}/0,1`), 403, 'removed');
    expect((await wire.post('/join', { player: ANA, name: 'Ana' })).status).toBe(200);
    expect(await use('block', { seat: 1 })).toEqual(DONE);
    expect(table.game.board.controlled()).toEqual([]);
    expectRefused(await wire.get('/flip/carol/0,1'), 403, 'blocked');
    expect((await viewOf(wire, ANA)).happenings).toEqual([]); // nobody is shamed
    expect(await use('state', {})).toMatchObject({ value: { removed: [1], blocked: ['carol'] } });
    expect(await use('unblock', { name: 'carol' })).toEqual(DONE);
    expect((await wire.get('/look/carol')).status).toBe(200);
    expect(await use('state', {})).toMatchObject({ value: { blocked: [] } });
  });

  test('giveSeat lets a newcomer go on with an away seat, its name and its score', async () => {
    const { use, wire, clock } = await hosting();
    for (const at of ['0,1', '1,0']) await wire.get(`/flip/${ANA}/${at}`);
    const notYet = await use('giveSeat', { from: 0, to: 1 });
    expect(notYet).toEqual({ ok: false, code: 'not-away' });
    clock.pass(10_000);
    await wire.post('/join', { player: BEN, name: 'Ana again' });
    expect(await use('giveSeat', { from: 0, to: 2 })).toEqual(DONE);
    const view = await viewOf(wire, BEN);
    expect(view.you).toMatchObject({ seat: 0, name: 'Ana' });
    expect(playerNamed(view, 'Ana')).toMatchObject({ score: 1, presence: 'here' });
    expect((await viewOf(wire, ANA)).you.seat).toBeNull();
  });

  test.each([
    ['rename', { seat: 9, name: 'X' }],
    ['remove', { seat: 9 }],
    ['block', { seat: 9 }],
    ['giveSeat', { from: 0, to: 9 }],
  ])('%s knows no empty seat', async (power, argument) => {
    const { use } = await hosting();
    expect(await use(power, argument)).toEqual({ ok: false, code: 'no-such-seat' });
  });
});
