/** The menu: sound, look, language, how to play, my name, leaving. */

import '../style/menu.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadName } from '../client/identity.ts';
import {
  languageNames,
  muted as mutedSignal,
  setLanguage,
  setMuted,
  setTheme,
  theme as themeSignal,
} from '../client/preferences.ts';
import type { Theme } from '../client/theme.ts';
import { type Language, languages } from '../text/dictionary.ts';
import { usePage } from './context.ts';
import { useValue } from './hooks.ts';
import { Icon } from './more-icons.tsx';

export default function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const { store, player, speaker } = usePage();
  const text = useValue(() => store.text.value);
  const words = text.menu;
  const [showsRules, setShowsRules] = useState(false);
  const sheet = useDialog(onClose);
  const you = useValue(() => store.view.value?.you);
  const muted = useValue(() => mutedSignal.value);
  const isPlaying = you?.seat !== null;
  return (
    <div class="veil" onClick={(event) => event.target === event.currentTarget && onClose()}>
      <div
        ref={sheet}
        class="sheet"
        role="dialog"
        aria-modal="true"
        aria-label={text.menuButton}
        tabIndex={-1}
      >
        <div class="sheet-head">
          <h2>{you?.name ?? text.menuButton}</h2>
          <button type="button" class="ibtn" aria-label={words.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div class="opt">
          <Icon name="sound" />
          <div id="menu-sound">{words.sound}</div>
          <button
            type="button"
            class="switch"
            role="switch"
            aria-checked={!muted}
            aria-labelledby="menu-sound"
            onClick={() => setMuted(!muted, speaker)}
          />
        </div>
        <div class="opt">
          <Icon name="moon" />
          <div>{words.look}</div>
          <ThemeChoice />
        </div>
        <div class="opt">
          <Icon name="globe" />
          <div id="menu-language">{words.language}</div>
          <select
            class="select"
            aria-labelledby="menu-language"
            value={text.lang}
            onChange={(event) => void setLanguage(event.currentTarget.value as Language, store)}
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {languageNames[language]}
              </option>
            ))}
          </select>
        </div>
        {isPlaying ? <Rename onDone={onClose} /> : null}
        <button
          type="button"
          class="opt"
          aria-expanded={showsRules}
          onClick={() => setShowsRules(!showsRules)}
        >
          <Icon name="look" />
          <div>{words.howTo}</div>
        </button>
        {showsRules ? (
          <ol class="rules">
            {words.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        ) : null}
        {isPlaying ? (
          <button type="button" class="opt risk" onClick={() => void player.leave()}>
            <Icon name="leave" />
            <div>
              {words.leave}
              <small>{words.leaveHint}</small>
            </div>
          </button>
        ) : null}
      </div>
    </div>
  );
}

export function ThemeChoice() {
  const { store } = usePage();
  const words = useValue(() => store.text.value.menu);
  const chosen = useValue(() => themeSignal.value);
  const themes: readonly Theme[] = ['light', 'dark', 'auto'];
  return (
    <div class="seg" role="radiogroup" aria-label={words.look}>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          role="radio"
          aria-checked={chosen === theme}
          onClick={() => setTheme(theme)}
        >
          {words[theme]}
        </button>
      ))}
    </div>
  );
}

function Rename({ onDone }: { readonly onDone: () => void }) {
  const { store, player } = usePage();
  const { menu: words, join } = useValue(() => store.text.value);
  const [trouble, setTrouble] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const rename = async (event: Event) => {
    event.preventDefault();
    const joined = await player.join(name.current?.value ?? '').catch(() => undefined);
    if (joined?.ok === true) onDone();
    else setTrouble(true);
  };
  return (
    <form class="opt rename" onSubmit={(event) => void rename(event)}>
      <Icon name="pen" />
      <div>
        <label for="menu-name">{words.rename}</label>
        <input
          ref={name}
          id="menu-name"
          class="select"
          maxLength={20}
          defaultValue={store.view.peek()?.you.name ?? loadName() ?? ''}
        />
        {trouble ? <small role="alert">{join.badName}</small> : null}
      </div>
      <button type="submit" class="btn">
        {words.save}
      </button>
    </form>
  );
}

/** Focus goes in, stays in, and Escape goes out. */
export function useDialog(onClose: () => void) {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dialog.current?.focus();
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
      if (event.key !== 'Tab' || dialog.current === null) return;
      const inside = dialog.current.querySelectorAll<HTMLElement>('button, input, select, a[href]');
      const first = inside[0];
      const last = inside[inside.length - 1];
      const leaves = event.shiftKey
        ? document.activeElement === first
        : document.activeElement === last;
      if (!leaves) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return dialog;
}
