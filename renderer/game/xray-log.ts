/**
 * The steps of the running game as the X-ray knows them. Nobody is told the card of a spot that lies
 * face down now, and what turned down since it was told is not shown any more (`cardAt`). Pure.
 */

import type { Card } from '../../shared/card.ts';
import type { GameRecord, RecentSteps, RecordEvent, RecordStep } from '../../shared/record.ts';
import { RecordBoard } from '../../shared/record-board.ts';
import type { SpotView, TableView } from '../../shared/table-view.ts';
import { isUp } from './changes.ts';
import { XrayLanes } from './xray-lanes.ts';

/** The most steps that are kept; then the oldest quarter is forgotten. */
export const STEPS_MAX = 20_000;

/** A card of which nobody was told. */
const UNKNOWN = '';

/** What an event does not say by itself. */
export interface Note {
  /** Who had the card that somebody wanted. */
  readonly holder?: number | undefined;
  /** The place in the line, from 1. */
  readonly place?: number;
}

export interface XrayStep extends RecordStep {
  /** From 1. */
  readonly number: number;
  /** For each event. */
  readonly notes: readonly Note[];
  /** How often cards had been replaced before. */
  readonly epoch: number;
  /** 3-B: cards of the last try of whoever flips that do not turn down, because somebody has them. */
  readonly staying: readonly Held[];
}

interface Held {
  readonly at: number;
  readonly holder: number;
}

/** What of a view counts here. */
export type XrayView = Pick<TableView, 'game' | 'phase' | 'spots'>;

/**
 * AF: of game `game`, the steps from number `first` on, that came after the board of #base.
 * RI: the numbers of #steps are consecutive; #now is the board of #base after all of them.
 */
export class XrayLog {
  /** Undefined: nothing was told yet. */
  game: number | undefined;
  lanes = new XrayLanes();
  #steps: XrayStep[] = [];
  /** The number of the next step. */
  #next = 1;
  #epoch = 0;
  /** The cards of each seat's last try, which turn down with its next flip. */
  #tried = new Map<number, readonly number[]>();
  /** Cards by epoch and spot. */
  #cards = new Map<string, Card>();
  #base: RecordStep = NOTHING_YET;
  #holes: readonly boolean[] = [];
  #now = new RecordBoard({ ...NO_HEAD, cards: [] });
  /** The board of a moment that was asked for, and how many steps it has. */
  #then = { board: this.#now, count: 0 };
  /** Whether everything may be shown: the game is over, and its record was read. */
  #isWhole = false;
  #startsAnew = false;

  get steps(): readonly XrayStep[] {
    return this.#steps;
  }

  /** How many steps of the game are known to have been. */
  get count(): number {
    return this.#next - 1;
  }

  /** Whether the beginning of the game is not known here. */
  get startsAnew(): boolean {
    return this.#startsAnew;
  }

  /** Whether all of a game that is over is here. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** The step of that number. */
  step(number: number): XrayStep | undefined {
    return this.#steps[number - (this.#steps[0]?.number ?? 0)];
  }

