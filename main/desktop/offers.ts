import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { OfferedFile } from '../../shared/host-api.ts';
import { limits } from '../../shared/limits.ts';

/**
 * Board files that somebody chose outside of the page: in a dialog, in the menu, by a double click.
 * They are offered to the page, which opens them as it opens every file: it asks first where friends
 * are playing, and explains what is wrong with one. Until the page listens, offers wait.
 */
export class Offers {
  readonly #waiting: { readonly path: string; readonly file: OfferedFile }[] = [];
  #send: ((file: OfferedFile) => void) | undefined;
  /** Told of every file that could be read, when the page gets it. */
  onRead: (path: string) => void = () => undefined;

  async offer(path: string): Promise<void> {
    this.#waiting.push({ path, file: await readOffered(path) });
    this.#sendWaiting();
  }

  /** From now on the page listens. */
  open(send: (file: OfferedFile) => void): void {
    this.#send = send;
    this.#sendWaiting();
  }

  /** The page is being loaded again, and does not listen until then. */
  close(): void {
    this.#send = undefined;
  }

  #sendWaiting(): void {
    const send = this.#send;
    if (send === undefined) return;
    for (const { path, file } of this.#waiting.splice(0)) {
      if (typeof file.content !== 'string') this.onRead(path);
      send(file);
    }
  }
}

async function readOffered(path: string): Promise<OfferedFile> {
  const name = basename(path);
  try {
    const stats = await stat(path);
    // A pipe or a device could be read for ever.
    if (!stats.isFile()) return { name, content: 'unreadable' };
    if (stats.size > limits.boardFileBytesMax) return { name, content: 'too-big' };
    return { name, content: await readFile(path) };
  } catch {
    return { name, content: 'unreadable' }; // gone or forbidden: the page says so
  }
}
