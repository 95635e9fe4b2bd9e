/** What the host plays, or watches: the same game as everybody's, left of the desk. */

import '../../style/messages.css';
import { type Desk, friendsOf } from '../../client/host-store.ts';
import { BoardView } from '../board-view.tsx';
import { usePage } from '../context.ts';
import { Door } from '../door.tsx';
import { useValue } from '../hooks.ts';
import { Icon } from '../more-icons.tsx';
import OverScreen from '../over-screen.tsx';
import { LiveRegion, useLostClass } from '../play-screen.tsx';
import { Say, SayBar } from '../say-bar.tsx';
import { ScoreStrip } from '../score-strip.tsx';
import { Sticker } from '../signs.tsx';

interface StageProps extends Desk {
  /** Opens the desk; undefined: it is open. */
  readonly onDesk: (() => void) | undefined;
}

export function Stage(props: StageProps) {
  const { store } = usePage();
  const phase = useValue(() => store.view.value?.phase);
  if (phase === 'lobby') return <LobbyStage {...props} />;
  return phase === 'over' ? <OverStage {...props} /> : <PlayStage {...props} />;
}

function PlayStage(props: StageProps) {
  const { store } = usePage();
  const pairsLeft = useValue(() => store.view.value?.pairsLeft ?? 0);
  const { score } = useValue(() => store.text.value);
  const still = useValue(() => store.me.value) === null ? 'still' : '';
  return (
    <main class={`stage ${useLostClass()} ${still}`}>
      <div class="top">
        <ScoreStrip />
        <span class="pill num">{score.pairsLeft(pairsLeft)}</span>
        <DeskButton {...props} />
      </div>
      <BoardView />
      <HostSay words={props.words} />
      <LiveRegion />
    </main>
  );
}

/** The say bar, with two sentences that only a host needs. */
function HostSay({ words: { say } }: Pick<Desk, 'words'>) {
  const { store } = usePage();
  const me = useValue(() => store.me.value);
  const isLost = useValue(() => store.lost.value !== 'no');
  const isFresh = useValue(
    () =>
      store.notice.value === undefined &&
      store.situation.value.kind === 'ready' &&
      friendsOf(store.view.value).length === 0 &&
      store.view.value?.players.every(({ tries }) => tries === 0) === true,
  );
  if (isLost) return <SayBar />;
  if (me === null) return <Say mood="plain" mark="look" lines={say.watching} />;
  return isFresh ? <Say mood="plain" mark="me" lines={say.ready} seat={me} /> : <SayBar />;
}

/** The podium is everybody's; what happens next is the host's to say. */
function OverStage(props: StageProps) {
  const { store } = usePage();
  const { words, host, onDesk } = props;
  const startsItself = useValue(() => typeof store.view.value?.restartSeconds === 'number');
  return (
    <div class={`stage framed ${startsItself ? '' : 'own-next'}`}>
      <OverScreen />
      {startsItself ? null : (
        <div class="next">
          <Say mood="plain" mark="again" lines={words.say.over} />
          {onDesk === undefined ? null : (
            <button type="button" class="btn go" onClick={() => host.newGame()}>
              {words.newGame}
            </button>
          )}
        </div>
      )}
      <DeskButton {...props} />
    </div>
  );
}

function LobbyStage(props: StageProps) {
  const { store } = usePage();
  const { host, words, onDesk } = props;
  const view = useValue(() => store.view.value);
  const text = useValue(() => store.text.value);
  if (view === undefined) return null;
  const me = view.you.seat;
  const players = view.players.filter(({ presence }) => presence !== 'left');
  const mineFirst = [
    ...players.filter(({ seat }) => seat === me),
    ...players.filter(({ seat }) => seat !== me),
  ];
  return (
    <div class="stage framed">
      <Door
        art={
          <div class="plaque">
            <Icon name="wait" />
          </div>
        }
        title={words.lobby.title}
        lede={words.lobby.waiting(friendsOf(view).length)}
        foot={
          <>
            {onDesk === undefined ? null : (
              <button type="button" class="btn go big" onClick={() => void host.use('begin', {})}>
                {words.begin}
              </button>
            )}
            <p class="quiet small centre">
              {text.lobby.about(view.title, view.pairsLeft, players.length)}
            </p>
          </>
        }
      >
        <ul class="crowd" aria-label={text.score.players} tabIndex={0}>
          {mineFirst.map(({ seat, name }) => (
            <li key={seat} class={`pal ${seat === me ? 'me' : ''}`}>
              <Sticker seat={seat} />
              {seat === me ? text.score.you : name}
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
