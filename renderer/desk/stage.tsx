/** The game at the left of the desk, which the host plays or watches. */

import { useEffect, useRef } from 'preact/hooks';
import { BeginButton } from './foot.tsx';
import { friendsHere, othersOf } from './company.ts';
import type { Desk } from './desk-store.ts';
import { CountCard, useCount, useCountHeard, useGoal } from '../lobby/count.tsx';
import { useLift } from '../lobby/lift.ts';
import { Crowd } from '../lobby/lobby-screen.tsx';
import { about } from '../game/say.ts';
import { computerWaits } from '../game/situation.ts';
import { BoardView } from '../ui/board-view.tsx';
import {
  type BringParts,
  FilmToolsContext,
  useEndClass,
  useLampClass,
  useLostClass,
  usePlayer,
  useScene,
  useShown,
  useText,
} from '../ui/page.ts';
import { Door } from '../ui/door.tsx';
import { useMedia } from '../ui/hooks.ts';
import { Icon } from '../ui/icon.tsx';
import { useBring, useOver, useSides, useTables } from '../play/parts.ts';
import { BoardTitle, isStreak } from '../play/play-screen.tsx';
import { SayBar } from '../play/say-bar.tsx';
import { Say } from '../ui/say.tsx';
import { ScoreStrip } from '../play/score-strip.tsx';
import { AllTables, BackToAll, LobbySay, OtherTables } from './all-tables.tsx';
import { PlayNow } from './alone.tsx';
import { BringStage } from './bring-stage.tsx';
import { NameQuestion } from './once.tsx';
import { FilmTools } from './tv-tools.tsx';
import { XrayButton } from './xray-door.tsx';

interface StageProps extends Desk {
  /** The next game is being laid on the desk. */
  readonly isLaying: boolean;
  /** Opens the desk; undefined: it is open. */
  readonly onDesk: (() => void) | undefined;
}

export function Stage(props: StageProps) {
  const scene = useScene();
  const Over = useOver();
  const bring = useBring();
  const { store } = useShown();
  const isCounting = useCount() !== undefined;
  if (bring !== undefined) return <BroughtStage {...props} bring={bring} />;
  const { tables } = props.host;
  const seesAll =
    scene === 'lobby'
      ? !isCounting
      : store.me.value === null && tables.lookedAt.value === undefined;
  if (tables.isSeveral.value && seesAll) return <TablesStage {...props} />;
  if (scene === 'lobby') return <LobbyStage {...props} />;
  if (scene !== 'over' || Over === undefined) return <PlayStage {...props} />;
  return <OverStage {...props} Over={Over} />;
}

function PlayStage(props: StageProps) {
  const { moves, voice } = usePlayer();
  const { store } = useShown();
  const pairsLeft = store.view.value?.pairsLeft ?? 0;
  const { score } = useText();
  const tables = useTables();
  const still = store.me.value === null ? 'still' : '';
  return (
    <main class={`stage desk-stage ${useLostClass()} ${useLampClass()} ${useEndClass()} ${still}`}>
      <BoardTitle />
      <div class="top">
        <ScoreStrip />
        {tables && <tables.Sign table={store.view.value?.you.table ?? 1} />}
        <span class="pill num">{score.pairsLeft(pairsLeft)}</span>
        <BackToAll {...props} />
        <XrayButton words={props.words} />
        <DeskButton {...props} />
      </div>
      <BoardView
        source={store}
        onTap={(index) => moves.tap(index)}
        isStreak={() => isStreak(voice)}
      />
      {tables && still === '' ? (
        <div class="desk-foot-row">
          <HostSay {...props} />
          <OtherTables host={props.host} words={tables.words} />
        </div>
      ) : (
        <HostSay {...props} />
      )}
    </main>
  );
}

