/** Everything that keeps a player out for a while: code, lost, removed, another tab, a full room. */

import './messages.css';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { limits } from '../../shared/limits.ts';
import type { Lines } from '../text/dictionary.ts';
import type { CodeTrouble } from '../game/gates.ts';
import { type Joined, formTrouble } from '../game/refusals.ts';
import { usePlayer, useShown, useText } from '../ui/page.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Door } from '../ui/door.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';

export function Plaque({ name }: { readonly name: IconName }) {
  return (
    <div class="plaque">
      <Icon name={name} />
    </div>
  );
}

function CodeScreen() {
  const { session } = usePlayer();
  const { code: words, menu } = useText();
  return (
    <Door
      art={<Plaque name="lock" />}
      corner={<LanguageChoice label={menu.language} />}
      title={words.title}
      lede={words.lede}
      foot={
        <CodeForm
          wrong={session.codeTrouble.value}
          onEnter={(code) => session.enter(code, true).catch(() => undefined)}
        />
      }
    />
  );
}

interface CodeFormProps {
  readonly wrong: CodeTrouble | undefined;
  readonly onEnter: (code: string) => Promise<Joined | undefined>;
  /** A keyboard that is there takes no room. */
  readonly autofocus?: boolean;
}

export function CodeForm({ wrong, onEnter, autofocus = false }: CodeFormProps) {
  const text = useText();
  const { code: words } = text;
  const field = useRef<HTMLInputElement>(null);
  const [troubled, setTroubled] = useState<string | undefined>(undefined);
  const enter = async (event: Event) => {
    event.preventDefault();
    setTroubled(undefined);
    const code = field.current?.value.trim() ?? '';
    setTroubled(formTrouble(text, await onEnter(code)));
  };
  const trouble = wrong === undefined ? troubled : words[wrong];
  return (
    <form onSubmit={(event) => void enter(event)}>
      <div class="field play-code">
        <input
          ref={field}
          autofocus={autofocus}
          aria-label={words.field}
          autocomplete="off"
          autocapitalize="characters"
          maxLength={limits.doorCodeCharsMax}
          placeholder={words.field}
        />
      </div>
      {trouble === undefined ? null : (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" class="btn go big">
        {words.comeIn}
      </button>
    </form>
  );
}

function UnreachableScreen() {
  const { trouble } = useShown();
  const { session } = usePlayer();
  const text = useText();
  const lost = trouble.lost.value;
  const { door } = text;
  const isHere = lost === 'busy' || lost === 'stuck' || lost === 'elsewhere';
  return (
    <MessageScreen
      icon="wifi"
      lines={isHere ? text.say[lost] : door.unreachable}
      action={[door.tryNow, () => session.tryNow()]}
    >
      {isHere ? null : (
        <ul class="play-checks">
          <li class="row paper">
            <Icon name="wifi" />
            {door.sameWifi}
          </li>
          <li class="row paper">
            <Icon name="tv" />
            {door.awake}
          </li>
        </ul>
      )}
    </MessageScreen>
  );
}

type Action = readonly [label: string, act: () => unknown];

interface MessageProps {
  readonly icon: IconName;
  readonly lines: Lines;
  /** The one to take, and another. */
  readonly go?: Action;
  readonly action?: Action;
  readonly children?: ComponentChildren;
}

/** A sentence, and perhaps ways on. */
function MessageScreen({ icon, lines: [title, lede], go, action, children }: MessageProps) {
  const button = (look: string, [label, act]: Action) => (
    <button type="button" class={`btn ${look} big`} onClick={() => void act()}>
      {label}
    </button>
  );
  return (
    <Door
      art={<Plaque name={icon} />}
      title={title}
      lede={lede}
      foot={
        <>
          {go && button('go', go)}
          {action && button('', action)}
        </>
      }
    >
      {children}
    </Door>
  );
}

/** The screen for the gate that a player stands at. */
export function MessageScreens() {
  const { trouble } = useShown();
  const { session } = usePlayer();
  const { door } = useText();
  const isUnreachable = trouble.unreachable.value;
  const gate = session.gate.value;
  if (isUnreachable) return <UnreachableScreen />;
  switch (gate) {
    case 'code':
      return <CodeScreen />;
    case 'otherTab':
      return (
        <MessageScreen
          icon="copy"
          lines={door.otherTab}
          go={[door.playHere, () => session.playHere()]}
          action={[door.joinAnother, () => session.becomeAnother()]}
        />
      );
    case 'blocked':
      return <MessageScreen icon="leave" lines={door.blocked} />;
    case 'full':
    case 'closed':
      // There is something to watch until a seat is free.
      return (
        <MessageScreen
          icon="tv"
          lines={door[gate]}
          go={[door.watch, () => session.watch()]}
          action={[door.tryNow, () => session.comeBack()]}
        />
      );
    case 'removed':
    case 'left':
      return (
        <MessageScreen
          icon="leave"
          lines={gate === 'removed' ? door.removed : door.left}
          action={[door.joinAgain, () => session.comeBack()]}
        />
      );
    default:
      return null; // has a screen of its own, or is on its way to one
  }
}
