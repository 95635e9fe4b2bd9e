/** What this device likes: language, look, sound, and which hints it has seen. */

import { signal } from '@preact/signals';
import { type Hint, hints } from '../game/hints.ts';
import { loadText, saveText } from '../net/storage.ts';
import { type Dictionary, type Language, dictionaries } from '../text/dictionary.ts';

export type Theme = 'light' | 'dark' | 'auto';

export class Preferences {
  /** Nothing is shown before `speak` has brought the words. */
  readonly text = signal({} as Dictionary);
  readonly theme = signal(loadTheme());
  readonly muted = signal(loadText('muted') === 'true');
  readonly speaks = signal(loadText('speaks') === 'true');
  readonly seen = signal<ReadonlySet<Hint>>(loadSeen());

  /** Fetches the words of a language, and shows them. */
  async speak(language: Language): Promise<void> {
    const { default: words } = await dictionaries[language]();
    document.documentElement.lang = language;
    this.text.value = words;
  }

  /** The player wants this language from now on. */
  async setLanguage(language: Language): Promise<void> {
    await this.speak(language);
    saveText('language', language);
  }

  setTheme(theme: Theme): void {
    this.theme.value = theme;
    saveText('theme', theme);
  }

  setMuted(muted: boolean): void {
    this.muted.value = muted;
    saveText('muted', String(muted));
  }

  setSpeaks(speaks: boolean): void {
    this.speaks.value = speaks;
    saveText('speaks', String(speaks));
  }

  see(hint: Hint): void {
    this.seen.value = new Set([...this.seen.peek(), hint]);
    saveText('seen', [...this.seen.peek()].join(' '));
  }
}

function loadTheme(): Theme {
  const theme = loadText('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

function loadSeen(): ReadonlySet<Hint> {
  const kept = (loadText('seen') ?? '').split(' ');
  return new Set(hints.filter((hint) => kept.includes(hint)));
}
