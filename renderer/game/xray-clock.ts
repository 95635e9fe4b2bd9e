/** What time it is in the game, for who hears of its steps a moment later. Pure. */

export class XrayClock {
  /** What to take from the time here for that of the game; undefined: nobody has flipped a card. */
  #offset: number | undefined;
  #isHeard = false;
  #last = 0;

  /** A guess, until a step is heard of as it happens. */
  guess(ms: number, here: number): void {
    if (!this.#isHeard && ms > 0) this.#offset = here - ms;
  }

  /** A step just happened. The one that came fastest is nearest to the truth. */
  hear(ms: number, here: number): void {
    const offset = here - ms;
    const isFirst = !this.#isHeard || ms === 0; // with the first flip the time begins
    this.#offset = isFirst ? offset : Math.min(this.#offset ?? offset, offset);
    this.#isHeard = true;
  }

  /** No step is later than now. */
  know(ms: number): void {
    this.#last = Math.max(this.#last, ms);
  }

  /** Milliseconds of the game. */
  nowAt(here: number): number {
    return Math.max(this.#last, this.#offset === undefined ? 0 : here - this.#offset);
  }

  /** When the last step was. */
  get last(): number {
    return this.#last;
  }

  /** Another game. */
  reset(): void {
    this.#offset = undefined;
    this.#isHeard = false;
    this.#last = 0;
  }
}
