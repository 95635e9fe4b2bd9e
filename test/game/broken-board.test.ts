import { describe, expect, test } from 'vitest';
import { Board, BrokenBoard } from '../../main/game/board.ts';
import { Belonging } from '../../main/game/belonging.ts';
import { CardsInPlay } from '../../main/game/cards-in-play.ts';
import type { Play } from '../../main/game/play.ts';
import { type Rep, checkTouched, checkWhole, isInPlay, newRep } from '../../main/game/rep.ts';
import { NO_CARD, type Spot } from '../../main/game/spot.ts';
import { Step } from '../../main/game/step.ts';
import { type Waiter, deferred } from '../../main/game/waiters.ts';
import { deck, game } from '../support/game.ts';

/**
 * What a buggy caller could do, and the types forbid: write on what it was shown. The next check
 * of that spot finds it. There is no kinder way to break a board from outside.
 */
function forge(board: Board, index: number): void {
  Object.assign(board.look().spots[index] ?? {}, { card: 'forged' });
}

/** Alice controls the A at 0,0, Bob waits for it, Dora's C at 1,0 is forged, and somebody watches. */
async function aboutToBreak() {
  const players = game('A B / C D');
  const { alice, bob, dora, board } = players;
  await alice.flip(0, 0);
  await dora.flip(1, 0);
  const phone = new AbortController();
  const bobWaits = bob.flip(0, 0, phone.signal);
  const watch = board.watch();
  forge(board, 2);
  return { ...players, phone, bobWaits, watch };
}

describe('a board that a bug broke', () => {
  test('tells the first player who notices, with the cause', async () => {
    const { charlie, board, bobWaits, watch } = await aboutToBreak();
    await expect(charlie.flip(1, 1)).rejects.toThrow(BrokenBoard);
    expect(board.broken?.cause).toMatchObject({
      name: 'AssertionError',
      message: 'RI 6: what is shown of a spot is true',
    });
    await Promise.allSettled([bobWaits, watch]);
  });

  test('tells whoever waits and whoever watches', async () => {
    const { charlie, board, bobWaits, watch } = await aboutToBreak();
    await expect(charlie.flip(1, 1)).rejects.toBe(board.broken);
    await expect(bobWaits).rejects.toBe(board.broken);
    await expect(watch).rejects.toBe(board.broken);
  });

  test('does not tell a player that they have a card which the broken step handed over', async () => {
    const { alice, board, bobWaits, watch } = await aboutToBreak();
    expect(() => alice.giveUp()).toThrow(BrokenBoard);
    await expect(bobWaits).rejects.toBe(board.broken);
    await expect(watch).rejects.toBe(board.broken);
  });

  test('tells its listeners once that the game has ended', async () => {
    const { charlie, bobWaits, watch, steps } = await aboutToBreak();
    const told = steps.length;
    await Promise.allSettled([charlie.flip(1, 1), bobWaits, watch]);
    await Promise.allSettled([charlie.flip(1, 1)]);
    expect(steps.slice(told).map((step) => step.ended)).toEqual([true]);
  });

  test('has no queue to leave for a waiter who is cancelled in the same moment', async () => {
    const { charlie, board, phone, bobWaits, watch, steps } = await aboutToBreak();
    const charlies = charlie.flip(1, 1);
    const told = steps.length;
    phone.abort();
    expect(steps).toHaveLength(told);
    await Promise.allSettled([charlies, watch]);
    await expect(bobWaits).rejects.toBe(board.broken);
  });

  test('refuses everything after it, with the same cause', async () => {
    const { alice, charlie, board, bobWaits, watch } = await aboutToBreak();
    await Promise.allSettled([charlie.flip(1, 1), bobWaits, watch]);
    const { broken } = board;
    await expect(alice.flip(0, 1)).rejects.toBe(broken);
    await expect(alice.map(async () => 'Z')).rejects.toBe(broken);
    await expect(board.watch()).rejects.toBe(broken);
    expect(() => alice.leave()).toThrow(BrokenBoard);
    expect(() => alice.giveUp()).toThrow(BrokenBoard);
    board.close();
    expect(board.broken).toBe(broken);
  });

  test('in production whatever a step touches is checked', async () => {
    const board = Board.fromDeck(deck('A A / C D'));
    await board.flip('alice', { row: 0, column: 0 });
    await board.flip('alice', { row: 0, column: 1 });
    Object.assign(board.look('alice').mine, [2, 3]); // now her play is not the pair she controls
    await expect(board.map('bob', async (card) => `${card}2`)).rejects.toThrow(BrokenBoard);
    expect(board.broken?.cause).toMatchObject({
      message: "RI 2: a controller's play has the spot",
    });
  });

  test('in production a spot that no step touches is not checked again', async () => {
    const board = Board.fromDeck(deck('A B / C D'));
    await board.flip('alice', { row: 0, column: 0 });
    forge(board, 0);
    await board.flip('bob', { row: 0, column: 1 });
    expect(board.broken).toBeUndefined();
  });
});

const spotA: Spot = { face: 'up', card: 'A', controller: 'alice' };
const alicesFirst: Play = { phase: 'first', first: 0 };

/** A rep of one row; without plays, nobody has played. */
function repOf(spots: readonly Spot[], plays: Readonly<Record<string, Play>> = {}): Rep {
  const rep = newRep(1, spots.length, [...spots]);
  for (const [player, play] of Object.entries(plays)) rep.plays.set(player, play);
  for (const spot of spots) if (isInPlay(rep, spot)) rep.inPlay.add(spot.card);
  return rep;
}

