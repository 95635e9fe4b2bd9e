/** What everybody could be given for how they played. */

import type { Award, AwardKind } from './awards.ts';
import { FindsOfGame, type Find, type PlayerStory } from './finds.ts';
import type { GameRecord } from './record.ts';

/** An award that somebody could get. */
export type Candidate = Omit<Award, 'seat'> & {
  /** Whether less is better, as with a time. */
  readonly isLess?: boolean;
};

/** All that somebody could be given, at most one of each kind. */
export interface Offer {
  readonly seat: number;
  readonly hasPair: boolean;
  readonly candidates: readonly Candidate[];
}

export type Grid = Pick<GameRecord, 'rows' | 'columns'>;

/** What a kind is given for at least. Times are in milliseconds. */
const LEAST = {
  roll: 3,
  sharpMs: 350,
  sharpMsMax: 5_000,
  memoryMs: 12_000,
  waitMs: 2_000,
  quickMsMax: 2_200,
  thoughtMs: 5_000,
  thoughtMsMax: 30_000,
  opened: 3,
  finish: 2,
  finishShare: 0.3,
  steadyTries: 4,
  steadyShare: 0.34,
  shown: 3,
  seen: 3,
  busyTries: 8,
} as const;

/** The awards that make sense for a player alone. */
const ALONE: readonly AwardKind[] = ['first-find', 'long-memory', 'on-a-roll'];

/** What everybody could be given, by seat. A record from which steps are left out offers nothing. */
export function offersOf({ leftOut, steps, ...grid }: GameRecord): readonly Offer[] {
  if (leftOut > 0) return [];
  const game = new FindsOfGame();
  for (const step of steps) game.add(step);
  return offersFor(game, grid);
}

export function offersFor(game: FindsOfGame, grid: Grid): readonly Offer[] {
  const players = game.players.filter(({ seat }) => seat !== undefined);
  const isAlone = players.length === 1;
  const offers = players.map((player): Offer => {
    const all = [
      ...ofFinds(player.finds, game),
      ...ofPlaces(player.finds, grid),
      ...ofThirds(player.finds, game.found),
      ...ofPlayer(player),
    ].filter((candidate) => candidate !== undefined);
    const own = isAlone ? all.filter(({ kind }) => ALONE.includes(kind)) : all;
    return { seat: player.seat ?? 0, hasPair: player.finds.length > 0, candidates: own };
  });
  return offers.toSorted((one, other) => one.seat - other.seat);
}

type Maybe = Candidate | undefined;

/** When and how a pair was found. Every find is either one's own discovery or others’. */
function ofFinds(finds: readonly Find[], game: FindsOfGame): readonly Maybe[] {
  return [
    bestFind(
      'sharp-eye',
      finds,
      ({ sharpMs }) => within(sharpMs, LEAST.sharpMs, LEAST.sharpMsMax),
      true,
    ),
    bestFind('long-memory', finds, ({ memoryMs }) => within(memoryMs, LEAST.memoryMs)),
    bestFind('worth-the-wait', finds, ({ waitMs }) => within(waitMs, LEAST.waitMs)),
    bestFind('quick-hands', finds, ({ handMs }) => within(handMs, 0, LEAST.quickMsMax), true),
    bestFind('deep-thought', finds, ({ handMs }) =>
      within(handMs, LEAST.thoughtMs, LEAST.thoughtMsMax),
    ),
    strongFinish(finds, game.lastMs),
    theFind('flying-start', finds, ({ isFirstTry }) => isFirstTry),
    theFind('lucky-star', finds, ({ seen }) => seen === 0),
    plainSight(finds),
    theFind('first-find', finds, (find) => find === game.first),
    theFind('last-word', finds, (find) => find === game.last && !game.isEndedEarly),
    theFind('own-discovery', finds, ({ isOwn }) => isOwn),
    theFind('keen-watcher', finds, ({ isOwn }) => !isOwn),
    theFind('good-find', finds, () => true),
  ];
}

