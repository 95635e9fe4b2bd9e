/** No pair is left: the podium, my numbers, and what happens next. */

import './over.css';
import './over-rail.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { clockTime, secondsSaid } from '../game/clock-time.ts';
import { type Step, stepsOf } from '../game/podium-layout.ts';
import { finishers, kindWord, placeOf, resultLede, resultTitle } from '../game/result.ts';
import { isSolo } from '../game/situation.ts';
import { keepBest } from '../state/best.ts';
import type { Dictionary, Lines } from '../text/dictionary.ts';
import { percent } from '../text/numbers.ts';
import { takeLostFocus } from '../ui/top-layer.ts';
import { useMedia, useSecondsUntil } from '../ui/hooks.ts';
import {
  type SidesParts,
  type TablesParts,
  useEndClass,
  usePlayer,
  useShown,
  useText,
} from '../ui/page.ts';
import { Sticker } from '../ui/sticker.tsx';
import { type After, useAfter, useSides, useTables } from './parts.ts';
import { MenuButton } from './menu-button.tsx';
import { Confetti, Crown, Podium } from './podium.tsx';
import { RailBrand } from './rail.tsx';
import { Say } from '../ui/say.tsx';

/** How many stand side by side. */
const ROOM = 5;
const ROOM_SMALL = 4;

export interface OverScreenProps {
  /** What stands above it, scores with it; undefined: the screen is mine alone. */
  readonly top?: ComponentChildren;
}

export function OverScreen({ top }: OverScreenProps) {
  const { store } = useShown();
  const { voice, record, cardOf } = usePlayer();
  const { sides, isDue } = useSides();
  const view = store.view.value;
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const motion = useEndClass();
  const after = useAfter();
  const tables = useTables();
  const isWide = useMedia('(min-width: 900px) and (min-height: 480px)');
  const hasRoom = useMedia('(min-width: 700px)');
  useEffect(() => takeLostFocus(heading.current), []);
  const [who, lede] =
    view === undefined ? ['', ''] : resultHere(view, text, { after, sides, tables });
  // Whoever wins together is told here: words for it come beside the game.
  useEffect(() => {
    if (sides !== undefined) voice.speak(`${who} ${lede}`.trim());
  }, [who, lede]);
  if (view === undefined || after === undefined || (isDue && sides === undefined)) return null;
  const players = finishers(view);
  const steps = stepsOf(players, hasRoom ? ROOM : ROOM_SMALL);
  const place = top === undefined ? (isWide ? 'rail' : 'page') : 'desk';
  const isRail = place === 'rail';
  return (
    <main
      class={`screen play-over ${isRail ? 'railed' : ''} ${motion} ${steps.length === 0 && !isDue ? 'bare' : ''}`}
    >
      <Confetti />
      {top ?? (
        <div class="top">
          {isRail ? <RailBrand /> : null}
          {tables ? (
            <tables.Sign table={view.you.table ?? 1} />
          ) : isRail ? null : (
            <bdi class="pill">{view.title}</bdi>
          )}
          <MenuButton />
        </div>
      )}
      <div class="play-title">
        <h1 ref={heading} tabIndex={-1} style={{ '--chars': who.length }}>
          {who}
        </h1>
        <p class="lede">{lede}</p>
      </div>
      {sides === undefined ? (
        <>
          <Podium {...{ steps, view, text, after }} />
          <Others
            {...{ players, view, text }}
            shown={besideSteps(players, steps, place !== 'page')}
          />
        </>
      ) : (
        <sides.Stage
          {...{ view, cardOf }}
          crown={<Crown />}
          games={[{ view, load: record }]}
          tables={tables?.done.value}
        />
      )}
      {tables && top === undefined && <tables.Others />}
      <after.parts.AfterBar {...{ view, text, place }} words={after.words} />
      {sides !== undefined && view.sides?.kind === 'together' ? (
        <sides.Figures view={view} />
      ) : (
        <Numbers view={view} text={text} />
      )}
      <WhatNext
        text={text}
        others={
          tables && tables.playing.value > 0
            ? tables.words.stillPlaying(tables.playing.value)
            : undefined
        }
        speak={(sentence) => voice.speak(sentence)}
      />
    </main>
  );
}

