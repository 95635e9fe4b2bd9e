/** All tables of the room, as they are told to this page. */

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PlayerId } from '../../shared/card.ts';
import type { FailureCode } from '../../shared/failures.ts';
import type { EveningView, TableView, You } from '../../shared/table-view.ts';
import type { BoardView, TableSummary, TablesView } from '../../shared/tables-view.ts';
import { type FollowMode, Follower } from '../net/follow.ts';
import { fetchTables } from '../net/tables-client.ts';
import { sleep } from '../net/time.ts';

export interface TablesOptions {
  /** Who asks; it may become another. */
  readonly id: () => PlayerId;
  /** With their boards, for the big screens. */
  readonly boards: boolean;
  readonly mode: () => FollowMode;
  /** A view as far as the faces of its cards are known. */
  readonly faced?: (view: TableView) => TableView;
  readonly onView?: () => void;
  readonly onRefused?: (code: FailureCode) => void;
  readonly onTrouble?: (failures: number) => void;
}

const NO_EVENING: EveningView = { games: 0, lines: [] };

/** Who looks at a table without sitting there. */
const NOBODY: You = {
  seat: null,
  name: null,
  number: null,
  removed: false,
  blocked: false,
  brought: [],
};

export class Tables {
  readonly view = signal<TablesView | undefined>(undefined);
  /** By their numbers, from 1. */
  readonly all = computed<readonly TableSummary[]>(() => this.view.value?.tables ?? []);
  readonly #options: TablesOptions;
  readonly #boards = new Map<number, ReturnType<typeof signal<TableView | undefined>>>();
  readonly #newest = new Map<number, BoardView>();
  #evening = NO_EVENING;
  /** What all boards show, as it was last. */
  #room = '';
  #follower: Follower<TablesView> | undefined;

  constructor(options: TablesOptions) {
    this.#options = options;
  }

  /** Follows them from now on. */
  begin(): void {
    this.end();
    const { id, boards, mode, onRefused, onTrouble } = this.#options;
    this.#follower = new Follower({
      table: (query, ended) => fetchTables(id(), { ...query, boards }, ended),
      mode,
      onView: (view) => this.#show(view),
      onRefused: (code) => onRefused?.(code),
      onBug: (error) => console.error(error),
      onTrouble: (failures) => onTrouble?.(failures),
      sleep,
      random: Math.random,
    });
    void this.#follower.run();
  }

  end(): void {
    this.#follower?.stop();
    this.#follower = undefined;
  }

  /** Looks at once. */
  wake(): void {
    this.#follower?.wake();
  }

  /** What everybody sees at the table of this number; where boards are not asked for, nothing. */
  board(table: number): ReadonlySignal<TableView | undefined> {
    return this.#board(table);
  }

  /** Shows the last state once more: faces are known that were not. */
  showAgain(): void {
    const view = this.view.peek();
    if (view !== undefined) this.#show(view, true);
  }

  #board(table: number) {
    const known = this.#boards.get(table) ?? signal<TableView | undefined>(undefined);
    this.#boards.set(table, known);
    return known;
  }

  #show(view: TablesView, isAgain = false): void {
    const { faced = (shown) => shown, onView } = this.#options;
    const { evening, beginsIn, restartSeconds, tv } = view;
    this.#evening = evening ?? this.#evening;
    const room = JSON.stringify([beginsIn, restartSeconds, tv, view.tables.length]);
    const isOther = isAgain || evening !== undefined || room !== this.#room;
    this.#room = room;
    batch(() => {
      for (const { table, seconds, view: news } of view.tables) {
        const board = news ?? (isOther ? this.#newest.get(table) : undefined);
        if (board === undefined) continue;
        this.#newest.set(table, board);
        const isShown = tv?.table === table;
        const whole: TableView = {
          ...board,
          ...(isShown ? { tvShows: tv.shows } : {}),
          you: { ...NOBODY, ...(view.tables.length > 1 ? { table } : {}) },
          evening: this.#evening,
          beginsIn,
          restartSeconds,
          giveUpSeconds: null,
          playedSeconds: seconds,
        };
        this.#board(table).value = faced(whole);
      }
      this.view.value = view;
    });
    onView?.();
  }
}
