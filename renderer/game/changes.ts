/**
 * The difference of two table views: which cards turn, match, leave. Rules know nothing of
 * animation, and animation nothing of rules; it only sees what is different now.
 */

import type { FaceUp, SpotView, TableView } from '../../shared/table-view.ts';

/** What a card does once, beside turning. */
export type Effect = 'match' | 'leave' | 'nudge' | 'arrive';

export interface Changes {
  /** Another game: every card is dealt anew, and no difference counts. */
  readonly dealt: boolean;
  /** Spots that look different now. */
  readonly spots: readonly number[];
  readonly effects: ReadonlyMap<number, Effect>;
  /** How many cards turn over. */
  readonly turns: number;
}

/** The newest question about each view, with its answer: the board and the voice ask the same. */
const known = new WeakMap<
  TableView,
  { readonly before: TableView; readonly answered: readonly number[]; readonly changes: Changes }
>();

/** @param answered the spots of my flips whose outcome `after` is the first to show */
export function changesBetween(
  before: TableView | undefined,
  after: TableView,
  answered: readonly number[] = [],
): Changes {
  const last = known.get(after);
  const isSame = last?.before === before && last?.answered.join() === answered.join();
  if (last !== undefined && isSame) return last.changes;
  const changes = compare(before, after, answered);
  if (before !== undefined) known.set(after, { before, answered, changes });
  return changes;
}

function compare(
  before: TableView | undefined,
  after: TableView,
  answered: readonly number[],
): Changes {
  const isSame =
    isSameGame(before, after) && before.rows === after.rows && before.columns === after.columns;
  if (!isSame) {
    return { dealt: true, spots: [], effects: new Map(), turns: 0 };
  }
  const me = after.you.seat;
  const spots: number[] = [];
  const effects = new Map<number, Effect>();
  let turns = 0;
  for (const [index, spot] of after.spots.entries()) {
    const old = before.spots[index] ?? 0;
    if (isEqual(old, spot)) continue;
    spots.push(index);
    if (isUp(old) !== isUp(spot) && spot !== 0) turns++;
    const effect = effectOf(old, spot, me);
    if (effect !== undefined) effects.set(index, effect);
  }
  for (const index of missed(before, after, answered)) effects.set(index, 'nudge');
  return { dealt: false, spots, effects, turns };
}

/** Whether it is one game, at one table: all tables of a room play their games under one number. */
export function isSameGame(before: TableView | undefined, after: TableView): before is TableView {
  return before?.game === after.game && before.you.table === after.you.table;
}

function effectOf(old: SpotView, spot: SpotView, me: number | null): Effect | undefined {
  if (spot === 0) return 'leave';
  if (!isUp(spot)) return undefined;
  const was = isUp(old) ? old : undefined;
  if (spot.as === 'pair' && was?.as !== 'pair') return 'match';
  const gotIt = spot.by === me && me !== null && was?.waiting?.includes(me) === true;
  return gotIt ? 'arrive' : undefined;
}

/** 2-E: my first card, and the second that I tried, which may have lain face up before. */
function missed(
  before: TableView,
  after: TableView,
  answered: readonly number[],
): readonly number[] {
  const [tried, scored] = gains(before, after);
  if (tried === 0 || scored > 0) return [];
  const me = after.you.seat;
  return [...after.spots.keys()].filter((index) => {
    const old = before.spots[index] ?? 0;
    const spot = after.spots[index] ?? 0;
    if (!isUp(spot) || me === null || spot.by === me || spot.waiting?.includes(me)) return false;
    const whose = isUp(old) ? old.by : undefined;
    if (whose === me) return true;
    const wasTheirs = whose !== undefined && whose === spot.by; // 2-B: I only touched it
    return answered.includes(index) && !wasTheirs;
  });
}

/** How many second cards I tried from one view to the other, and how many were matches. */
export function gains(
  before: TableView,
  after: TableView,
): readonly [tried: number, scored: number] {
  const own = ({ players }: TableView) => players.find(({ seat }) => seat === after.you.seat);
  const old = own(before);
  const now = own(after);
  if (old === undefined || now === undefined) return [0, 0];
  return [now.tries - old.tries, now.score - old.score];
}

export function isUp(spot: SpotView): spot is FaceUp {
  return spot !== 0 && spot !== 1;
}

/** Whether two spots look the same, so that an unchanged card is not touched. */
export function isEqual(one: SpotView, other: SpotView): boolean {
  if (!isUp(one) || !isUp(other)) return one === other;
  return (
    one.card === other.card &&
    one.by === other.by &&
    one.as === other.as &&
    (one.waiting ?? []).join() === (other.waiting ?? []).join()
  );
}