  /** Takes what the host has told. @param view of the same moment, about */
  take({ game, first, steps }: RecentSteps, view: XrayView): void {
    if (game !== this.game) this.#begin(game, view, []);
    if (first > this.#next) {
      // Steps are missing: everything starts anew, with the board as it lies now.
      this.#begin(game, view, view.spots);
      this.#next = first;
      this.#startsAnew = true;
    }
    for (const step of steps.slice(Math.max(0, this.#next - first))) this.#add(step);
    if (this.#steps.length > STEPS_MAX) this.#forget();
  }

  /** Takes the record of a game that is over. */
  takeRecord(record: GameRecord, view: XrayView): void {
    if (record.leftOut > 0 || this.#isWhole) return;
    const spots = record.cards.map((card): SpotView => (card === null ? 0 : 1));
    this.#begin(record.game, { ...view, spots }, []);
    this.#isWhole = true;
    for (const step of record.steps) this.#add(step);
    if (this.#steps.length > STEPS_MAX) this.#forget();
  }

  /** Whether nobody may know the card of this spot now. */
  isHidden(at: number, { game, phase, spots }: XrayView): boolean {
    if (game !== this.game) return true;
    if (phase === 'over' && this.#isWhole) return false;
    return spots[at] === 1 || this.#now.faceAt(at) === 'down';
  }

  /** The card that lay on a spot then; undefined: it is hidden now, or was never told. */
  cardAt(at: number, epoch: number, view: XrayView): Card | undefined {
    return this.isHidden(at, view) ? undefined : this.#cards.get(`${epoch} ${at}`);
  }

  /** What lay where once that step had happened; a card that nobody may know now is empty. */
  spotsAfter(number: number, view: XrayView): readonly SpotView[] {
    const first = this.#steps[0]?.number ?? this.#next;
    const count = Math.min(this.#steps.length, Math.max(0, number - first + 1));
    if (count < this.#then.count) this.#then = { board: this.#boardOfBase(), count: 0 };
    for (const step of this.#steps.slice(this.#then.count, count)) this.#then.board.apply(step);
    this.#then.count = count;
    const epoch = this.#steps[count - 1]?.epoch ?? 0;
    return this.#then.board.view().map((spot, at): SpotView => {
      if (!isUp(spot)) return spot;
      return { ...spot, card: this.cardAt(at, epoch, view) ?? UNKNOWN };
    });
  }

  #begin(game: number, view: XrayView, up: readonly SpotView[]): void {
    this.game = game;
    this.lanes = new XrayLanes();
    this.#steps = [];
    this.#next = 1;
    this.#epoch = 0;
    this.#tried = new Map();
    this.#cards = new Map();
    this.#isWhole = false;
    this.#startsAnew = false;
    // What has left the board by now was there at the beginning.
    this.#holes = view.spots.map((spot) => up.length > 0 && spot === 0);
    this.#base = { ms: 0, cause: { kind: 'end' }, events: eventsOf(up) };
    this.#restart();
  }

  #restart(): void {
    this.#now = this.#boardOfBase();
    this.#then = { board: this.#boardOfBase(), count: 0 };
    this.#learn(this.#base.events);
  }

  #boardOfBase(): RecordBoard {
    const cards = this.#holes.map((isHole) => (isHole ? null : UNKNOWN));
    const board = new RecordBoard({ ...NO_HEAD, cards });
    board.apply(this.#base);
    return board;
  }

  #add(told: RecordStep): void {
    const number = this.#next++;
    const staying = this.#staying(told);
    if (told.cause.kind === 'replace') this.#replace(told.events);
    this.#now.apply(told);
    this.#learn(told.events);
    const spots = told.events.some(isNoted) ? this.#now.view() : [];
    const notes = told.events.map((event) => noteOf(event, spots));
    const step = { ...told, number, notes, epoch: this.#epoch, staying };
    this.#steps.push(step);
    this.lanes.add(step);
  }

  /** Before that step happens. */
  #staying({ cause, events }: RecordStep): readonly Held[] {
    const tried = cause.kind === 'flip' ? (this.#tried.get(cause.seat) ?? []) : [];
    const spots = tried.length === 0 ? [] : this.#now.view();
    if (cause.kind === 'flip') this.#tried.delete(cause.seat);
    for (const event of events) {
      if (event.kind !== 'missed' && event.kind !== 'gave-up-control') continue;
      const before = this.#tried.get(event.seat) ?? [];
      if (!before.includes(event.at)) this.#tried.set(event.seat, [...before, event.at]);
    }
    return tried.flatMap((at) => {
      const spot = spots[at] ?? 0;
      return isUp(spot) && spot.by !== undefined ? [{ at, holder: spot.by }] : [];
    });
  }

  #learn(events: readonly RecordEvent[]): void {
    for (const event of events) {
      if (event.kind !== 'turned-up' || event.card === undefined) continue;
      this.#cards.set(`${this.#epoch} ${event.at}`, event.card);
    }
  }

  /** What is known of cards that are up goes on; of all others it must be told anew. */
  #replace(events: readonly RecordEvent[]): void {
    const [before, after] = [this.#epoch, ++this.#epoch];
    for (const [at] of this.#holes.entries()) {
      const card = this.#cards.get(`${before} ${at}`);
      if (card !== undefined && this.#now.faceAt(at) === 'up')
        this.#cards.set(`${after} ${at}`, card);
    }
    for (const event of events) {
      if (event.kind !== 'relabelled') continue;
      for (const at of event.spots) {
        this.#cards.set(`${before} ${at}`, event.from);
        this.#cards.set(`${after} ${at}`, event.to);
      }
    }
  }

  #forget(): void {
    const forgotten = this.#steps.splice(0, STEPS_MAX / 4);
    const board = this.#boardOfBase();
    for (const step of forgotten) board.apply(step);
    const spots = board.view();
    this.#holes = spots.map((spot) => spot === 0);
    this.#base = { ...this.#base, events: eventsOf(spots) };
    this.#then = { board: this.#boardOfBase(), count: 0 };
    this.lanes.forget(this.#steps[0]?.ms ?? 0);
  }
}

const NO_HEAD = { game: 0, title: '', rows: 1, columns: 1 };
const NOTHING_YET: RecordStep = { ms: 0, cause: { kind: 'end' }, events: [] };

function isNoted({ kind, rule }: RecordEvent): boolean {
  return kind === 'started-waiting' || (kind === 'missed' && rule === '2-B');
}

function noteOf(event: RecordEvent, spots: readonly SpotView[]): Note {
  if (!isNoted(event) || !('at' in event) || event.seat === null) return {};
  const spot = spots[event.at] ?? 0;
  if (!isUp(spot)) return {};
  const place = (spot.waiting ?? []).indexOf(event.seat) + 1;
  return place === 0 ? { holder: spot.by } : { holder: spot.by, place };
}

/** What would have made a board that shows this. */
function eventsOf(spots: readonly SpotView[]): readonly RecordEvent[] {
  const pairs = new Map<number, number>();
  return spots.flatMap((spot, at): readonly RecordEvent[] => {
    if (!isUp(spot)) return [];
    const { card, by, as, waiting = [] } = spot;
    const events: RecordEvent[] = [{ rule: '1-B', kind: 'turned-up', seat: by ?? 0, at, card }];
    if (by === undefined) return events;
    events.push({ rule: '1-B', kind: 'took-control', seat: by, at });
    for (const seat of waiting) events.push({ rule: '1-D', kind: 'started-waiting', seat, at });
    const first = pairs.get(by);
    if (as !== 'pair') return events;
    if (first === undefined) pairs.set(by, at);
    else events.push({ rule: '2-D', kind: 'matched', seat: by, at, first });
    return events;
  });
}
