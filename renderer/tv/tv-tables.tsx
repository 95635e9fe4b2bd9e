/** All tables on a TV: a slab for each, with its board and who sits there. */

import './tables.css';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import type { TableSummary } from '../../shared/tables-view.ts';
import { clockTime } from '../game/clock-time.ts';
import { isolated } from '../game/say.ts';
import { ranked } from '../game/situation.ts';
import { useCount } from '../lobby/count.tsx';
import { WhatNext } from '../play/over-screen.tsx';
import { useSides, useTables } from '../play/parts.ts';
import { areDone } from '../tables/others.tsx';
import { Winners } from '../tables/winners.tsx';
import type { TablesDictionary } from '../text/tables-dictionary.ts';
import { Banner } from '../ui/banner.tsx';
import { BoardView } from '../ui/board-view.tsx';
import { Icon } from '../ui/icon.tsx';
import { useCalm, useEndClass, useText } from '../ui/page.ts';
import { Sticker } from '../ui/sticker.tsx';
import type { Qr, Spectator } from './spectator.ts';
import { QrTile, WayIn } from './tv-join.tsx';
import { type PartProps, Lobby, Trouble, useDim } from './tv-lobby.tsx';
import { TvRace } from './tv-race.tsx';
import { TvFilm } from './tv-shows.tsx';
import { SidesOver } from './tv-sides.tsx';
import { WaysIn } from './tv-wifi.tsx';

/** How the slabs lie for so many tables, how large their banners are, and how many names stand beside each. */
interface Form {
  readonly columns: number;
  readonly rows: number;
  readonly banner: number;
  readonly names: number;
}

export function formOf(tables: number): Form {
  if (tables <= 2) return { columns: 2, rows: 1, banner: 108, names: 15 };
  if (tables <= 4) return { columns: 2, rows: 2, banner: 84, names: 8 };
  if (tables <= 6) return { columns: 3, rows: 2, banner: 76, names: 6 };
  return { columns: 4, rows: 2, banner: 76, names: 0 };
}

interface TvTablesProps extends PartProps {
  readonly spectator: Spectator;
}

export function TvTables({ spectator, qr, view }: TvTablesProps) {
  const tables = useTables();
  const isCounting = useCount() !== undefined;
  if (tables === undefined) return <main class="screen tv-screen" />;
  const { words } = tables;
  if (view.phase === 'lobby') {
    if (isCounting) return <Lobby {...{ qr, view }} />;
    return <Waiting {...{ spectator, qr, words }} />;
  }
  return (
    <TvFilm {...{ spectator, view }}>
      <Grid {...{ spectator, qr, view, words }} />
    </TvFilm>
  );
}

interface GridProps extends TvTablesProps {
  readonly words: TablesDictionary;
}

function Grid({ spectator, qr, view, words }: GridProps) {
  useCalm();
  const dim = useDim();
  const motion = useEndClass();
  const all = spectator.tables.all.value;
  const form = formOf(all.length);
  const isOver = areDone(all);
  const { sides } = useSides();
  const text = useText();
  if (sides !== undefined && view.sides?.kind === 'tables' && isOver) {
    return <TvRace {...{ spectator, view, sides, all }} />;
  }
  if (sides !== undefined && view.sides?.kind === 'together' && isOver) {
    return (
      <main class={`screen tv-screen tv-all ${dim} ${motion}`}>
        <SidesOver {...{ view, text, sides, spectator }} tables={all.map(({ table }) => table)} />
        <Trouble />
        <WhatNext text={text} />
      </main>
    );
  }
  const [title, lede] = sides?.resultOf(view, text, all) ?? [];
  const hasPlace = form.columns * form.rows > all.length;
  return (
    <main class={`screen tv-screen tv-tables ${dim}`}>
      <header>
        <img src="/icon.svg" alt="" />
        <div>
          <h1>{isOver ? (title ?? words.tv.allDone) : words.tables(all.length)}</h1>
          <p>
            {isOver && lede !== undefined && lede !== ''
              ? lede
              : `${isolated(view.title)}, ${view.rows} × ${view.columns}`}
          </p>
        </div>
        <Trouble />
        {hasPlace || qr === undefined ? null : <Join qr={qr} hint="" />}
      </header>
      <div
        class={`tv-slabs tv-slabs-${form.columns}`}
        style={{
          '--columns': form.columns,
          '--rows': form.rows,
          '--head': form.rows === 1 ? '6.75rem' : '3.875rem',
        }}
      >
        {all.map((each) => (
          <Slab key={each.table} {...{ spectator, each, words, form }} />
        ))}
        {hasPlace && qr !== undefined ? <Join qr={qr} hint={words.tv.fewest} isLarge /> : null}
      </div>
    </main>
  );
}

interface JoinProps {
  readonly qr: Qr;
  readonly hint: string;
  /** It has the place of a table. */
  readonly isLarge?: boolean;
}

function Join({ qr, hint, isLarge = false }: JoinProps) {
  return (
    <section class={isLarge ? 'tv-way tv-way-large' : 'paper tv-way'}>
      <QrTile qr={qr} />
      <div>
        <WayIn qr={qr} Title="h2" hint={hint} />
      </div>
    </section>
  );
}

interface SlabProps {
  readonly spectator: Spectator;
  readonly each: TableSummary;
  readonly words: TablesDictionary;
  readonly form: Form;
}

