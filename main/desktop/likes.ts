import type { NativeTheme } from 'electron';
import { type Preferences, isPreference, withPreference } from '../../shared/preferences.ts';
import type { Settings } from '../host/settings.ts';
import type { Speech } from './words.ts';

const IN_MENU: ReadonlySet<string> = new Set(['language', 'muted', 'bench']);

export interface LikesOptions {
  readonly settings: Pick<Settings, 'value' | 'change'>;
  readonly nativeTheme: Pick<NativeTheme, 'themeSource'>;
  readonly speech: Speech;
  /** Called when something has changed that the menu shows. */
  readonly onChange: () => void;
}

/**
 * What the host likes, which the page shows and changes. It is kept in the settings, because a browser
 * keeps it for one port only. Look and language also apply outside the page.
 */
export class Likes {
  readonly #options: LikesOptions;

  constructor(options: LikesOptions) {
    this.#options = options;
    this.#apply();
  }

  get value(): Preferences {
    return this.#options.settings.value.preferences ?? {};
  }

  /** Keeps what a page says; what is no preference is not kept. */
  keep(key: unknown, value: unknown): void {
    if (typeof key !== 'string' || !isPreference(key, value)) return;
    this.#options.settings.change({ preferences: withPreference(this.value, key, value) });
    this.#apply();
    if (IN_MENU.has(key)) this.#options.onChange();
  }

  #apply(): void {
    const { nativeTheme, speech } = this.#options;
    const { theme, language } = this.value;
    nativeTheme.themeSource = theme === 'light' || theme === 'dark' ? theme : 'system';
    speech.choose(language);
  }
}
