import { dialog, shell } from 'electron';
import type { Log } from './log.ts';
import type { Words } from './words.ts';

/** Tells the host what went wrong around the game: once, in a window of its own, and in the log. */
export class Messages {
  readonly #log: Log;
  readonly #words: Words['trouble'];
  readonly #told = new Set<string>();
  /** Told before there was a window; undefined: there is one. */
  #waiting: string[] | undefined = [];

  constructor(log: Log, words: Words) {
    this.#log = log;
    this.#words = words.trouble;
  }

  /** From now on messages are shown; those from before are shown now. */
  showAll(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const sentence of waiting) void this.#show(sentence);
  }

  tell(sentence: string): void {
    if (this.#told.has(sentence)) return;
    this.#told.add(sentence);
    this.#log.say(sentence);
    if (this.#waiting === undefined) void this.#show(sentence);
    else this.#waiting.push(sentence);
  }

  async #show(sentence: string): Promise<void> {
    const { response } = await dialog.showMessageBox({
      type: 'warning',
      title: 'Memory Scramble',
      message: sentence,
      detail: this.#words.goesOn,
      buttons: [this.#words.ok, this.#words.logs],
      defaultId: 0,
      cancelId: 0,
    });
    if (response === 1) await shell.openPath(this.#log.folder);
  }
}
