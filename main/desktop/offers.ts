import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { BoardSyntaxError } from '../../shared/board-file.ts';
import { fileBytesMax } from '../../shared/deck-file.ts';
import type { OfferedFile } from '../../shared/desktop-api.ts';
import { limits } from '../../shared/limits.ts';
import { parseBoardBytes } from '../game/read-board-file.ts';

/** A file that is offered, and whether it is a board. */
export interface Offer {
  readonly path: string;
  readonly file: OfferedFile;
  readonly isBoard: boolean;
}

/** Somebody may select a whole folder; only so many files are read. */
const FILES_MAX = 50;

/**
 * Board files that somebody chose outside the page: in a dialog, in the menu, by a double click. The
 * page opens them like any other file: it asks first while friends are playing, and explains what is
 * wrong with a file. Until the page listens, offers wait.
 */
export class Offers {
  readonly #waiting: (readonly Offer[])[] = [];
  #send: ((offers: readonly Offer[]) => void) | undefined;

  /** Offers files that were chosen together, in this order. */
  async offer(...paths: readonly string[]): Promise<void> {
    const offers: Offer[] = [];
    for (const path of paths.slice(0, FILES_MAX)) {
      const file = await readOffered(path);
      offers.push({ path, file, isBoard: isBoard(file) });
    }
    if (offers.length > 0) this.#waiting.push(offers);
    this.#sendWaiting();
  }

  /** From now on the page listens. */
  open(send: (offers: readonly Offer[]) => void): void {
    this.#send = send;
    this.#sendWaiting();
  }

  /** The page is being loaded again, and does not listen meanwhile. */
  close(): void {
    this.#send = undefined;
  }

  #sendWaiting(): void {
    const send = this.#send;
    if (send === undefined) return;
    for (const offers of this.#waiting.splice(0)) send(offers);
  }
}

/** Whether a file can be played; if not, the page says why. */
function isBoard({ content }: OfferedFile): boolean {
  if (typeof content === 'string') return false;
  try {
    parseBoardBytes(content);
    return true;
  } catch (error) {
    if (error instanceof BoardSyntaxError) return false;
    throw error;
  }
}

async function readOffered(path: string): Promise<OfferedFile> {
  const name = basename(path);
  try {
    const stats = await stat(path);
    // A pipe or a device could be read for ever.
    if (!stats.isFile()) return { name, content: 'unreadable' };
    if (stats.size > limits.deckFileBytesMax) return { name, content: 'too-big' };
    const content = await readFile(path);
    return { name, content: content.length > fileBytesMax(content) ? 'too-big' : content };
  } catch {
    return { name, content: 'unreadable' }; // gone or forbidden: the page says so
  }
}
