/** What is said while Electron's runtime is downloaded: never much, and never silence for long. */

/** @param folder where the runtime will be */
export function downloadBegins(folder: string): string {
  const what = "The window needs Electron's runtime, about 100 MB.";
  const once = `It is downloaded once, and kept in ${folder}.`;
  return `${what} ${once} To play without waiting: Ctrl+C, then npm run host.`;
}

export class DownloadNews {
  readonly #patienceMs: number;
  readonly #say: (sentence: string) => void;
  #percent = -1;
  #said = -1;

  constructor(patienceMs: number, say: (sentence: string) => void) {
    this.#patienceMs = patienceMs;
    this.#say = say;
  }

  /** Says each tenth at once. @param part from 0 to 1 */
  arrived(part: number): void {
    this.#percent = Math.floor(part * 100);
    if (Math.floor(this.#percent / 10) > Math.floor(this.#said / 10)) this.#tellPercent();
  }

  /** Says, every few seconds, how it goes. @param silentMs since when nothing has arrived */
  passed(silentMs: number): void {
    const seconds = Math.round(silentMs / 1_000);
    const left = Math.round((this.#patienceMs - silentMs) / 1_000);
    if (seconds === 0) this.#tellPercent();
    else {
      const sentence = `Nothing has arrived for ${seconds} s. Is this computer online?`;
      this.#say(`${sentence} In ${left} s the game starts here in the terminal instead.`);
    }
  }

  #tellPercent(): void {
    if (this.#percent > this.#said) this.#say(`${this.#percent} %`);
    this.#said = Math.max(this.#said, this.#percent);
  }
}