function waiting(player: string, index = 0): { waiter: Waiter; play: Play } {
  const waiter = { player, index, turn: deferred() };
  return { waiter, play: { phase: 'waiting', waiter } };
}

/** Alice controls the only card, and Bob waits for it. */
function oneWaiter(): { rep: Rep; bob: Waiter } {
  const { waiter, play } = waiting('bob');
  const rep = repOf([spotA], { alice: alicesFirst, bob: play });
  rep.queues.join(waiter);
  return { rep, bob: waiter };
}

describe('the check of the rep invariant', () => {
  test('passes what is whole', () => {
    checkWhole(oneWaiter().rep);
    checkWhole(repOf([{ face: 'down', card: 'A' }, NO_CARD]));
    const pair: Play = { phase: 'matched', pair: [0, 1] };
    checkWhole(repOf([spotA, spotA], { alice: pair }));
  });

  test.each<[string, () => Rep]>([
    ['RI 1: rows × columns spots', () => ({ ...repOf([NO_CARD]), rows: 2 })],
    ['RI 1: every card is a legal card', () => repOf([{ face: 'down', card: 'a b' }])],
    ["RI 2: a controller's play has the spot", () => repOf([spotA])],
    [
      'RI 2: a spot of a play is controlled by its player',
      () => repOf([{ face: 'down', card: 'A' }], { alice: alicesFirst }),
    ],
    [
      'RI 2: a spot of a play is controlled by its player',
      () => repOf([spotA], { alice: alicesFirst, bob: alicesFirst }),
    ],
    [
      'RI 3: a pair is two different spots',
      () => repOf([spotA], { alice: { phase: 'matched', pair: [0, 0] } }),
    ],
    [
      'RI 3: a pair is two equal cards',
      () => repOf([spotA, { ...spotA, card: 'B' }], { alice: { phase: 'matched', pair: [0, 1] } }),
    ],
    [
      'RI 5: the cards in play are counted right',
      () => {
        const rep = repOf([
          { face: 'down', card: 'A' },
          { face: 'down', card: 'B' },
        ]);
        rep.inPlay.remove('B'); // there is no pair either way
        return rep;
      },
    ],
    [
      'RI 6: what is shown of a spot is true',
      () => ({ ...repOf([{ face: 'down', card: 'A' }]), shown: [{ face: 'up', card: 'A' }] }),
    ],
    [
      'RI 6: what is shown of a spot is true',
      () => ({ ...repOf([spotA], { alice: alicesFirst }), shown: [{ face: 'up', card: 'B' }] }),
    ],
  ])('%s', (sentence, broken) => {
    expect(() => checkWhole(broken())).toThrow(sentence);
  });

  test('RI 1: an index names a spot', () => {
    expect(() => checkTouched(repOf([NO_CARD]), [1], [])).toThrow('RI 1: an index names a spot');
  });

  test.each<[string, (rep: Rep, bob: Waiter) => void]>([
    [
      'RI 4: a queue is not empty',
      (rep) => {
        rep.plays.delete('bob');
        (rep.queues.at(0) as Waiter[]).pop();
      },
    ],
    [
      'RI 4: a queue stands only at a controlled spot',
      (rep) => {
        rep.plays.delete('alice');
        rep.spots[0] = { face: 'up', card: 'A', controller: undefined };
      },
    ],
    ["RI 4: a waiter is its player's current play", (rep) => rep.plays.delete('bob')],
    [
      "RI 4: a waiter is its player's current play",
      (rep) => rep.plays.set('bob', waiting('bob').play),
    ],
    ['RI 4: a waiting player stands in the queue once', (rep, bob) => rep.queues.leave(bob)],
    ['RI 4: a waiting player stands in the queue once', (rep, bob) => rep.queues.join(bob)],
  ])('%s', (sentence, breakIt) => {
    const { rep, bob } = oneWaiter();
    breakIt(rep, bob);
    expect(() => checkWhole(rep)).toThrow(sentence);
  });

  test('only what was touched is checked, where that is asked', () => {
    const rep = repOf([spotA, NO_CARD], { bob: alicesFirst });
    checkTouched(rep, [1], ['alice']);
    expect(() => checkTouched(rep, [0], [])).toThrow('RI 2');
    expect(() => checkTouched(rep, [], ['bob'])).toThrow('RI 2');
  });
});

describe('a step refuses what no rule asks of it', () => {
  test.each<[string, (step: Step) => void]>([
    ['only a controlled card is given up', (step) => step.relinquish(0, '2-E')],
    ['only a card that is there is relabelled', (step) => step.relabel('alice', [1], 'A', 'Z')],
    [
      'only a spot with a card is turned, taken or given up',
      (step) => step.turnUp('alice', 1, '1-B'),
    ],
    ['an index names a spot', (step) => step.turnDown('alice', 2, '3-B')],
    ['only a card in play goes out of play', () => new CardsInPlay(new Belonging()).remove('A')],
  ])('%s', (sentence, change) => {
    const step = new Step(repOf([{ face: 'down', card: 'A' }, NO_CARD]), { kind: 'end' });
    expect(() => change(step)).toThrow(sentence);
  });
});
