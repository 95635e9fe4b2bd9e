import { type AwardKind, awardWeights } from '../../shared/awards.ts';
import { type PlayerId, isPlayerId } from '../../shared/card.ts';
import type { GameLesson } from '../../shared/lesson-of-game.ts';
import { limits } from '../../shared/limits.ts';
import {
  type Reader,
  anyOf,
  cutText,
  fields,
  list,
  nullable,
  oneOf,
  optional,
  textThat,
  whole,
} from '../../shared/readers.ts';
import { TEAMS_MAX } from '../../shared/sides.ts';
import type { SeatKey } from '../table/seat-key.ts';
import { bounded, boundedLessons, tableOf, withPlayer, withoutLesson } from './evening-games.ts';
import { readGameLesson } from './saved-lesson.ts';
import { type Standing, standingsOf } from './standings.ts';

/** Somebody in a game of the evening. */
export interface EveningPlayer {
  readonly id: PlayerId;
  /** Their last seat and name. */
  readonly seat: number;
  readonly name: string;
  readonly pairs: number;
  /** The first evenings did not keep them. */
  readonly tries?: number;
  /** The most pairs without a miss between them. */
  readonly streak: number;
  readonly award: AwardKind | null;
  /** Their team, where teams played. */
  readonly team?: number;
}

/** Who won together: teams with their pairs, tables of which this one left pairs, or everybody. */
export type EveningSides =
  | { readonly kind: 'teams'; readonly pairs: readonly number[] }
  | { readonly kind: 'tables'; readonly left: number }
  | { readonly kind: 'together' };

/** A game that counts: played by at least two, and over, or with at least one pair found. */
export interface EveningGame {
  readonly game: number;
  /** The number of its table; left out: the first. */
  readonly table?: number;
  readonly title: string;
  readonly rows: number;
  readonly columns: number;
  /** When its first card was flipped: milliseconds since 1970, or null where that is not known. */
  readonly began: number | null;
  readonly seconds: number;
  /** Left out: everybody for themselves. */
  readonly sides?: EveningSides;
  readonly players: readonly EveningPlayer[];
  /** What it tells about its pairs, if only people played. Nobody is named in it. */
  readonly lesson?: GameLesson;
}

/** An evening as it is written down. */
export interface SavedEvening {
  readonly format: 'memory-scramble evening 1';
  readonly games: readonly EveningGame[];
  /** When a card was last flipped, and when the first one of a game was. */
  readonly lastFlip: number | null;
  readonly began: { readonly game: number; readonly at: number } | null;
  /** The game that was over when it started afresh; the first evenings did not say. */
  readonly dropped?: number;
  /** At which tables, if not at the first alone. */
  readonly droppedAt?: readonly number[];
  /** The game that is over and stands on the podium; the first evenings did not have it. */
  readonly over?: EveningGame;
  /** The same at other tables than the first. */
  readonly overAt?: readonly EveningGame[];
  /** The games of the evening before; the first evenings did not keep them. */
  readonly last?: readonly EveningGame[];
}

/** It ends by itself after this long without a flip. */
export const EVENING_MS = 6 * 60 * 60 * 1_000;

/** A clock that shows an earlier date was never set. */
const CLOCKS_SET = Date.UTC(2020, 0, 1);

const kinds = Object.keys(awardWeights) as readonly AwardKind[];

const readTable = whole(1, limits.tablesMax);

const readSides: Reader<EveningSides> = anyOf<EveningSides>(
  fields({ kind: oneOf('teams'), pairs: list(whole()) }),
  fields({ kind: oneOf('tables'), left: whole() }),
  fields({ kind: oneOf('together') }),
);

const readGame: Reader<EveningGame> = fields({
  game: whole(1),
  table: optional(readTable),
  title: cutText,
  rows: whole(1, limits.spotsMax),
  columns: whole(1, limits.spotsMax),
  began: nullable(whole()),
  seconds: whole(),
  sides: optional(readSides),
  players: list(
    fields({
      id: textThat(isPlayerId),
      seat: whole(0, limits.seatsMax - 1),
      name: cutText,
      pairs: whole(),
      tries: optional(whole()),
      streak: whole(),
      award: nullable(oneOf(...kinds)),
      team: optional(whole(0, TEAMS_MAX - 1)),
    }),
  ),
  lesson: optional(readGameLesson),
});

