/** The menu: sound, look, language, how to play, my name, leaving. */

import './menu.css';
import { useRef, useState } from 'preact/hooks';
import { limits } from '../../shared/limits.ts';
import { formTrouble } from '../game/refusals.ts';
import { loadName } from '../net/storage.ts';
import type { Theme } from '../state/preferences.ts';
import { usePlayer, useShown, useText } from '../ui/page.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { Icon } from '../ui/icon.tsx';

interface MenuSheetProps {
  /** The rules are unfolded. */
  readonly onRules: boolean;
  readonly onClose: () => void;
}

export function MenuSheet({ onRules, onClose }: MenuSheetProps) {
  const { preferences, store } = useShown();
  const text = useText();
  const words = text.menu;
  const [showsRules, setShowsRules] = useState(onRules);
  const [asksToLeave, setAsksToLeave] = useState(false);
  const you = store.view.value?.you;
  const muted = preferences.muted.value;
  const isPlaying = you?.seat !== null;
  return (
    <Dialog class="sheet" label={text.menuButton} closesOutside onClose={onClose}>
      <div class="sheet-head">
        <h2 dir="auto">{you?.name ?? text.menuButton}</h2>
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
          onClick={() => preferences.setMuted(!muted)}
        />
      </div>
      <div class="opt choice">
        <Icon name="moon" />
        <div>{words.look}</div>
        <ThemeChoice />
      </div>
      <div class="opt">
        <Icon name="globe" />
        <div id="menu-language">{words.language}</div>
        <LanguageChoice labelledBy="menu-language" />
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
        <button type="button" class="opt risk" onClick={() => setAsksToLeave(true)}>
          <Icon name="leave" />
          <div>{words.leave}</div>
        </button>
      ) : null}
      {asksToLeave ? <LeaveQuestion onStay={() => setAsksToLeave(false)} /> : null}
    </Dialog>
  );
}

/** A slip of the thumb costs nobody their cards. */
function LeaveQuestion({ onStay }: { readonly onStay: () => void }) {
  const { session } = usePlayer();
  const words = useText().menu;
  const [question, hint] = words.leaveAsk;
  return (
    <Dialog
      class="modal"
      role="alertdialog"
      labelledBy="leave-question"
      describedBy="leave-hint"
      onClose={onStay}
    >
      <h2 id="leave-question">{question}</h2>
      <p id="leave-hint">{hint}</p>
      <div class="buttons">
        <button type="button" class="btn risk" onClick={() => void session.leave()}>
          {words.leaveYes}
        </button>
        <button type="button" class="btn go" autofocus onClick={onStay}>
          {words.leaveNo}
        </button>
      </div>
    </Dialog>
  );
}

export function ThemeChoice() {
  const { preferences } = useShown();
  const words = useText().menu;
  const chosen = preferences.theme.value;
  const themes: readonly Theme[] = ['light', 'dark', 'auto'];
  return (
    <RadioGroup class="seg" aria-label={words.look}>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          role="radio"
          aria-checked={chosen === theme}
          tabIndex={chosen === theme ? 0 : -1}
          onClick={() => preferences.setTheme(theme)}
        >
          {words[theme]}
        </button>
      ))}
    </RadioGroup>
  );
}

function Rename({ onDone }: { readonly onDone: () => void }) {
  const { store } = useShown();
  const { session } = usePlayer();
  const text = useText();
  const { menu: words } = text;
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const name = useRef<HTMLInputElement>(null);
  const rename = async (event: Event) => {
    event.preventDefault();
    const joined = await session.join(name.current?.value ?? '').catch(() => undefined);
    if (joined?.ok === true) onDone();
    else setTrouble(formTrouble(text, joined));
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
          maxLength={limits.nameCharsMax}
          defaultValue={store.view.peek()?.you.name ?? loadName() ?? ''}
        />
        {trouble === undefined ? null : <small role="alert">{trouble}</small>}
      </div>
      <button type="submit" class="btn">
        {words.save}
      </button>
    </form>
  );
}
