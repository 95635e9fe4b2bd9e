/**
 * Awards: something kind and true about how everybody played, from the record of a game that is over.
 * What each is given for is defined in docs/AWARDS.md. One pure function, so all screens agree.
 */

import type { Card } from './card.ts';
import { FindsOfGame, type Find, type PlayerStory } from './finds.ts';
import type { GameRecord } from './record.ts';

/** Every kind of award, with its weight: the heavier is given first. */
export const awardWeights = {
  'on-a-roll': 9,
  'sharp-eye': 8.6,
  'long-memory': 8.4,
  'worth-the-wait': 8.2,
  'quick-hands': 7.8,
  'door-opener': 7,
  'strong-finish': 6.4,
  'far-and-wide': 6,
  'first-find': 5.6,
  'last-word': 5.4,
  'steady-hand': 5.2,
  'good-neighbour': 5,
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

/** An award that somebody could get. */
export type Candidate = Omit<Award, 'seat'> & {
  /** Whether less is better, as of a time. */
  readonly isLess?: boolean;
};

/** What a kind is given for at least. Times are in milliseconds. */
const LEAST = {
  roll: 3,
  sharpMs: 350,
  sharpMsMax: 5_000,
  memoryMs: 12_000,
  waitMs: 2_000,
  quickMsMax: 2_200,
  opened: 3,
  finish: 2,
  finishShare: 0.3,
  steadyTries: 4,
  steadyShare: 0.34,
  shown: 3,
} as const;

/** The awards that make sense for a player alone. */
const ALONE: readonly AwardKind[] = ['first-find', 'long-memory', 'on-a-roll'];

/** With more players, awards are given one kind after the other instead of in the best way. */
const PLAYERS_MAX = 64;

/**
 * The awards of a game that is over, at most one a player, by seat. A record from which steps
 * are left out has none: what it does not know could make them untrue.
 */
export function awardsOf(record: GameRecord): readonly Award[] {
  return giveAwards(offersOf(record));
}

/** The same, of a game that was followed step by step. */
export function awardsFor(game: FindsOfGame, columns: number): readonly Award[] {
  return giveAwards(offersFor(game, columns));
}

/** All that somebody could be given, at most one of each kind. */
export interface Offer {
  readonly seat: number;
  readonly hasPair: boolean;
  readonly candidates: readonly Candidate[];
}

/** What everybody could be given, by seat. */
export function offersOf({ leftOut, steps, columns }: GameRecord): readonly Offer[] {
  if (leftOut > 0) return [];
  const game = new FindsOfGame();
  for (const step of steps) game.add(step);
  return offersFor(game, columns);
}

function offersFor(game: FindsOfGame, columns: number): readonly Offer[] {
  const players = game.players.filter(({ seat }) => seat !== undefined);
  const isAlone = players.length === 1;
  const offers = players.map((player): Offer => {
    const all = candidatesOf(player, game, columns);
    const own = isAlone ? all.filter(({ kind }) => ALONE.includes(kind)) : all;
    return { seat: player.seat ?? 0, hasPair: player.finds.length > 0, candidates: own };
  });
  return offers.toSorted((one, other) => one.seat - other.seat);
}

function candidatesOf(
  player: PlayerStory,
  game: FindsOfGame,
  columns: number,
): readonly Candidate[] {
  const { finds, tries, opened, shown, roll } = player;
  const candidates: (Candidate | undefined)[] = [
    roll !== undefined && roll.count >= LEAST.roll
      ? { kind: 'on-a-roll', value: roll.count, ...momentOf(roll.last) }
      : undefined,
    bestFind(
      'sharp-eye',
      finds,
      ({ sharpMs }) => within(sharpMs, LEAST.sharpMs, LEAST.sharpMsMax),
      true,
    ),
    bestFind('long-memory', finds, ({ memoryMs }) => within(memoryMs, LEAST.memoryMs)),
    bestFind('worth-the-wait', finds, ({ waitMs }) => within(waitMs, LEAST.waitMs)),
    bestFind('quick-hands', finds, ({ handMs }) => within(handMs, 0, LEAST.quickMsMax), true),
    opened >= LEAST.opened ? { kind: 'door-opener', value: opened } : undefined,
    strongFinish(finds, game.lastMs),
    farAndWide(finds, columns),
    theFind('first-find', finds, (find) => find === game.first),
    theFind('last-word', finds, (find) => find === game.last && !game.isEndedEarly),
    steadyHand(finds.length, tries),
    shown >= LEAST.shown ? { kind: 'good-neighbour', value: shown } : undefined,
    theFind('good-find', finds, () => true),
  ];
  return candidates.filter((candidate) => candidate !== undefined);
}

function momentOf({ card, with: other, step }: Find) {
  return other === undefined ? { card, step } : { card, with: other, step };
}

function within(ms: number | undefined, least: number, most = Infinity): number | undefined {
  return ms !== undefined && ms >= least && ms <= most ? ms : undefined;
}

/** The find with the greatest time, or the least, in seconds with one decimal. */
function bestFind(
  kind: AwardKind,
  finds: readonly Find[],
  msOf: (find: Find) => number | undefined,
  isLess = false,
): Candidate | undefined {
  let found: { readonly find: Find; readonly ms: number } | undefined;
  for (const find of finds) {
    const ms = msOf(find);
    if (ms === undefined) continue;
    if (found === undefined || (isLess ? ms < found.ms : ms > found.ms)) found = { find, ms };
  }
  if (found === undefined) return undefined;
  return { kind, value: Math.round(found.ms / 100) / 10, isLess, ...momentOf(found.find) };
}

function theFind(
  kind: AwardKind,
  finds: readonly Find[],
  isIt: (find: Find) => boolean,
): Candidate | undefined {
  const find = finds.find(isIt);
  return find && { kind, value: 1, ...momentOf(find) };
}

function strongFinish(finds: readonly Find[], lastMs: number): Candidate | undefined {
  const late = finds.filter(({ ms }) => ms >= lastMs * (1 - LEAST.finishShare));
  const last = late.at(-1);
  if (last === undefined || late.length < LEAST.finish) return undefined;
  return { kind: 'strong-finish', value: late.length, ...momentOf(last) };
}

function farAndWide(finds: readonly Find[], columns: number): Candidate | undefined {
  const distance = ({ at, first }: Find) =>
    Math.abs(Math.floor(at / columns) - Math.floor(first / columns)) +
    Math.abs((at % columns) - (first % columns));
  const far = finds.reduce<Find | undefined>(
    (most, find) => (most === undefined || distance(find) > distance(most) ? find : most),
    undefined,
  );
  if (far === undefined || distance(far) < columns + 1) return undefined;
  return { kind: 'far-and-wide', value: distance(far), ...momentOf(far) };
}

function steadyHand(pairs: number, tries: number): Candidate | undefined {
  const isSteady = tries >= LEAST.steadyTries && pairs / tries >= LEAST.steadyShare;
  return isSteady ? { kind: 'steady-hand', value: pairs, of: tries } : undefined;
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

/** Players with a pair come first; then as many awards as possible; then their value. */
const SCORE_OF_AWARD = 1_000;
const SCORE_OF_PAIR = 100_000;

/** The kind that everybody may have; each other one is given once. */
const FOR_ALL: AwardKind = 'good-find';

/** A candidate of one player, with all that it counts. */
interface Choice {
  readonly candidate: Candidate;
  readonly score: number;
  /** The bit of its kind; 0: anybody may have it. */
  readonly bit: number;
}

type Weights = Readonly<Record<AwardKind, number>>;

/** Gives one award to each, in the best way. @param weights every kind there is */
export function giveAwards(
  offers: readonly Offer[],
  weights: Weights = awardWeights,
): readonly Award[] {
  if (!offers.some(({ hasPair }) => hasPair)) return [];
  const kinds = Object.keys(weights) as AwardKind[];
  const once = kinds.filter((kind) => kind !== FOR_ALL);
  const best = bestOf(offers);
  const choices = offers.map(({ candidates, hasPair }) =>
    candidates.map((candidate): Choice => {
      const { kind } = candidate;
      const own = weights[kind] + 2 * shareOf(candidate, best.get(kind) ?? 0);
      const score = own + SCORE_OF_AWARD + (hasPair ? SCORE_OF_PAIR : 0);
      return { candidate, score, bit: kind === FOR_ALL ? 0 : 1 << once.indexOf(kind) };
    }),
  );
  return offers.length > PLAYERS_MAX
    ? giveInTurn(offers, choices, kinds)
    : giveBest(offers, choices, 1 << once.length);
}

/**
 * The best way to give one award to each: as many awards as possible, then the greatest sum. Some kinds
 * are given once: which of them are given already is one of `sets` sets. For each set, and for the
 * players from any one on, the best is worked out once.
 */
function giveBest(
  offers: readonly Offer[],
  choices: readonly (readonly Choice[])[],
  sets: number,
): readonly Award[] {
  const bestFrom: Float64Array[] = [new Float64Array(sets)];
  for (const own of choices.toReversed()) {
    const next = bestFrom[0] as Float64Array;
    const best = new Float64Array(next);
    for (let used = 0; used < sets; used++) {
      for (const { score, bit } of own) {
        const sum = (used & bit) === 0 ? score + (next[used | bit] ?? 0) : 0;
        if (sum > (best[used] ?? 0)) best[used] = sum;
      }
    }
    bestFrom.unshift(best);
  }
  const awards: Award[] = [];
  let used = 0;
  for (const [place, own] of choices.entries()) {
    const next = bestFrom[place + 1] as Float64Array;
    const most = bestFrom[place]?.[used] ?? 0;
    // Of equal sums, the one that gives the better award to the lower seat.
    const given = own
      .filter(({ score, bit }) => (used & bit) === 0 && score + (next[used | bit] ?? 0) === most)
      .toSorted((one, other) => other.score - one.score)[0];
    if (given === undefined) continue;
    used |= given.bit;
    awards.push(awardOf(offers[place]?.seat ?? 0, given.candidate));
  }
  return awards;
}

/** One kind after the other, the heaviest first, each to the best player who has none yet. */
function giveInTurn(
  offers: readonly Offer[],
  choices: readonly (readonly Choice[])[],
  kinds: readonly AwardKind[],
): readonly Award[] {
  const awards = new Map<number, Award>();
  const all = offers.flatMap(({ seat }, place) =>
    (choices[place] ?? []).map(({ candidate, score }) => ({ seat, candidate, score })),
  );
  for (const kind of kinds) {
    const best = all
      .filter(({ seat, candidate }) => candidate.kind === kind && !awards.has(seat))
      .toSorted((one, other) => other.score - one.score || one.seat - other.seat);
    for (const { seat, candidate } of kind === FOR_ALL ? best : best.slice(0, 1)) {
      awards.set(seat, awardOf(seat, candidate));
    }
  }
  return [...awards.values()].toSorted((one, other) => one.seat - other.seat);
}

function awardOf(seat: number, candidate: Candidate): Award {
  const { isLess: _isLess, ...given } = candidate;
  return { seat, ...given };
}
