/** The lesson of an evening: which pairs of a deck were hard. Sums over its games, by nobody's name. */

import type { GameLesson, Mistaken, PairTold } from './lesson-of-game.ts';

/** A game at one table, as an evening keeps it. */
export interface LessonGame {
  readonly game: number;
  /** The number of its table; left out: the first. */
  readonly table?: number;
  readonly title: string;
  readonly seconds: number;
  readonly lesson?: GameLesson;
}

/** A mistake: `card` was chosen for the partner of `held`. */
export interface Taken extends Mistaken {
  readonly held: string;
}

export interface LessonPair {
  readonly card: string;
  /** The other card, where it is not equal. */
  readonly with?: string;
  /** How often its cards were turned up before it was found: the mean over tables and games. */
  readonly up: number;
  /** The tables at which it was not found in some game. */
  readonly lostAt: readonly number[];
  /** The most frequent first; once is chance, and not told. */
  readonly taken: readonly Taken[];
  /** Who found it, where the host wants names, and as long as they are known. */
  readonly foundBy?: readonly string[];
}

/** How one game went at all its tables, or at one. */
export interface LessonFigures {
  /** Tries for each pair that was found; null: none was. */
  readonly tries: number | null;
  /** The mean time to the last pair, where all were found; null: nowhere. */
  readonly seconds: number | null;
}

/** The games of one deck. */
export interface Lesson {
  readonly deck: string;
  readonly title: string;
  readonly games: number;
  readonly tables: number;
  readonly people: number;
  /** How long was played, at the slowest table of each game. */
  readonly seconds: number;
  /** Whether so much was played that it tells anything. */
  readonly isEnough: boolean;
  readonly found: number;
  readonly of: number;
  readonly last: LessonFigures;
  /** The first game, where there is more than one. */
  readonly first: LessonFigures | null;
  /** Tries for a pair in the first and in the last game of each table that played both. */
  readonly byTable: readonly {
    readonly table: number;
    readonly first: number;
    readonly last: number;
  }[];
  /** The hardest first. */
  readonly pairs: readonly LessonPair[];
}

/** Fewer say nothing yet: games of people, each table’s counted, and pairs found. */
const GAMES_ENOUGH = 3;
const FOUND_ENOUGH = 4;

/** Of a mistake that was made less often nobody knows whether it was chance. */
const TIMES_TOLD = 2;

type Told<G extends LessonGame> = G & { readonly lesson: GameLesson };

/** The lessons of these games, the one that was played last first. @param peopleOf counts the people of games */
export function lessonsOf<G extends LessonGame>(
  games: readonly G[],
  peopleOf: (games: readonly G[]) => number,
): readonly Lesson[] {
  const told = games.filter((game): game is Told<G> => game.lesson !== undefined);
  const places = new Map(told.map((game, place) => [deckOf(game), place]));
  return groups(told, deckOf)
    .map((ofDeck) => ({ ...lessonOf(ofDeck), people: peopleOf(ofDeck) }))
    .sort((one, two) => (places.get(two.deck) ?? 0) - (places.get(one.deck) ?? 0));
}

/** Two decks may have one title. */
function deckOf({ title, lesson }: Told<LessonGame>): string {
  return lesson.deck ?? title;
}

/** @requires there is a game */
function lessonOf(games: readonly Told<LessonGame>[]): Omit<Lesson, 'people'> {
  const rounds = groups(games, ({ game }) => game);
  const [first = [], last = []] = [rounds[0], rounds.at(-1)];
  const newest = games.at(-1);
  const all = games.flatMap(({ lesson }) => lesson.pairs);
  const found = foundOf(all);
  return {
    deck: newest === undefined ? '' : deckOf(newest),
    title: newest?.title ?? '',
    games: rounds.length,
    tables: new Set(games.map(tableOf)).size,
    seconds: sum(rounds.map((round) => Math.max(...round.map(({ seconds }) => seconds)))),
    isEnough: games.length >= GAMES_ENOUGH && found >= FOUND_ENOUGH,
    found,
    of: sum(all.map(({ pairs }) => pairs)),
    last: figuresOf(last),
    first: rounds.length > 1 ? figuresOf(first) : null,
    byTable: rounds.length > 1 ? byTable(first, last) : [],
    pairs: pairsOf(games),
  };
}

