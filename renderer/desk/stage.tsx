/** What the host plays, or watches: the same game as everybody's, left of the desk. */

import '../play/messages.css';
import { BeginButton } from './begin-button.tsx';
import { friendsHere, othersOf } from './company.ts';
import type { Desk } from './desk-store.ts';
import { CountCard, useCount, useCountHeard, useGoal } from '../lobby/count.tsx';
import { useLift } from '../lobby/lift.ts';
import { isolated } from '../game/say.ts';
import { computerWaits, mineFirst } from '../game/situation.ts';
import { BoardView } from '../ui/board-view.tsx';
import {
  type BringParts,
  FilmToolsContext,
  useEndClass,
  useLampClass,
  usePlayer,
  useScene,
  useShown,
  useText,
} from '../ui/page.ts';
import { Door } from '../ui/door.tsx';
import { Icon } from '../ui/icon.tsx';
import { OverScreen } from '../play/over-screen.tsx';
import { BoardTitle, isStreak, useLostClass } from '../play/play-screen.tsx';
import { Say, SayBar } from '../play/say-bar.tsx';
import { ScoreStrip } from '../play/score-strip.tsx';
import { useBring } from '../play/use-bring.ts';
import { Sticker } from '../ui/sticker.tsx';
import { BringStage } from './bring-stage.tsx';
import { FilmTools } from './film-tools.tsx';
import { XrayButton } from './xray-door.tsx';

interface StageProps extends Desk {
  /** Opens the desk; undefined: it is open. */
  readonly onDesk: (() => void) | undefined;
}

export function Stage(props: StageProps) {
  const scene = useScene();
  const bring = useBring();
  if (bring !== undefined) return <BroughtStage {...props} bring={bring} />;
  if (scene === 'lobby') return <LobbyStage {...props} />;
  return scene === 'over' ? <OverStage {...props} /> : <PlayStage {...props} />;
}

function PlayStage(props: StageProps) {
  const { moves, voice } = usePlayer();
  const { store } = useShown();
  const pairsLeft = store.view.value?.pairsLeft ?? 0;
  const { score } = useText();
  const still = store.me.value === null ? 'still' : '';
  return (
    <main class={`stage ${useLostClass()} ${useLampClass()} ${useEndClass()} ${still}`}>
      <BoardTitle />
      <div class="top">
        <ScoreStrip />
        <span class="pill num">{score.pairsLeft(pairsLeft)}</span>
        <XrayButton label={props.words.xray} />
        <DeskButton {...props} />
      </div>
      <BoardView onTap={(index) => moves.tap(index)} isStreak={() => isStreak(voice)} />
      <HostSay words={props.words} />
    </main>
  );
}

/** The say bar, with two sentences that only a host needs. */
function HostSay({ words: { say } }: Pick<Desk, 'words'>) {
  const { store, trouble } = useShown();
  const { notices } = usePlayer();
  const text = useText();
  const view = store.view.value;
  const me = store.me.value;
  if (me === null && trouble.lost.value === 'no') {
    if (view !== undefined && computerWaits(view)) {
      return <Say mood="plain" mark="wait" lines={text.say.computerWaits} />;
    }
    return <Say mood="plain" mark="look" lines={say.watching} />;
  }
  const isFresh =
    trouble.lost.value === 'no' &&
    notices.notice.value === undefined &&
    store.situation.value.kind === 'ready' &&
    othersOf(view).length === 0 &&
    view?.players.every(({ tries }) => tries === 0) === true;
  return isFresh && me !== null ? (
    <Say mood="plain" mark="me" lines={say.ready} seat={me} />
  ) : (
    <SayBar />
  );
}