function Slab({ spectator, each, words, form }: SlabProps) {
  const { table, phase, pairsLeft, seconds, people } = each;
  const { score } = useText();
  const source = spectator.tables.board(table);
  const view = source.value;
  const isOver = phase === 'over';
  return (
    <section class={`tv-slab ${people === 0 ? 'tv-left' : ''}`} aria-label={words.table(table)}>
      <span class="tv-hang" style={{ '--width': `${form.banner / 16}rem` }}>
        <Banner table={table} px={form.banner} />
      </span>
      <div class="tv-slab-head">
        {isOver ? (
          <span class="tv-done num">
            <Icon name="check" />
            {clockTime(seconds)}
          </span>
        ) : (
          <span class="tv-state">
            {people === 0 ? words.away : <Left {...{ words, pairsLeft }} />}
          </span>
        )}
        {form.names === 0 && !isOver && view !== undefined ? <Stickers view={view} /> : null}
      </div>
      <div class="tv-slab-main">
        {isOver ? (
          <Winners {...{ view, seconds }} />
        ) : (
          <div class="tv-slab-board" role="img" aria-label={score.board} inert>
            <BoardView source={{ view: source }} isWatched />
          </div>
        )}
        {form.names === 0 || view === undefined ? null : <Names {...{ view }} max={form.names} />}
      </div>
    </section>
  );
}

/** The number is large, its word is not. */
function Left({
  words,
  pairsLeft,
}: {
  readonly words: TablesDictionary;
  readonly pairsLeft: number;
}) {
  const [before = '', after = ''] = words.left(pairsLeft).split(String(pairsLeft));
  return (
    <>
      {before}
      <b class="num">{pairsLeft}</b>
      {after}
    </>
  );
}

function sitting(view: TableView): readonly PlayerView[] {
  return ranked(view).filter(({ presence, score }) => presence !== 'left' || score > 0);
}

function Names({ view, max }: { readonly view: TableView; readonly max: number }) {
  const { score, tv } = useText();
  const players = sitting(view);
  const shown = players.length > max ? players.slice(0, max - 1) : players;
  return (
    <ul class="tv-sitting" aria-label={score.players}>
      {shown.map((player) => (
        <li key={player.seat} class={player.presence === 'here' ? '' : 'quiet'}>
          <Sticker seat={player.seat} computer={player.computer} label={score.computer} />
          <bdi class="tv-name">{player.name}</bdi>
          {view.sides === undefined ? <b class="num">{player.score}</b> : null}
        </li>
      ))}
      {shown.length < players.length ? (
        <li class="quiet num">{tv.more(players.length - shown.length)}</li>
      ) : null}
    </ul>
  );
}

/** The most that stand in the head of a slab. */
const STICKERS_MAX = 4;

/** By rank, where there is no room for names. */
function Stickers({ view }: { readonly view: TableView }) {
  return (
    <span class="tv-by">
      {sitting(view)
        .slice(0, STICKERS_MAX)
        .map(({ seat, computer }) => (
          <Sticker key={seat} {...{ seat, computer }} />
        ))}
    </span>
  );
}

/** The room that each of so many tables has for names. */
interface NamesRoom {
  /** With more they stand closer; more than the most are counted. */
  readonly large: number;
  readonly most: number;
  /** They stand below the banner. */
  readonly isTall?: boolean;
}

function roomOf(tables: number): NamesRoom {
  if (tables <= 2) return { large: 26, most: 26, isTall: true };
  return tables <= 4 ? { large: 10, most: 15 } : { large: 8, most: 14 };
}

/** Before the game: a child finds its banner and its neighbours. */
function Waiting({ spectator, qr, words }: Omit<GridProps, 'view'>) {
  const all = spectator.tables.all.value;
  const people = all.reduce((sum, each) => sum + each.people, 0);
  return (
    <main class={`screen tv-screen tv-split tv-find ${useDim()}`}>
      <section class="tv-ribbon">
        <WaysIn qr={qr} />
      </section>
      <section class="tv-finding">
        <div>
          <h1>{words.tv.find}</h1>
          <p class="quiet tv-lede">{words.tv.same(people)}</p>
          {qr?.address === undefined ? null : <p class="tv-address num">{qr.address}</p>}
        </div>
        <div class="tv-lobbies">
          {all.map(({ table }) => (
            <LobbySlab key={table} {...{ spectator, table, words }} room={roomOf(all.length)} />
          ))}
        </div>
        <Trouble />
      </section>
    </main>
  );
}

interface LobbySlabProps extends Pick<SlabProps, 'spectator' | 'words'> {
  readonly table: number;
  readonly room: NamesRoom;
}

function LobbySlab({ spectator, table, words, room }: LobbySlabProps) {
  const { score, tv } = useText();
  const view = spectator.tables.board(table).value;
  const players = view?.players.filter(({ presence }) => presence !== 'left') ?? [];
  const isClose = players.length > room.large;
  const shown = players.length > room.most ? players.slice(0, room.most - 1) : players;
  return (
    <section
      class={`tv-slab tv-lobby-slab ${isClose ? 'tv-close' : ''} ${room.isTall ? 'tv-tall' : ''}`}
      aria-label={words.table(table)}
    >
      <span class="tv-hang" style={{ '--width': '5.25rem' }}>
        <Banner table={table} px={84} />
      </span>
      {players.length === 0 ? <p class="quiet">{words.tv.nobody}</p> : null}
      <ul aria-label={score.players}>
        {shown.map(({ seat, name, computer }) => (
          <li key={seat}>
            <Sticker {...{ seat, computer }} label={score.computer} />
            <bdi class="tv-name">{name}</bdi>
          </li>
        ))}
        {shown.length < players.length ? (
          <li class="quiet num">{tv.more(players.length - shown.length)}</li>
        ) : null}
      </ul>
    </section>
  );
}
