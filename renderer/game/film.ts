/**
 * A game that is over, as a film: which view was shown at which moment of it. The record says all that
 * happened, so this knows no rules. Pure.
 */

import type { Card } from '../../shared/card.ts';
import type { GameRecord, RecordStep } from '../../shared/record.ts';
import { RecordBoard } from '../../shared/record-board.ts';
import type { PlayerView, SpotView, TableView } from '../../shared/table-view.ts';
import { isUp } from './changes.ts';

/** Nobody wants to watch a longer pause. */
const PAUSE_MS_MAX = 3_000;
/** So long the board lies there before its first card is turned, and after its last pair. */
const EDGE_MS = 500;

/** The line of all together: its colour is that of this seat. */
const ALL = 7;

/** Somebody found a pair. */
export interface Find {
  /** How many steps have happened with it. */
  readonly steps: number;
  /** When it is in the film, from 0 to 1. */
  readonly share: number;
  /** When it was in the game. */
  readonly seconds: number;
  /** The seat of its finder at the end of the game. */
  readonly seat: number;
  /** Whose score it raised: the seat, the number of the team, or one line for all together. */
  readonly line: number;
  /** As the page shows them; `with` is the other card, where it is not equal. */
  readonly card: string;
  readonly with?: string;
}

export interface FilmOptions {
  readonly record: GameRecord;
  /** The table of that game, as it was in the end. */
  readonly view: TableView;
  /** A card as the page shows it. */
  readonly cardOf: (card: Card) => string;
}

/**
 * AF: the film of the record, whose step n is shown from #times[n - 1] on, of #length milliseconds.
 * RI: #times grows; #board has the first #applied steps.
 */
export class Film {
  readonly finds: readonly Find[];
  /** How many steps it shows. */
  readonly count: number;
  /** How long it takes if nothing but long pauses is left out. */
  readonly seconds: number;
  /** How long the game took. */
  readonly gameSeconds: number;
  readonly #options: FilmOptions;
  readonly #steps: readonly RecordStep[];
  readonly #times: readonly number[];
  readonly #length: number;
  readonly #players: readonly PlayerView[];
  /** In the end. */
  readonly #teams = new Map<number, number>();
  #board: RecordBoard;
  #applied = 0;

