/** How many are done in one turn of the loop: some milliseconds of answers. */
const AT_ONCE = 50;

/**
 * Does something to each of many: to the first ones at once, to the others piece by piece, so that
 * requests that come meanwhile are served in between.
 */
export class Pieces<Item> {
  readonly #act: (item: Item) => void;
  readonly #due: Item[] = [];
  /** How many more may be done in this turn of the loop. */
  #left = AT_ONCE;
  #isCounting = false;

  constructor(act: (item: Item) => void) {
    this.#act = act;
  }

  add(item: Item): void {
    if (!this.#isCounting) this.#count();
    if (this.#left > 0 && this.#due.length === 0) {
      this.#left--;
      this.#act(item);
    } else {
      this.#due.push(item);
    }
  }

  #count(): void {
    this.#isCounting = true;
    setImmediate(() => this.#nextTurn());
  }

  #nextTurn(): void {
    this.#isCounting = false;
    const now = this.#due.splice(0, AT_ONCE);
    this.#left = AT_ONCE - now.length;
    if (now.length > 0) this.#count();
    for (const item of now) this.#act(item);
  }
}
