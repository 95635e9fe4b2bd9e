/** The game for the whole room, on a projector or a TV: to look at, never to touch. */

import './tv.css';
import './over.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { isolated, shownPair } from '../game/say.ts';
import { computerWaits, nameOf, playerAt, playersHere, ranked, told } from '../game/situation.ts';
import { LATE_PAIRS } from '../state/store.ts';
import { Spectator } from './spectator.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { Brand } from '../ui/door.tsx';
import { useEndClass, useLampClass, useScene, useShown, useText } from '../ui/page.ts';
import { BoardView } from '../ui/board-view.tsx';
import { finishers, resultLede, resultTitle } from '../game/result.ts';
import { type After, useAfter, useBring, useSides } from '../play/parts.ts';
import { CodeForm } from '../play/message-screens.tsx';
import { besideSteps, Others, WhatNext } from '../play/over-screen.tsx';
import { type Measures, type Step, stepsOf } from '../game/podium-layout.ts';
import { Podium } from '../play/podium.tsx';
import { Failed } from '../ui/failed.tsx';
import { Say } from '../ui/say.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { farUnit, TvCeremony, TvFilm, TvXray, wantsXray } from './tv-shows.tsx';
import {
  fitting,
  Invitation,
  Lobby,
  More,
  type PartProps,
  Sentence,
  Trouble,
  useDim,
  Waiting,
} from './tv-lobby.tsx';
import { useTvSounds } from './tv-sounds.ts';
import { useCount } from '../lobby/count.tsx';
import { useMoves } from './tv-rows.ts';
import { Evening, hasEvening, MoreAwards } from './tv-story.tsx';
import { Bring } from './tv-bring.tsx';
import { SidesOver, WallConfetti } from './tv-sides.tsx';
import { TvTables } from './tv-tables.tsx';
import { TvAloud } from './tv-aloud.tsx';
import { QrTile, useQr, WayIn } from './tv-join.tsx';

export { Spectator };

/** With fewer players there is nothing to watch yet: the TV invites. */
const PLAYERS_MIN = 2;

const FOUND_MS = 6_000;

/** The list is sorted at most once in this time, so that people can read it. */
const ORDER_MS = 1_000;

/** How many names stand in one column. */
const ONE_COLUMN_MAX = 8;

/** With more players their list needs the room of the brand, and of half the QR code. */
const ROOMY_MAX = 14;

export function TvScreen({ spectator }: { readonly spectator: Spectator }) {
  const { store, trouble } = useShown();
  useLayoutEffect(dressRoom, []);
  const qr = useQr(spectator);
  const bring = useBring();
  const view = store.view.value;
  const gate = spectator.gate.value;
  const { code: words, door } = useText();
  useSounds(view);
  if (gate === 'reload') return <Failed />;
  if (trouble.unreachable.value) {
    return <Sentence icon="wifi" lines={[door.unreachable[0], door.sameWifi, door.awake]} />;
  }
  if (gate === 'closed') {
    return (
      <Sentence icon="lock" lines={[words.title, words.lede]}>
        <CodeForm
          autofocus
          wrong={spectator.codeTrouble.value}
          onEnter={(code) => spectator.enter(code)}
        />
      </Sentence>
    );
  }
  if (gate === 'full') return <Sentence icon="tv" lines={[door.full[0]]} />;
  if (view === undefined) return <main class="screen tv-screen" />;
  if (bring !== undefined) return <Bring {...{ qr, view, bring }} player={spectator.id} />;
  if (wantsXray(view)) return <TvXray spectator={spectator} />;
  if (spectator.seesAll.value) return <TvTables {...{ spectator, qr, view }} />;
  if (view.phase === 'lobby') return <Lobby {...{ qr, view }} />;
  return (
    <TvFilm {...{ spectator, view }}>
      <TvCeremony {...{ spectator, view }} next={<Invitation {...{ qr, view }} />}>
        {isInviting(view) ? (
          <Invitation {...{ qr, view }} />
        ) : (
          <Game {...{ qr, view, spectator }} />
        )}
      </TvCeremony>
    </TvFilm>
  );
}

/** On in the app's own window, off elsewhere, unless the host says otherwise. */
function useSounds(view: TableView | undefined): void {
  const { ending } = useShown();
  const isOn = view?.tvSounds ?? new URLSearchParams(location.search).has('sound');
  const steps = view?.phase === 'over' ? stepsHere(view) : [];
  useTvSounds({ view, count: useCount(), moment: ending.moment.value, steps, isOn });
}

