/** The game for the whole room, on a projector or a TV: to look at, never to touch. */

import '../style/wide.css';
import '../style/tv.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PlayerView, SpotView, TableView } from '../../shared/table-view.ts';
import { isUp } from '../client/changes.ts';
import { shown } from '../client/say.ts';
import { nameOf, ranked } from '../client/situation.ts';
import { type Qr, Spectator } from '../client/spectator.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { BoardView, Spots } from './board-view.tsx';
import { Brand } from './brand.tsx';
import { usePage } from './context.ts';
import { useBox, useValue } from './hooks.ts';
import type { Box } from './layout.ts';
import { Icon, type IconName } from './more-icons.tsx';
import { Confetti, Podium, WhatNext, lede, title } from './over-screen.tsx';
import { TILE_DRAWN_MIN, pannedTiles, wholeWidth } from './pan-layout.ts';
import { Say } from './say-bar.tsx';
import { mood } from './score-strip.tsx';
import { Sticker } from './signs.tsx';

/** With fewer players there is nothing to watch yet: the TV invites. */
const PLAYERS_MIN = 2;

const QR_LOOK_MS = 10_000;
const FOUND_MS = 6_000;

/** Nobody can read a list that is sorted anew more often. */
const ORDER_MS = 1_000;

/** So many names stand in one column, so many fit at all; else the first 30, and how many more. */
const ONE_COLUMN_MAX = 8;
const LISTED_MAX = 32;
const TOP = 30;

/** With more players their list needs the room of the brand, and of half the QR code. */
const ROOMY_MAX = 14;

/** With more players the crowd stands in rows. */
const CROWD_LARGE_MAX = 12;

/** Under this width a board might pan, which nobody does on a TV; more cards are one picture. */
const TILE_PANNED_MAX = 60;
const CARDS_MAX = 1_000;

export function TvScreen({ code }: { readonly code: string | undefined }) {
  const { store, speaker } = usePage();
  const spectator = useMemo(() => new Spectator({ store, speaker, code }), []);
  useLayoutEffect(() => {
    dressRoom();
    void spectator.start();
  }, []);
  const qr = useQr(spectator);
  const view = useValue(() => store.view.value);
  const gate = useValue(() => store.gate.value);
  const isUnreachable = useValue(() => store.unreachable.value);
  const { code: words, door } = useText();
  if (isUnreachable) {
    return <Sentence icon="wifi" lines={[door.unreachable[0], door.sameWifi, door.awake]} />;
  }
  if (gate === 'code') return <Sentence icon="lock" lines={[words.title, words.lede]} />;
  if (view === undefined) return <main class="screen tv" />;
  return isInviting(view) ? <Invitation qr={qr} view={view} /> : <Game qr={qr} view={view} />;
}

/** Light whatever the system says, for projectors wash out dark; `?dark` is for TVs. */
function dressRoom(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = new URLSearchParams(location.search).has('dark') ? 'dark' : 'light';
  dataset['room'] = 'tv';
}

function useText(): Dictionary {
  const { store } = usePage();
  return useValue(() => store.text.value);
}

/** A class, while the host does not answer. */
function useDim(): string {
  const { store } = usePage();
  return useValue(() => (store.lost.value === 'no' ? '' : 'dim'));
}

/** The QR code, looked at again and again: the host may change the code of the door. */
function useQr(spectator: Spectator): Qr | undefined {
  const { store } = usePage();
  const [qr, setQr] = useState<Qr | undefined>(undefined);
  const isIn = useValue(() => store.gate.value === 'in');
  useEffect(() => {
    if (!isIn) return undefined;
    const look = async () => {
      const now = await spectator.qr();
      if (now !== undefined) setQr(now);
    };
    void look();
    const timer = setInterval(() => void look(), QR_LOOK_MS);
    return () => clearInterval(timer);
  }, [isIn]);
  return qr;
}

function seated({ players }: TableView): readonly PlayerView[] {
  return players.filter(({ presence }) => presence !== 'left');
}

/** While few have joined, and before the host begins, the QR code is the picture. */
function isInviting(view: TableView): boolean {
  const least = view.phase === 'over' ? 1 : PLAYERS_MIN;
  return view.phase === 'lobby' || seated(view).length < least;
}