export const readEvening: Reader<SavedEvening> = fields({
  format: oneOf('memory-scramble evening 1'),
  games: list(readGame),
  lastFlip: nullable(whole()),
  began: nullable(fields({ game: whole(1), at: whole() })),
  dropped: optional(whole(1)),
  droppedAt: optional(list(readTable)),
  over: optional(readGame),
  overAt: optional(list(readGame)),
  last: optional(list(readGame)),
});

/** The game that is over, and at which tables. */
export interface Over {
  readonly game: number;
  readonly tables: readonly number[];
}

/**
 * The games of one evening, or of one lesson. It knows no clock: it is told when cards are flipped.
 *
 * AF: #closed were played, the oldest first, and #over is the game that runs, at the tables where it is
 *     over; the last flip was at #lastFlip, and the first of the running game at #began; the game of
 *     #dropped belongs, at its tables, to the evening before, which had the games of #last.
 * RI: #closed and #last have at most eveningGamesMax games, of at most eveningEntriesMax players
 *     together, or one game; in #closed, the newest tell a lesson, of at most lessonEntriesMax entries
 *     together, in #last none. #standings has what was asked for since the games changed.
 */
export class Evening {
  #closed: readonly EveningGame[];
  readonly #over = new Map<number, EveningGame>();
  #last: readonly EveningGame[];
  #lastFlip: number | null;
  #began: SavedEvening['began'];
  #dropped: Over | undefined;
  /** By the table whose game that is over they count; 0: none; undefined: all. */
  readonly #standings = new Map<number | undefined, readonly Standing[]>();
  #changes = 0;
  /** When a flip last counted as a change. */
  #changedAt = -Infinity;

  /** @param running the game that goes on: if it is already in the list, a crash undid its end */
  constructor(running: number, saved?: SavedEvening) {
    this.#closed = boundedLessons((saved?.games ?? []).filter(({ game }) => game < running));
    for (const game of [saved?.over ?? [], saved?.overAt ?? []].flat()) {
      if (game.game === running) this.#over.set(tableOf(game), game);
    }
    this.#last = bounded(saved?.last ?? []);
    this.#lastFlip = saved?.lastFlip ?? null;
    this.#began = saved?.began ?? null;
    const { dropped, droppedAt = [1] } = saved ?? {};
    this.#dropped = dropped === undefined ? undefined : { game: dropped, tables: droppedAt };
  }

