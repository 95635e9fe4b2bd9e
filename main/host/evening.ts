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
import type { EveningLine, EveningView } from '../../shared/table-view.ts';

/** Somebody in a game of the evening. */
export interface EveningPlayer {
  readonly id: PlayerId;
  /** Where they sat, and what they were called, last. */
  readonly seat: number;
  readonly name: string;
  readonly pairs: number;
  /** The most pairs without a miss between them. */
  readonly streak: number;
  readonly award: AwardKind | null;
}

/** A game that counts: it is over, or it was played to a pair at least, and by two at least. */
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
}

/** It ends by itself after this long without a flip. */
export const EVENING_MS = 6 * 60 * 60 * 1_000;

const kinds = Object.keys(awardWeights) as readonly AwardKind[];

export const readEvening: Reader<SavedEvening> = fields({
  format: oneOf('memory-scramble evening 1'),
  games: list(
    fields({
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
    }),
  ),
  lastFlip: nullable(whole()),
  began: nullable(fields({ game: whole(1), at: whole() })),
  dropped: optional(whole(1)),
});

/**
 * The games of one evening, or of one lesson. It knows no clock: it is told when cards are flipped.
 *
 * AF: #games were played, the oldest first; the last flip was at #lastFlip, and the first of the
 *     running game at #began; game #dropped belongs to the evening before.
 * RI: at most eveningGamesMax games, of at most eveningEntriesMax players together, or one game.
 */
export class Evening {
  #games: readonly EveningGame[];
  #lastFlip: number | null;
  #began: SavedEvening['began'];
  #dropped: number | undefined;
  #changes = 0;
  /** When a flip was last to be saved. */
  #changedAt = -Infinity;

  /** @param running the game that goes on: if it is already in the list, a crash undid its end */
  constructor(running: number, saved?: SavedEvening) {
    this.#games = bounded((saved?.games ?? []).filter(({ game }) => game < running));
    this.#lastFlip = saved?.lastFlip ?? null;
    this.#began = saved?.began ?? null;
    this.#dropped = saved?.dropped;
  }

  get games(): readonly EveningGame[] {
    return this.#games;
  }

  /** How often anything changed that is to be saved. */
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

  add(game: EveningGame): void {
    this.#games = bounded([...this.#games, game]);
    this.#changes++;
  }

  /** `to` goes on with what `from` did. */
  handOver(from: PlayerId, to: PlayerId): void {
    this.#games = this.#games.map((game) => {
      if (!game.players.some(({ id }) => id === from)) return game;
      const others = game.players.filter(({ id }) => id !== to);
      return {
        ...game,
        players: others.map((one) => (one.id === from ? { ...one, id: to } : one)),
      };
    });
    this.#changes++;
  }

  /** Everybody begins at zero. @param over the game that is over, and does not count from now on */
  clear(over?: number): void {
    this.#games = [];
    this.#dropped = over ?? this.#dropped;
    this.#changes++;
  }

  save(): SavedEvening {
    const format = 'memory-scramble evening 1';
    const saved = {
      format,
      games: this.#games,
      lastFlip: this.#lastFlip,
      began: this.#began,
    } as const;
    return this.#dropped === undefined ? saved : { ...saved, dropped: this.#dropped };
  }
}

/** As many of the newest games as are kept; the newest one in any case. */
function bounded(games: readonly EveningGame[]): readonly EveningGame[] {
  let kept = games.slice(-limits.eveningGamesMax);
  const entries = () => kept.reduce((sum, { players }) => sum + players.length, 0);
  while (kept.length > 1 && entries() > limits.eveningEntriesMax) kept = kept.slice(1);
  return kept;
}

/** Who sits where now, and under which name; undefined: they have no seat any more. */
export type SeatedAs = (
  id: PlayerId,
) => { readonly seat: number; readonly name: string } | undefined;

/** The standings over these games, the best first. */
export function viewEvening(games: readonly EveningGame[], seatedAs: SeatedAs): EveningView {
  const ids = new Set(games.flatMap(({ players }) => players.map(({ id }) => id)));
  const lines = [...ids].map((id) => lineOf(id, games, seatedAs));
  lines.sort(
    (one, other) => other.wins - one.wins || other.pairs - one.pairs || one.seat - other.seat,
  );
  const since = games[0]?.began ?? null;
  return {
    games: games.length,
    ...(since === null ? {} : { since }),
    lines: lines.slice(0, limits.eveningLinesShown),
  };
}

function lineOf(id: PlayerId, games: readonly EveningGame[], seatedAs: SeatedAs): EveningLine {
  const results = games.map(({ players }) => {
    const own = players.find((player) => player.id === id);
    const most = Math.max(...players.map(({ pairs }) => pairs));
    return own && { ...own, won: own.pairs > 0 && own.pairs === most };
  });
  const played = results.filter((result) => result !== undefined);
  const { seat, name } = seatedAs(id) ?? played.at(-1) ?? { seat: 0, name: '' };
  const line = {
    seat,
    name,
    played: played.length,
    wins: played.filter(({ won }) => won).length,
    pairs: played.reduce((sum, { pairs }) => sum + pairs, 0),
    games: results
      .slice(-limits.eveningGamesShown)
      .map((result) => (result === undefined ? null : { pairs: result.pairs, won: result.won })),
  };
  return seatedAs(id) === undefined ? { ...line, left: true } : line;
}
