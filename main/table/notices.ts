import { limits } from '../../shared/limits.ts';
import type { Notice } from '../../shared/table-view.ts';
import type { BoardEvent } from '../game/events.ts';
import { shortCard } from './view.ts';

/** The last few things that everybody is told once, numbered in their order. */
export class Notices {
  #last: readonly Notice[] = [];
  #count = 0;

  get last(): readonly Notice[] {
    return this.#last;
  }

  #add(notice: Omit<Notice, 'number'>): void {
    this.#count++;
    this.#last = [...this.#last, { ...notice, number: this.#count }].slice(-limits.noticesMax);
  }

  /** Adds each replacement of a map once, however many cards it changed. */
  addReplaced(events: readonly BoardEvent[], nameOf: (player: string) => string): void {
    const relabels = events.filter((event) => event.kind === 'relabelled');
    for (const { player, from, to } of relabels.slice(-limits.noticesMax)) {
      this.#add({
        kind: 'replaced',
        who: nameOf(player),
        from: shortCard(from),
        to: shortCard(to),
      });
    }
  }
}
