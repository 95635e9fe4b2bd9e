import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { game } from '../support/game.ts';
import { failsBy, pending, settled } from '../support/promises.ts';

/** Alice controls the A at 0,0; everything else is face down. */
async function aliceHolds(notation: string) {
  const players = game(notation);
  await players.alice.flip(0, 0);
  return players;
}

describe('4-A, changing one’s mind', () => {
  test('4-A: a flip of another spot ends the wait and is a first-card flip', async () => {
    const { alice, bob } = await aliceHolds('A B / B A');
    const earlier = bob.flip(0, 0);
    await bob.flip(1, 1);
    await failsBy('4-A', earlier);
    bob.sees('up A, down / down, my A');
    await alice.flip(0, 1);
    bob.sees('up A, up B / down, my A');
  });

  test('4-A: the other spot may be one to wait for, too', async () => {
    const { bob, charlie, board } = await aliceHolds('A B / B A');
    await charlie.flip(0, 1);
    const earlier = bob.flip(0, 0);
    const later = bob.flip(0, 1);
    await failsBy('4-A', earlier);
    expect(await pending(later)).toBe(true);
    expect(board.controlled().map((held) => held.waiters)).toEqual([[], ['bob']]);
  });

  test('4-A: the other spot may be empty, and the wait has ended all the same', async () => {
    const { alice, bob, dora } = game('A B / C C');
    await dora.flip(1, 0);
    await dora.flip(1, 1);
    dora.leave();
    await alice.flip(0, 0);
    const earlier = bob.flip(0, 0);
    await failsBy('1-A', bob.flip(1, 0));
    await failsBy('4-A', earlier);
    await alice.flip(0, 1);
    bob.sees('up A, up B / none, none');
  });

  test('4-A: a flip of the same spot takes over the place in the queue', async () => {
    const { alice, bob, charlie } = await aliceHolds('A B / B A');
    const earlier = bob.flip(0, 0);
    const charlies = charlie.flip(0, 0);
    const later = bob.flip(0, 0);
    await failsBy('4-A', earlier);
    await alice.flip(0, 1);
    await later;
    expect(await pending(charlies)).toBe(true);
    bob.sees('my A, up B / down, down');
  });

  test('4-A: an abort of the earlier flip afterwards changes nothing', async () => {
    const { alice, bob, steps } = await aliceHolds('A B / B A');
    const phone = new AbortController();
    const earlier = bob.flip(0, 0, phone.signal);
    const later = bob.flip(0, 0);
    const told = steps.length;
    phone.abort();
    await failsBy('4-A', earlier);
    expect(await pending(later)).toBe(true);
    expect(steps).toHaveLength(told);
    await alice.flip(0, 1);
    await later;
    bob.sees('my A, up B / down, down');
  });

  test('4-A: who flips without waiting chooses a second card', async () => {
    const { alice } = await aliceHolds('A B / B A');
    await alice.flip(1, 1);
    alice.sees('my A, down / down, my A');
  });
});

