/** How long nothing has to come until a request counts as one that waits. */

const MS_MIN = 100;

const TIMES_ITS_SLOWEST = 8;

/** Where an answer must come there is no hurry: only wrong servers are waited for. */
const MUST_COME = { msMin: 1_000, timesThePatience: 10 } as const;

export interface PatienceOptions {
  /** Set by hand; undefined: by the server's own speed. */
  readonly ms: number | undefined;
  /** How many times the usual patience. */
  readonly factor: number;
}

/** Learns from a server's own answers how slow it may be. */
export class Patience {
  readonly #options: PatienceOptions;
  #slowestMs = 0;

  constructor(options: PatienceOptions) {
    this.#options = options;
  }

  /** A `/look`, which no rule keeps waiting, was answered after this time. */
  looked(ms: number): void {
    this.#slowestMs = Math.max(this.#slowestMs, ms);
  }

  ms(wait: 'must come' | 'may wait'): number {
    const { ms, factor } = this.#options;
    const patience = ms ?? Math.max(MS_MIN, TIMES_ITS_SLOWEST * this.#slowestMs);
    if (wait === 'may wait') return patience * factor;
    return Math.max(MUST_COME.msMin, MUST_COME.timesThePatience * patience) * factor;
  }
}
