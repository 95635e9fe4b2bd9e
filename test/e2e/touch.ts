/** Fingers on a screen, as the browser itself sees them. */

import type { CDPSession, Page } from 'playwright-core';

export type Point = readonly [x: number, y: number];

/** From one move of a finger to the next, and how long one rests that does not fling. */
const MOVE_S = 0.016;
const REST_S = 0.2;

/** Fingers that touch, move and let go; the page and the browser react as to real ones. */
export class Fingers {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** Lets go without waiting for the page: what takes long is no tap. */
  async tap(at: Point): Promise<void> {
    await Promise.all([this.#send('touchStart', [at]), this.#send('touchEnd', [])]);
  }

  /**
   * Both fingers, or one, go from here to there in a few moves, and rest there before they let go: a
   * board stays where they left it. The fingers say when that was, however busy this computer is.
   */
  move(from: readonly Point[], to: readonly Point[], moves = 8): Promise<void> {
    return this.#glide(from, to, moves, REST_S);
  }

  /** The same, but they let go on the way: a board goes on for a while. */
  fling(from: readonly Point[], to: readonly Point[], moves = 8): Promise<void> {
    return this.#glide(from, to, moves, 0);
  }

  async #glide(
    from: readonly Point[],
    to: readonly Point[],
    moves: number,
    restS: number,
  ): Promise<void> {
    const start = Date.now() / 1_000;
    const at = (step: number) => start + step * MOVE_S;
    await this.#send('touchStart', from, at(0));
    for (let step = 1; step <= moves; step++) {
      const part = step / moves;
      const points = from.map(([x, y], finger): Point => {
        const [toX, toY] = to[finger] ?? [x, y];
        return [x + (toX - x) * part, y + (toY - y) * part];
      });
      await this.#send('touchMove', points, at(step));
    }
    await this.#send('touchEnd', [], at(moves) + restS);
  }

  /** Two fingers around `middle` go from one distance to another. */
  async pinch([x, y]: Point, from: number, to: number): Promise<void> {
    const around = (distance: number): readonly Point[] => [
      [x - distance / 2, y],
      [x + distance / 2, y],
    ];
    await this.move(around(from), around(to), 4);
  }

  async #send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly Point[],
    timestamp?: number,
  ) {
    await this.#session.send('Input.dispatchTouchEvent', {
      type,
      ...(timestamp === undefined ? {} : { timestamp }),
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  }
}
