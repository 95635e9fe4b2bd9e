/** Emoji to choose from, by theme; emoji in use are faint. */

import './emoji-picker.css';
import { useRef, useState } from 'preact/hooks';
import { emojiThemeNames, emojiThemes } from '../text/emoji-themes.ts';
import { useText } from './page.ts';
import { stepped } from './steps.ts';

interface EmojiPickerProps {
  readonly label: string;
  readonly chosen: string | undefined;
  readonly used: ReadonlySet<unknown>;
  /** How many stand in a row. */
  readonly columns: number;
  readonly onChoose: (emoji: string) => void;
}

export function EmojiPicker({ label, chosen, used, columns, onChoose }: EmojiPickerProps) {
  const { lang } = useText();
  const [theme, setTheme] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const emoji = emojiThemes[theme] ?? [];
  const at = chosen === undefined ? -1 : emoji.indexOf(chosen);
  const press = (event: KeyboardEvent) => {
    const all = [...(grid.current?.querySelectorAll('button') ?? [])];
    const from = all.indexOf(event.target as HTMLButtonElement);
    const row = { ArrowUp: from - columns, ArrowDown: from + columns }[event.key];
    const next = row ?? stepped(event.key, from, all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const step = (event: KeyboardEvent) => {
    const next = stepped(event.key, theme, emojiThemes.length);
    if (next === undefined) return;
    event.preventDefault();
    setTheme(next);
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div ref={tabs} class="themes" role="tablist" aria-label={label} onKeyDown={step}>
        {emojiThemeNames[lang].map((name, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`theme-${index}`}
            aria-controls="emoji"
            aria-selected={index === theme}
            tabIndex={index === theme ? 0 : -1}
            onClick={() => setTheme(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        ref={grid}
        id="emoji"
        class="emojis"
        role="tabpanel"
        aria-labelledby={`theme-${theme}`}
        style={{ '--columns': columns }}
        onKeyDown={press}
      >
        {emoji.map((each, index) => (
          <button
            key={each}
            type="button"
            class={each === chosen ? 'on' : used.has(each) ? 'used' : ''}
            aria-pressed={each === chosen}
            tabIndex={index === Math.max(0, at) ? 0 : -1}
            onClick={() => onChoose(each)}
          >
            {each}
          </button>
        ))}
      </div>
    </>
  );
}
