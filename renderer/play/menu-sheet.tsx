/** The menu: sound, look, language, how to play, my name, leaving. */

import './menu.css';
import type { ComponentType } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { limits } from '../../shared/limits.ts';
import { formTrouble } from '../game/refusals.ts';
import { loadName } from '../net/storage.ts';
import type { Theme } from '../state/preferences.ts';
import { usePlayer, useShown, useText } from '../ui/page.ts';
import { Aloud, AloudRow } from './aloud.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Ask } from '../ui/ask.tsx';
import { Radios } from '../ui/radios.tsx';
import { Row, RowButton, SwitchRow } from '../ui/row.tsx';
import { Sheet } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';

/** The menu, and what it switches on beside the game. */
export const menu = { MenuSheet, LeaveQuestion, Aloud };

export interface MenuSheetProps {
  /** The rules are unfolded. */
  readonly onRules: boolean;
  /** Rows that only a host has. */
  readonly Rows: ComponentType | undefined;
  readonly onClose: () => void;
}

export function MenuSheet({ onRules, Rows, onClose }: MenuSheetProps) {
  const { preferences, store } = useShown();
  const { session } = usePlayer();
  const text = useText();
  const words = text.menu;
  const [showsRules, setShowsRules] = useState(onRules);
  const [asksToLeave, setAsksToLeave] = useState(false);
  const you = store.view.value?.you;
  const isPlaying = you?.seat !== null;
  return (
    <Sheet
      label={text.menuButton}
      head={<h2 dir="auto">{you?.name ?? text.menuButton}</h2>}
      onClose={onClose}
    >
      <SwitchRow
        id="menu-sound"
        icon="sound"
        lines={[words.sound]}
        isOn={!preferences.muted.value}
        onSwitch={(isOn) => preferences.setMuted(!isOn)}
      />
      <AloudRow />
      <Row icon="moon" lines={[words.look]} isChoice>
        <ThemeChoice />
      </Row>
      <Row id="menu-language" icon="globe" lines={[words.language]}>
        <LanguageChoice labelledBy="menu-language" />
      </Row>
      {isPlaying ? <Rename onDone={onClose} /> : null}
      {Rows && <Rows />}
      <RowButton
        icon="look"
        label={words.howTo}
        isExpanded={showsRules}
        onPress={() => setShowsRules(!showsRules)}
      />
      {showsRules ? (
        <ol class="play-rules">
          {words.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      ) : null}
      {isPlaying && !session.isHost ? (
        <RowButton icon="leave" label={words.leave} isRisk onPress={() => setAsksToLeave(true)} />
      ) : null}
      {asksToLeave ? <LeaveQuestion onStay={() => setAsksToLeave(false)} /> : null}
    </Sheet>
  );
}

/** A slip of the thumb costs nobody their cards. */
function LeaveQuestion({ onStay }: { readonly onStay: () => void }) {
  const { session } = usePlayer();
  const words = useText().menu;
  const leave = { label: words.leaveYes, isRisk: true, onChoose: () => void session.leave() };
  return (
    <Ask
      lines={words.leaveAsk}
      answers={[leave]}
      best={{ label: words.leaveNo, onChoose: onStay }}
      onClose={onStay}
    />
  );
}

const themes: readonly Theme[] = ['light', 'dark', 'auto'];

export function ThemeChoice() {
  const { preferences } = useShown();
  const words = useText().menu;
  return (
    <Radios
      label={words.look}
      chosen={preferences.theme.value}
      options={themes.map((theme) => ({ value: theme, shown: words[theme] }))}
      onChoose={(theme) => preferences.setTheme(theme)}
    />
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
    <form class="opt play-rename" onSubmit={(event) => void rename(event)}>
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
