import { describe, expect, test } from 'vitest';
import { serve } from '../support/host.ts';
import { parseView, playerNamed, viewOf } from '../support/table-view.ts';
import { secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const BEN = secretId('ben');

/** Ana has seat 0, Ben seat 1; both came through the page. */
async function twoPages(notation = 'A B / B A') {
  const running = await serve(notation);
  await running.wire.post('/join', { player: ANA, name: 'Ana' });
  await running.wire.post('/join', { player: BEN, name: 'Ben' });
  return running;
}

describe('the table view', () => {
  test('of a new game, whole', async () => {
    const { wire, table } = await serve('A B / B A');
    expect(await viewOf(wire, 'carol')).toEqual({
      you: { seat: null, name: null, number: null, removed: false, blocked: false, brought: [] },
      awards: [],
      evening: { games: 0, lines: [] },
      beginsIn: null,
      restartSeconds: null,
      giveUpSeconds: null,
      playedSeconds: 0,
      token: table.token,
      game: 1,
      title: 'Test',
      phase: 'playing',
      rows: 2,
      columns: 2,
      faces: 'words',
      hasFaces: false,
      unlike: false,
      language: null,
      spots: [1, 1, 1, 1],
      pairsLeft: 2,
      lastPair: null,
      players: [],
      happenings: [],
      bringing: null,
      dealt: 0,
      room: { door: 'open', replace: true },
    });
  });

  test('is JSON that nobody keeps', async () => {
    const { wire } = await serve('A B / B A');
    const answer = await wire.get('/table/carol');
    parseView(answer);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(answer.body)));
  });
});

describe('spots', () => {
  test('1-B: a first card is by its controller’s seat', async () => {
    const { wire } = await twoPages();
    await wire.get(`/flip/${BEN}/0,1`);
    const { spots } = await viewOf(wire, ANA);
    expect(spots).toEqual([1, { card: 'B', by: 1, as: 'first' }, 1, 1]);
  });

  test('2-D: a pair is by its controller’s seat, and 3-A: then no card any more', async () => {
    const { wire } = await twoPages();
    await wire.get(`/flip/${BEN}/0,0`);
    await wire.get(`/flip/${BEN}/1,1`);
    const pair = { card: 'A', by: 1, as: 'pair' };
    expect((await viewOf(wire, ANA)).spots).toEqual([pair, 1, 1, pair]);
    await wire.get(`/flip/${BEN}/0,0`);
    expect((await viewOf(wire, ANA)).spots).toEqual([0, 1, 1, 0]);
  });

  test('2-E: face-up cards that nobody controls have nobody’s seat', async () => {
    const { wire } = await twoPages();
    await wire.get(`/flip/${BEN}/0,0`);
    await wire.get(`/flip/${BEN}/0,1`);
    expect((await viewOf(wire, ANA)).spots).toEqual([{ card: 'A' }, { card: 'B' }, 1, 1]);
  });

  test('1-D: players who wait stand there by seat, in the order in which they came', async () => {
    const { wire, untilWaiting } = await twoPages();
    await wire.get(`/flip/${ANA}/0,0`);
    void wire.get('/flip/carol/0,0');
    await untilWaiting('carol');
    void wire.get(`/flip/${BEN}/0,0`);
    await untilWaiting('carol', BEN);
    const { spots } = await viewOf(wire, 'dora');
    expect(spots[0]).toEqual({ card: 'A', by: 0, as: 'first', waiting: [2, 1] });
  });
});

