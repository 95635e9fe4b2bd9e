/**
 * Awards: something kind and true about how everybody played, from the record of a game that is over.
 * What each is given for is defined in docs/AWARDS.md. One pure function, so all screens agree.
 */

import { assign } from './assignment.ts';
import type { Card } from './card.ts';
import type { FindsOfGame } from './finds.ts';
import { type Candidate, type Grid, type Offer, offersFor, offersOf } from './award-offers.ts';
import type { GameRecord } from './record.ts';

/** Every kind of award, with its weight: what is seldom and tells most is worth most. */
export const awardWeights = {
  'on-a-roll': 9,
  'sharp-eye': 8.6,
  'long-memory': 8.4,
  'worth-the-wait': 8.2,
  'quick-hands': 7.8,
  'door-opener': 7,
  'flying-start': 6.8,
  'strong-finish': 6.4,
  'lucky-star': 6.2,
  'far-and-wide': 6,
  'two-in-a-row': 5.8,
  'first-find': 5.6,
  'last-word': 5.4,
  'plain-sight': 5.3,
  'steady-hand': 5.2,
  'good-neighbour': 5,
  'deep-thought': 4.9,
  'ice-breaker': 4.8,
  'next-door': 4.6,
  'corner-find': 4.4,
  'busy-bee': 4,
  'own-discovery': 3.2,
  'keen-watcher': 3,
  'early-bird': 2.8,
  'home-stretch': 2.7,
  'half-time': 2.6,
  'good-find': 1,
} as const;

export type AwardKind = keyof typeof awardWeights;

export interface Award {
  readonly seat: number;
  readonly kind: AwardKind;
  /** How many, how far, or how many seconds: what the sentence of the kind says. */
  readonly value: number;
  /** Of how many tries: only of a steady hand. */
  readonly of?: number;
  /** The card of the pair that it is given for; `with` is the other one, where it is not equal. */
  readonly card?: Card;
  readonly with?: Card;
  /** The number of the step to show, where there is such a moment. */
  readonly step?: number;
}

/**
 * The awards of a game that is over, at most one a player, by seat. A record from which steps
 * are left out has none: what it does not know could make them untrue.
 */
export function awardsOf(record: GameRecord): readonly Award[] {
  return giveAwards(offersOf(record));
}

/** The same, of a game that was followed step by step. */
export function awardsFor(game: FindsOfGame, grid: Grid): readonly Award[] {
  return giveAwards(offersFor(game, grid));
}

/** What an award counts more, the better it is among those of its kind. */
const SHARE_WEIGHT = 2;

/** What a kind counts less, each time that it is given once more. */
const AGAIN_WEIGHT = 6;

/** The same kind goes to at most one in so many players. */
const SAME_ONE_IN = 3;

/** Of equal sums, the one that gives the better award to the lower seat. */
const SEAT_WEIGHT = 1e-6;

type Weights = Readonly<Record<AwardKind, number>>;

/** Gives one award to each, in the best way. @param weights every kind there is */
export function giveAwards(
  offers: readonly Offer[],
  weights: Weights = awardWeights,
): readonly Award[] {
  if (!offers.some(({ hasPair }) => hasPair)) return [];
  const kinds = Object.keys(weights) as AwardKind[];
  const places = new Map(kinds.map((kind, place) => [kind, place]));
  const best = bestOf(offers);
  // Players with a pair come first: what they get nobody takes away.
  const inTurn = offers.toSorted((one, other) => Number(other.hasPair) - Number(one.hasPair));
  const scores = inTurn.map(({ seat, candidates }) => {
    const own = kinds.map(() => -Infinity);
    for (const candidate of candidates) {
      const share = shareOf(candidate, best.get(candidate.kind) ?? 0);
      const score = weights[candidate.kind] + SHARE_WEIGHT * share;
      own[places.get(candidate.kind) ?? 0] = score * (1 - SEAT_WEIGHT * seat);
    }
    return own;
  });
  const given = assign(scores, {
    count: kinds.length,
    most: Math.ceil(offers.length / SAME_ONE_IN),
    again: AGAIN_WEIGHT,
  });
  return inTurn
    .flatMap(({ seat, candidates }, person) => {
      const kind = kinds[given[person] ?? -1];
      const candidate = candidates.find((each) => each.kind === kind);
      return candidate === undefined ? [] : [awardOf(seat, candidate)];
    })
    .toSorted((one, other) => one.seat - other.seat);
}

function awardOf(seat: number, candidate: Candidate): Award {
  const { isLess: _isLess, ...given } = candidate;
  return { seat, ...given };
}

function amountOf({ value, of }: Candidate): number {
  return of === undefined ? value : value / of;
}

/** The best amount of each kind: the most, or the least where less is better. */
function bestOf(offers: readonly Offer[]): ReadonlyMap<AwardKind, number> {
  const best = new Map<AwardKind, number>();
  for (const candidate of offers.flatMap(({ candidates }) => candidates)) {
    const [amount, known] = [amountOf(candidate), best.get(candidate.kind)];
    const isBetter =
      known === undefined || (candidate.isLess === true ? amount < known : amount > known);
    if (isBetter) best.set(candidate.kind, amount);
  }
  return best;
}

/** How good a candidate is among all of its kind: from 0 to 1. */
function shareOf(candidate: Candidate, best: number): number {
  const own = amountOf(candidate);
  if (candidate.isLess === true) return own === 0 ? 1 : best / own;
  return own / best;
}