/** The say bar, with two sentences that only a host needs. */
function HostSay({ host, words, onDesk }: StageProps) {
  const { say } = words;
  const { store, trouble } = useShown();
  const { notices } = usePlayer();
  const text = useText();
  const view = store.view.value;
  const me = store.me.value;
  const isFolded = useMedia('(min-width: 1000px)') && onDesk !== undefined;
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
    <Say mood="plain" mark="me" lines={say.ready} seat={me}>
      <NameQuestion words={words} />
      {isFolded && host.company.isAlone.value ? <PlayNow {...{ host, words }} /> : null}
    </Say>
  ) : (
    <SayBar />
  );
}

/** All tables at once. */
function TablesStage(props: StageProps) {
  const { host, words, isLaying, onDesk } = props;
  const isLobby = useShown().store.phase.value === 'lobby';
  useLift('.desk-all');
  return (
    <main class={`stage desk-stage ${useLostClass()} ${useLampClass()}`}>
      <AllTables
        {...{ host, words, isLaying }}
        say={isLobby ? <LobbySay {...{ host, words }} /> : null}
      >
        {isLobby && onDesk !== undefined ? <BeginButton {...{ host, words }} isGold /> : null}
        <DeskButton {...props} />
      </AllTables>
    </main>
  );
}

interface OverStageProps extends StageProps {
  readonly Over: NonNullable<ReturnType<typeof useOver>>;
}

/** The podium of everybody; the host alone decides what comes next. */
function OverStage(props: OverStageProps) {
  const { store } = useShown();
  const { words, host, onDesk, Over } = props;
  const view = store.view.value;
  const startsItself = typeof view?.restartSeconds === 'number';
  return (
    <div class={`stage desk-stage desk-framed ${startsItself ? '' : 'desk-own-next'}`}>
      <FilmToolsContext.Provider
        value={<FilmTools {...{ host, words }} isOnTv={view?.tvShows === 'film'} />}
      >
        <Over
          top={
            <div class="top">
              <ScoreStrip isPast />
              <bdi class="pill">{view?.title}</bdi>
              <BackToAll {...props} />
              <XrayButton words={words} />
              <DeskButton {...props} />
            </div>
          }
        />
      </FilmToolsContext.Provider>
      {startsItself ? null : (
        <aside class="desk-next" aria-label={words.newGame} inert={host.isOff.value}>
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

/** Brought cards are gone with the next board, unless the host keeps them. */
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
    <main class={`stage desk-stage ${useLostClass()}`}>
      <BringStage {...{ host, words, bring }} isAlone={onDesk !== undefined}>
        <DeskButton {...props} />
      </BringStage>
    </main>
  );
}

/** A newcomer is heard where the host waits; on thirty phones it would be a swarm. */
function useArrivals(): void {
  const { store } = useShown();
  const { speaker } = usePlayer();
  const count = store.view.value?.players.length ?? 0;
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) speaker.play('join');
    before.current = count;
  }, [count]);
}

function LobbyStage(props: StageProps) {
  const { store } = useShown();
  const number = useCount();
  const goal = useGoal();
  useCountHeard(number);
  useLift('.door');
  useArrivals();
  const { host, words, onDesk } = props;
  const { sides } = useSides();
  const view = store.view.value;
  const text = useText();
  if (view === undefined) return null;
  const isCounting = number !== undefined;
  const players = view.players.filter(({ presence }) => presence !== 'left');
  const isOfAll = host.tables.isSeveral.value && store.me.value === null;
  const people = isOfAll ? host.tables.people.value : players.length;
  return (
    <div class="stage desk-stage desk-framed">
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
            <p class="quiet small centre">{about(text, view, people)}</p>
          </>
        }
      >
        {view.sides?.kind === 'teams' && sides !== undefined ? (
          <sides.Teams view={view} />
        ) : isOfAll ? null : (
          <Crowd players={players} me={view.you.seat} />
        )}
      </Door>
      <DeskButton {...props} />
    </div>
  );
}

function DeskButton({ words, onDesk }: StageProps) {
  const text = useText();
  if (onDesk === undefined) return null;
  return (
    <button
      type="button"
      class="ibtn solid desk-button"
      aria-label={words.openDesk}
      title={`${text.ctrl}/⌘ B`}
      onClick={onDesk}
    >
      <Icon name="menu" />
    </button>
  );
}
