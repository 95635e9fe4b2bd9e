/**
 * What players who cannot see the board hear of a change, beside the say bar: the cards that
 * I turn and where they lie, a pair of somebody else, the board of a new game, the result. Pure.
 */

import type { TableView } from '../../shared/table-view.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { changesBetween, isSameGame, isUp } from './changes.ts';
import { resultLede, resultTitle } from './result.ts';
import { isolated, shownPair } from './say.ts';
import { nameOf, situationOf } from './situation.ts';

export interface Spoken {
  /** In order, each said once. */
  readonly mine: readonly string[];
  /** Of the others the newest only: nobody can listen to more. */
  readonly others: string | undefined;
}

/**
 * @param before undefined: I have just come in
 * @param answered the spots of my flips whose outcome `after` is the first to show
 */
export function spokenOf(
  text: Dictionary,
  before: TableView | undefined,
  after: TableView,
  answered: readonly number[] = [],
): Spoken {
  if (after.phase === 'lobby') return { mine: [], others: undefined };
  const isNew = !isSameGame(before, after) || before.phase === 'lobby';
  if (after.phase === 'over') {
    const isKnown = !isNew && before.phase === 'over';
    const turned = cardsTurned(text, before, after, answered);
    // Where some win together, the podium says who: it has the words for it.
    const told = after.sides === undefined ? [result(text, after)] : [];
    return { mine: isKnown ? [] : [...turned, ...told], others: undefined };
  }
  if (isNew) return { mine: [board(text, after)], others: undefined };
  const mine = cardsTurned(text, before, after, answered);
  return { mine, others: pairOfOthers(text, before, after, answered) };
}

function board({ ear }: Dictionary, { title, rows, columns, pairsLeft }: TableView): string {
  return ear.board(isolated(title), rows, columns, pairsLeft);
}

function result(text: Dictionary, view: TableView): string {
  return `${resultTitle(view, text)} ${resultLede(view, text)}`.trim();
}

/** "🦊, row 1, column 2": the cards that I turned, or that became mine, or that I wait for. */
function cardsTurned(
  text: Dictionary,
  before: TableView | undefined,
  after: TableView,
  answered: readonly number[],
): readonly string[] {
  if (!isSameGame(before, after)) return [];
  return turnedIndexes(before, after, answered).flatMap((index) => {
    const spot = after.spots[index] ?? 0;
    return isUp(spot) ? [`${isolated(spot.card)}, ${place(text, after, index)}`] : [];
  });
}

function turnedIndexes(
  before: TableView,
  after: TableView,
  answered: readonly number[],
): readonly number[] {
  const was = situationOf(before);
  const is = situationOf(after);
  const me = after.you.seat;
  const wasMine = (index: number) => {
    const spot = before.spots[index] ?? 0;
    return isUp(spot) && spot.by === me;
  };
  if (is.kind === 'pair') {
    const isKnown = was.kind === 'pair' && was.indexes.join() === is.indexes.join();
    return isKnown ? [] : is.indexes.filter((index) => !wasMine(index));
  }
  if (is.kind === 'first' || is.kind === 'waiting') {
    const isKnown = was.kind === is.kind && was.index === is.index;
    return isKnown ? [] : [is.index];
  }
  const { effects } = changesBetween(before, after, answered);
  return answered.filter((index) => effects.get(index) === 'nudge' && !wasMine(index));
}

/** "🦊, Bob’s pair, row 1, column 1, row 2, column 1"; of unlike cards in the order of places. */
function pairOfOthers(
  text: Dictionary,
  before: TableView,
  after: TableView,
  answered: readonly number[],
): string | undefined {
  const pairs = new Map<number, number[]>();
  for (const [index, effect] of changesBetween(before, after, answered).effects) {
    const spot = after.spots[index] ?? 0;
    if (effect !== 'match' || !isUp(spot) || spot.by === undefined) continue;
    if (spot.by !== after.you.seat) pairs.set(spot.by, [...(pairs.get(spot.by) ?? []), index]);
  }
  const newest = after.lastPair?.seat ?? -1;
  const seat = pairs.has(newest) ? newest : [...pairs.keys()].pop();
  const indexes = seat === undefined ? [] : (pairs.get(seat) ?? []);
  const [one, other = one] = indexes.flatMap((index) => {
    const spot = after.spots[index] ?? 0;
    return isUp(spot) ? [spot.card] : [];
  });
  if (one === undefined) return undefined;
  const cards = one === other ? isolated(one) : shownPair(text, one, other);
  const whose = text.spot.pairOf(isolated(nameOf(after, seat)));
  const places = indexes.map((index) => place(text, after, index));
  return [cards, whose, ...places].join(', ');
}

function place({ spot }: Dictionary, { columns }: TableView, index: number): string {
  return spot.at(Math.floor(index / columns) + 1, (index % columns) + 1);
}
