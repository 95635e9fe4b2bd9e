/**
 * What is said of a change to who cannot see the board, beside what the say bar says: the cards that
 * I turn and where they lie, a pair of somebody else, the board of a new game, the result. Pure.
 */

import type { TableView } from '../../shared/table-view.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { changesBetween, isUp } from './changes.ts';
import { resultLede, resultTitle } from './result.ts';
import { isolated } from './say.ts';
import { nameOf, situationOf } from './situation.ts';

export interface Spoken {
  /** In order, each said once. */
  readonly mine: readonly string[];
  /** Of the others the newest only: nobody can listen to more. */
  readonly others: string | undefined;
}

/** @param before undefined: I have just come in */
export function spokenOf(
  text: Dictionary,
  before: TableView | undefined,
  after: TableView,
): Spoken {
  if (after.phase === 'lobby') return { mine: [], others: undefined };
  const isNew = before?.game !== after.game || before.phase === 'lobby';
  if (after.phase === 'over') {
    const isKnown = !isNew && before.phase === 'over';
    const mine = isKnown ? [] : [cardTurned(text, before, after), result(text, after)];
    return { mine: mine.filter((sentence) => sentence !== ''), others: undefined };
  }
  if (isNew) return { mine: [board(text, after)], others: undefined };
  const turned = cardTurned(text, before, after);
  return { mine: turned === '' ? [] : [turned], others: pairOfOthers(text, before, after) };
}

function board({ ear }: Dictionary, { title, rows, columns, pairsLeft }: TableView): string {
  return ear.board(isolated(title), rows, columns, pairsLeft);
}

function result(text: Dictionary, view: TableView): string {
  return `${resultTitle(view, text)} ${resultLede(view, text)}`.trim();
}

/** "🦊, row 1, column 2": the card that I turned, or that became mine, or that I wait for. */
function cardTurned(text: Dictionary, before: TableView | undefined, after: TableView): string {
  if (before === undefined || before.game !== after.game) return '';
  const index = turnedIndex(before, after);
  const spot = after.spots[index ?? -1];
  return index === undefined || spot === undefined || !isUp(spot)
    ? ''
    : `${isolated(spot.card)}, ${place(text, after, index)}`;
}

function turnedIndex(before: TableView, after: TableView): number | undefined {
  const was = situationOf(before);
  const is = situationOf(after);
  const me = after.you.seat;
  const isMine = ({ spots }: TableView, index: number) => {
    const spot = spots[index] ?? 0;
    return isUp(spot) && spot.by === me;
  };
  if (is.kind === 'pair') {
    const known = was.kind === 'pair' && was.indexes.join() === is.indexes.join();
    return known ? undefined : is.indexes.find((index) => !isMine(before, index));
  }
  if (is.kind === 'first' || is.kind === 'waiting') {
    const isKnown = was.kind === is.kind && was.index === is.index;
    return isKnown ? undefined : is.index;
  }
  const { effects } = changesBetween(before, after);
  const missed = [...effects].filter(([, effect]) => effect === 'nudge');
  return missed.find(([index]) => !isMine(before, index))?.[0];
}

/** "🦊, Bob’s pair, row 1, column 1, row 2, column 1" */
function pairOfOthers(text: Dictionary, before: TableView, after: TableView): string | undefined {
  const pairs = new Map<number, number[]>();
  for (const [index, effect] of changesBetween(before, after).effects) {
    const spot = after.spots[index] ?? 0;
    if (effect !== 'match' || !isUp(spot) || spot.by === undefined) continue;
    if (spot.by !== after.you.seat) pairs.set(spot.by, [...(pairs.get(spot.by) ?? []), index]);
  }
  const newest = after.lastPair?.seat ?? -1;
  const seat = pairs.has(newest) ? newest : [...pairs.keys()].pop();
  const indexes = seat === undefined ? [] : (pairs.get(seat) ?? []);
  const spot = after.spots[indexes[0] ?? -1];
  if (spot === undefined || !isUp(spot)) return undefined;
  const whose = text.spot.pairOf(isolated(nameOf(after, seat)));
  const places = indexes.map((index) => place(text, after, index));
  return [isolated(spot.card), whose, ...places].join(', ');
}

function place({ spot }: Dictionary, { columns }: TableView, index: number): string {
  return spot.at(Math.floor(index / columns) + 1, (index % columns) + 1);
}