/** Light whatever the system says, because projectors wash out dark; `?dark` is for TVs. */
function dressRoom(): void {
  document.title = 'Memory Scramble TV'; // or nobody could tell it from the game in a list of windows
  const { classList, dataset } = document.documentElement;
  dataset['theme'] = new URLSearchParams(location.search).has('dark') ? 'dark' : 'light';
  classList.add('tv');
}

/** While few have joined, the QR code is the picture. */
function isInviting(view: TableView): boolean {
  return playersHere(view).length < (view.phase === 'over' ? 1 : PLAYERS_MIN);
}

/** The board, or when it is over the podium; how to come in; who has what. */
function Game({ qr, view, spectator }: PartProps & { readonly spectator: Spectator }) {
  const players = useRanking(view);
  const scene = useScene();
  const text = useText();
  const after = useAfter();
  const { sides, isDue } = useSides();
  const isOver = scene === 'over' && after !== undefined && (!isDue || sides !== undefined);
  const hasStory = isOver && view.awards.length > 0;
  const isRoomy = hasStory ? !hasEvening(view) : players.length <= ROOMY_MAX && !isDue;
  return (
    <main
      class={`screen tv-screen tv-game ${isRoomy ? '' : 'tv-tight'} ${useDim()} ${useLampClass()} ${useEndClass()}`}
      style={{ '--left': Math.min(view.pairsLeft, LATE_PAIRS) }}
    >
      {!isOver ? (
        <Board view={view} />
      ) : sides === undefined ? (
        <Over {...{ view, text, after }} />
      ) : (
        <SidesOver {...{ view, text, sides, spectator }} />
      )}
      <aside class="tv-rail">
        {isRoomy ? <Brand /> : null}
        <section class={qr?.code === undefined ? 'paper tv-join' : 'paper tv-join tv-coded'}>
          <QrTile qr={qr} />
          <WayIn qr={qr} Title="h2" hint={text.tv.sameWifi} />
        </section>
        {hasStory ? (
          <MoreAwards {...{ view, after }} standing={sides === undefined ? named(view) : []} />
        ) : sides === undefined ? (
          <Scores {...{ view, players }} words={text.score} />
        ) : (
          <sides.List view={view} isFar />
        )}
        {hasStory && hasEvening(view) ? <Evening {...{ view, text, after }} /> : null}
        <Latest view={view} text={text} />
        <TvAloud view={view} />
      </aside>
    </main>
  );
}

/** By rank, in an order that changes at most once a second; scores change at once. */
function useRanking(view: TableView): readonly PlayerView[] {
  const [order, setOrder] = useState<readonly number[]>([]);
  const changedAt = useRef(-ORDER_MS);
  const players = ranked(view).filter(({ presence, score }) => presence !== 'left' || score > 0);
  const seats = players.map(({ seat }) => seat);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        changedAt.current = performance.now();
        setOrder(seats);
      },
      changedAt.current + ORDER_MS - performance.now(),
    );
    return () => clearTimeout(timer);
  }, [seats.join()]);
  const known = order.flatMap((at) => players.filter(({ seat }) => seat === at));
  return [...known, ...players.filter(({ seat }) => !order.includes(seat))];
}

interface ScoresProps {
  readonly view: TableView;
  readonly players: readonly PlayerView[];
  readonly words: Dictionary['score'];
}

/** Each row knows its place and stays the same element, so that it glides when its place changes. */
function Scores({ view, players, words }: ScoresProps) {
  const listed = fitting(players);
  const columns = players.length > ONE_COLUMN_MAX ? 2 : 1;
  const rows = Math.ceil(listed.length / columns);
  const lines = players.length > listed.length ? rows + 1 : rows;
  const rowOf = useMoves(rows);
  const bySeat = [...listed.entries()].sort(([, one], [, other]) => one.seat - other.seat);
  return (
    <ul
      class={columns === 2 ? 'paper tv-scores tv-two' : 'paper tv-scores'}
      style={{ '--lines': lines }}
      aria-label={words.players}
    >
      {bySeat.map(([index, player]) => {
        const { seat, name, presence, computer } = player;
        const isOut = presence === 'away' || presence === 'left';
        const place = { '--x': Math.floor(index / rows), '--y': index % rows };
        return (
          <li
            key={seat}
            ref={rowOf(seat)}
            class={isOut ? 'tv-away' : ''}
            style={place}
            data-place={index}
          >
            <Sticker {...{ seat, computer }} label={words.computer} isChip />
            <bdi class="tv-name">{name}</bdi>
            {isOut ? <small>{words[presence]}</small> : null}
            <b class="num">{told(player, view)}</b>
          </li>
        );
      })}
      <More players={players} />
    </ul>
  );
}

