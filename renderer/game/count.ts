/** Three, two, one: which number is due, and when the next one is. Pure. */

export interface Count {
  readonly number: number;
  /** Milliseconds until the number below; undefined: it is the last, and stays until the game begins. */
  readonly nextIn: number | undefined;
}

/** @param ms milliseconds until the game begins; none are left where the news of it is late */
export function countAt(ms: number): Count {
  const number = Math.max(1, Math.ceil(ms / 1_000));
  return { number, nextIn: number === 1 ? undefined : ms - (number - 1) * 1_000 };
}
