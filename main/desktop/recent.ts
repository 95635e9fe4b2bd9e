import { app } from 'electron';
import type { Settings } from '../host/settings.ts';

const RECENT_MAX = 10;

/** Board files that were opened, for the menu and for the system. */
export class Recent {
  readonly #settings: Settings;
  readonly #onChange: () => void;

  constructor(settings: Settings, onChange: () => void) {
    this.#settings = settings;
    this.#onChange = onChange;
  }

  get paths(): readonly string[] {
    return this.#settings.value.recent;
  }

  add(path: string): void {
    app.addRecentDocument(path);
    const others = this.paths.filter((other) => other !== path);
    this.#change([path, ...others].slice(0, RECENT_MAX));
  }

  clear(): void {
    app.clearRecentDocuments();
    this.#change([]);
  }

  #change(recent: readonly string[]): void {
    this.#settings.change({ recent });
    this.#onChange();
  }
}