interface TextProps {
  readonly view: TableView;
  readonly text: Dictionary;
}

/** The last pair, for a while; then how far the game is. */
function Latest({ view, text }: TextProps) {
  const isLost = useDim() !== '';
  const { sides } = useSides();
  const found = useFound(view);
  const scene = useScene();
  const left = text.score.pairsLeft(view.pairsLeft);
  if (isLost) return <Trouble />;
  if (scene === 'over') return <WhatNext text={text} />;
  if (computerWaits(view)) return <Waiting text={text} />;
  if (found === null) {
    return (
      <div class="say">
        <div>
          <b class="num">{left}</b>
          <span dir="auto">{view.title}</span>
        </div>
      </div>
    );
  }
  const { computer, sign, team } = playerAt(view, found.seat) ?? {};
  const ofTeam = team === undefined ? undefined : sides?.words.over.found[team];
  const sentence = text.tv.found(
    isolated(nameOf(view, found.seat)),
    shownPair(text, found.card, found.with),
  );
  return (
    <Say
      mood="good"
      mark="me"
      {...{ seat: found.seat, wears: sign, computer }}
      lines={[sentence, ofTeam === undefined ? left : `${ofTeam} · ${left}`]}
    />
  );
}

/** The pair found just now; pairs from before the TV came are no news. */
function useFound(view: TableView): TableView['lastPair'] {
  const [found, setFound] = useState<TableView['lastPair']>(null);
  const isFirst = useRef(true);
  const { game, lastPair, players } = view;
  const finder = players.find(({ seat }) => seat === lastPair?.seat);
  useEffect(() => {
    setFound(isFirst.current ? null : lastPair);
    isFirst.current = false;
    const timer = setTimeout(() => setFound(null), FOUND_MS);
    return () => clearTimeout(timer);
  }, [game, finder?.seat, finder?.score]);
  return found;
}

/** How many stand side by side. */
const ROOM = 6;

function stepsHere(view: TableView): readonly Step[] {
  return stepsOf(finishers(view), ROOM);
}

/** The seats of those whose award is named on the podium. */
function named(view: TableView): readonly number[] {
  const steps = stepsHere(view).filter(({ isCrowd }) => !isCrowd);
  return steps.flatMap(({ players }) => players.map(({ seat }) => seat));
}

/** What a podium is made of here, in rem. */
const MEASURES: Measures = {
  gap: 1.5,
  standMax: 22,
  lidMin: 4,
  lidMax: 16,
  plate: 2.75,
  words: 5,
  prize: 4.25,
  namedMin: 9,
};

function measuresHere(): Measures {
  const unit = farUnit();
  const inPixels = Object.entries(MEASURES).map(([name, rem]) => [name, rem * unit]);
  return Object.fromEntries(inPixels) as Measures;
}

function Over({ view, text, after }: TextProps & { readonly after: After }) {
  const players = finishers(view);
  const steps = stepsHere(view);
  const who = resultTitle(view, text);
  return (
    <section class={players.length === 0 ? 'tv-over tv-bare' : 'tv-over'}>
      <div class="tv-dark" aria-hidden="true" />
      <WallConfetti />
      <h1 style={{ '--chars': who.length }}>{who}</h1>
      <p class="quiet tv-lede">{resultLede(view, text)}</p>
      <Podium {...{ steps, view, text, after }} measures={measuresHere()} />
      <Others {...{ players, view, text }} shown={besideSteps(players, steps, true)} />
    </section>
  );
}

/** The whole board, however large, as a picture: nobody taps, focuses or pans a TV. */
function Board({ view }: { readonly view: TableView }) {
  const { score } = useText();
  const { store } = useShown();
  return (
    <div class="tv-board">
      <h1 class="unseen">{view.title}</h1>
      <div class="tv-frame" role="img" aria-label={score.board} inert>
        <BoardView source={store} far={farUnit} />
      </div>
    </div>
  );
}
