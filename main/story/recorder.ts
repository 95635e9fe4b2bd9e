import type { PlayerId } from '../../shared/card.ts';
import { limits } from '../../shared/limits.ts';
import type {
  RecentSteps,
  RecordCause,
  RecordEvent,
  RecordHead,
  RecordStep,
} from '../../shared/record.ts';
import { type Cancel, Changes } from '../game/changes.ts';
import type { BoardStep, Report } from '../game/events.ts';
import { RecordedGame } from '../game/record.ts';
import type { IsKnown } from '../game/steps-page.ts';
import { bySeat } from '../table/by-seat.ts';
import type { Table, TableNews } from '../table/table.ts';
import type { RecordBoard } from '../../shared/record-board.ts';
import type { Clock } from '../system/clock.ts';

export interface RecorderOptions {
  readonly clock: Clock;
  /** Told of bugs. */
  readonly report: Report;
  /** The record of the running game from an earlier run of the host. */
  readonly found?: ContinuedRecord | undefined;
}

/** The steps that a client knows: up to number `since`, of this game or, by default, the running one. */
export interface KnownSteps {
  readonly since?: number | undefined;
  readonly game?: number | undefined;
}

/** The record of a game that goes on, and who waited in it. */
export interface ContinuedRecord {
  readonly record: RecordedGame;
  readonly waiting: RecordBoard['waiting'];
}

/** Keeps the record of the running game: every step that the table tells, by seat, with its time. */
export class Recorder {
  readonly #table: Table;
  readonly #clock: Clock;
  readonly #changes: Changes<string>;
  /** For each seat that a step of this game names: the player who acted there last. */
  readonly #sitting = new Map<number, PlayerId>();
  #record: RecordedGame;
  #seatChanges = 0;
  /** The moment from which this run counts the milliseconds of the game. */
  #zero: number | undefined;

  constructor(table: Table, { clock, report, found }: RecorderOptions) {
    this.#table = table;
    this.#clock = clock;
    this.#changes = new Changes(() => `${table.game.number}-${this.#record.count}`, report);
    this.#record = found?.record ?? newRecord(table);
    for (const { seat } of this.#record.seats) {
      const sitting = table.seats.at(seat);
      if (sitting !== undefined) this.#sitting.set(seat, sitting.id);
    }
    if (found !== undefined) this.#endWaits(found.waiting);
  }

  /** The record of the running game. */
  get record(): RecordedGame {
    return this.#record;
  }

  /** Who played at each seat. */
  get sitting(): ReadonlyMap<number, PlayerId> {
    return this.#sitting;
  }

  /** How often, in this run of the host, somebody took over another player's seat. */
  get seatChanges(): number {
    return this.#seatChanges;
  }

  /** Calls `tell` once there is a step after number `since`; without it, at once. */
  onStep({ since, game = this.#table.game.number }: KnownSteps, tell: () => void): Cancel {
    return this.#changes.onChange(since === undefined ? '' : `${game}-${since}`, tell);
  }

  /** The steps after number `since`, as everybody may know them now. */
  stepsAfter(known: KnownSteps): RecentSteps {
    return this.#record.after(this.lastKnown(known), this.isKnown());
  }

  /** Which cards everybody may know now: cards that lie face up, or are gone. */
  isKnown(): IsKnown {
    const { spots } = this.#table.game.board.look();
    return (at) => spots[at]?.face !== 'down';
  }

  /** Changes whenever `isKnown` may. */
  get shown(): string {
    return this.#table.version;
  }

  /** The number of the last step of this game that somebody knows. */
  lastKnown({ since = 0, game = this.#table.game.number }: KnownSteps): number {
    return game === this.#table.game.number && since <= this.#record.count ? since : 0;
  }

  hear({ step, closing, given }: TableNews): void {
    const told = closing?.step ?? step;
    if (told !== undefined) return this.#addStep(told);
    if (this.#record.head.game !== this.#table.game.number) this.#begin();
    if (given !== undefined) this.#give(given);
    this.#learnNames();
  }

  /** Another game runs. Everybody who waits for a step is told. */
  #begin(): void {
    this.#record = newRecord(this.#table);
    this.#sitting.clear();
    this.#zero = undefined;
    this.#changes.changed();
  }

  #addStep(step: BoardStep): void {
    const { seats } = this.#table;
    const told = bySeat(step, (player) => seats.find(player)?.seat);
    for (const [index, { player }] of step.events.entries()) {
      this.#sit(player, told.events[index]?.seat);
    }
    for (const { seat } of told.events) this.#join(seat);
    const { cause } = told;
    if (cause.kind === 'flip' || cause.kind === 'replace') this.#learnName(cause.seat);
    this.#add(told);
  }

  #add({ cause, events }: Omit<RecordStep, 'ms'>): void {
    this.#record.add({ ms: this.#ms(cause), cause, events });
    if (cause.kind === 'seat') this.#seatChanges++;
    if (cause.kind !== 'new-game') this.#table.game.tellRecorded(this.#record.count);
    this.#changes.changed();
  }

