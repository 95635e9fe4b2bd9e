/**
 * The one layer above the board, there only while something flies in it. It takes no tap, holds a
 * few things at most, and a new step for the same spot cuts short what flies there.
 */

import './layer.css';
import type { Rect } from './flight-layout.ts';

/** The most things that fly at once; each further one happens unseen. */
const THINGS_MAX = 12;

interface Thing {
  readonly spot: number | undefined;
  readonly animation: Animation;
  readonly land: () => void;
}

export class Layer {
  readonly #felt: HTMLElement;
  readonly #element = document.createElement('div');
  readonly #things = new Set<Thing>();

  constructor(felt: HTMLElement) {
    this.#felt = felt;
    this.#element.className = 'flights';
    this.#element.setAttribute('aria-hidden', 'true');
  }

  hasRoom(count = 1): boolean {
    return this.#things.size + count <= THINGS_MAX;
  }

  /** Cards that fly are as large as on the board. */
  dress(lengths: Readonly<Record<string, number>>, isFine: boolean): void {
    this.#element.classList.toggle('fine', isFine);
    for (const [name, px] of Object.entries(lengths)) {
      this.#element.style.setProperty(`--${name}`, `${px}px`);
    }
  }

  /** A box for something that flies. */
  put({ left, top, width, height }: Rect): HTMLElement {
    const box = document.createElement('div');
    const { style } = box;
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
    this.#element.append(box);
    if (this.#element.parentElement !== this.#felt) this.#felt.append(this.#element);
    return box;
  }

  /**
   * Something is under way until its animation ends, or is cut short.
   * @param spot whose next step cuts it short
   * @param land clears it away
   */
  begin(spot: number | undefined, animation: Animation, land: () => void): void {
    const thing = { spot, animation, land };
    this.#things.add(thing);
    animation.addEventListener('finish', () => this.#end(thing));
  }

  /** There is a new step for these spots. */
  cut(spots: readonly number[]): void {
    for (const thing of this.#things) {
      if (thing.spot !== undefined && spots.includes(thing.spot)) this.#end(thing);
    }
  }

  /** Nothing flies any more. */
  clear(): void {
    for (const thing of this.#things) this.#end(thing);
  }

  #end(thing: Thing): void {
    if (!this.#things.delete(thing)) return;
    thing.animation.cancel();
    thing.land();
    if (this.#element.childElementCount === 0) this.#element.remove();
  }
}
