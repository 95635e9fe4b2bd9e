/** What this device likes: look, sound, language. */

import { signal } from '@preact/signals';
import { type Language, dictionaries } from '../text/dictionary.ts';
import { loadText, saveText } from './identity.ts';
import type { Speaker } from './speaker.ts';
import type { Store } from './store.ts';

export type Theme = 'light' | 'dark' | 'auto';

export class Preferences {
  readonly theme = signal<Theme>('auto');
  readonly muted = signal(false);
  readonly #store: Store;
  readonly #sounds: Speaker;

  constructor(store: Store, sounds: Speaker) {
    this.#store = store;
    this.#sounds = sounds;
    this.muted.value = sounds.muted;
    const theme = loadText('theme');
    if (theme === 'light' || theme === 'dark') this.setTheme(theme);
  }

  setTheme(theme: Theme): void {
    this.theme.value = theme;
    saveText('theme', theme);
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }

  setMuted(muted: boolean): void {
    this.muted.value = muted;
    this.#sounds.muted = muted;
    saveText('muted', String(muted));
  }

  async setLanguage(language: Language): Promise<void> {
    const { default: text } = await dictionaries[language]();
    saveText('language', language);
    document.documentElement.lang = language;
    this.#store.text.value = text;
  }
}
