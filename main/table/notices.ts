import type { PlayerId } from '../../shared/card.ts';
import { limits } from '../../shared/limits.ts';
import type { Notice } from '../../shared/table-view.ts';
import type { BoardEvent } from '../game/events.ts';
import { shortCard } from './view.ts';

/** The last few things that everybody is told once, numbered in their order. */
export class Notices {
  #last: readonly { readonly player: PlayerId; readonly notice: Notice }[] = [];
  #count = 0;

  get last(): readonly Notice[] {
    return this.#last.map(({ notice }) => notice);
  }

  /** Forgets what this player did, because it has their name in it. */
  dropOf(player: PlayerId): void {
    this.#last = this.#last.filter((each) => each.player !== player);
  }

  #add(player: PlayerId, told: Omit<Notice, 'number'>): void {
    this.#count++;
    const notice = { ...told, number: this.#count };
    this.#last = [...this.#last, { player, notice }].slice(-limits.noticesMax);
  }

  /** Adds each replacement of a map once, however many cards it changed. */
  addReplaced(events: readonly BoardEvent[], nameOf: (player: string) => string): void {
    const relabels = events.filter((event) => event.kind === 'relabelled');
    for (const { player, from, to } of relabels.slice(-limits.noticesMax)) {
      this.#add(player, {
        kind: 'replaced',
        who: nameOf(player),
        from: shortCard(from),
        to: shortCard(to),
      });
    }
  }
}