/** Where the two cards of a pair lay. */
function ofPlaces(finds: readonly Find[], { rows, columns }: Grid): readonly Maybe[] {
  const placeOf = (at: number) => ({ row: Math.floor(at / columns), column: at % columns });
  const distance = ({ at, first }: Find) => {
    const [one, other] = [placeOf(at), placeOf(first)];
    return Math.abs(one.row - other.row) + Math.abs(one.column - other.column);
  };
  const isCorner = (at: number) => {
    const { row, column } = placeOf(at);
    return row % (rows - 1 || 1) === 0 && column % (columns - 1 || 1) === 0;
  };
  const far = finds.reduce<Find | undefined>(
    (most, find) => (most === undefined || distance(find) > distance(most) ? find : most),
    undefined,
  );
  return [
    far === undefined || distance(far) < columns + 1
      ? undefined
      : { kind: 'far-and-wide', value: distance(far), ...momentOf(far) },
    theFind('next-door', finds, (find) => distance(find) === 1),
    theFind('corner-find', finds, ({ at, first }) => isCorner(at) || isCorner(first)),
  ];
}

/** Every find is in the first, the second or the last third of all pairs. */
function ofThirds(finds: readonly Find[], all: number): readonly Maybe[] {
  return (['early-bird', 'half-time', 'home-stretch'] as const).map((kind, third) =>
    theFind(kind, finds, ({ place }) => Math.floor((3 * place) / all) === third),
  );
}

/** How somebody played, all in all. */
function ofPlayer(player: PlayerStory): readonly Maybe[] {
  const { finds, tries, opened, shown, roll, opening } = player;
  return [
    roll !== undefined && roll.count >= LEAST.roll
      ? { kind: 'on-a-roll', value: roll.count, ...momentOf(roll.last) }
      : undefined,
    roll?.count === 2 ? { kind: 'two-in-a-row', value: 2, ...momentOf(roll.last) } : undefined,
    opened >= LEAST.opened ? { kind: 'door-opener', value: opened } : undefined,
    shown >= LEAST.shown ? { kind: 'good-neighbour', value: shown } : undefined,
    tries >= LEAST.busyTries ? { kind: 'busy-bee', value: tries } : undefined,
    opening === undefined ? undefined : { kind: 'ice-breaker', value: 1, step: opening },
    steadyHand(finds.length, tries),
  ];
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
): Maybe {
  let found: { readonly find: Find; readonly ms: number } | undefined;
  for (const find of finds) {
    const ms = msOf(find);
    if (ms === undefined) continue;
    if (found === undefined || (isLess ? ms < found.ms : ms > found.ms)) found = { find, ms };
  }
  if (found === undefined) return undefined;
  return { kind, value: Math.round(found.ms / 100) / 10, isLess, ...momentOf(found.find) };
}

function theFind(kind: AwardKind, finds: readonly Find[], isIt: (find: Find) => boolean): Maybe {
  const find = finds.find(isIt);
  return find && { kind, value: 1, ...momentOf(find) };
}

function plainSight(finds: readonly Find[]): Maybe {
  const [most] = finds.toSorted((one, other) => other.seen - one.seen);
  if (most === undefined || most.seen < LEAST.seen) return undefined;
  return { kind: 'plain-sight', value: most.seen, ...momentOf(most) };
}

function strongFinish(finds: readonly Find[], lastMs: number): Maybe {
  const late = finds.filter(({ ms }) => ms >= lastMs * (1 - LEAST.finishShare));
  const last = late.at(-1);
  if (last === undefined || late.length < LEAST.finish) return undefined;
  return { kind: 'strong-finish', value: late.length, ...momentOf(last) };
}

function steadyHand(pairs: number, tries: number): Maybe {
  const isSteady = tries >= LEAST.steadyTries && pairs / tries >= LEAST.steadyShare;
  return isSteady ? { kind: 'steady-hand', value: pairs, of: tries } : undefined;
}
