import type { Card } from '../../shared/card.ts';
import type { SpotView } from '../../shared/table-view.ts';
import type { Belongs } from './belongs.ts';
import type { OwnView, Random } from './seat.ts';

/** All that a choice depends on, beside chance. */
export interface Knowledge {
  readonly view: Pick<OwnView, 'spots' | 'seat'>;
  /** What lies face down at a spot, as far as it is remembered. */
  readonly remembered: (spot: number) => Card | undefined;
  readonly belongs: Belongs;
}

/** What a player has in hand. */
export type Hand = { readonly as: 'first' | 'pair'; readonly spot: number } | undefined;

/** A spot that nobody controls, with its card if that is known. */
interface FreeSpot {
  readonly spot: number;
  readonly card: Card | undefined;
}

export function handOf({ spots, seat }: Knowledge['view']): Hand {
  const spot = spots.findIndex((each) => typeof each === 'object' && each.by === seat);
  const faceUp = spots[spot];
  if (typeof faceUp !== 'object') return undefined;
  return { as: faceUp.as ?? 'first', spot };
}

/**
 * The spot to flip now; undefined: none. It never names a card that somebody else controls, so
 * it never waits. Without a sensible first card, a pair in hand is flipped itself: that takes it off
 * the board (3-A) and takes nothing (1-A).
 */
export function choose(knowledge: Knowledge, random: Random): number | undefined {
  const hand = handOf(knowledge.view);
  const free = freeSpots(knowledge);
  if (hand?.as === 'first') return chooseSecond(hand.spot, free, knowledge, random);
  return chooseFirst(free, knowledge, random) ?? hand?.spot;
}

/** One of two that are known to belong together; else one that is not known. */
function chooseFirst(
  free: readonly FreeSpot[],
  { view, belongs }: Knowledge,
  random: Random,
): number | undefined {
  const known = byCard(free);
  const paired = free.filter((each) => partnersOf(each, known, belongs).length > 0);
  if (paired.length > 0) return pick(paired, random);
  const unknown = free.filter(({ card }) => card === undefined);
  if (unknown.length > 0) return pick(unknown, random);
  const possible = free.filter((each) => free.some((other) => mayBelong(each, other, belongs)));
  if (possible.length > 0) return pick(possible, random);
  // All that is left is known, and nothing goes with anything: somebody has the partner in hand. To
  // take a card now would only be in their way. If nobody has one, what is remembered is wrong.
  return view.spots.some((spot) => isFirstOfAnother(spot, view.seat))
    ? undefined
    : pick(free, random);
}

/** A partner of the first card; else a card that may be one; else any card, to give up the first. */
function chooseSecond(
  first: number,
  free: readonly FreeSpot[],
  { view, belongs }: Knowledge,
  random: Random,
): number {
  const inHand = { spot: first, card: cardOf(view.spots[first]) };
  const partners = partnersOf(inHand, byCard(free), belongs);
  if (partners.length > 0) return pick(partners, random) ?? first;
  const possible = free.filter(
    (each) => each.card === undefined || mayBelong(inHand, each, belongs),
  );
  // With no other card to be had, flipping its own lets go of it (2-B). Two players who each keep one
  // of the last two cards would sit there for ever.
  return pick(possible, random) ?? pick(free, random) ?? first;
}

/** Every card that nobody controls. */
function freeSpots({ view, remembered }: Knowledge): readonly FreeSpot[] {
  const free: FreeSpot[] = [];
  view.spots.forEach((seen, spot) => {
    if (seen === 1) free.push({ spot, card: remembered(spot) });
    else if (seen !== 0 && seen.by === undefined) free.push({ spot, card: seen.card });
  });
  return free;
}

function byCard(free: readonly FreeSpot[]): ReadonlyMap<Card, readonly FreeSpot[]> {
  const spots = new Map<Card, FreeSpot[]>();
  for (const each of free) {
    if (each.card === undefined) continue;
    const same = spots.get(each.card);
    if (same === undefined) spots.set(each.card, [each]);
    else same.push(each);
  }
  return spots;
}

function partnersOf(
  { spot, card }: FreeSpot,
  known: ReadonlyMap<Card, readonly FreeSpot[]>,
  belongs: Belongs,
): readonly FreeSpot[] {
  if (card === undefined) return [];
  return belongs
    .partnersOf(card)
    .flatMap((partner) => known.get(partner) ?? [])
    .filter((other) => other.spot !== spot);
}

function mayBelong(one: FreeSpot, other: FreeSpot, belongs: Belongs): boolean {
  if (one.spot === other.spot || one.card === undefined || other.card === undefined) return false;
  return belongs.mayBelong(one.card, other.card);
}

function isFirstOfAnother(spot: SpotView, seat: number): boolean {
  return typeof spot === 'object' && spot.as === 'first' && spot.by !== seat;
}

function cardOf(spot: SpotView | undefined): Card | undefined {
  return typeof spot === 'object' ? spot.card : undefined;
}

function pick(spots: readonly FreeSpot[], random: Random): number | undefined {
  return spots[Math.floor(random() * spots.length)]?.spot;
}
