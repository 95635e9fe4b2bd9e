import { access } from 'node:fs/promises';
import type { App } from 'electron';
import type { Settings } from '../host/settings.ts';

const RECENT_MAX = 10;

export interface RecentOptions {
  readonly settings: Pick<Settings, 'value' | 'change'>;
  /** The system keeps a list of its own. */
  readonly system: Pick<App, 'addRecentDocument' | 'clearRecentDocuments'>;
  /** Called when the list for the menu has changed. */
  readonly onChange: () => void;
}

/** The board files opened last, for the menu and for the system. */
export class Recent {
  readonly #options: RecentOptions;
  /** Files that are missing now; a stick may be plugged in again. */
  #gone: ReadonlySet<string> = new Set();

  constructor(options: RecentOptions) {
    this.#options = options;
  }

  /** The files that are there, the newest first. */
  get paths(): readonly string[] {
    return this.#all.filter((path) => !this.#gone.has(path));
  }

  add(path: string): void {
    this.#options.system.addRecentDocument(path);
    this.#gone = new Set([...this.#gone].filter((each) => each !== path));
    this.#change([path, ...this.#others(path)].slice(0, RECENT_MAX));
  }

  /** Drops a file that is no board any more. */
  forget(path: string): void {
    if (this.#all.includes(path)) this.#change(this.#others(path));
  }

  clear(): void {
    this.#options.system.clearRecentDocuments();
    this.#change([]);
  }

  /** Looks which files are still there. */
  async look(): Promise<void> {
    const before = this.paths;
    const found = await Promise.all(
      this.#all.map(async (path) => [path, await isThere(path)] as const),
    );
    this.#gone = new Set(found.flatMap(([path, isFound]) => (isFound ? [] : [path])));
    if (before.join('\n') !== this.paths.join('\n')) this.#options.onChange();
  }

  get #all(): readonly string[] {
    return this.#options.settings.value.recent;
  }

  #others(path: string): readonly string[] {
    return this.#all.filter((other) => other !== path);
  }

  #change(recent: readonly string[]): void {
    this.#options.settings.change({ recent });
    this.#options.onChange();
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false; // gone, or out of reach
  }
}