  /** Players who were waiting when the last run of the host ended no longer wait. */
  #endWaits(waiting: RecordBoard['waiting']): void {
    if (waiting.length === 0) return;
    const seats = waiting.map(({ seat }) => seat);
    const events = waiting.map(
      ({ seat, at }) => ({ rule: '4-B', kind: 'stopped-waiting', seat, at }) as const,
    );
    this.#add({ cause: { kind: 'restart', seats }, events });
  }

  /** A player who acts at a seat where somebody else acted before is a newcomer there. */
  #sit(player: PlayerId, seat: RecordEvent['seat'] | undefined): void {
    if (seat === undefined || seat === null) return;
    const before = this.#sitting.get(seat);
    if (before === player) return;
    this.#sitting.set(seat, player);
    if (before !== undefined) this.#add({ cause: { kind: 'seat', seat, from: null }, events: [] });
  }

  /** A player who acts may be in another team than before. */
  #join(seat: number | null): void {
    if (seat === null || this.#record.head.teams === undefined) return;
    const { team } = this.#table.seats.at(seat) ?? {};
    if (team === undefined || team === this.#record.teamOf(seat)) return;
    this.#add({ cause: { kind: 'team', seat, team }, events: [] });
  }

  #give({ seat, from }: { readonly seat: number; readonly from: number }): void {
    const player = this.#table.seats.at(seat)?.id;
    if (player === undefined) return;
    this.#sitting.delete(from);
    this.#sitting.set(seat, player);
    this.#add({ cause: { kind: 'seat', seat, from }, events: [] });
  }

  /** Only players who played are named. */
  #learnName(seat: number | null): void {
    const sitting = seat === null ? undefined : this.#table.seats.at(seat);
    if (sitting !== undefined) this.#record.name(sitting.seat, sitting.name);
  }

  /** Somebody may have another name. */
  #learnNames(): void {
    for (const { seat } of this.#record.seats) {
      const sitting = this.#table.seats.at(seat);
      if (sitting !== undefined && this.#sitting.get(seat) === sitting.id) {
        this.#record.name(seat, sitting.name);
      }
    }
  }

  /** The time runs from the first flip on; after a restart of the host, from the first step on. */
  #ms({ kind }: RecordCause): number {
    const { lastMs } = this.#record;
    if (this.#zero === undefined) {
      if (kind !== 'flip' && lastMs === 0) return 0;
      this.#zero = this.#clock.now() - lastMs;
    }
    return Math.round(this.#clock.now() - this.#zero);
  }
}

/** A record that begins now. Earlier steps of the game are left out. */
export function newRecord(table: Table): RecordedGame {
  const { recorded, board } = table.game;
  const leftOut = recorded > 0 ? recorded : board.version;
  const already = { seats: [], steps: [], leftOut };
  return new RecordedGame(headOf(table), already, table.room.sharing);
}

/** How the cards of the running game lie; only the saved game tells that. */
export function headOf(table: Table): RecordHead {
  const { number, title, deck } = table.game;
  const { rows, columns, spots } = table.game.board.save();
  const units = spots.reduce((sum, spot) => sum + (spot?.card.length ?? 0), 0);
  // Together, replaced cards may be so long that nobody could read the record.
  const isKnown = units <= limits.boardFileBytesMax;
  const cards = spots.map((spot) => (isKnown ? (spot?.card ?? null) : null));
  const { sides, teams } = table.room.sides;
  const head: RecordHead = {
    ...{ game: number, title, rows, columns, cards },
    ...(sides === 'teams' ? { teams } : {}),
    ...(sides === 'tables' || sides === 'together' ? { together: true } : {}),
  };
  return deck.unlike === undefined ? head : { ...head, unlike: deck.unlike };
}
