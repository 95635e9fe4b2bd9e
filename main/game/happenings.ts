import { limits } from '../../shared/limits.ts';
import type { Happening } from '../../shared/table-view.ts';
import type { BoardEvent } from './events.ts';

type Unnumbered<H> = H extends Happening ? Omit<H, 'number'> : never;

/** The last few things that everybody should be told of, numbered as they came. */
export class Happenings {
  #last: readonly Happening[] = [];
  #count = 0;

  get last(): readonly Happening[] {
    return this.#last;
  }

  add(happening: Unnumbered<Happening>): void {
    this.#count++;
    this.#last = [...this.#last, { ...happening, number: this.#count }].slice(
      -limits.happeningsMax,
    );
  }

  /** Adds each replacement of a map once, however many cards it changed. */
  addReplaced(events: readonly BoardEvent[], nameOf: (player: string) => string): void {
    const relabels = events.filter((event) => event.kind === 'relabelled');
    const distinct = new Map(relabels.map((event) => [`${event.from} ${event.to}`, event]));
    for (const { player, from, to } of [...distinct.values()].slice(-limits.happeningsMax)) {
      this.add({ kind: 'replaced', who: nameOf(player), from, to });
    }
  }
}
