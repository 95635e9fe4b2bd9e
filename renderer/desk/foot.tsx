/** The foot of the desk: the game in the lobby begins here, and so does the next one. */

import './new-game.css';
import { useRef } from 'preact/hooks';
import { DownIcon } from '../ui/host-icons.tsx';
import { Icon } from '../ui/icon.tsx';
import { useShown } from '../ui/page.ts';
import { COUNT_SECONDS } from './company.ts';
import type { Desk } from './desk-store.ts';

/**
 * The next game is always one press away, and says which board it will have.
 * @param isQuiet there is one gold thing to do on a screen, and it is not here
 */
interface FootProps extends Desk {
  readonly isQuiet: boolean;
  /** The next game is being laid above it. */
  readonly isLaying: boolean;
  readonly onLay: (isLaying: boolean) => void;
}

export function Foot({ host, words, isQuiet, isLaying, onLay }: FootProps) {
  const { store } = useShown();
  const view = store.view.value;
  const chosen = host.chosen.value;
  const board = chosen ?? view;
  if (view === undefined || board === undefined) return null;
  const isLobby = view.phase === 'lobby';
  const { settings } = host.state.value ?? {};
  const isPlain = settings === undefined || (settings.tables === 1 && settings.sides === 'each');
  const begin = () => {
    onLay(false);
    host.newGame();
  };
  return (
    <div class="panel-foot" inert={host.isOff.value}>
      {isLobby && !isLaying ? <BeginButton {...{ host, words }} isGold={!isQuiet} /> : null}
      <button
        type="button"
        class="desk-setup"
        aria-expanded={isLaying}
        onClick={() => onLay(!isLaying)}
      >
        <span>
          <b>
            {board.title === `${board.rows}x${board.columns}` ? null : (
              <>
                <bdi>{board.title}</bdi>
                {', '}
              </>
            )}
            {`${board.rows} × ${board.columns}`}
          </b>
          <small>
            {isPlain
              ? words.keepSeats
              : `${words.tables.number(settings.tables)}, ${words.whoWins[settings.sides][0]}`}
          </small>
        </span>
        <DownIcon />
      </button>
      <button
        type="button"
        class={`btn ${(isLobby || isQuiet) && !isLaying ? '' : 'go'}`}
        onClick={begin}
      >
        <Icon name="again" />
        {words.newGame}
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
