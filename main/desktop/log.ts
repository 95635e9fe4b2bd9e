import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from '../../shared/printable.ts';
import { describeBug } from '../host/bug-report.ts';
import { NotAFile } from '../system/disk.ts';

/** A log that would grow larger becomes the old one, and a new one begins. */
const BYTES_MAX = 1_000_000;

/** Longer sentences and bugs are cut. */
const CHARS_MAX = 50_000;

/**
 * Starts, stops and troubles, one line each, in a file of the user's own. It never contains a secret
 * id or a face-down card.
 */
export class Log {
  readonly folder: string;
  readonly file: string;
  #bytes = 0;

  constructor(folder: string) {
    this.folder = folder;
    this.file = join(folder, 'memory-scramble.log');
    // The terminal's reader may go away; without this, the next line would then be a bug.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    try {
      mkdirSync(folder, { recursive: true });
      const stats = statSync(this.file);
      this.#bytes = stats.isFile() ? stats.size : Infinity; // a pipe would be waited for
    } catch {
      // There is no log yet, or there can be none: then the terminal must do.
    }
  }

  say(sentence: string): void {
    this.#write(printable(sentence.slice(0, CHARS_MAX)));
  }

  /** A bug, with its stack. */
  bug(error: unknown): void {
    const lines = describeBug(error).slice(0, CHARS_MAX).split('\n').map(printable);
    this.#write(`a bug: ${lines.join('\n')}`);
  }

  /** Writes at once, so that the last line before an end is kept. */
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
