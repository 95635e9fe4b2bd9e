import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from '../../shared/printable.ts';
import { describeBug } from '../host/describe-bug.ts';
import { NotAFile } from '../host/read-file.ts';

/** Before a log grows larger, it is kept as the old one, and a new one begins. */
const BYTES_MAX = 1_000_000;

/** The rest of a longer sentence, or of a longer bug, is left out. */
const CHARS_MAX = 50_000;

/**
 * What happened, for whoever wants to know why: starts, stops and troubles, a line each, in a file of
 * the user's own. It never has a secret id or a face-down card in it.
 */
export class Log {
  readonly folder: string;
  readonly file: string;
  #bytes = 0;

  constructor(folder: string) {
    this.folder = folder;
    this.file = join(folder, 'memory-scramble.log');
    // Whoever reads the terminal may stop reading; without this, the next line would be a bug.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    try {
      mkdirSync(folder, { recursive: true });
      const stats = statSync(this.file);
      this.#bytes = stats.isFile() ? stats.size : Infinity; // a pipe would be waited for
    } catch {
      // There is none yet, or none can be kept: then the terminal is all there is.
    }
  }

  say(sentence: string): void {
    this.#write(printable(sentence.slice(0, CHARS_MAX)));
  }

  /** A bug, with where it came from. */
  bug(error: unknown): void {
    const lines = describeBug(error).slice(0, CHARS_MAX).split('\n').map(printable);
    this.#write(`a bug: ${lines.join('\n')}`);
  }

  /** At once, so that the last words before an end are kept as well. */
  #write(text: string): void {
    process.stderr.write(`memory-scramble: ${text}\n`);
    const line = `${new Date().toISOString()} ${text}\n`;
    const bytes = Buffer.byteLength(line);
    try {
      if (this.#bytes + bytes > BYTES_MAX) this.#beginAnew();
      appendFileSync(this.file, line);
      this.#bytes += bytes;
    } catch {
      // A full disk must not stop the game; the terminal has the line.
    }
  }

  /** @throws the system's error; then nothing is written */
  #beginAnew(): void {
    const stats = statSync(this.file, { throwIfNoEntry: false });
    if (stats?.isFile() === false) throw new NotAFile(this.file);
    if (stats !== undefined) renameSync(this.file, `${this.file}.old`);
    this.#bytes = 0;
  }
}
