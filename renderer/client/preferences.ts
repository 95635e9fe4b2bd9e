/** What this device likes: look, sound, language. The menu changes it. */

import { signal } from '@preact/signals-core';
import { type Language, dictionaries } from '../text/dictionary.ts';
import { loadText, saveText } from './identity.ts';
import type { Speaker } from './speaker.ts';
import type { Store } from './store.ts';
import { type Theme, applyTheme, loadTheme } from './theme.ts';

export const theme = signal<Theme>(loadTheme());
export const muted = signal(loadText('muted') === 'true');

export function setTheme(chosen: Theme): void {
  theme.value = chosen;
  saveText('theme', chosen);
  applyTheme(chosen);
}

export function setMuted(chosen: boolean, speaker: Speaker): void {
  muted.value = chosen;
  speaker.muted = chosen;
  saveText('muted', String(chosen));
}

export async function setLanguage(language: Language, store: Store): Promise<void> {
  const { play, more } = dictionaries[language];
  const [words, moreWords] = await Promise.all([play(), more()]);
  saveText('language', language);
  document.documentElement.lang = language;
  store.text.value = { ...words.default, ...moreWords.default };
}

/** What a language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ro: 'Română',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
};