interface SplitProps {
  readonly art: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Ribbon and a thing on it at the left, words at the right. */
function Split({ art, children }: SplitProps) {
  return (
    <main class={`screen tv tv-split ${useDim()}`}>
      <section class="tv-ribbon">{art}</section>
      <section class="tv-words">
        <Brand />
        {children}
      </section>
    </main>
  );
}

/** Why there is no game to be seen. */
function Sentence({ icon, lines }: { readonly icon: IconName; readonly lines: readonly string[] }) {
  const [first, ...more] = lines;
  const plaque = (
    <div class="tv-plaque">
      <Icon name={icon} />
    </div>
  );
  return (
    <Split art={plaque}>
      <h1>{first}</h1>
      {more.map((line) => (
        <p key={line} class="quiet tv-lede">
          {line}
        </p>
      ))}
    </Split>
  );
}

interface PartProps {
  readonly qr: Qr | undefined;
  readonly view: TableView;
}

/** The QR code is the picture, and who is in stands beside it. */
function Invitation({ qr, view }: PartProps) {
  const { tv, lobby, score } = useText();
  const players = seated(view);
  const count = players.length;
  return (
    <Split art={<QrTile qr={qr} />}>
      <div class={count > CROWD_LARGE_MAX ? 'tv-how many' : 'tv-how'}>
        <h1>{tv.scan}</h1>
        <Address qr={qr} hint={tv.sameWifi} />
        <ul class="tv-crowd" aria-label={score.players}>
          {fitting(players).map(({ seat, name }) => (
            <li key={seat}>
              <Sticker seat={seat} />
              <span class="tv-name">{name}</span>
            </li>
          ))}
          <More players={players} />
        </ul>
        {count === 0 ? null : (
          <p class="quiet tv-about">{lobby.about(view.title, view.pairsLeft, count)}</p>
        )}
      </div>
      <Trouble />
    </Split>
  );
}

/** As many as there is room for. */
function fitting(players: readonly PlayerView[]): readonly PlayerView[] {
  return players.length > LISTED_MAX ? players.slice(0, TOP) : players;
}

/** How many there is no room for. */
function More({ players }: { readonly players: readonly PlayerView[] }) {
  const { tv } = useText();
  return players.length > LISTED_MAX ? (
    <li class="tv-more quiet num">{tv.more(players.length - TOP)}</li>
  ) : null;
}

/** What friends type: the host knows it, for this page may be on the host's own computer. */
function Address({ hint, qr }: { readonly hint: string; readonly qr: Qr | undefined }) {
  if (qr?.address === undefined) return null;
  return (
    <>
      <p class="quiet tv-lede">{hint}</p>
      <p class="tv-address num" style={{ '--chars': qr.address.length }}>
        {qr.address}
      </p>
    </>
  );
}

/** As large as it may be with whole pixels for every module. */
function QrTile({ qr }: { readonly qr: Qr | undefined }) {
  const tile = useRef<HTMLDivElement>(null);
  const box = useBox(tile);
  const { tv } = useText();
  const ratio = devicePixelRatio;
  const { src, modules } = qr ?? { src: undefined, modules: 1 };
  const side = (Math.floor(((box?.width ?? 0) * ratio) / modules) * modules) / ratio;
  return (
    <div ref={tile} class="tv-qr">
      <img src={src} alt={tv.qr} width={side} height={side} />
    </div>
  );
}

/** The board, or when it is over the podium; how to come in; who has what. */
function Game({ qr, view }: PartProps) {
  const players = useRanking(view);
  const text = useText();
  const isRoomy = players.length <= ROOMY_MAX;
  return (
    <main class={`screen tv tv-game ${isRoomy ? '' : 'tight'} ${useDim()}`}>
      {view.phase === 'over' ? <Over view={view} text={text} /> : <Board view={view} />}
      <aside class="tv-rail">
        {isRoomy ? <Brand /> : null}
        <section class="paper tv-join">
          <QrTile qr={qr} />
          <h2>{text.tv.scan}</h2>
          {/* Or "Wi-Fi" may break at its hyphen. */}
          <Address qr={qr} hint={text.tv.sameWifi.replace(', ', ',\n')} />
        </section>
        <Scores players={players} words={text.score} />
        <News view={view} text={text} />
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
  readonly players: readonly PlayerView[];
  readonly words: Dictionary['score'];
}

/** Each row knows its place and stays the same element, so that it glides when its place changes. */
function Scores({ players, words }: ScoresProps) {
  const listed = fitting(players);
  const columns = players.length > ONE_COLUMN_MAX ? 2 : 1;
  const rows = Math.ceil(listed.length / columns);
  const lines = players.length > listed.length ? rows + 1 : rows;
  const bySeat = [...listed.entries()].sort(([, one], [, other]) => one.seat - other.seat);
  return (
    <ul
      class={`paper tv-scores ${columns === 2 ? 'two' : ''}`}
      style={{ '--lines': lines }}
      aria-label={words.players}
    >
      {bySeat.map(([index, player]) => {
        const { seat, name, presence, score } = player;
        const place = { '--x': Math.floor(index / rows), '--y': index % rows };
        return (
          <li key={seat} class={mood(player, null)} style={place}>
            <Sticker seat={seat} />
            <span class="tv-name">{name}</span>
            {presence === 'away' || presence === 'left' ? <small>{words[presence]}</small> : null}
            <b class="num">{score}</b>
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
function News({ view, text }: TextProps) {
  const isLost = useDim() !== '';
  const found = useFound(view);
  const left = text.score.pairsLeft(view.pairsLeft);
  if (isLost) return <Trouble />;
  if (view.phase === 'over') return <WhatNext view={view} text={text} />;
  if (found === null) {
    return (
      <div class="say plain">
        <div>
          <b class="num">{left}</b>
          <span>{view.title}</span>
        </div>
      </div>
    );
  }
  const sentence = text.tv.found(nameOf(view, found.seat), shown(text, found.card));
  return <Say mood="good" mark="me" seat={found.seat} lines={[sentence, left]} />;
}

/** The pair that was found just now. What was found before the TV came in is no news. */
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

/** The host does not answer. The picture stays, and at first nobody has to do anything. */
function Trouble() {
  const { store } = usePage();
  const lost = useValue(() => store.lost.value);
  const { say } = useText();
  if (lost === 'no') return null;
  const lines = lost === 'long' ? say.lostLong : ([say.lost[0], ''] as const);
  return <Say mood="note" mark="wifi" lines={lines} />;
}

function Over({ view, text }: TextProps) {
  const players = ranked(view).filter(({ score }) => score > 0);
  const who = title(players, view, text);
  return (
    <section class="tv-over">
      <Confetti />
      <h1 style={{ '--chars': who.length }}>{who}</h1>
      <p class="quiet tv-lede">{lede(players, view, text)}</p>
      <Podium players={players} me={null} text={text} />
    </section>
  );
}

/** The whole board, however large, as a picture: nobody taps, focuses or pans a TV. */
function Board({ view }: { readonly view: TableView }) {
  const frame = useRef<HTMLDivElement>(null);
  const box = useBox(frame);
  const { score } = useText();
  return (
    <div class="tv-board">
      <h1 class="unseen">{view.title}</h1>
      <div ref={frame} class="tv-frame" role="img" aria-label={score.board} inert>
        {box === undefined ? null : wholeWidth(box, view) < TILE_PANNED_MAX ? (
          <LargeBoard key={view.game} box={box} view={view} />
        ) : (
          <BoardView />
        )}
      </div>
    </div>
  );
}

interface LargeBoardProps {
  readonly box: Box;
  readonly view: TableView;
}

function LargeBoard({ box, view }: LargeBoardProps) {
  const { rows, columns } = view;
  const tiles = pannedTiles(wholeWidth(box, view));
  if (tiles.w < TILE_DRAWN_MIN || rows * columns > CARDS_MAX) {
    return <Cells view={view} />;
  }
  const whole = { firstRow: 0, lastRow: rows - 1, firstColumn: 0, lastColumn: columns - 1 };
  return (
    <div class="felt centred">
      <Spots tiles={tiles} grid={view} part={whole} />
    </div>
  );
}

/** Thousands of cards as one picture. */
function Cells({ view: { spots, rows, columns } }: { readonly view: TableView }) {
  const paths = new Map<string, string>();
  for (const [index, spot] of spots.entries()) {
    const token = cellToken(spot);
    const cell = `M${index % columns} ${Math.floor(index / columns) * 1.1}h.9v1h-.9z`;
    paths.set(token, (paths.get(token) ?? '') + cell);
  }
  return (
    <svg class="tv-cells" viewBox={`0 0 ${columns} ${rows * 1.1}`}>
      {[...paths].map(([token, path]) => (
        <path key={token} d={path} style={{ fill: `var(--${token})` }} />
      ))}
    </svg>
  );
}

function cellToken(spot: SpotView): string {
  if (!isUp(spot)) return spot === 0 ? 'dent' : 'back';
  return spot.by === undefined ? 'face' : `p${spot.by % 8}`;
}
