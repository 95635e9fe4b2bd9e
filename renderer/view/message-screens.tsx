/** Everything that keeps a player out for a while: code, lobby, lost, removed, another tab. */

import '../style/messages.css';
import { useRef, useState } from 'preact/hooks';
import { seatIndexes } from '../../shared/seat.ts';
import type { Lines } from '../text/dictionary.ts';
import { usePage } from './context.ts';
import { Door } from './door.tsx';
import { useValue } from './hooks.ts';
import { Icon, type IconName } from './more-icons.tsx';
import { Sticker } from './signs.tsx';

function Plaque({ name }: { readonly name: IconName }) {
  return (
    <div class="plaque">
      <Icon name={name} />
    </div>
  );
}

function CodeScreen() {
  const { store, player } = usePage();
  const { code: words, say } = useValue(() => store.text.value);
  const field = useRef<HTMLInputElement>(null);
  const [isLost, setLost] = useState(false);
  const enter = async (event: Event) => {
    event.preventDefault();
    setLost(false);
    await player.enter(field.current?.value.trim() ?? '').catch(() => {
      setLost(true);
    });
  };
  const wrong = useValue(() => store.codeTrouble.value);
  const trouble =
    wrong === undefined
      ? isLost
        ? say.lost[0]
        : undefined
      : words[wrong === 'wrong' ? 'wrong' : 'tooMany'];
  return (
    <Door
      art={<Plaque name="lock" />}
      title={words.title}
      lede={words.lede}
      foot={
        <form onSubmit={(event) => void enter(event)}>
          <div class="field code">
            <input
              ref={field}
              aria-label={words.field}
              autocomplete="off"
              autocapitalize="characters"
              maxLength={12}
              placeholder="····"
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
      }
    />
  );
}

function LobbyScreen() {
  const { store } = usePage();
  const { lobby, score } = useValue(() => store.text.value);
  const view = useValue(() => store.view.value);
  const me = useValue(() => store.me.value);
  if (view === undefined) return null;
  const name = lobby.sign(...seatIndexes(me ?? 0));
  const players = view.players.filter(({ presence }) => presence !== 'left');
  return (
    <Door
      art={<div class="big-sign">{<Sticker seat={me ?? 0} />}</div>}
      title={lobby.title}
      lede={`${lobby.you(name)} ${lobby.hostStarts}`}
      foot={
        <p class="quiet small centre">{lobby.about(view.title, view.pairsLeft, players.length)}</p>
      }
    >
      <ul class="crowd" aria-label={score.players} tabIndex={0}>
        {players.map(({ seat, name: who }) => (
          <li key={seat} class={`pal ${seat === me ? 'me' : ''}`}>
            <Sticker seat={seat} />
            {seat === me ? score.you : who}
          </li>
        ))}
      </ul>
    </Door>
  );
}

function UnreachableScreen() {
  const { store, player } = usePage();
  const { door } = useValue(() => store.text.value);
  const [title, lede] = door.unreachable;
  return (
    <Door
      art={<Plaque name="wifi" />}
      title={title}
      lede={lede}
      foot={
        <button type="button" class="btn big" onClick={() => player.tryNow()}>
          {door.tryNow}
        </button>
      }
    >
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
    </Door>
  );
}

interface MessageProps {
  readonly icon: IconName;
  readonly lines: Lines;
  readonly action?: string;
  readonly onAction?: () => void;
}

/** Removed, blocked, left, full: a sentence, and perhaps a way back. */
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
  const { store, player } = usePage();
  const { door } = useValue(() => store.text.value);
  const [title, lede] = door.otherTab;
  return (
    <Door
      art={<Plaque name="copy" />}
      title={title}
      lede={lede}
      foot={
        <>
          <button type="button" class="btn go big" onClick={() => player.playHere()}>
            {door.playHere}
          </button>
          <button type="button" class="btn big" onClick={() => player.becomeAnother()}>
            {door.joinAnother}
          </button>
        </>
      }
    />
  );
}

/** The screen for the gate that a player stands at. */
export default function MessageScreens() {
  const { store, player } = usePage();
  const { door } = useValue(() => store.text.value);
  const isUnreachable = useValue(() => store.unreachable.value);
  const gate = useValue(() => store.gate.value);
  if (isUnreachable) return <UnreachableScreen />;
  switch (gate) {
    case 'code':
      return <CodeScreen />;
    case 'otherTab':
      return <OtherTabScreen />;
    case 'blocked':
      return <MessageScreen icon="leave" lines={door.blocked} />;
    case 'full':
      return <MessageScreen icon="tv" lines={door.full} />;
    case 'removed':
    case 'left':
      return (
        <MessageScreen
          icon="leave"
          lines={gate === 'removed' ? door.removed : door.left}
          action={door.joinAgain}
          onAction={() => void player.comeBack()}
        />
      );
    default:
      return <LobbyScreen />;
  }
}
