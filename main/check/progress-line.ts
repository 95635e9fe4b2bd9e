/** One line that says how far the check is; only on a terminal. */

import { fitted } from './terminal-text.ts';
import type { Progress } from './run.ts';

const COLUMNS = 78;

/** Before that the time left is a guess. */
const TOLD_AFTER_MS = 5_000;

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export class ProgressLine {
  readonly #stream: Terminal;
  readonly #began = performance.now();
  #isShown = false;

  constructor(stream: Terminal) {
    this.#stream = stream;
  }

  show({ done, all, task }: Progress): void {
    if (this.#stream.isTTY !== true) return;
    this.#isShown = true;
    const passedMs = performance.now() - this.#began;
    const leftSeconds = Math.ceil(((passedMs / done) * (all - done)) / 1_000);
    const left = passedMs < TOLD_AFTER_MS ? '' : `  about ${leftSeconds} s left`;
    const head = `${done} of ${all}${left}  `;
    this.#stream.write(`\r${head}${fitted(`${task.id} ${task.title}`, COLUMNS - head.length)}`);
  }

  clear(): void {
    if (!this.#isShown) return;
    this.#isShown = false;
    this.#stream.write(`\r${' '.repeat(COLUMNS)}\r`);
  }
}
