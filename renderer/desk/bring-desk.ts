/**
 * The host's decisions while everybody brings cards: the size of the board, and the board that
 * fills it up.
 */

import { computed, signal } from '@preact/signals';
import type { BoardPreview } from '../../shared/host-state.ts';
import { type Grid, type Size, dealSize, dealSizes, isSame, pairsOn } from '../../shared/sizes.ts';
import type { Store } from '../state/store.ts';
import type { DeskStore } from './desk-store.ts';

/** The fewest cards that can be dealt. */
export const CARDS_MIN = 2;

/** The deal that the cards on the table would give now. */
export interface DealPlan {
  readonly cards: number;
  readonly sizes: readonly Size[];
  /** Undefined: no size can be dealt. */
  readonly size: Size | undefined;
  /** The board that missing cards come from. */
  readonly fill: BoardPreview | undefined;
}

type Host = Pick<DeskStore, 'use' | 'askFirst' | 'question' | 'unshown' | 'boards' | 'starting'>;

export class BringDesk {
  /** The size that the host has chosen; undefined: the best one. */
  readonly #size = signal<Grid | undefined>(undefined);
  /** The board to fill up from; null: none; undefined: the board of the last game. */
  readonly #fill = signal<string | null | undefined>(undefined);
  /** The game whose cards were kept in *My boards*. */
  readonly kept = signal<number | undefined>(undefined);
  readonly plan = computed<DealPlan>(() => {
    const cards = this.#view.value?.bringing?.cards.length ?? 0;
    const sizes = dealSizes(cards);
    const fill = this.#fillBoard();
    const wanted = this.#size.value;
    const canDeal = ({ left }: Size) => left >= 0 || fill !== undefined;
    const chosen = wanted && sizes.find((size) => isSame(size, wanted) && canDeal(size));
    return { cards, sizes, fill, size: chosen ?? dealSize(cards, fill !== undefined) };
  });
  readonly #host: Host;
  readonly #view: Store['view'];

  constructor(host: Host, view: Store['view']) {
    this.#host = host;
    this.#view = view;
  }

  /** Everybody goes to the lobby and brings cards. */
  open(): void {
    const go = async () => {
      this.#size.value = undefined;
      await this.#host.use('openBringing', {});
    };
    this.#host.askFirst('startOver', go);
  }

  resize(size: Grid): void {
    this.#size.value = size;
  }

  fillFrom(board: string | null): void {
    this.#fill.value = board;
  }

  /**
   * Nobody's card stays behind unless the host says so.
   * @param title of the board that this makes
   */
  async deal(title: string): Promise<void> {
    const { unshown, question } = this.#host;
    const go = () => this.#deal(title);
    if (unshown === 0) return go();
    question.value = { about: { unshown }, friends: 0, go };
  }

  async #deal(title: string): Promise<void> {
    const { size, fill } = this.plan.peek();
    if (size === undefined) return;
    const { rows, columns } = size;
    const from = size.left < 0 ? (fill?.board ?? null) : null;
    const { starting } = this.#host;
    await this.#host.use('deal', { rows, columns, fill: from, title, ...starting });
  }

  /** Keeps the cards of the game that is over. */
  async keep(): Promise<void> {
    const game = this.#view.peek()?.game;
    const answer = await this.#host.use('keepBoard', {});
    if (answer?.ok === true) this.kept.value = game;
  }

  /** Boards of words in two languages have no twins to fill up with. */
  get fillers(): readonly BoardPreview[] {
    return this.#host.boards.value.filter(({ unlike }) => !unlike);
  }

  #fillBoard(): BoardPreview | undefined {
    const wanted = this.#fill.value;
    const boards = this.fillers;
    if (wanted === null) return undefined;
    const title = this.#view.value?.title;
    const before = boards.find((board) => board.title === title);
    const largest = boards.filter((board) => pairsOn(board) <= LARGE).slice(-1)[0];
    return boards.find(({ board }) => board === wanted) ?? before ?? largest;
  }
}

/** The most pairs of a board that fills up by itself: enough for most evenings, and no giant. */
const LARGE = 18;
