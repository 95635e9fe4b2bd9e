import type { Award } from '../../shared/awards.ts';
import type { PlayerId } from '../../shared/card.ts';
import type { CardFace, PictureHash } from '../../shared/faces.ts';
import type { KeptGame, KeptPlayer } from '../../shared/kept-game.ts';
import type { RecordEvent, RecordStep } from '../../shared/record.ts';
import { type Deck, hasPictures } from '../game/deck.ts';
import type { RunningGame } from '../game/game.ts';
import type { RecordedGame } from '../game/record.ts';
import { isComputer } from '../table/player.ts';
import type { ReadonlySeats } from '../table/seats.ts';
import { dayOf, timeOf } from '../system/clock.ts';

/** A game that is over, as long as it can be kept as a page: a new one may run by now. */
export interface FinishedGame {
  readonly record: RecordedGame;
  readonly deck: Deck;
  readonly faces: KeptGame['faces'];
  readonly players: readonly (Omit<KeptPlayer, 'name'> & { readonly id: PlayerId | undefined })[];
  readonly awards: readonly Award[];
  /** When its first card was flipped: milliseconds since 1970, or null where that is not known. */
  readonly began: number | null;
}

export interface FinishedOptions extends Pick<FinishedGame, 'record' | 'awards' | 'began'> {
  readonly seats: ReadonlySeats;
  /** Who played at each seat. */
  readonly sitting: ReadonlyMap<number, PlayerId>;
}

export function finishedGame(game: RunningGame, options: FinishedOptions): FinishedGame {
  const { record, awards, began, seats, sitting } = options;
  const { deck, board, scoreboard } = game;
  const players = record.seats.map(({ seat }) => {
    const id = sitting.get(seat);
    const player = id === undefined ? undefined : seats.find(id);
    const pairs = id === undefined ? 0 : scoreboard.of(id).score;
    const isOne = player !== undefined && isComputer(player);
    const { team, sign } = player ?? {};
    const inTeam = team === undefined || sign === undefined ? {} : { team, sign };
    return { id, seat, pairs, ...inTeam, ...(isOne ? { computer: player.character } : {}) };
  });
  const faces = hasPictures(deck) ? 'photos' : board.faces;
  return { record, deck, faces, players, awards, began };
}

export interface KeepOptions {
  /** Whether the page says who played; without names, people are their signs. */
  readonly names: boolean;
  /** Whether the host has blocked a player: the page leaves these out. */
  readonly isBlocked: (id: PlayerId) => boolean;
}

/** Everything a standalone page needs to show a game; its steps and pictures may be long. */
export interface KeptParts {
  readonly game: KeptGame;
  /** Each as JSON. */
  readonly steps: Iterable<string>;
  readonly pictures: Iterable<readonly [PictureHash, string]>;
}

/** Collects what the page of a game needs. No id is in it. */
export function keptParts(game: FinishedGame, { names, isBlocked }: KeepOptions): KeptParts {
  const { record, deck, faces, awards, began } = game;
  const told = game.players.filter(({ id }) => id === undefined || !isBlocked(id));
  const seats = new Set(told.map(({ seat }) => seat));
  const nameOf = new Map(record.seats.map(({ seat, name }) => [seat, name]));
  const shown = new Set(record.head.cards);
  const isWhole = told.length === game.players.length;
  const isOfPeople = !told.some(({ computer }) => computer !== undefined);
  const lesson = isWhole && isOfPeople && record.leftOut === 0 ? record.lesson.lesson : undefined;
  const dealt = (deck.faces ?? []).filter(({ card }) => shown.has(card));
  const kept: KeptGame = {
    record: { ...record.head, seats: [], leftOut: record.leftOut, steps: [] },
    players: told.map(({ id: _secret, ...player }) => {
      return { ...player, name: names ? (nameOf.get(player.seat) ?? null) : null };
    }),
    awards: awards.filter(({ seat }) => seats.has(seat)),
    ...(lesson === undefined ? {} : { lesson }),
    began: began === null ? null : `${dayOf(began)}T${timeOf(began)}`,
    faces,
    language: deck.language ?? null,
    cardFaces: dealt,
    pictures: {},
  };
  const steps = isWhole ? record.lines : linesWithout(record.lines, seats);
  return { game: kept, steps, pictures: picturesOf(dealt, deck) };
}

function* picturesOf(
  faces: readonly CardFace[],
  { pictures = new Map() }: Deck,
): Iterable<readonly [PictureHash, string]> {
  const hashes = new Set(faces.flatMap(({ picture }) => picture ?? []));
  for (const hash of hashes) {
    const found = pictures.get(hash);
    if (found === undefined) continue;
    yield [hash, `data:${found.type};base64,${Buffer.from(found.bytes).toString('base64')}`];
  }
}

function* linesWithout(lines: readonly string[], seats: ReadonlySet<number>): Iterable<string> {
  for (const line of lines) {
    yield JSON.stringify(without(JSON.parse(line) as RecordStep, seats));
  }
}

/** Events that happen to cards, and stay without their players. */
const OF_CARDS: readonly RecordEvent['kind'][] = [
  'turned-up',
  'turned-down',
  'removed',
  'relabelled',
];

/** A step without the events of players at other seats, except what happens to cards. */
function without(step: RecordStep, seats: ReadonlySet<number>): RecordStep {
  const events = step.events.filter(
    ({ kind, seat }) => seat === null || seats.has(seat) || OF_CARDS.includes(kind),
  );
  return events.length === step.events.length ? step : { ...step, events };
}
