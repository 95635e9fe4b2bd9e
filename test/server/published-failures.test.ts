import { describe, expect, test } from 'vitest';
import { serve } from '../support/host.ts';
import { restarted } from '../support/table.ts';
import { type Answer, type Wire, expectPublishedHeaders } from '../support/wire.ts';

/** The sentences of the wire, as clients have learnt them. */
const lines = {
  '1-A': 'cannot flip this card: there is no card there any more (1-A)',
  '2-A':
    'cannot flip this card: there is no card there any more, so you let go of your first card (2-A)',
  '2-B': 'cannot flip this card: somebody has that card, so you let go of your first card (2-B)',
  '4-A': 'cannot flip this card: you chose another card instead (4-A)',
  '4-C': 'cannot flip this card: you left the game (4-C)',
  '4-D': 'cannot flip this card: a new game has begun (4-D)',
  '4-H': 'cannot flip this card: the host has not begun the game yet (4-H)',
  '4-I': 'cannot flip this card: the host ended the game; wait for the next one (4-I)',
} as const;

function expectFailsBy(rule: keyof typeof lines, answer: Answer): void {
  expect([answer.status, answer.body]).toEqual([409, lines[rule]]);
  expectPublishedHeaders(answer);
}

/** A board where the A of 0,0 and 0,1 are gone, and carol controls B, at 1,0. */
async function withGap() {
  const running = await serve('A A C / B B C');
  for (const at of ['0,0', '0,1', '1,0']) await running.wire.get(`/flip/carol/${at}`);
  return running;
}

async function boardOf(wire: Wire, player: string): Promise<string> {
  return (await wire.get(`/look/${player}`)).body;
}

