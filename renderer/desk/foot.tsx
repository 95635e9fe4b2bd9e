/** The foot of the desk: the game in the lobby begins here, and so does the next one. */

import './new-game.css';
import { useRef } from 'preact/hooks';
import { DownIcon } from '../ui/host-icons.tsx';
import { Icon } from '../ui/icon.tsx';
import { useShown } from '../ui/page.ts';
import { PlayNow } from './alone.tsx';
import { COUNT_SECONDS } from './company.ts';
import type { Desk } from './desk-store.ts';

interface FootProps extends Desk {
  /** There is one gold thing to do on a screen, and it is not here. */
  readonly isQuiet: boolean;
  /** For a host who is alone, where nothing above it offers a game with the computer. */
  readonly onSeated: (() => void) | undefined;
  /** The next game is being laid above it. */
  readonly isLaying: boolean;
  readonly onLay: (isLaying: boolean) => void;
}

/** The next game is always one press away, and says which board it will have. */
export function Foot({ host, words, isQuiet, onSeated, isLaying, onLay }: FootProps) {
  const { store } = useShown();
  const view = store.view.value;
  const chosen = host.chosen.value;
  const board = chosen ?? view;
  if (view === undefined || board === undefined) return null;
  const { rows, columns } = board;
  const size = `${rows} × ${columns}`;
  const title = board.title === `${rows}x${columns}` ? undefined : board.title;
  const isLobby = view.phase === 'lobby';
  const isAlone = onSeated !== undefined;
  const { settings } = host.state.value ?? {};
  const isPlain = settings === undefined || (settings.tables === 1 && settings.sides === 'each');
  const begin = () => {
    onLay(false);
    host.newGame();
  };
  return (
    <div class={`panel-foot ${isAlone ? 'desk-three' : ''}`} inert={host.isOff.value}>
      {isLobby && !isLaying ? (
        <BeginButton {...{ host, words }} isGold={!isQuiet && !isAlone} />
      ) : null}
      <button
        type="button"
        class="desk-setup"
        aria-expanded={isLaying}
        onClick={() => onLay(!isLaying)}
      >
        <span>
          <b>
            {title === undefined ? null : <bdi>{title}</bdi>}
            {title === undefined || isAlone ? null : ', '}
            {title === undefined || !isAlone ? size : null}
          </b>
          <small>
            {!isPlain
              ? `${words.tables.number(settings.tables)} · ${words.whoWins[settings.sides][0]}`
              : isAlone
                ? title && size
                : words.keepSeats}
          </small>
        </span>
        <DownIcon />
      </button>
      {isAlone ? <PlayNow {...{ host, words, onSeated }} /> : null}
      <button
        type="button"
        class={`btn ${(isLobby || isQuiet || isAlone) && !isLaying ? '' : 'go'}`}
        title={isAlone ? words.newGame : undefined}
        onClick={begin}
      >
        <Icon name="again" />
        <span class={isAlone ? 'unseen' : ''}>{words.newGame}</span>
      </button>
    </div>
  );
}

/** Begins the game in the lobby, for all at the same moment. */
export function BeginButton({ host, words, isGold }: Desk & { readonly isGold: boolean }) {
  const { store } = useShown();
  const isCounting = store.beginsAt.value !== undefined;
  const hasWaited = useRef(false);
  hasWaited.current ||= !isCounting;
  if (!hasWaited.current) return null; // it begins by itself
  return (
    <button
      type="button"
      class={`btn big ${isGold ? 'go' : ''}`}
      disabled={isCounting || host.isOff.value}
      onClick={() => void host.use('begin', { seconds: COUNT_SECONDS })}
    >
      {words.begin}
    </button>
  );
}
