/**
 * The end of a game, moment by moment: the last pair, still on the board; then the podium, as it
 * grows. The table knows at once that it is over, and a tap or a key shows the end at once.
 */

import { signal } from '@preact/signals';
import type { TableView } from '../../shared/table-view.ts';
import { isSameGame } from '../game/changes.ts';

/** `none`: no end is under way; a podium just stands there. */
export type EndMoment = 'none' | 'last' | 'podium';

/** So long the last pair is enjoyed, and the board sinks back. */
const LAST_MS = 1_300;
/** Piles, crown, and the confetti until it has fallen (over.css). */
const PODIUM_MS = 4_200;

export class Ending {
  readonly moment = signal<EndMoment>('none');
  readonly #isStill: () => boolean;
  #seen: TableView | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param isStill whether the viewer wants less motion */
  constructor(isStill: () => boolean) {
    this.#isStill = isStill;
  }

  /** A view is shown. */
  see(view: TableView): void {
    const before = this.#seen;
    this.#seen = view;
    if (view.phase !== 'over') return this.skip();
    const isNow = isSameGame(before, view) && before.phase === 'playing';
    if (!isNow || this.#isStill()) return;
    if (view.pairsLeft > 0) this.#grow();
    else this.#go('last', LAST_MS, () => this.#grow());
  }

  /** Shows the end of it. */
  skip(): void {
    clearTimeout(this.#timer);
    this.moment.value = 'none';
  }

  #grow(): void {
    this.#go('podium', PODIUM_MS, () => this.skip());
  }

  #go(moment: EndMoment, ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.moment.value = moment;
    this.#timer = setTimeout(then, ms);
  }
}