  constructor(options: FilmOptions) {
    const { record, view } = options;
    this.#options = options;
    this.#steps = shownSteps(record);
    this.#times = timesOf(this.#steps);
    this.#length = (lastOf(this.#times) ?? 0) + EDGE_MS;
    this.#players = playersOf(record, view);
    this.#board = new RecordBoard(record);
    this.count = this.#steps.length;
    this.seconds = this.#length / 1_000;
    this.gameSeconds = (lastOf(this.#steps)?.ms ?? 0) / 1_000;
    this.finds = this.#findAll();
  }

  /** Whether the end of the game was not kept. */
  get isCut(): boolean {
    return this.#options.record.leftOut > 0;
  }

  /** Which line a player raises. */
  lineOf(seat: number): number {
    const { teams, together } = this.#options.record;
    if (teams !== undefined) return this.#teams.get(seat) ?? 0;
    return together === true ? ALL : seat;
  }

  /** How many steps have happened at a moment, from 0 to 1. */
  stepsAt(share: number): number {
    const time = Math.round(share * this.#length); // as all times: a moment is found again
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#times[middle] ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The moment after this many steps. */
  shareAfter(steps: number): number {
    return steps === 0 ? 0 : (this.#times[steps - 1] ?? 0) / this.#length;
  }

  /** The time of the game at a moment of the film. */
  gameSecondsAt(share: number): number {
    const steps = this.stepsAt(share);
    const [from, to] = [this.#steps[steps - 1]?.ms ?? 0, this.#steps[steps]?.ms];
    const [start, end] = [this.shareAfter(steps), this.shareAfter(steps + 1)];
    if (steps === 0 || to === undefined || end <= start) return from / 1_000;
    return (from + ((to - from) * (share - start)) / (end - start)) / 1_000;
  }

  /** The newest pair after this many steps. */
  findAfter(steps: number): Find | undefined {
    return lastOf(this.finds.filter((find) => find.steps <= steps));
  }

  /** What everybody saw after this many steps. */
  viewAfter(steps: number): TableView {
    const { record, view, cardOf } = this.#options;
    if (steps < this.#applied) {
      this.#board = new RecordBoard(record);
      this.#applied = 0;
    }
    while (this.#applied < steps) this.#board.apply(this.#steps[this.#applied++] as RecordStep);
    const board = this.#board;
    const spots = board.view();
    const found = this.finds.filter((find) => find.steps <= steps);
    const last = lastOf(found);
    return {
      ...view,
      ...sidesAfter(view, found),
      phase: 'playing',
      spots: spots.map((spot) => (isUp(spot) ? { ...spot, card: cardOf(spot.card) } : spot)),
      pairsLeft: pairsLeft(record, board, spots),
      lastPair: last === undefined ? null : { seat: last.seat, ...cardsOf(last) },
      players: this.#players.map((player) => {
        const own = lastOf(found.filter(({ seat }) => seat === player.seat));
        const score = board.scoreOf(player.seat);
        if (own === undefined) return { ...player, score };
        const { card, with: other } = own;
        const pair = other === undefined ? { last: card } : { last: card, lastWith: other };
        return { ...player, score, ...pair };
      }),
    };
  }

  #findAll(): readonly Find[] {
    const { record, cardOf } = this.#options;
    let finds: Find[] = [];
    for (const [index, { ms, cause, events }] of this.#steps.entries()) {
      if (cause.kind === 'seat' && cause.from !== null) {
        const { seat, from } = cause;
        finds = finds.map((find) => {
          if (find.seat !== from) return find;
          const { line } = find;
          return { ...find, seat, line: record.teams === undefined ? this.lineOf(seat) : line };
        });
      }
      if (cause.kind === 'team') this.#teams.set(cause.seat, cause.team);
      for (const event of events) {
        if (event.kind !== 'matched') continue;
        const steps = index + 1;
        const moment = { steps, share: this.shareAfter(steps), seconds: ms / 1_000 };
        const card = cardOf(event.card ?? '');
        const other = event.with === undefined ? {} : { with: cardOf(event.with) };
        finds.push({ ...moment, seat: event.seat, line: this.lineOf(event.seat), card, ...other });
      }
    }
    return finds;
  }
}

/** The sides of that moment; what came of the game is told at its end. */
function sidesAfter({ sides }: TableView, found: readonly Find[]): Pick<TableView, 'sides'> {
  if (sides?.kind === 'together') return { sides: { kind: 'together', best: null } };
  if (sides?.kind !== 'teams') return {};
  const pairs = sides.pairs.map((_, team) => found.filter(({ line }) => line === team).length);
  return { sides: { kind: 'teams', pairs } };
}

function cardsOf({ card, with: other }: Find) {
  return other === undefined ? { card } : { card, with: other };
}

/** Who tidied up after the last pair is not shown. */
function shownSteps({ steps, leftOut }: GameRecord): readonly RecordStep[] {
  if (leftOut > 0) return steps;
  const isTold = ({ cause, events }: RecordStep) =>
    cause.kind === 'end' || events.some(({ kind }) => kind === 'matched');
  let count = steps.length;
  while (count > 0 && !isTold(steps[count - 1] as RecordStep)) count--;
  return steps.slice(0, count);
}

function lastOf<T>(all: readonly T[]): T | undefined {
  return all[all.length - 1];
}

/** When each step is shown: as it was, but for long pauses. */
function timesOf(steps: readonly RecordStep[]): readonly number[] {
  let time = EDGE_MS;
  let before = steps[0]?.ms ?? 0;
  return steps.map(({ ms }) => {
    time += Math.min(ms - before, PAUSE_MS_MAX);
    before = ms;
    return time;
  });
}

/** Everybody at the table, and who played and is not there any more, by the names they played under. */
function playersOf({ seats }: GameRecord, view: TableView): readonly PlayerView[] {
  const names = new Map(seats.map(({ seat, name }) => [seat, name]));
  const there = view.players.map(({ last: _last, lastWith: _with, ...player }) => {
    return { ...player, name: names.get(player.seat) ?? player.name };
  });
  const gone = seats
    .filter(({ seat }) => !view.players.some((player) => player.seat === seat))
    .map(({ seat, name }) => ({
      seat,
      name,
      score: 0,
      tries: 0,
      streak: 0,
      presence: 'left' as const,
    }));
  return [...there, ...gone];
}

/** How many pairs lie on the board and are nobody's. */
function pairsLeft(
  { unlike = [] }: GameRecord,
  board: RecordBoard,
  spots: readonly SpotView[],
): number {
  const firsts = new Map(unlike.map(([first, second]) => [second, first]));
  const single = new Set<Card>();
  let pairs = 0;
  for (const [at, spot] of spots.entries()) {
    const card = board.cardAt(at);
    if (card === null || (isUp(spot) && spot.as === 'pair')) continue;
    const key = firsts.get(card) ?? card;
    if (!single.delete(key)) single.add(key);
    else pairs++;
  }
  return pairs;
}

/** Steps instead of motion: only pairs are shown, each until the next. */
export function stillShare({ finds }: Pick<Film, 'finds'>, share: number): number {
  if (share === 1) return 1;
  return finds.reduce((last, find) => (find.share <= share ? find.share : last), 0);
}

/** Before the first pair is the beginning, and behind the last one the end. */
export function foundFrom({ finds }: Pick<Film, 'finds'>, share: number, by: 1 | -1): number {
  if (by === 1) return finds.find((find) => find.share > share)?.share ?? 1;
  const before = finds.filter((find) => find.share < share);
  return before[before.length - 1]?.share ?? 0;
}

type Steps = Pick<Film, 'count' | 'stepsAt' | 'shareAfter'>;

/** Steps of one millisecond are shown together; behind the last one is the end. */
export function steppedFrom(film: Steps, share: number, by: 1 | -1): number {
  const steps = film.stepsAt(share);
  if (by === 1) return steps < film.count ? film.shareAfter(steps + 1) : 1;
  const now = film.shareAfter(steps);
  let before = Math.max(0, steps - 1);
  while (before > 0 && film.shareAfter(before) === now) before--;
  return film.shareAfter(before);
}