describe('players', () => {
  test('have seat, name and presence; text players are text', async () => {
    const { wire } = await twoPages();
    await wire.get('/flip/carol/0,0');
    await wire.post('/leave', { player: BEN });
    const none = { score: 0, tries: 0, streak: 0 };
    expect((await viewOf(wire, ANA)).players).toEqual([
      { seat: 0, name: 'Ana', presence: 'here', ...none },
      { seat: 1, name: 'Ben', presence: 'left', ...none },
      { seat: 2, name: 'carol', presence: 'text', ...none },
    ]);
  });

  test('are away when their connections have ended', async () => {
    const { wire, clock } = await twoPages();
    clock.pass(10_000);
    const { players } = await viewOf(wire, 'carol');
    expect(players.map(({ presence }) => presence)).toEqual(['away', 'away']);
  });

  test('4-F: have score, tries and longest streak; the last pair is told', async () => {
    const { wire } = await twoPages('A A B B / C C D E');
    for (const at of ['0,0', '0,1', '0,2', '0,3', '1,0', '1,2'])
      await wire.get(`/flip/${BEN}/${at}`);
    const view = await viewOf(wire, ANA);
    expect(playerNamed(view, 'Ben')).toMatchObject({ score: 2, tries: 3, streak: 2 });
    expect(playerNamed(view, 'Ana')).toMatchObject({ score: 0, tries: 0, streak: 0 });
    expect([view.pairsLeft, view.lastPair, view.phase]).toEqual([
      1,
      { seat: 1, card: 'B' },
      'playing',
    ]);
  });

  test('4-F: no pair left is the end of the game', async () => {
    const { wire } = await twoPages('A A');
    for (const at of ['0,0', '0,1']) await wire.get(`/flip/${BEN}/${at}`);
    const { phase, pairsLeft } = await viewOf(wire, ANA);
    expect([phase, pairsLeft]).toEqual(['over', 0]);
  });

  test('4-H: a game that has not begun is in the lobby', async () => {
    const { wire, table } = await serve('A B / B A', { lobby: true });
    expect((await viewOf(wire, ANA)).phase).toBe('lobby');
    table.room.begin();
    expect((await viewOf(wire, ANA)).phase).toBe('playing');
  });

  test('4-D: scores start at zero in a new game, and players who left are gone', async () => {
    const { wire, table } = await twoPages('A A / B B');
    for (const at of ['0,0', '0,1']) await wire.get(`/flip/${ANA}/${at}`);
    await wire.post('/leave', { player: BEN });
    table.room.startGame();
    const { game, players, lastPair } = await viewOf(wire, ANA);
    expect([game, lastPair]).toEqual([2, null]);
    expect(players).toEqual([
      { seat: 0, name: 'Ana', score: 0, tries: 0, streak: 0, presence: 'here' },
    ]);
  });
});

describe('happenings', () => {
  test('tell who replaced what, once for each replace, numbered', async () => {
    const { wire } = await twoPages();
    await wire.get(`/replace/${ANA}/A/Z`);
    await wire.get('/replace/carol/B/Y');
    await wire.get('/replace/carol/Q/R');
    expect((await viewOf(wire, BEN)).happenings).toEqual([
      { number: 1, kind: 'replaced', who: 'Ana', from: 'A', to: 'Z' },
      { number: 2, kind: 'replaced', who: 'carol', from: 'B', to: 'Y' },
    ]);
  });

  test('are the last eight, and never tell of a removal: nobody is shamed', async () => {
    const { wire, table } = await twoPages();
    for (let turn = 0; turn < 9; turn++) {
      await wire.get(`/replace/carol/${turn % 2 === 0 ? 'A/Z' : 'Z/A'}`);
    }
    table.remove(BEN);
    const { happenings } = await viewOf(wire, ANA);
    expect(happenings.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect((await viewOf(wire, BEN)).you.removed).toBe(true);
  });
});

describe('the rest', () => {
  test('the room tells its door, and whether replacing is on', async () => {
    const { wire, table } = await twoPages();
    table.room.setDoor('code', '1234');
    table.room.changeSettings({ replace: false });
    const answer = await wire.get(`/table/${ANA}`);
    expect(parseView(answer).room).toEqual({ door: 'code', replace: false });
    expect(answer.body).not.toContain('1234');
  });

  test('the seconds to an automatic new game run down, and then it is there', async () => {
    const { wire, clock } = await serve('A B / B A', { restartMinutes: 2 });
    expect((await viewOf(wire, 'carol')).restartSeconds).toBe(120);
    clock.pass(59_001);
    expect((await viewOf(wire, 'carol')).restartSeconds).toBe(61);
    clock.pass(60_999);
    const { game, restartSeconds } = await viewOf(wire, 'carol');
    expect([game, restartSeconds]).toEqual([2, 120]);
  });

  test('4-F: the seconds played run from the first flip until the game is over', async () => {
    const { wire, clock } = await serve('A A');
    const played = async () => (await viewOf(wire, 'carol')).playedSeconds;
    clock.pass(5_000);
    expect(await played()).toBe(0);
    await wire.get('/flip/alice/0,0');
    clock.pass(7_000);
    expect(await played()).toBe(7);
    await wire.get('/flip/alice/0,1');
    clock.pass(60_000);
    expect(await played()).toBe(7);
  });

  test('you are told your seat, name and last number', async () => {
    const { wire } = await twoPages();
    await wire.get(`/flip/${BEN}/0,0?n=17`);
    const { you } = await viewOf(wire, BEN);
    expect(you).toEqual({
      seat: 1,
      name: 'Ben',
      number: 17,
      removed: false,
      blocked: false,
      brought: [],
    });
  });
});
