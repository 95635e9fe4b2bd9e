/** The table as the screen shows it. */

import { batch, computed, signal } from '@preact/signals';
import type { TableView } from '../../shared/table-view.ts';
import { isSameGame } from '../game/changes.ts';
import { type Situation, situationOf } from '../game/situation.ts';

/** The last pairs, when the lamp draws in. */
export const LATE_PAIRS = 3;

export class Store {
  readonly view = signal<TableView | undefined>(undefined);
  /** The spot that was tapped and not answered yet. */
  readonly asked = signal<number | undefined>(undefined);
  /** The spots of my flips whose outcome this view is the first to show, in order. */
  readonly answered = signal<readonly number[]>([]);
  /** When I give up my card to the next in line (4-G), by `performance.now()`. */
  readonly giveUpAt = signal<number | undefined>(undefined);
  /** When the game in the lobby begins (4-H), likewise. */
  readonly beginsAt = signal<number | undefined>(undefined);
  /** When the next game begins by itself, likewise. */
  readonly restartsAt = signal<number | undefined>(undefined);

  readonly phase = computed(() => this.view.value?.phase);
  readonly me = computed<number | null>(() => this.view.value?.you.seat ?? null);
  /** The last pairs: the lamp draws in. */
  readonly isLate = computed(() => (this.view.value?.pairsLeft ?? Infinity) <= LATE_PAIRS);
  readonly situation = computed<Situation>(() => situationOf(this.view.value));

  /** The game whose board was seen last. */
  #seen: number | undefined;

  /** Whether the board is dealt: another one was seen before. The first one is just there. */
  isDealt(): boolean {
    return this.#seen !== undefined && this.#seen !== this.view.peek()?.game;
  }

  /** @param game the one whose board is on the screen; 0: one waits for it, and sees how it is dealt */
  see(game: number): void {
    this.#seen = game;
  }

  show(view: TableView): void {
    const before = this.view.peek();
    situationOf(view); // what is no view throws here, before anything is touched
    batch(() => {
      if (!isSameGame(before, view)) this.asked.value = undefined;
      // The same answer is shown again once its faces are known, and means the same moments.
      if (before?.giveUpSeconds !== view.giveUpSeconds)
        this.giveUpAt.value = inSeconds(view.giveUpSeconds);
      if (before?.beginsIn !== view.beginsIn) this.beginsAt.value = inSeconds(view.beginsIn);
      if (before?.restartSeconds !== view.restartSeconds)
        this.restartsAt.value = inSeconds(view.restartSeconds);
      this.view.value = view;
    });
  }
}

function inSeconds(seconds: number | null): number | undefined {
  return seconds === null ? undefined : performance.now() + seconds * 1_000;
}
