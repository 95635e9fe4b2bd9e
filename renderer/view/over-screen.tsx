/** No pair is left: the podium, my numbers, and what happens next. */

import '../style/over.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { keepBest } from '../client/best.ts';
import { isUp } from '../client/changes.ts';
import { ranked } from '../client/situation.ts';
import { clockTime } from '../client/clock-time.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { usePage } from './context.ts';
import { useValue } from './hooks.ts';
import { MenuButton } from './menu-button.tsx';
import { Say } from './say-bar.tsx';
import { Sticker, colourClass } from './signs.tsx';

const STANDS = 3;

export default function OverScreen() {
  const { store } = usePage();
  const view = useValue(() => store.view.value);
  const text = useValue(() => store.text.value);
  if (view === undefined) return null;
  const players = ranked(view).filter(({ score, seat }) => score > 0 || seat === view.you.seat);
  const others = players.slice(STANDS);
  return (
    <main class="screen over">
      <Confetti />
      <div class="top">
        <span class="pill">{view.title}</span>
        <MenuButton />
      </div>
      <div class="over-title">
        <h1>{title(players, view, text)}</h1>
        <p class="lede">{lede(players, view, text)}</p>
      </div>
      <Podium players={players} me={view.you.seat} text={text} />
      {others.length === 0 ? null : (
        <ol class="others" tabIndex={0} aria-label={text.score.players}>
          {others.map((player) => {
            const { seat, name, score } = player;
            const isMe = seat === view.you.seat;
            return (
              <li key={seat} class={`pal ${isMe ? 'me' : ''}`}>
                <span class="num">{placeOf(player, players)}.</span>
                <Sticker seat={seat} />
                {isMe ? text.score.you : name} <b class="num">{score}</b>
              </li>
            );
          })}
        </ol>
      )}
      <Numbers view={view} text={text} />
      <WhatNext view={view} text={text} />
    </main>
  );
}

interface PodiumProps {
  /** By rank. */
  readonly players: readonly PlayerView[];
  readonly me: number | null;
  readonly text: Dictionary;
}

/** The first three, on what they found. */
export function Podium({ players, me, text }: PodiumProps) {
  return (
    <ol class="podium">
      {inOrder(players.slice(0, STANDS)).map((player) => (
        <Stand key={player.seat} player={player} players={players} me={me} text={text} />
      ))}
    </ol>
  );
}

/** Equal scores share a place. */
export function placeOf(player: PlayerView, players: readonly PlayerView[]): number {
  return 1 + players.filter(({ score }) => score > player.score).length;
}

/** The second stands at the left of the first. */
function inOrder(players: readonly PlayerView[]): readonly PlayerView[] {
  const [first, second, third] = players;
  return [second, first, third].filter((player) => player !== undefined);
}

/** Who wins. */
export function title(
  players: readonly PlayerView[],
  view: TableView,
  { over, score }: Dictionary,
) {
  const winners = players.filter((player) => placeOf(player, players) === 1);
  const [winner] = winners;
  if (winner === undefined || view.players.length === 1) {
    return view.pairsLeft === 0 ? over.solo : view.title;
  }
  if (winners.length > 1) {
    return over.share(winners.map(({ seat, name }) => (seat === view.you.seat ? score.you : name)));
  }
  return winner.seat === view.you.seat ? over.youWin : over.wins(winner.name);
}

/** How I did, and what was left. */
export function lede(
  players: readonly PlayerView[],
  view: TableView,
  { over }: Dictionary,
): string {
  const me = players.find(({ seat }) => seat === view.you.seat);
  const left = view.spots.filter((spot) => spot === 1 || (isUp(spot) && spot.as !== 'pair')).length;
  const isPlayedOut = view.pairsLeft === 0 && left > 0;
  const leftOver = isPlayedOut ? over.cardsLeft(left) : '';
  if (me === undefined || me.score === 0) return leftOver;
  const best = players[0]?.score ?? 0;
  const place = placeOf(me, players);
  const next = players.find(({ score }) => score < me.score)?.score ?? 0;
  const isTied = players.filter(({ score }) => score === me.score).length > 1;
  const mine =
    place > 1
      ? over.came(place, best - me.score)
      : isTied || players.length === 1
        ? over.found(me.score)
        : over.ahead(me.score, me.score - next);
  return `${mine} ${leftOver}`.trim();
}