interface Fetched {
  readonly after: After | undefined;
  readonly sides: SidesParts | undefined;
  readonly tables: TablesParts | undefined;
}

/** Who won, and how I did. */
function resultHere(view: TableView, text: Dictionary, fetched: Fetched): Lines {
  const { after, sides, tables } = fetched;
  if (sides !== undefined) return sides.resultOf(view, text, tables?.done.value);
  const kind = after === undefined ? undefined : kindWord(view, after.words);
  return [resultTitle(view, text), kind ?? resultLede(view, text)];
}

/** Whom no step names: those in a crowd on one, and unless `isCrowdOnly` all who stand on none. */
export function besideSteps(
  players: readonly PlayerView[],
  steps: readonly Step[],
  isCrowdOnly: boolean,
): readonly PlayerView[] {
  const stepOf = (player: PlayerView) => steps.find((step) => step.players.includes(player));
  return players.filter((player) => stepOf(player)?.isCrowd ?? !isCrowdOnly);
}

interface OthersProps {
  readonly shown: readonly PlayerView[];
  /** By rank. */
  readonly players: readonly PlayerView[];
  readonly view: TableView;
  readonly text: Dictionary;
}

/** Beside the podium, with their crowns where they won. */
export function Others({ shown, players, view, text }: OthersProps) {
  const motion = useEndClass();
  if (shown.length === 0) return null;
  return (
    <ol class={`play-others ${motion}`} tabIndex={0} aria-label={text.score.players}>
      {shown.map((player) => {
        const { seat, name, score, computer } = player;
        const isMe = seat === view.you.seat;
        const place = placeOf(player, players);
        return (
          <li key={seat} class={`pal ${isMe ? 'me' : ''}`}>
            {score > 0 && place === 1 ? <Crown /> : null}
            {score === 0 ? null : <span class="num">{place}.</span>}
            <Sticker seat={seat} computer={computer} label={text.score.computer} />
            <bdi>{isMe ? text.score.you : name}</bdi>
            {score === 0 ? null : <b class="num">{score}</b>}
          </li>
        );
      })}
    </ol>
  );
}

function Numbers({ view, text }: { readonly view: TableView; readonly text: Dictionary }) {
  const me = view.players.find(({ seat }) => seat === view.you.seat);
  const seconds = view.playedSeconds;
  const best = useMemo(() => {
    if (me === undefined || !isSolo(view) || view.pairsLeft > 0) return undefined;
    const board = `${view.title} ${view.rows}x${view.columns}`;
    return keepBest(board, { seconds, tries: me.tries });
  }, [view.game]);
  if (me === undefined || me.tries === 0) return null;
  const { over } = text;
  const found = me.score > 0; // who found nothing reads no zeros
  const numbers = [
    ...(found ? [[String(me.score), over.pairs(me.score)]] : []),
    [String(me.tries), over.tries(me.tries)],
    ...(found
      ? [
          [percent(text.lang, me.score / me.tries), over.hits],
          [String(me.streak), over.inARow],
        ]
      : []),
    [clockTime(seconds), over.time],
  ];
  return (
    <div class="play-numbers">
      <ul class="play-stats">
        {numbers.map(([number, word]) => (
          <li key={word} class="play-stat">
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

interface WhatNextProps {
  readonly text: Dictionary;
  /** What is said while other tables still play. */
  readonly others?: Lines | undefined;
  /** Says it aloud. */
  readonly speak?: (sentence: string) => void;
}

/** Who starts again, or when it does so by itself. */
export function WhatNext({ text, others, speak }: WhatNextProps) {
  const left = useSecondsUntil(useShown().store.restartsAt.value);
  /** How long the countdown was when it was first shown. */
  const first = useRef<number | undefined>(undefined);
  first.current = left === undefined ? undefined : (first.current ?? left);
  const linesAt = (seconds: number | undefined) =>
    seconds === undefined ? (others ?? text.say.overHost) : text.say.overSoon(clockTime(seconds));
  const said = linesAt(left === undefined ? left : secondsSaid(first.current ?? 0, left)).join(' ');
  useEffect(() => speak?.(said), [said]);
  return <Say mood="plain" mark={others === undefined ? 'again' : 'wait'} lines={linesAt(left)} />;
}
