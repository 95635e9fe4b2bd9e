const MINUTE_MS = 60_000;

interface Gap {
  readonly from: number;
  readonly ms: number;
}

/**
 * How quick the quickest person of the last minute is: the shortest time between two flips of one
 * person, both in the last minute.
 *
 * AF: the shortest gap of the minute before t is the first of #gaps that began in it.
 * RI: each of #gaps is longer than the one before it. (A gap is dropped once a later one is as short.)
 */
export class Pace {
  readonly #lastFlips = new Map<string, number>();
  #gaps: readonly Gap[] = [];

  /** The person `who`, under any name that is theirs alone, flips a card. */
  flipped(who: string, now: number): void {
    const from = this.#lastFlips.get(who);
    this.#lastFlips.delete(who);
    this.#lastFlips.set(who, now);
    for (const [other, at] of this.#lastFlips) {
      if (at >= now - MINUTE_MS) break; // the map is in the order of the flips
      this.#lastFlips.delete(other);
    }
    if (from === undefined) return;
    const ms = now - from;
    this.#gaps = [...this.#gaps.filter((gap) => gap.ms < ms && isRecent(gap, now)), { from, ms }];
  }

  /** In milliseconds, or undefined if nobody flipped twice in the last minute. */
  quickestMs(now: number): number | undefined {
    return this.#gaps.find((gap) => isRecent(gap, now))?.ms;
  }
}

function isRecent({ from }: Gap, now: number): boolean {
  return from >= now - MINUTE_MS;
}
