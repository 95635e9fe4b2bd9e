import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from '../../shared/printable.ts';
import { describeBug } from '../host/describe-bug.ts';

/** A log that has grown so large is kept as the old one, and a new one begins. */
const BYTES_MAX = 1_000_000;

/**
 * What happened, for whoever wants to know why: starts, stops and troubles, a line each, in a file of
 * the user's own. It never has a secret id or a face-down card in it.
 */
export class Log {
  readonly folder: string;
  readonly file: string;

  constructor(folder: string) {
    this.folder = folder;
    this.file = join(folder, 'memory-scramble.log');
    // Whoever reads the terminal may stop reading; without this, the next line would be a bug.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    try {
      mkdirSync(folder, { recursive: true });
      if (statSync(this.file).size > BYTES_MAX) renameSync(this.file, `${this.file}.old`);
    } catch {
      // There is none yet, or none can be kept: then the terminal is all there is.
    }
  }

  say(sentence: string): void {
    this.#write(printable(sentence));
  }

  /** A bug, with where it came from. */
  bug(error: unknown): void {
    const lines = describeBug(error).split('\n').map(printable);
    this.#write(`a bug: ${lines.join('\n')}`);
  }

  /** At once, so that the last words before an end are kept as well. */
  #write(text: string): void {
    process.stderr.write(`memory-scramble: ${text}\n`);
    try {
      appendFileSync(this.file, `${new Date().toISOString()} ${text}\n`);
    } catch {
      // A full disk must not stop the game; the terminal has the line.
    }
  }
}