function figuresOf(games: readonly Told<LessonGame>[]): LessonFigures {
  const found = foundOf(games.flatMap(({ lesson }) => lesson.pairs));
  const tries = sum(games.map(({ lesson }) => lesson.tries));
  const whole = games.filter(({ lesson }) => lesson.pairs.every(({ lost }) => lost === 0));
  const seconds = sum(whole.map((game) => game.seconds));
  return {
    tries: found === 0 ? null : tries / found,
    seconds: whole.length === 0 ? null : seconds / whole.length,
  };
}

function byTable(
  first: readonly Told<LessonGame>[],
  last: readonly Told<LessonGame>[],
): Lesson['byTable'] {
  return last.flatMap((game) => {
    const table = tableOf(game);
    const before = first.find((one) => tableOf(one) === table);
    const [then = null, now = null] = [before, game].map((one) => one && figuresOf([one]).tries);
    return then === null || now === null ? [] : [{ table, first: then, last: now }];
  });
}

/** All games’ sums of one pair. */
interface Sums {
  readonly card: string;
  readonly with: string | undefined;
  pairs: number;
  up: number;
  readonly lostAt: Set<number>;
  readonly taken: Map<string, { held: string; card: string; times: number }>;
}

function pairsOf(games: readonly Told<LessonGame>[]): readonly LessonPair[] {
  const sums = new Map<string, Sums>();
  for (const game of games) {
    for (const told of game.lesson.pairs) {
      const key = pairKey(told);
      const known = sums.get(key) ?? {
        ...{ card: told.card, with: told.with, pairs: 0, up: 0 },
        ...{ lostAt: new Set(), taken: new Map() },
      };
      sums.set(key, known);
      add(known, told, tableOf(game));
    }
  }
  return Array.from(sums.values(), (known): LessonPair => {
    const { card, with: other, pairs, up, lostAt, taken } = known;
    return {
      card,
      ...(other === undefined ? {} : { with: other }),
      up: up / pairs,
      lostAt: [...lostAt].sort((one, two) => one - two),
      taken: [...taken.values()]
        .filter(({ times }) => times >= TIMES_TOLD)
        .sort((one, two) => two.times - one.times),
    };
  }).sort((one, two) => two.up - one.up || two.lostAt.length - one.lostAt.length);
}

function add(known: Sums, told: PairTold, table: number): void {
  known.pairs += told.pairs;
  known.up += told.up;
  if (told.lost > 0) known.lostAt.add(table);
  const both = [
    [told.card, told.taken],
    [told.with ?? '', told.withTaken],
  ] as const;
  for (const [held, taken = []] of both) {
    for (const { card, times } of taken) {
      const key = JSON.stringify([held, card]);
      const sofar = known.taken.get(key)?.times ?? 0;
      known.taken.set(key, { held, card, times: sofar + times });
    }
  }
}

/** Equal for the same pair of two games. */
export function pairKey({ card, with: other }: Pick<PairTold, 'card' | 'with'>): string {
  return JSON.stringify([card, other]);
}

function tableOf({ table = 1 }: LessonGame): number {
  return table;
}

/** Those with equal keys together, in the order in which they came. */
function groups<T>(all: readonly T[], keyOf: (one: T) => unknown): readonly (readonly T[])[] {
  const byKey = new Map<unknown, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = byKey.get(key);
    if (group === undefined) byKey.set(key, [one]);
    else group.push(one);
  }
  return [...byKey.values()];
}

function foundOf(pairs: readonly PairTold[]): number {
  return sum(pairs.map((one) => one.pairs - one.lost));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
