import { dialog, shell } from 'electron';
import type { Log } from './log.ts';
import type { Speech } from './words.ts';

/** Tells the host each trouble around the game once, in a box and in the log. */
export class Messages {
  readonly #log: Log;
  readonly #speech: Speech;
  readonly #told = new Set<string>();
  /** Messages from before the window opened; undefined once it is open. */
  #waiting: [sentence: string, detail: string][] | undefined = [];

  constructor(log: Log, speech: Speech) {
    this.#log = log;
    this.#speech = speech;
  }

  /** Shows the messages that wait, and from now on all others at once. */
  showAll(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const [sentence, detail] of waiting) void this.#show(sentence, detail);
  }

  /** @param detail what becomes of the game; by default, that it goes on */
  tell(sentence: string, detail = this.#speech.words.trouble.goesOn): void {
    if (this.#told.has(sentence)) return;
    this.#told.add(sentence);
    this.#log.say(sentence);
    if (this.#waiting === undefined) void this.#show(sentence, detail);
    else this.#waiting.push([sentence, detail]);
  }

  async #show(sentence: string, detail: string): Promise<void> {
    const { trouble: words } = this.#speech.words;
    const { response } = await dialog.showMessageBox({
      type: 'warning',
      title: 'Memory Scramble',
      message: sentence,
      detail,
      buttons: [words.ok, words.logs],
      defaultId: 0,
      cancelId: 0,
    });
    if (response === 1) await shell.openPath(this.#log.folder);
  }
}
