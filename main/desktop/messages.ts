import { dialog, shell } from 'electron';
import type { Log } from './log.ts';
import type { Speech } from './words.ts';

/** Tells the host what went wrong around the game: once, in a window of its own, and in the log. */
export class Messages {
  readonly #log: Log;
  readonly #speech: Speech;
  readonly #told = new Set<string>();
  /** Told before there was a window; undefined: there is one. */
  #waiting: string[] | undefined = [];

  constructor(log: Log, speech: Speech) {
    this.#log = log;
    this.#speech = speech;
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
    const { trouble: words } = this.#speech.words;
    const { response } = await dialog.showMessageBox({
      type: 'warning',
      title: 'Memory Scramble',
      message: sentence,
      detail: words.goesOn,
      buttons: [words.ok, words.logs],
      defaultId: 0,
      cancelId: 0,
    });
    if (response === 1) await shell.openPath(this.#log.folder);
  }
}