interface StandProps {
  readonly player: PlayerView;
  readonly players: readonly PlayerView[];
  readonly me: number | null;
  readonly text: Dictionary;
}

/** Everybody's pairs as a stack; the lid is the last pair they found. */
function Stand({ player, players, me, text }: StandProps) {
  const { seat, name, score, last } = player;
  const isMe = seat === me;
  const place = placeOf(player, players);
  const letters = Array.from(last ?? '').slice(0, 8);
  const slabs = Array.from({ length: Math.min(score, 40) }, (_, index) => index);
  return (
    <li class={`stand place-${Math.min(place, 3)} ${colourClass(seat)} ${isMe ? 'me' : ''}`}>
      {place === 1 && score > 0 ? <Crown /> : null}
      <div class="lid">
        {last === undefined ? null : (
          <span style={{ '--chars': letters.length }}>{letters.join('')}</span>
        )}
        <span class="badge">
          <Sticker seat={seat} />
        </span>
      </div>
      <div class="stack" style={{ '--pairs': score }} aria-hidden="true">
        {slabs.map((slab) => (
          <i key={slab} style={{ '--n': slab }} />
        ))}
      </div>
      <div class="name">{isMe ? text.score.you : name}</div>
      <div class="quiet small num">{text.score.pairs(score)}</div>
    </li>
  );
}

function Crown() {
  return (
    <svg class="crown" viewBox="0 0 54 40" aria-hidden="true">
      <path d="M5 35 2 9l14 11L27 3l11 17L52 9l-3 26z" />
    </svg>
  );
}

function Numbers({ view, text }: { readonly view: TableView; readonly text: Dictionary }) {
  const me = view.players.find(({ seat }) => seat === view.you.seat);
  const isSolo = view.players.length === 1;
  const seconds = view.playedSeconds;
  const best = useMemo(() => {
    if (me === undefined || !isSolo || view.pairsLeft > 0) return undefined;
    const board = `${view.title} ${view.rows}x${view.columns}`;
    return keepBest(board, { seconds, tries: me.tries });
  }, [view.game]);
  if (me === undefined || me.tries === 0) return null;
  const { over } = text;
  const numbers = [
    [String(me.score), over.pairs],
    [String(me.tries), over.tries],
    [`${Math.round((100 * me.score) / me.tries)}%`, over.hits],
    [String(me.streak), over.inARow],
    [clockTime(seconds), over.time],
  ];
  return (
    <div class="numbers">
      <ul class="stats">
        {numbers.map(([number, word]) => (
          <li key={word} class="stat">
            <b class="num">{number}</b>
            <span>{word}</span>
          </li>
        ))}
      </ul>
      {best === undefined ? null : (
        <p class="small quiet centre">
          {best.isNew ? over.newBest : over.best(clockTime(best.best.seconds), best.best.tries)}
        </p>
      )}
    </div>
  );
}

/** Who starts again, or when it does so by itself. */
export function WhatNext({ view, text }: { readonly view: TableView; readonly text: Dictionary }) {
  const shownAt = useMemo(() => performance.now(), [view.token]);
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const { restartSeconds } = view;
  if (restartSeconds === null) {
    return <Say mood="plain" mark="again" lines={text.say.overHost} />;
  }
  const left = restartSeconds - Math.max(0, now - shownAt) / 1_000;
  return <Say mood="plain" mark="again" lines={text.say.overSoon(clockTime(left))} />;
}

/** The eight shapes fall once. */
export function Confetti() {
  const bits = Array.from({ length: 24 }, (_, index) => index);
  return (
    <div class="confetti" aria-hidden="true">
      {bits.map((bit) => (
        <span
          key={bit}
          style={{ '--at': `${(bit * 37) % 100}%`, '--wait': `${(bit * 53) % 600}ms` }}
        >
          <Sticker seat={bit} />
        </span>
      ))}
    </div>
  );
}
