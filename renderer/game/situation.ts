/** Where a player stands, as the table shows it. */

import type { Award } from '../../shared/awards.ts';
import { type PlayerView, type TableView, isPersonHere } from '../../shared/table-view.ts';
import { isUp } from '../game/changes.ts';

export type Situation =
  | { readonly kind: 'ready' }
  | { readonly kind: 'first'; readonly index: number; readonly card: string }
  | {
      readonly kind: 'pair';
      /** In the order of the deck, whichever was flipped first. */
      readonly cards: readonly [string, string];
      readonly indexes: readonly number[];
    }
  | {
      readonly kind: 'waiting';
      readonly index: number;
      readonly card: string;
      readonly whose: number;
      /** From 1. */
      readonly place: number;
    };

const READY: Situation = { kind: 'ready' };

/** Worked out once per view: the store, the news and the voice all ask. */
const known = new WeakMap<TableView, Situation>();

export function situationOf(view: TableView | undefined): Situation {
  if (view === undefined) return READY;
  const situation = known.get(view) ?? workOut(view);
  known.set(view, situation);
  return situation;
}

function workOut(view: TableView): Situation {
  const me = view.you.seat;
  if (me === null) return READY;
  const pair: number[] = [];
  for (const [index, spot] of view.spots.entries()) {
    if (!isUp(spot)) continue;
    const { card, by, as, waiting } = spot;
    if (by === me && as === 'first') return { kind: 'first', index, card };
    if (by === me) pair.push(index);
    const place = waiting?.indexOf(me) ?? -1;
    if (place >= 0 && by !== undefined) {
      return { kind: 'waiting', index, card, whose: by, place: place + 1 };
    }
  }
  if (pair.length === 0) return READY;
  return { kind: 'pair', cards: pairOf(view, me, pair), indexes: pair };
}

/** What I found: as the table says it, unless a card was replaced since. */
function pairOf({ spots, players }: TableView, me: number, pair: readonly number[]) {
  const cards = pair.flatMap((index) => {
    const spot = spots[index] ?? 0;
    return isUp(spot) ? [spot.card] : [];
  });
  const { last, lastWith = last } = players.find(({ seat }) => seat === me) ?? {};
  const [one = '', other = one] = cards;
  const isTold = last !== undefined && cards.includes(last) && cards.includes(lastWith ?? last);
  return isTold ? ([last, lastWith ?? last] as const) : ([one, other] as const);
}

/**
 * The pairs of a player; once the game is over, nobody is told of none, and where the whole table wins
 * together, nobody is counted.
 */
export function told({ score }: PlayerView, { phase, sides }: TableView): number | undefined {
  if (sides !== undefined && sides.kind !== 'teams') return undefined;
  return phase === 'over' && score === 0 ? undefined : score;
}

/** The seats of those who wait for the card that I control, first come first. */
export function waitersForMine(view: TableView | undefined, situation: Situation) {
  const spot = situation.kind === 'first' ? view?.spots[situation.index] : undefined;
  return (spot !== undefined && isUp(spot) && spot.waiting) || [];
}

export function playerAt(
  view: TableView | undefined,
  seat: number | undefined,
): PlayerView | undefined {
  return view?.players.find((player) => player.seat === seat);
}

/** Whose colour and shape the player at this seat wears: the seat's own, or in a team another's. */
export function signAt(view: TableView | undefined, seat: number): number {
  return playerAt(view, seat)?.sign ?? seat;
}

export function nameOf(view: TableView | undefined, seat: number | undefined): string {
  return playerAt(view, seat)?.name ?? '?';
}

/**
 * Players as a score list shows them: the most pairs first, then who came first. Where some win
 * together, nobody is ranked among them.
 */
export function ranked({ players, sides }: TableView) {
  const byScore = (one: PlayerView, other: PlayerView) =>
    sides === undefined ? other.score - one.score : 0;
  return [...players].sort((one, other) => byScore(one, other) || one.seat - other.seat);
}

/** Me first, always; the others as they stood. */
export function mineFirst(players: readonly PlayerView[], me: number | null) {
  return [
    ...players.filter(({ seat }) => seat === me),
    ...players.filter(({ seat }) => seat !== me),
  ];
}

/** Who plays and is here, or plays by the published protocol alone; not who is away or has left. */
export function playersHere(view: TableView): readonly PlayerView[] {
  return view.players.filter(({ presence }) => presence === 'here' || presence === 'text');
}

/** Which of them are people: friends are never the computer. */
export function peopleHere(view: TableView): readonly PlayerView[] {
  return view.players.filter(isPersonHere);
}

export function isPerson({ computer }: PlayerView): boolean {
  return computer === undefined;
}

/** The computer players at the table. */
export function computersOf({ players }: TableView): readonly PlayerView[] {
  return players.filter((player) => !isPerson(player) && player.presence !== 'left');
}

/** Whether the computer waits: it does not play by itself. */
export function computerWaits(view: TableView): boolean {
  const isIdle = peopleHere(view).length === 0;
  return view.phase === 'playing' && isIdle && computersOf(view).length > 0;
}

/**
 * Whether nobody but me has tried anything in this game. A friend who only sits there does not count;
 * a computer player does, because it never only sits there.
 */
export function isSolo({ players, you }: TableView): boolean {
  return players.every(
    (player) => player.seat === you.seat || (player.tries === 0 && isPerson(player)),
  );
}

export function awardAt(view: TableView, seat: number | null): Award | undefined {
  return view.awards.find((award) => award.seat === seat);
}
