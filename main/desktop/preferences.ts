import type { NativeTheme } from 'electron';
import { type Preferences, isPreference, withPreference } from '../../shared/preferences.ts';
import type { Settings } from '../host/settings.ts';
import type { Speech } from './words.ts';

const IN_MENU: ReadonlySet<string> = new Set(['language', 'muted', 'bench']);

export interface HostPreferencesOptions {
  readonly settings: Pick<Settings, 'value' | 'change'>;
  readonly nativeTheme: Pick<NativeTheme, 'themeSource'>;
  readonly speech: Speech;
  /** Called when something changes that the menu shows. */
  readonly onChange: () => void;
}

/**
 * The host's preferences, which the page shows and changes. They are kept in the app's settings,
 * because a browser keeps them for one port only. Theme and language also apply outside the page.
 */
export class HostPreferences {
  readonly #options: HostPreferencesOptions;

  constructor(options: HostPreferencesOptions) {
    this.#options = options;
    this.#apply();
  }

  get value(): Preferences {
    return this.#options.settings.value.preferences ?? {};
  }

  /** Keeps a preference that the page sends, and ignores anything else. */
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
