/** Everything that keeps a player out for a while: code, lost, removed, another tab, a full room. */

import './messages.css';
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
      <div class="field code">
        <input
          ref={field}
          autofocus={autofocus}
          aria-label={words.field}
          autocomplete="off"
          autocapitalize="characters"
          maxLength={limits.doorCodeCharsMax}
          placeholder="······"
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
  const [title, lede] = isHere ? text.say[lost] : door.unreachable;
  return (
    <Door
      art={<Plaque name="wifi" />}
      title={title}
      lede={lede}
      foot={
        <button type="button" class="btn big" onClick={() => session.tryNow()}>
          {door.tryNow}
        </button>
      }
    >
      {isHere ? null : (
        <ul class="checks">
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
    </Door>
  );
}

interface MessageProps {
  readonly icon: IconName;
  readonly lines: Lines;
  readonly action?: string;
  readonly onAction?: () => void;
}

/** No seat is left, or none for newcomers: there is something to watch until one is. */
function FullScreen({ lines: [title, lede] }: Pick<MessageProps, 'lines'>) {
  const { session } = usePlayer();
  const { door } = useText();
  return (
    <Door
      art={<Plaque name="tv" />}
      title={title}
      lede={lede}
      foot={
        <>
          <button type="button" class="btn go big" onClick={() => void session.watch()}>
            {door.watch}
          </button>
          <button type="button" class="btn big" onClick={() => void session.comeBack()}>
            {door.tryNow}
          </button>
        </>
      }
    />
  );
}

/** Removed, blocked, left: a sentence, and perhaps a way back. */
function MessageScreen({ icon, lines: [title, lede], action, onAction }: MessageProps) {
  return (
    <Door
      art={<Plaque name={icon} />}
      title={title}
      lede={lede}
      foot={
        action === undefined ? null : (
          <button type="button" class="btn big" onClick={onAction}>
            {action}
          </button>
        )
      }
    />
  );
}

function OtherTabScreen() {
  const { session } = usePlayer();
  const { door } = useText();
  const [title, lede] = door.otherTab;
  return (
    <Door
      art={<Plaque name="copy" />}
      title={title}
      lede={lede}
      foot={
        <>
          <button type="button" class="btn go big" onClick={() => session.playHere()}>
            {door.playHere}
          </button>
          <button type="button" class="btn big" onClick={() => session.becomeAnother()}>
            {door.joinAnother}
          </button>
        </>
      }
    />
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
      return <OtherTabScreen />;
    case 'blocked':
      return <MessageScreen icon="leave" lines={door.blocked} />;
    case 'full':
    case 'closed':
      return <FullScreen lines={door[gate]} />;
    case 'removed':
    case 'left':
      return (
        <MessageScreen
          icon="leave"
          lines={gate === 'removed' ? door.removed : door.left}
          action={door.joinAgain}
          onAction={() => void session.comeBack()}
        />
      );
    default:
      return null; // has a screen of its own, or is on its way to one
  }
}