describe('4-B, going away', () => {
  test('4-B: a flip that is cancelled already changes nothing, not even the previous play', async () => {
    const { alice, steps } = await aliceHolds('A B / B A');
    await alice.flip(0, 1);
    const told = steps.length;
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(alice.flip(1, 1, gone)).rejects.toThrow('gone');
    alice.sees('up A, up B / down, down');
    expect(steps).toHaveLength(told);
  });

  test('4-B: a waiter who is cancelled leaves the queue at once', async () => {
    const { alice, bob, charlie, board } = await aliceHolds('A B / B A');
    const phone = new AbortController();
    const bobs = bob.flip(0, 0, phone.signal);
    const charlies = charlie.flip(0, 0);
    phone.abort(new Error('gone'));
    expect(board.controlled().flatMap((held) => held.waiters)).toEqual(['charlie']);
    await expect(bobs).rejects.toThrow('gone');
    await alice.flip(0, 1);
    await charlies;
    charlie.sees('my A, up B / down, down');
  });

  test('4-B: the only waiter goes away, and the card is nobody’s when it is given up', async () => {
    const { alice, bob } = await aliceHolds('A B / B A');
    const phone = new AbortController();
    const bobs = bob.flip(0, 0, phone.signal);
    phone.abort();
    await expect(bobs).rejects.toBe(phone.signal.reason);
    await alice.flip(0, 1);
    await alice.flip(1, 0);
    bob.sees('down, down / up B, down');
  });

  test('4-B: an abort after the card was handed over changes nothing', async () => {
    const { alice, bob } = await aliceHolds('A B / B A');
    const phone = new AbortController();
    const bobs = bob.flip(0, 0, phone.signal);
    const alices = alice.flip(0, 1);
    // Handed over in Alice's step, but Bob's promise has not run yet.
    phone.abort();
    await Promise.all([alices, bobs]);
    bob.sees('my A, up B / down, down');
  });

  test('4-B: a flip that is answered has let go of its signal', async () => {
    const { alice, bob } = await aliceHolds('A B / B A');
    const { signal } = new AbortController();
    const bobs = bob.flip(0, 0, signal);
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    await alice.flip(0, 1);
    await bobs;
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  test('4-B: an abort after the flip was answered changes nothing', async () => {
    const { alice } = game('A B / B A');
    const phone = new AbortController();
    await alice.flip(0, 0, phone.signal);
    phone.abort();
    await settled();
    alice.sees('my A, down / down, down');
  });

  test('4-B: who went away may come back to the end of the queue', async () => {
    const { bob, charlie, board } = await aliceHolds('A B / B A');
    const phone = new AbortController();
    const first = bob.flip(0, 0, phone.signal);
    void charlie.flip(0, 0);
    phone.abort();
    await expect(first).rejects.toBe(phone.signal.reason);
    void bob.flip(0, 0);
    expect(board.controlled().flatMap((held) => held.waiters)).toEqual(['charlie', 'bob']);
  });
});

describe('4-C, leaving', () => {
  test('4-C: who has done nothing leaves everything as it is', async () => {
    const { alice, bob, board } = await aliceHolds('A B / B A');
    const { version } = board;
    bob.leave();
    alice.sees('my A, down / down, down');
    expect(board.version).toBe(version);
  });

  test('4-C: a first card is given up and turns face down', async () => {
    const { alice } = await aliceHolds('A B / B A');
    alice.leave();
    alice.sees('down, down / down, down');
  });

  test('4-C: a first card that somebody waits for is handed over', async () => {
    const { alice, bob, charlie } = await aliceHolds('A B / B A');
    const bobs = bob.flip(0, 0);
    const charlies = charlie.flip(0, 0);
    alice.leave();
    await bobs;
    bob.sees('my A, down / down, down');
    expect(await pending(charlies)).toBe(true);
  });

  test('4-C: a matched pair leaves the board, and whoever waits for it fails', async () => {
    const { alice, bob } = await aliceHolds('A A / B B');
    await alice.flip(0, 1);
    const bobs = bob.flip(0, 1);
    alice.leave();
    await failsBy('1-A', bobs);
    bob.sees('none, none / down, down');
  });

  test('4-C: a miss is finished as in 3-B', async () => {
    const { alice, bob } = await aliceHolds('A B / B A');
    await alice.flip(0, 1);
    await bob.flip(0, 1);
    alice.leave();
    bob.sees('down, my B / down, down');
  });

  test('4-C: who waits stops waiting', async () => {
    const { alice, bob, charlie } = await aliceHolds('A B / B A');
    const bobs = bob.flip(0, 0);
    const charlies = charlie.flip(0, 0);
    bob.leave();
    await failsBy('4-C', bobs);
    await alice.flip(0, 1);
    await charlies;
    charlie.sees('my A, up B / down, down');
  });

  test('4-C: several players leave in one step', async () => {
    const { alice, bob, charlie, dora, board, steps } = await aliceHolds('A B / C C');
    const charlies = charlie.flip(0, 0);
    await bob.flip(1, 0);
    await bob.flip(1, 1);
    const doras = dora.flip(1, 1);
    const { version } = board;
    const told = steps.length;
    board.leave('charlie', 'bob', 'alice');
    await failsBy('4-C', charlies);
    await failsBy('1-A', doras);
    alice.sees('down, down / none, none');
    expect(steps).toHaveLength(told + 1);
    expect(board.version).toBe(version + 1);
  });

  test.each([[['alice', 'bob']], [['bob', 'alice']]])(
    '4-C: no card is handed over to somebody who leaves in the same step (%j)',
    async (leaving) => {
      const { bob, board } = await aliceHolds('A B / B A');
      const bobs = bob.flip(0, 0);
      board.leave(...leaving);
      await failsBy('4-C', bobs);
      bob.sees('down, down / down, down');
    },
  );

  test('4-C: a card is handed over past a waiter who leaves in the same step', async () => {
    const { bob, charlie, board } = await aliceHolds('A B / B A');
    const bobs = bob.flip(0, 0);
    const charlies = charlie.flip(0, 0);
    board.leave('alice', 'bob');
    await failsBy('4-C', bobs);
    await charlies;
    charlie.sees('my A, down / down, down');
  });

  test('4-C: who comes back begins with a first card', async () => {
    const { alice } = await aliceHolds('A B / B A');
    alice.leave();
    await alice.flip(1, 1);
    alice.sees('down, down / down, my A');
  });
});

describe('4-D, a new game', () => {
  test('4-D: every pending flip fails', async () => {
    const { bob, charlie, board } = await aliceHolds('A B / B A');
    const waits = [bob.flip(0, 0), charlie.flip(0, 0)];
    board.close();
    for (const wait of waits) await failsBy('4-D', wait);
  });

  test('4-D: every watcher is answered', async () => {
    const { board } = await aliceHolds('A B / B A');
    const watches = [board.watch(), board.watch({ since: board.version })];
    board.close();
    expect(await Promise.all(watches)).toEqual([board.version, board.version]);
    expect(await board.watch()).toBe(board.version);
  });

  test('4-D: every later flip of the old game fails and changes nothing', async () => {
    const { alice, board } = await aliceHolds('A B / B A');
    board.close();
    await failsBy('4-D', alice.flip(0, 1));
    alice.leave();
    alice.giveUp();
    board.close();
    alice.sees('my A, down / down, down');
  });

  test('4-D: a map that is still at work fails and changes nothing', async () => {
    const { alice, board } = await aliceHolds('A B / B A');
    const mapped = alice.map(async (card) => `${card}${card}`);
    board.close();
    await failsBy('4-D', mapped);
    await failsBy(
      '4-D',
      alice.map(async () => 'Z'),
    );
    alice.sees('my A, down / down, down');
  });

  test('4-D: an abort after it changes nothing', async () => {
    const { bob, board, steps } = await aliceHolds('A B / B A');
    const phone = new AbortController();
    const bobs = bob.flip(0, 0, phone.signal);
    board.close();
    const told = steps.length;
    phone.abort();
    await failsBy('4-D', bobs);
    expect(steps).toHaveLength(told);
  });
});

describe('4-E, waiting is fair', () => {
  test('4-E: waiters are served first come, first served', async () => {
    const { alice, bob, charlie, dora, board } = await aliceHolds('A B C D E');
    const order: string[] = [];
    const waits = [bob, charlie, dora].map((player) =>
      player.flip(0, 0).then(() => order.push(player.id)),
    );
    expect(board.controlled()).toEqual([
      { index: 0, controller: 'alice', as: 'first', waiters: ['bob', 'charlie', 'dora'] },
    ]);
    await alice.flip(0, 1);
    await waits[0];
    await bob.flip(0, 2);
    await waits[1];
    await charlie.flip(0, 3);
    await waits[2];
    expect(order).toEqual(['bob', 'charlie', 'dora']);
    dora.sees('my A, up B, up C, up D, down');
  });

  test('4-E: one may wait for each card of a pair, too, though in vain', async () => {
    const { alice, bob, charlie, board } = await aliceHolds('A A / B B');
    await alice.flip(0, 1);
    void bob.flip(0, 1);
    void charlie.flip(0, 0);
    expect(board.controlled()).toEqual([
      { index: 0, controller: 'alice', as: 'pair', waiters: ['charlie'] },
      { index: 1, controller: 'alice', as: 'pair', waiters: ['bob'] },
    ]);
  });

  test('4-E: nobody can take the card in between', async () => {
    const { alice, bob, charlie } = await aliceHolds('A B / B A');
    const bobs = bob.flip(0, 0);
    const alices = alice.flip(0, 1);
    const charlies = charlie.flip(0, 0);
    await Promise.all([alices, bobs]);
    expect(await pending(charlies)).toBe(true);
    bob.sees('my A, up B / down, down');
  });

  test('4-E: when the card is removed, all of them fail by 1-A', async () => {
    const { alice, bob, charlie } = await aliceHolds('A A / B B');
    await alice.flip(0, 1);
    const waits = [bob.flip(0, 0), charlie.flip(0, 0)];
    await alice.flip(1, 0);
    for (const wait of waits) await failsBy('1-A', wait);
  });

  test('4-E: each card has its own queue', async () => {
    const { alice, bob, charlie, dora } = await aliceHolds('A B C D');
    await bob.flip(0, 1);
    const charlies = charlie.flip(0, 0);
    const doras = dora.flip(0, 1);
    await bob.flip(0, 2);
    await doras;
    expect(await pending(charlies)).toBe(true);
    alice.sees('my A, up B, up C, down');
  });
});

describe('4-F, the end of a game', () => {
  test('4-F: a pair is out of play at the moment of the match', async () => {
    const { alice, board } = await aliceHolds('A A / B B');
    expect(board.pairsLeft).toBe(2);
    await alice.flip(0, 1);
    expect(board.pairsLeft).toBe(1);
    await alice.flip(1, 0);
    expect([board.pairsLeft, board.isOver]).toEqual([1, false]);
    await alice.flip(1, 1);
    expect([board.pairsLeft, board.isOver]).toEqual([0, true]);
    alice.sees('none, none / my B, my B');
  });

  test('4-F: unlike cards that belong together are a pair, and the game is over without one', async () => {
    const { alice, board } = await aliceHolds('A a / B b | A=a B=b');
    expect(board.pairsLeft).toBe(2);
    await alice.flip(0, 1);
    expect([board.pairsLeft, board.isOver]).toEqual([1, false]);
    await alice.flip(1, 1);
    await alice.flip(1, 0);
    expect([board.pairsLeft, board.isOver]).toEqual([0, true]);
  });

  test('4-F: a map that parts an unlike pair ends the game, and one that joins it reopens it', async () => {
    const { bob, board } = game('A a B | A=a');
    await bob.map((card) => Promise.resolve(card === 'a' ? 'x' : card));
    expect([board.pairsLeft, board.isOver]).toEqual([0, true]);
    await bob.map((card) => Promise.resolve(card === 'B' ? 'a' : card));
    expect([board.pairsLeft, board.isOver]).toEqual([1, false]);
  });

  test('4-F: of an odd number of equal cards one is left, and the game is over', async () => {
    const { alice, board } = await aliceHolds('A A A');
    expect(board.pairsLeft).toBe(1);
    await alice.flip(0, 1);
    expect([board.pairsLeft, board.isOver]).toEqual([0, true]);
    await alice.flip(0, 2);
    alice.sees('none, none, my A');
  });

  test('4-F: a miss and a card that is controlled leave all pairs in play', async () => {
    const { alice, bob, board } = await aliceHolds('A B / B A');
    await alice.flip(0, 1);
    await bob.flip(1, 0);
    expect([board.pairsLeft, board.isOver]).toEqual([2, false]);
  });

  test('4-F: a board that never had a pair is never over', async () => {
    const { alice, board } = await aliceHolds('A B C');
    await alice.flip(0, 1);
    expect([board.pairsLeft, board.isOver]).toEqual([0, false]);
  });

  test('4-F: a map that swaps two cards gives a board no pair, not even in passing', async () => {
    const { alice, board } = game('A B');
    await alice.map(async (card) => (card === 'A' ? 'B' : 'A'));
    expect([board.pairsLeft, board.isOver]).toEqual([0, false]);
  });

  test('4-F: a map may give a board its first pair', async () => {
    const { alice, board } = game('A B');
    await alice.map(async () => 'Z');
    expect([board.pairsLeft, board.isOver]).toEqual([1, false]);
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    expect(board.isOver).toBe(true);
  });

  test('4-F: a map may reopen a game', async () => {
    const { alice, board } = await aliceHolds('A A B C');
    await alice.flip(0, 1);
    expect(board.isOver).toBe(true);
    await alice.map(async (card) => (card === 'C' ? 'B' : card));
    expect([board.pairsLeft, board.isOver]).toEqual([1, false]);
  });

  test('4-F: a matched pair that a map makes equal to other cards stays out of play', async () => {
    const { alice, board } = await aliceHolds('A A B C');
    await alice.flip(0, 1);
    await alice.map(async (card) => (card === 'A' ? 'B' : card));
    expect([board.pairsLeft, board.isOver]).toEqual([0, true]);
  });

  test('4-F: a map counts odd cards anew', async () => {
    const { alice, board } = game('A A A B B B');
    expect(board.pairsLeft).toBe(2);
    await alice.map(async () => 'Z');
    expect(board.pairsLeft).toBe(3);
  });
});

describe('4-G, holding up', () => {
  test('4-G: the first card is given up as in 2-A, and the next flip turns it down', async () => {
    const { alice } = await aliceHolds('A B / B A');
    alice.giveUp();
    alice.sees('up A, down / down, down');
    await alice.flip(1, 1);
    alice.sees('down, down / down, my A');
  });

  test('4-G: it is handed over to the head of the queue', async () => {
    const { alice, bob, charlie } = await aliceHolds('A B / B A');
    const bobs = bob.flip(0, 0);
    const charlies = charlie.flip(0, 0);
    alice.giveUp();
    await bobs;
    bob.sees('my A, down / down, down');
    expect(await pending(charlies)).toBe(true);
  });

  test('4-G: who controls a pair, has missed, waits or is ready gives nothing up', async () => {
    const { alice, bob, charlie, dora, steps } = await aliceHolds('A A / B C');
    await alice.flip(0, 1);
    await bob.flip(1, 0);
    await bob.flip(1, 1);
    const charlies = charlie.flip(0, 0);
    const told = steps.length;
    for (const player of [alice, bob, charlie, dora]) player.giveUp();
    expect(steps).toHaveLength(told);
    expect(await pending(charlies)).toBe(true);
    alice.sees('my A, my A / up B, up C');
  });
});

describe('4-I, ending early', () => {
  test('4-I: every pending flip fails, and nobody is handed a card', async () => {
    const { alice, bob, charlie, board } = await aliceHolds('A B / B A');
    const waits = [bob.flip(0, 0), charlie.flip(0, 0)];
    board.endEarly();
    for (const wait of waits) await failsBy('4-I', wait);
    expect(board.endedEarly).toBe(true);
    alice.sees('my A, down / down, down');
    alice.leave();
    bob.sees('down, down / down, down');
  });

  test('4-I: every later flip fails and changes nothing, not even the previous play', async () => {
    const { alice, bob, board, steps } = await aliceHolds('A B / B A');
    await bob.flip(0, 1);
    await bob.flip(1, 1); // a miss
    board.endEarly();
    const before = steps.length;
    await failsBy('4-I', alice.flip(1, 1));
    await failsBy('4-I', bob.flip(1, 0));
    expect(steps).toHaveLength(before);
    alice.sees('my A, up B / down, up A');
  });

  test('4-I: is no change of the board, so who watches waits on', async () => {
    const { alice, board } = await aliceHolds('A B / B A');
    const watched = board.watch();
    board.endEarly();
    expect(await pending(watched)).toBe(true);
    alice.leave();
    await watched;
  });

  test('4-I: a new game ends it for all: what was ended is closed, too', async () => {
    const { alice, board } = await aliceHolds('A B / B A');
    board.endEarly();
    board.close();
    board.endEarly();
    await failsBy('4-D', alice.flip(0, 1));
  });
});
