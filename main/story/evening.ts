import { type AwardKind, awardWeights } from '../../shared/awards.ts';
import { type PlayerId, isPlayerId } from '../../shared/card.ts';
import { limits } from '../../shared/limits.ts';
import {
  type Reader,
  cutText,
  fields,
  list,
  nullable,
  oneOf,
  optional,
  textThat,
  whole,
} from '../../shared/readers.ts';
import { type Standing, standingsOf } from './standings.ts';

/** Somebody in a game of the evening. */
export interface EveningPlayer {
  readonly id: PlayerId;
  /** Their last seat and name. */
  readonly seat: number;
  readonly name: string;
  readonly pairs: number;
  /** The most pairs without a miss between them. */
  readonly streak: number;
  readonly award: AwardKind | null;
}

/** A game that counts: played by at least two, and over, or with at least one pair found. */
export interface EveningGame {
  readonly game: number;
  readonly title: string;
  readonly rows: number;
  readonly columns: number;
  /** When its first card was flipped: milliseconds since 1970, or null where that is not known. */
  readonly began: number | null;
  readonly seconds: number;
  readonly players: readonly EveningPlayer[];
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
  /** The game that is over and stands on the podium; the first evenings did not have it. */
  readonly over?: EveningGame;
  /** The games of the evening before; the first evenings did not keep them. */
  readonly last?: readonly EveningGame[];
}

/** It ends by itself after this long without a flip. */
export const EVENING_MS = 6 * 60 * 60 * 1_000;

/** A clock that shows an earlier date was never set. */
const CLOCKS_SET = Date.UTC(2020, 0, 1);

const kinds = Object.keys(awardWeights) as readonly AwardKind[];

const readGame: Reader<EveningGame> = fields({
  game: whole(1),
  title: cutText,
  rows: whole(1, limits.spotsMax),
  columns: whole(1, limits.spotsMax),
  began: nullable(whole()),
  seconds: whole(),
  players: list(
    fields({
      id: textThat(isPlayerId),
      seat: whole(0, limits.seatsMax - 1),
      name: cutText,
      pairs: whole(),
      streak: whole(),
      award: nullable(oneOf(...kinds)),
    }),
  ),
});

export const readEvening: Reader<SavedEvening> = fields({
  format: oneOf('memory-scramble evening 1'),
  games: list(readGame),
  lastFlip: nullable(whole()),
  began: nullable(fields({ game: whole(1), at: whole() })),
  dropped: optional(whole(1)),
  over: optional(readGame),
  last: optional(list(readGame)),
});

/**
 * The games of one evening, or of one lesson. It knows no clock: it is told when cards are flipped.
 *
 * AF: #closed were played, the oldest first, and #over is the game that runs, if it is over; the last
 *     flip was at #lastFlip, and the first of the running game at #began; game #dropped belongs to the
 *     evening before, which had the games of #last.
 * RI: #closed and #last have at most eveningGamesMax games, of at most eveningEntriesMax players
 *     together, or one game. #games is #closed and #over; #standings is undefined, or that of #games.
 */
export class Evening {
  #closed: readonly EveningGame[];
  #over: EveningGame | undefined;
  #games: readonly EveningGame[] = [];
  #standings: readonly Standing[] | undefined;
  #last: readonly EveningGame[];
  #lastFlip: number | null;
  #began: SavedEvening['began'];
  #dropped: number | undefined;
  #changes = 0;
  /** When a flip last counted as a change. */
  #changedAt = -Infinity;

  /** @param running the game that goes on: if it is already in the list, a crash undid its end */
  constructor(running: number, saved?: SavedEvening) {
    this.#closed = bounded((saved?.games ?? []).filter(({ game }) => game < running));
    this.#over = saved?.over?.game === running ? saved.over : undefined;
    this.#last = bounded(saved?.last ?? []);
    this.#lastFlip = saved?.lastFlip ?? null;
    this.#began = saved?.began ?? null;
    this.#dropped = saved?.dropped;
    this.#count();
    this.#changes = 0;
  }

  get games(): readonly EveningGame[] {
    return this.#games;
  }

  /** Worked out once for each change of the games. */
  get standings(): readonly Standing[] {
    return (this.#standings ??= standingsOf(this.#games));
  }

  /** The running game, if it is over. */
  get over(): EveningGame | undefined {
    return this.#over;
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

  /** Whether a game was over already when this evening began. */
  isDropped(game: number): boolean {
    return this.#dropped === game;
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

  /** The running game is over; from now on it counts. */
  finish(game: EveningGame): void {
    this.#over = game;
    this.#count();
  }

  /** The running game goes on after all. */
  reopen(): void {
    if (this.#over === undefined) return;
    this.#over = undefined;
    this.#count();
  }

  /** A game that another one has followed. */
  add(game: EveningGame): void {
    this.#closed = bounded([...this.#closed, game]);
    this.#over = undefined;
    this.#count();
  }

  /**
   * `to` goes on with what `from` did. Every result stays, also where both have one in the same game:
   * those who won that game have won it.
   */
  handOver(from: PlayerId, to: PlayerId): void {
    const handed = (game: EveningGame) => handedOver(game, from, to);
    this.#closed = this.#closed.map(handed);
    this.#over &&= handed(this.#over);
    this.#last = this.#last.map(handed);
    this.#count();
  }

  /**
   * Everybody begins at zero. What was played can still be saved, until another evening ends.
   * @param over the game that is over, and does not count from now on
   */
  clear(over?: number): void {
    if (this.#games.length > 0) this.#last = bounded(this.#games);
    this.forget(over);
  }

  /** The same, and nothing is kept of it. The evening before stays. */
  forget(over?: number): void {
    this.#closed = [];
    this.#over = undefined;
    this.#dropped = over ?? this.#dropped;
    this.#count();
  }

  forgetLast(): void {
    this.#last = [];
    this.#changes++;
  }

  save(): SavedEvening {
    const format = 'memory-scramble evening 1';
    return {
      format,
      games: this.#closed,
      lastFlip: this.#lastFlip,
      began: this.#began,
      ...(this.#dropped === undefined ? {} : { dropped: this.#dropped }),
      ...(this.#over === undefined ? {} : { over: this.#over }),
      ...(this.#last.length === 0 ? {} : { last: this.#last }),
    };
  }

  /** The games have changed. */
  #count(): void {
    this.#games = this.#over === undefined ? this.#closed : [...this.#closed, this.#over];
    this.#standings = undefined;
    this.#changes++;
  }

  /** A clock that was not set yet, or was ahead, is put right: the time of the last flip was wrong. */
  #noticeClock(now: number): void {
    if (this.#lastFlip === null) return;
    const isPutRight = this.#lastFlip < CLOCKS_SET && now >= CLOCKS_SET;
    if (isPutRight || this.#lastFlip > now) this.#lastFlip = now;
  }
}

function handedOver(game: EveningGame, from: PlayerId, to: PlayerId): EveningGame {
  if (!game.players.some(({ id }) => id === from)) return game;
  return {
    ...game,
    players: game.players.map((one) => (one.id === from ? { ...one, id: to } : one)),
  };
}

/** As many of the newest games as are kept; the newest one in any case. */
function bounded(games: readonly EveningGame[]): readonly EveningGame[] {
  let kept = games.slice(-limits.eveningGamesMax);
  const entries = () => kept.reduce((sum, { players }) => sum + players.length, 0);
  while (kept.length > 1 && entries() > limits.eveningEntriesMax) kept = kept.slice(1);
  return kept;
}
