/** The strip of a phone: teams with their pairs; or everybody, and how far all are together. */

import './strip.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { clockTime } from '../game/clock-time.ts';
import { myTeam, pairsFound, sidesIn } from '../game/sides-say.ts';
import { mineFirst, playersHere } from '../game/situation.ts';
import { mood, StreakMark } from '../play/score-strip.tsx';
import type { SidesDictionary } from '../text/sides-dictionary.ts';
import { useAllTables } from '../ui/all-tables.ts';
import { Banner } from '../ui/banner.tsx';
import { useMedia } from '../ui/hooks.ts';
import { type SidesStripProps, useShown, useText } from '../ui/page.ts';
import { Sticker } from '../ui/sticker.tsx';
import { TeamSign } from '../ui/team-sign.tsx';

interface WithWords {
  readonly words: SidesDictionary;
}

export function SidesStrip({ view, isPast = false, words }: SidesStripProps & WithWords) {
  if (view.sides?.kind === 'teams') return <TeamStrip {...{ view, words }} />;
  if (view.sides?.kind === 'tables' && view.you.table !== undefined && !isPast) {
    return <RaceStrip {...{ view, words }} />;
  }
  return <EverybodysStrip view={view} />;
}

/** With more teams there is no room for the name of mine. */
const NAMED_MAX = 3;

/** Mine first, then in the order of their shapes: whoever leads changes no places. */
function TeamStrip({ view, words }: { readonly view: TableView } & WithWords) {
  const { score } = useText();
  const isSmall = useMedia('(max-width: 389px)');
  const mine = myTeam(view);
  const teams = [...sidesIn(view)].sort(
    (one, other) =>
      Number(other.number === mine) - Number(one.number === mine) || one.number - other.number,
  );
  return (
    <ul class="strip sides-strip" aria-label={score.players}>
      {teams.map(({ number, score: pairs, players }) => {
        const isMine = number === mine;
        const name = words.teams[number] ?? '';
        const isShort = teams.length > NAMED_MAX || (isSmall && teams.length > 2);
        const shown = isShort ? score.you : words.mine(name);
        return (
          <SideChip
            key={number}
            mood={isMine ? 'me' : ''}
            seats={players}
            heard={`${isMine ? words.mine(name) : name}, ${score.pairs(pairs)}`}
            name={isMine ? shown : name}
          >
            <TeamSign team={number} />
            <strong class="num">{pairs}</strong>
          </SideChip>
        );
      })}
    </ul>
  );
}

/** The tables in their order, which never changes; of mine the pairs are those of this moment. */
function RaceStrip({ view, words: { race } }: { readonly view: TableView } & WithWords) {
  const { score } = useText();
  const all = useAllTables();
  const mine = { table: view.you.table ?? 1, pairs: pairsFound(view) };
  const shown = all.length === 0 ? [mine] : all;
  return (
    <ul class="strip" aria-label={race.tables} tabIndex={0}>
      {shown.map(({ table, pairs: known }) => {
        const isMine = table === mine.table;
        const pairs = isMine ? mine.pairs : known;
        return (
          <SideChip
            key={table}
            mood={isMine ? 'me' : ''}
            seats={isMine ? view.players : []}
            heard={`${race.table(table)}, ${score.pairs(pairs)}`}
            name={isMine && view.you.seat !== null ? score.you : ''}
          >
            <Banner table={table} px={20} />
            <strong class="num">{pairs}</strong>
          </SideChip>
        );
      })}
    </ul>
  );
}

/** Nobody is counted, so nobody leads: me first, then in the order of their seats. */
function EverybodysStrip({ view }: { readonly view: TableView }) {
  const { score } = useText();
  const me = view.you.seat;
  const players = mineFirst(playersHere(view), me);
  return (
    <ul class="strip" aria-label={score.players} tabIndex={0}>
      {players.map((player) => {
        const { seat, sign, computer } = player;
        const name = seat === me ? score.you : player.name;
        const heard = computer === undefined ? name : `${name}, ${score.computer}`;
        return (
          <SideChip
            key={seat}
            mood={mood(player, me)}
            seats={[player]}
            {...{ name, heard }}
            corner={seat === me ? <StreakMark /> : null}
          >
            <Sticker {...{ seat, sign, computer }} />
          </SideChip>
        );
      })}
    </ul>
  );
}

interface SideChipProps {
  readonly mood: string;
  /** Whose cards fly home to it. */
  readonly seats: readonly PlayerView[];
  readonly name: string;
  readonly heard: string;
  readonly corner?: ComponentChildren;
  readonly children: ComponentChildren;
}

function SideChip({ mood: look, seats, name, heard, corner, children }: SideChipProps) {
  return (
    <li
      class={`chip ${look}`}
      style={{ '--chars': name.length }}
      data-chip={seats.map(({ seat }) => seat).join(' ')}
    >
      <div aria-hidden="true">{children}</div>
      {corner}
      <small dir="auto" aria-hidden="true">
        {name}
      </small>
      <span class="unseen">{heard}</span>
    </li>
  );
}

/** More dents than this would be too small to be counted. */
const DENTS_MAX = 32;

/** How far all are together: a thread of pairs, the time, and the best. */
export function SidesAbout({ words: { together } }: WithWords) {
  const { store } = useShown();
  const view = store.view.value;
  const seconds = useSeconds(view);
  if (view?.sides?.kind !== 'together') return null;
  const found = pairsFound(view);
  const of = found + view.pairsLeft;
  const { best } = view.sides;
  return (
    <div class="about sides-about">
      {of > DENTS_MAX ? (
        <div class="sides-bar" aria-hidden="true">
          <i style={{ width: `${(100 * found) / of}%` }} />
        </div>
      ) : (
        <div class="sides-thread" aria-hidden="true">
          {Array.from({ length: of }, (_, at) => (
            <i key={at} class={at < found ? 'sides-in' : ''} />
          ))}
        </div>
      )}
      <span class="num">{together.sofar(found, of)}</span>
      <span class="num">
        {clockTime(seconds)}
        {best === null ? null : ` · ${together.best(clockTime(best.seconds))}`}
      </span>
    </div>
  );
}

/** How long the game is played, second by second. */
function useSeconds(view: TableView | undefined): number {
  const [, repaint] = useState(0);
  const [from, setFrom] = useState({ at: 0, seconds: 0 });
  const isRunning = view?.phase === 'playing' && view.playedSeconds > 0;
  useEffect(() => {
    setFrom({ at: performance.now(), seconds: view?.playedSeconds ?? 0 });
    if (!isRunning) return undefined;
    const timer = setInterval(() => repaint((times) => times + 1), 1_000);
    return () => clearInterval(timer);
  }, [view?.token]);
  return isRunning ? from.seconds + (performance.now() - from.at) / 1_000 : from.seconds;
}
