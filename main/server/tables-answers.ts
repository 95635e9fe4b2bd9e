import type { BoardView, TableSummary, TablesView } from '../../shared/tables-view.ts';
import { type Cancel, Changes } from '../game/changes.ts';
import { Alarm } from '../system/alarm.ts';
import type { Table, TableNews } from '../table/table.ts';
import type { AppOptions } from './app.ts';

/** How long after an answer the next one may come: about all tables, and with their boards. */
const GAP_MS = 1_000;
const BOARDS_GAP_MS = 100;

type Of = Pick<
  AppOptions,
  'room' | 'of' | 'clock' | 'report' | 'beginning' | 'restarts' | 'tonight' | 'tv'
>;

/**
 * How all tables stand, for everybody who asks. Whoever waits is told at most so often, however much
 * is played; what nobody waits for costs nothing.
 */
export class TablesAnswers {
  readonly #of: Of;
  readonly #summaries: Pulse;
  readonly #boards: Pulse;
  /** In which state, by the count of #boards, each table and the evening changed last. */
  readonly #changed = new Map<Table, number>();
  #eveningChanged = 0;
  #evening = -1;
  /** The view of each table as JSON, with the token for which it was made. */
  readonly #views = new Map<Table, { readonly token: string; readonly json: string }>();

  constructor(of: Of) {
    this.#of = of;
    this.#summaries = new Pulse(GAP_MS, of);
    this.#boards = new Pulse(BOARDS_GAP_MS, of);
    of.room.attend((table) => {
      this.hear({}, table);
      return () => {
        this.#changed.delete(table);
        this.#views.delete(table);
      };
    });
  }

  /** A table has changed. */
  hear({ step }: TableNews, table: Table): void {
    this.#summaries.touch();
    this.#boards.touch();
    this.#changed.set(table, this.#boards.next);
    const { changes } = this.#of.tonight.evening;
    if (step !== undefined && changes === this.#evening) return;
    this.#evening = changes;
    this.#eveningChanged = this.#boards.next;
  }

  /** Calls `tell` once, when there is another state than the one of `since`, and it may be told. */
  onChange(since: string | undefined, boards: boolean, tell: () => void): Cancel {
    const pulse = boards ? this.#boards : this.#summaries;
    return pulse.onChange(this.#countOf(since) ?? -1, tell);
  }

  /** The answer for somebody at `table`, who knows the state `since`. */
  json(table: number | null, since: string | undefined, boards: boolean): Buffer {
    const { room, beginning, restarts } = this.#of;
    const pulse = boards ? this.#boards : this.#summaries;
    const known = this.#countOf(since) ?? -1;
    const told: Omit<TablesView, 'tables'> = {
      token: `${room.run}-${pulse.count}`,
      game: room.first.game.number,
      you: table,
      beginsIn: beginning.seconds,
      restartSeconds: restarts.seconds,
      ...(boards ? this.#moreAfter(known) : {}),
    };
    const tables = room.tables.map((each) => {
      const summary = JSON.stringify(this.#summaryOf(each));
      const isNews = boards && (this.#changed.get(each) ?? 0) > known;
      return isNews ? `${summary.slice(0, -1)},"view":${this.#viewOf(each)}}` : summary;
    });
    return Buffer.from(`${JSON.stringify(told).slice(0, -1)},"tables":[${tables.join()}]}`);
  }

  #summaryOf(table: Table): TableSummary {
    const { phase, board, scoreboard } = table.game;
    const pairs = [...scoreboard.tallies].reduce((sum, [, { score }]) => sum + score, 0);
    return {
      table: table.number,
      phase,
      pairsLeft: board.pairsLeft,
      pairs,
      people: table.seats.people,
      seconds: this.#of.of(table).playTime.ms / 1_000,
    };
  }

  /** What everybody at a table sees, rendered once for each change. */
  #viewOf(table: Table): string {
    const { token } = table;
    const known = this.#views.get(table);
    if (known?.token === token) return known.json;
    const { awards } = this.#of.of(table).story;
    const view: BoardView = { ...table.view(), awards };
    const json = JSON.stringify(view);
    this.#views.set(table, { token, json });
    return json;
  }

  #moreAfter(known: number): Pick<TablesView, 'evening' | 'tv'> {
    const { tonight, tv } = this.#of;
    const { shown } = tv;
    return {
      ...(this.#eveningChanged > known ? { evening: tonight.view() } : {}),
      ...(shown === undefined ? {} : { tv: shown }),
    };
  }

  /** Undefined: it names no state of this run. */
  #countOf(since: string | undefined): number | undefined {
    const { run } = this.#of.room;
    const [head, digits] = since === undefined ? [] : since.split(/-(?=\d+$)/);
    return head === run ? Number(digits) : undefined;
  }
}

/**
 * Counts the states of something that changes often, as far as anybody is told of them: the next one
 * begins with the first change, but not before a gap has passed since the last.
 */
class Pulse {
  readonly #gapMs: number;
  readonly #clock: Of['clock'];
  readonly #alarm: Alarm;
  readonly #changes: Changes<number>;
  #count = 0;
  #at = -Infinity;
  #isDue = false;

  constructor(gapMs: number, { clock, report }: Of) {
    this.#gapMs = gapMs;
    this.#clock = clock;
    this.#alarm = new Alarm(clock);
    this.#changes = new Changes(() => this.#count, report);
  }

  /** The present state. */
  get count(): number {
    return this.#count;
  }

  /** The state in which what changes now is told. */
  get next(): number {
    return this.#count + 1;
  }

  touch(): void {
    this.#isDue = true;
    if (this.#changes.waiting > 0) this.#plan();
  }

  onChange(since: number, tell: () => void): Cancel {
    if (this.#isDue) this.#plan();
    return this.#changes.onChange(since, tell);
  }

  #plan(): void {
    if (this.#alarm.msLeft !== null) return;
    const ms = this.#at + this.#gapMs - this.#clock.now();
    if (ms <= 0) this.#beat();
    else this.#alarm.set(ms, () => this.#beat());
  }

  #beat(): void {
    this.#isDue = false;
    this.#count++;
    this.#at = this.#clock.now();
    this.#changes.changed();
  }
}