/** The podium is everybody's; what happens next is the host's to say. */
function OverStage(props: StageProps) {
  const { store } = useShown();
  const { words, host, onDesk } = props;
  const view = store.view.value;
  const startsItself = typeof view?.restartSeconds === 'number';
  return (
    <div class={`stage framed ${startsItself ? '' : 'own-next'}`}>
      <FilmToolsContext.Provider
        value={<FilmTools {...{ host, words }} isOnTv={view?.tvShows === 'film'} />}
      >
        <OverScreen
          top={
            <div class="top">
              <ScoreStrip isPast />
              <bdi class="pill">{view?.title}</bdi>
              <XrayButton label={words.xray} />
              <DeskButton {...props} />
            </div>
          }
        />
      </FilmToolsContext.Provider>
      {startsItself ? null : (
        <aside class="next" aria-label={words.newGame} inert={host.isOff.value}>
          <OverSay {...props} />
          {onDesk === undefined ? null : (
            <button type="button" class="btn go" onClick={() => host.newGame()}>
              {words.newGame}
            </button>
          )}
        </aside>
      )}
    </div>
  );
}

/** Cards that were brought are gone with the next board, unless the host keeps them. */
function OverSay({ host, words }: StageProps) {
  const { store } = useShown();
  const { isBrought = false, hasLibrary = false } = host.state.value ?? {};
  if (!isBrought || !hasLibrary) return <Say mood="plain" mark="again" lines={words.say.over} />;
  const isKept = host.bring.kept.value === store.view.value?.game;
  if (isKept) return <Say mood="good" mark="make" lines={words.say.kept} />;
  return (
    <Say mood="plain" mark="make" lines={words.say.overBrought}>
      <button type="button" class="btn" onClick={() => void host.bring.keep()}>
        {words.boards.keepCards}
      </button>
    </Say>
  );
}

/** Everybody brings cards. */
function BroughtStage({ bring, ...props }: StageProps & { readonly bring: BringParts }) {
  const { host, words, onDesk } = props;
  return (
    <main class={`stage ${useLostClass()}`}>
      <BringStage {...{ host, words, bring }} isAlone={onDesk !== undefined}>
        <DeskButton {...props} />
      </BringStage>
    </main>
  );
}

function LobbyStage(props: StageProps) {
  const { store } = useShown();
  const number = useCount();
  const goal = useGoal();
  useCountHeard(number);
  useLift('.door');
  const { host, words, onDesk } = props;
  const view = store.view.value;
  const text = useText();
  if (view === undefined) return null;
  const isCounting = number !== undefined;
  const me = view.you.seat;
  const players = view.players.filter(({ presence }) => presence !== 'left');
  return (
    <div class="stage framed">
      <Door
        art={
          isCounting ? (
            <CountCard number={number} />
          ) : (
            <div class="plaque">
              <Icon name="wait" />
            </div>
          )
        }
        title={isCounting ? text.lobby.ready : words.lobby.title}
        lede={isCounting ? goal : words.lobby.waiting(friendsHere(view).length)}
        foot={
          <>
            {onDesk === undefined ? null : <BeginButton {...{ host, words }} isGold />}
            <p class="quiet small centre">
              {text.lobby.about(isolated(view.title), view.pairsLeft, players.length)}
            </p>
          </>
        }
      >
        <ul class="crowd" aria-label={text.score.players} tabIndex={0}>
          {mineFirst(players, me).map(({ seat, name, computer }) => (
            <li key={seat} class={`pal ${seat === me ? 'me' : ''}`}>
              <Sticker seat={seat} computer={computer} label={text.score.computer} />
              <bdi>{seat === me ? text.score.you : name}</bdi>
            </li>
          ))}
        </ul>
      </Door>
      <DeskButton {...props} />
    </div>
  );
}

function DeskButton({ words, onDesk }: StageProps) {
  if (onDesk === undefined) return null;
  return (
    <button
      type="button"
      class="ibtn solid desk-button"
      aria-label={words.openDesk}
      title="Ctrl/⌘ B"
      onClick={onDesk}
    >
      <Icon name="menu" />
    </button>
  );
}