describe('a flip that fails', () => {
  test('1-A: there is no card', async () => {
    const { wire } = await withGap();
    expectFailsBy('1-A', await wire.get('/flip/alice/0,0'));
    expect(await boardOf(wire, 'alice')).toBe('2x3\nnone\nnone\ndown\nup B\ndown\ndown\n');
  });

  test('1-A: the card was taken off the board during the wait', async () => {
    const { wire, untilWaiting } = await serve('A A B / C D B');
    await wire.get('/flip/alice/0,0');
    const waits = ['bob', 'carol'].map((player) => wire.get(`/flip/${player}/0,0`));
    await untilWaiting('bob', 'carol');
    await wire.get('/flip/alice/0,1');
    await wire.get('/flip/alice/0,2');
    for (const answer of await Promise.all(waits)) expectFailsBy('1-A', answer);
    expect(await boardOf(wire, 'bob')).toBe('2x3\nnone\nnone\nup B\ndown\ndown\ndown\n');
  });

  test('1-A: the previous play was finished all the same', async () => {
    const { wire } = await withGap();
    for (const at of ['0,2', '1,1']) await wire.get(`/flip/alice/${at}`);
    expectFailsBy('1-A', await wire.get('/flip/alice/0,0'));
    expect(await boardOf(wire, 'alice')).toBe('2x3\nnone\nnone\ndown\nup B\ndown\ndown\n');
  });

  test('2-A: there is no second card, and the first stays face up, nobody’s', async () => {
    const { wire, table } = await withGap();
    await wire.get('/flip/alice/0,2');
    expectFailsBy('2-A', await wire.get('/flip/alice/0,0'));
    expect(await boardOf(wire, 'alice')).toBe('2x3\nnone\nnone\nup C\nup B\ndown\ndown\n');
    expect(table.game.board.controlled().map(({ controller }) => controller)).toEqual(['carol']);
  });

  test('2-B: another player has the second card', async () => {
    const { wire } = await withGap();
    await wire.get('/flip/alice/0,2');
    expectFailsBy('2-B', await wire.get('/flip/alice/1,0'));
    expect(await boardOf(wire, 'carol')).toBe('2x3\nnone\nnone\nup C\nmy B\ndown\ndown\n');
  });

  test('2-B: the second card is the first one', async () => {
    const { wire } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0');
    expectFailsBy('2-B', await wire.get('/flip/alice/0,0'));
    expect(await boardOf(wire, 'alice')).toBe('2x2\nup A\ndown\ndown\ndown\n');
  });

  test('4-A: the player flips another card during the wait', async () => {
    const { wire, untilWaiting } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0');
    const waits = wire.get('/flip/bob/0,0');
    await untilWaiting('bob');
    expect((await wire.get('/flip/bob/0,1')).body).toBe('2x2\nup A\nmy B\ndown\ndown\n');
    expectFailsBy('4-A', await waits);
  });

  test('4-A: the player waits for the same card again, in the place of the earlier flip', async () => {
    const { wire, table, untilWaiting, untilOpen } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0');
    const earlier = wire.get('/flip/bob/0,0');
    await untilWaiting('bob');
    const carols = wire.get('/flip/carol/0,0');
    await untilWaiting('bob', 'carol');
    const later = wire.get('/flip/bob/0,0');
    expectFailsBy('4-A', await earlier);
    await untilOpen(2);
    expect(table.game.board.controlled()[0]?.waiters).toEqual(['bob', 'carol']);
    await wire.get('/flip/alice/0,1');
    expect((await later).body).toBe('2x2\nmy A\nup B\ndown\ndown\n');
    await wire.get('/flip/bob/0,1');
    expect((await carols).status).toBe(200);
  });

  test('4-C: the player leaves during the wait', async () => {
    const { wire, untilWaiting } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0');
    const waits = wire.get('/flip/bob/0,0');
    await untilWaiting('bob');
    expect((await wire.post('/leave', { player: 'bob' })).status).toBe(200);
    expectFailsBy('4-C', await waits);
  });

  test('4-D: a new game begins during the wait', async () => {
    const { wire, table, untilWaiting } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0');
    const waits = wire.get('/flip/bob/0,0');
    await untilWaiting('bob');
    table.room.startGame();
    expectFailsBy('4-D', await waits);
    expect(await boardOf(wire, 'alice')).toBe('2x2\ndown\ndown\ndown\ndown\n');
  });

  test('4-H: the game waits in the lobby', async () => {
    const { wire, table } = await serve('A B / B A', { lobby: true });
    expectFailsBy('4-H', await wire.get('/flip/alice/0,0'));
    expect(await boardOf(wire, 'alice')).toBe('2x2\ndown\ndown\ndown\ndown\n');
    table.room.begin();
    expect((await wire.get('/flip/alice/0,0')).body).toBe('2x2\nmy A\ndown\ndown\ndown\n');
  });

  test('4-I: the host ends the game during the wait, and later flips fail as well', async () => {
    const { wire, table, untilWaiting } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0');
    const waits = wire.get('/flip/bob/0,0');
    await untilWaiting('bob');
    table.endGame();
    expectFailsBy('4-I', await waits);
    expectFailsBy('4-I', await wire.get('/flip/alice/1,1'));
    expectFailsBy('4-I', await wire.get('/flip/carol/1,1'));
    expect(await boardOf(wire, 'alice')).toBe('2x2\nmy A\ndown\ndown\ndown\n');
    expect(table.seats.find('carol')).toBeUndefined();
    table.room.startGame();
    expect((await wire.get('/flip/alice/0,0')).body).toBe('2x2\nmy A\ndown\ndown\ndown\n');
  });

  test('4-H: the lobby of a saved game is still one after a restart', async () => {
    const { table } = await serve('A B / B A', { lobby: true });
    const { wire } = await serve(restarted(table));
    expectFailsBy('4-H', await wire.get('/flip/alice/0,0'));
  });
});

test('failing never ends a player’s game', async () => {
  const { wire } = await withGap();
  for (const at of ['0,0', '0,1', '0,0']) await wire.get(`/flip/alice/${at}`);
  const flipped = await wire.get('/flip/alice/0,2');
  expect(flipped.body).toBe('2x3\nnone\nnone\nmy C\nup B\ndown\ndown\n');
});

describe('Failed-By tells whose seat is in the way', () => {
  test('2-B: the player who has the card', async () => {
    const { wire } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0'); // seat 0
    await wire.get('/flip/bob/0,1'); // seat 1
    const answer = await wire.get('/flip/alice/0,1');
    expectFailsBy('2-B', answer);
    expect(answer.headers['failed-by']).toBe('1');
  });

  test('1-A: who took the card off the board while others waited', async () => {
    const { wire, untilWaiting } = await serve('A A / B B');
    await wire.get('/flip/alice/0,0');
    await wire.get('/flip/alice/0,1');
    const waiting = wire.open('/flip/bob/0,0').answer;
    await untilWaiting('bob');
    await wire.get('/flip/alice/1,0');
    const answer = await waiting;
    expectFailsBy('1-A', answer);
    expect(answer.headers['failed-by']).toBe('0');
  });

  test('4-H: and of nobody where nobody is', async () => {
    const { wire } = await serve('A B / B A', { lobby: true });
    const answer = await wire.get('/flip/alice/0,0');
    expectFailsBy('4-H', answer);
    expect(answer.headers).not.toHaveProperty('failed-by');
  });
});
