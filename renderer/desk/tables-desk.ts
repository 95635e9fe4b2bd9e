/** The tables of the room, as the desk follows, shows and changes them. */

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { PlayerId } from '../../shared/card.ts';
import { limits } from '../../shared/limits.ts';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import type { TableSummary } from '../../shared/tables-view.ts';
import type { GameClient } from '../net/client.ts';
import { Tables } from '../state/tables.ts';
import type { DeskStore } from './desk-store.ts';

export interface TablesPage {
  readonly id: () => PlayerId;
  readonly view: ReadonlySignal<TableView | undefined>;
  readonly client: Pick<GameClient, 'at'>;
  /** A view as far as the faces of its cards are known. */
  readonly faced: (view: TableView) => TableView;
  /** Follows the table of the client anew. */
  readonly follow: () => void;
}

/** How long people who were moved can be sent back. */
const UNDO_MS = 10_000;

/** With more people sticker colours begin to repeat. */
export const CROWD = 8;

export class TablesDesk {
  /** The table that a host who does not play looks at; undefined: all. */
  readonly lookedAt = signal<number | undefined>(undefined);
  /** Where somebody who is being dragged would land. */
  readonly landing = signal<number | undefined>(undefined);
  /** How many people were moved just now. */
  readonly moved = signal<number | undefined>(undefined);
  readonly isSeveral: ReadonlySignal<boolean>;
  readonly all: ReadonlySignal<readonly TableSummary[]>;
  /** Everybody who is here, at all tables. */
  readonly people: ReadonlySignal<number>;
  readonly #tables: Tables;
  readonly #host: Pick<DeskStore, 'use' | 'state'>;
  readonly #page: TablesPage;
  #undo: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Pick<DeskStore, 'use' | 'state'>, page: TablesPage) {
    this.#host = host;
    this.#page = page;
    const { id, faced, view } = page;
    this.#tables = new Tables({ id, boards: true, mode: () => 'wait', faced });
    this.all = this.#tables.all;
    this.people = computed(() => this.all.value.reduce((sum, { people }) => sum + people, 0));
    this.isSeveral = computed(() => view.value?.you.table !== undefined);
  }

  /** Follows them while there are several. */
  start(): void {
    effect(() => {
      if (this.isSeveral.value) this.#tables.begin();
      else this.#tables.end();
    });
    effect(() => {
      const isGone = this.all.value.length < (this.lookedAt.value ?? 0);
      if (isGone) this.lookedAt.value = undefined;
    });
  }

  /** What everybody sees at this table. */
  board(table: number): ReadonlySignal<TableView | undefined> {
    return this.#tables.board(table);
  }

  /** What is seen of all tables: of that of the page, as the host sees it there. */
  seen(own: TableView): readonly TableView[] {
    const others = this.isSeveral.peek()
      ? this.all.peek().filter(({ table }) => table !== own.you.table)
      : [];
    return [own, ...others.flatMap(({ table }) => this.board(table).peek() ?? [])];
  }

  /** How many friends are here, at all tables. */
  friendsOf(own: TableView | undefined): number {
    return this.people.value - (own?.you.seat === null ? 0 : 1);
  }

  /** Who may still be at this table, in the order in which they came. */
  playersAt(table: number): readonly PlayerView[] {
    const players = this.board(table).value?.players ?? [];
    return players.filter(({ presence }) => presence !== 'left');
  }

  /** How many the list of all tables shows. */
  get shown(): number {
    return this.all.value.reduce((sum, { table }) => sum + this.playersAt(table).length, 0);
  }

  /** The number of the table that the page follows: where the host sits, or looks. */
  get at(): number {
    return this.#page.client.at;
  }

  /** Where the next newcomer sits. */
  get next(): number {
    const chosen = this.#host.state.value?.nextAt ?? null;
    if (chosen !== null) return chosen;
    const open = this.all.value.filter(({ phase }) => phase !== 'over');
    const [first, ...others] = open.length === 0 ? this.all.value : open;
    const best = others.reduce(
      (least, each) => (least !== undefined && least.people <= each.people ? least : each),
      first,
    );
    return best?.table ?? 1;
  }

  /** Faces of cards are known that were not. */
  showAgain(): void {
    this.#tables.showAgain();
  }

  lookAt(table: number | undefined): void {
    this.lookedAt.value = table;
    if (table === undefined || table === this.at) return;
    this.#page.client.at = table;
    this.#page.follow();
  }

  move(seat: number, table: number, to: number): Promise<unknown> {
    return this.#host.use('move', { seat, table, to });
  }

  async evenOut(): Promise<void> {
    const answer = await this.#host.use('evenOut', {});
    if (answer?.ok !== true || answer.value.moved === 0) return;
    this.moved.value = answer.value.moved;
    clearTimeout(this.#undo);
    this.#undo = setTimeout(() => this.#forget(), UNDO_MS);
  }

  async moveBack(): Promise<void> {
    this.#forget();
    await this.#host.use('evenOut', { back: true });
  }

  #forget(): void {
    clearTimeout(this.#undo);
    this.moved.value = undefined;
  }
}

/** How many tables are enough for so many people. */
export function enoughFor(people: number): number {
  return Math.min(limits.tablesMax, Math.max(1, Math.ceil(people / CROWD)));
}

/** How many sit at each table, at least and at most, where nobody is in the way. */
export function shares(people: number, tables: number): readonly [least: number, most: number] {
  return [Math.floor(people / tables), Math.ceil(people / tables)];
}