  /** All of them, those of the running game last. */
  get games(): readonly EveningGame[] {
    if (this.#over.size === 0) return this.#closed;
    const over = [...this.#over.values()];
    return [...this.#closed, ...over.toSorted((one, other) => tableOf(one) - tableOf(other))];
  }

  /** The games that count at a table: those that others have followed, and its own that is over. */
  gamesAt(table: number | undefined): readonly EveningGame[] {
    if (table === undefined) return this.games;
    const over = this.#over.get(table);
    return over === undefined ? this.#closed : [...this.#closed, over];
  }

  /** How these stand: worked out once for each change of the games. */
  standingsAt(table: number | undefined): readonly Standing[] {
    const of = table === undefined || this.#over.has(table) ? table : 0;
    const standings = this.#standings.get(of) ?? standingsOf(this.gamesAt(table));
    this.#standings.set(of, standings);
    return standings;
  }

  /** The running game at a table, if it is over there. */
  over(table: number): EveningGame | undefined {
    return this.#over.get(table);
  }

  /** The games of the evening before; none: there was none, or it was forgotten. */
  get last(): readonly EveningGame[] {
    return this.#last;
  }

  /** Counts the changes that are to be saved. */
  get changes(): number {
    return this.#changes;
  }

  /** When the first card of a game was flipped, if that is known. */
  beganAt(game: number): number | null {
    return this.#began?.game === game ? this.#began.at : null;
  }

  /** Whether a game was over at a table already when this evening began. */
  isDropped(game: number, table: number): boolean {
    return this.#dropped?.game === game && this.#dropped.tables.includes(table);
  }

  /** How long it goes on if nobody flips a card. */
  msLeft(now: number): number {
    this.#noticeClock(now);
    return (this.#lastFlip ?? now) + EVENING_MS - now;
  }

  /** Whether so much time has passed without a flip that it is another evening. */
  isOver(now: number): boolean {
    return this.msLeft(now) <= 0;
  }

  /** Somebody flips a card. Once a minute that counts as a change, because each change is saved. */
  flip(game: number, now: number): void {
    this.#lastFlip = now;
    const isFirst = this.#began?.game !== game;
    if (isFirst) this.#began = { game, at: now };
    if (!isFirst && now - this.#changedAt < 60_000) return;
    this.#changedAt = now;
    this.#changes++;
  }

  /** The running game is over at a table; from now on it counts. */
  finish(game: EveningGame): void {
    this.#over.set(tableOf(game), game);
    this.#count();
  }

  /** The running game goes on at a table after all. */
  reopen(table: number): void {
    if (this.#over.delete(table)) this.#count();
  }

  /** A game that another one has followed. */
  add(game: EveningGame): void {
    this.#closed = boundedLessons([...this.#closed, game]);
    this.#over.delete(tableOf(game));
    this.#count();
  }

  /**
   * `to` goes on with what `from` did. Every result stays, also where both have one in the same game:
   * those who won that game have won it.
   */
  handOver(from: SeatKey, to: PlayerId): void {
    const handed = (game: EveningGame) => withPlayer(game, from, (one) => ({ ...one, id: to }));
    this.#closed = this.#closed.map(handed);
    for (const [at, game] of this.#over) this.#over.set(at, handed(game));
    this.#last = this.#last.map(handed);
    this.#count();
  }

  /** The host has given somebody another name: that is their name in every game of theirs. */
  rename(who: SeatKey, name: string): void {
    const renamed = (game: EveningGame) => withPlayer(game, who, (one) => ({ ...one, name }));
    this.#closed = this.#closed.map(renamed);
    for (const [at, game] of this.#over) this.#over.set(at, renamed(game));
    this.#last = this.#last.map(renamed);
    this.#count();
  }

  /**
   * Everybody begins at zero. What was played can still be saved, until another evening ends.
   * @param over the game that is over, and does not count from now on
   */
  clear(over?: Over): void {
    const { games } = this;
    if (games.length > 0) this.#last = bounded(games.map(withoutLesson));
    this.forget(over);
  }

  /** The same, and nothing is kept of it. The evening before stays. */
  forget(over?: Over): void {
    this.#closed = [];
    this.#over.clear();
    this.#dropped = over ?? this.#dropped;
    this.#count();
  }

  forgetLast(): void {
    this.#last = [];
    this.#changes++;
  }

  save(): SavedEvening {
    const format = 'memory-scramble evening 1';
    const over = this.#over.get(1);
    const overAt = [...this.#over.values()].filter((game) => game !== over);
    return {
      format,
      games: this.#closed,
      lastFlip: this.#lastFlip,
      began: this.#began,
      ...savedDropped(this.#dropped),
      ...(over === undefined ? {} : { over }),
      ...(overAt.length === 0 ? {} : { overAt }),
      ...(this.#last.length === 0 ? {} : { last: this.#last }),
    };
  }

  /** The games have changed. */
  #count(): void {
    this.#standings.clear();
    this.#changes++;
  }

  /** A clock that was not set yet, or was ahead, is put right: the time of the last flip was wrong. */
  #noticeClock(now: number): void {
    if (this.#lastFlip === null) return;
    const isPutRight = this.#lastFlip < CLOCKS_SET && now >= CLOCKS_SET;
    if (isPutRight || this.#lastFlip > now) this.#lastFlip = now;
  }
}

function savedDropped(dropped: Over | undefined): Pick<SavedEvening, 'dropped' | 'droppedAt'> {
  if (dropped === undefined) return {};
  const { game, tables } = dropped;
  return { dropped: game, ...(tables.join() === '1' ? {} : { droppedAt: tables }) };
}
