import { describe, expect, test } from 'vitest';
import type { DeckFile } from '../../shared/deck-file.ts';
import { dealOrder, layOut } from '../../main/game/deck.ts';
import { deckOfFile } from '../../main/game/deck-of-file.ts';
import { animals, tableWith } from '../support/decks.ts';
import { restarted } from '../support/table.ts';
import { deck } from '../support/game.ts';
import { seededRandom } from '../support/random.ts';

/** A deck of so many pairs, for a grid of 2 × 3. */
function pool(pairs: number): DeckFile {
  const names = Array.from({ length: pairs }, (_, number) => [`c${number}`] as const);
  return { title: 'Pool', rows: 2, columns: 3, pairs: names };
}

/** Which pairs are dealt, in so many games one after the other. */
function gamesOf(file: DeckFile, count: number, shuffle: boolean): readonly (readonly string[])[] {
  const onTable = tableWith(file, { shuffle });
  return Array.from({ length: count }, () => {
    const cards = onTable.save().board.spots.map((spot) => spot?.card ?? 'none');
    onTable.room.startGame();
    return [...new Set(cards)].toSorted();
  });
}

describe('more pairs than fit', () => {
  test('each new game deals those that were dealt longest ago', () => {
    expect(gamesOf(pool(7), 5, false)).toEqual([
      ['c0', 'c1', 'c2'],
      ['c3', 'c4', 'c5'],
      ['c0', 'c1', 'c6'],
      ['c2', 'c3', 'c4'],
      ['c0', 'c5', 'c6'],
    ]);
  });

  test.each([3, 4, 6, 7, 20])(
    'of %i pairs, shuffled, none comes again before its time',
    (pairs) => {
      const last = new Map<string, number>();
      for (const [game, cards] of gamesOf(pool(pairs), 30, true).entries()) {
        const rested = (card: string) => game - (last.get(card) ?? -Infinity);
        const left = Array.from({ length: pairs }, (_, number) => `c${number}`).filter(
          (card) => !cards.includes(card),
        );
        const shortest = Math.min(...cards.map(rested));
        for (const card of left) expect(rested(card), `game ${game}`).toBeLessThanOrEqual(shortest);
        for (const card of cards) last.set(card, game);
      }
    },
  );

  test('shuffled, it is another choice in another room', () => {
    const deal = (seed: number) =>
      layOut(deckOfFile(pool(40)), dealOrder(deckOfFile(pool(40)), seededRandom(seed)).order);
    expect(deal(1)).toEqual(deal(1));
    expect(deal(2)).not.toEqual(deal(1));
  });

  test('it goes on after a restart, and when the same file is opened again', () => {
    const onTable = tableWith(pool(7));
    const next = restarted(onTable);
    next.room.startGame();
    const cardsOf = () => new Set(next.save().board.spots.map((spot) => spot?.card));
    expect(cardsOf()).toEqual(new Set(['c3', 'c4', 'c5']));
    next.room.startGame({ deck: deckOfFile(pool(7)), title: 'Pool' });
    expect(cardsOf()).toEqual(new Set(['c6', 'c0', 'c1']));
  });

  test('another deck begins anew', () => {
    const onTable = tableWith(pool(7));
    onTable.room.startGame({ deck: deckOfFile(animals), title: 'Animals' });
    expect(onTable.game.board.pairsLeft).toBe(4);
    onTable.room.startGame({ deck: deck('A A'), title: 'Letters' });
    onTable.room.startGame({ deck: deckOfFile(pool(7)), title: 'Pool' });
    const cards = new Set(onTable.save().board.spots.map((spot) => spot?.card));
    expect(cards).toEqual(new Set(['c0', 'c1', 'c2']));
  });
});

describe('an odd grid', () => {
  test('shuffled or not, its middle is empty, and all else is dealt', () => {
    for (const random of [undefined, seededRandom(3)]) {
      const read = deckOfFile(animals);
      const cards = layOut(read, dealOrder(read, random).order);
      expect(cards[4]).toBeUndefined();
      expect(cards.filter((card) => card !== undefined).toSorted()).toEqual(read.cards.toSorted());
    }
  });

  test('an empty spot in another order is refused as any other order that is none', () => {
    const read = deckOfFile(animals);
    expect(() => layOut(read, [0, 1, 2, 3, 4, 5, 6, 7, 7])).toThrow('every place');
    expect(() => layOut(deck('A A'), [0, null])).toThrow('every place');
  });
});
