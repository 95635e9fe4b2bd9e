/** The stage of a host who does not play: all tables at once, each on its own slab. */

import './all-tables.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { isolated } from '../game/say.ts';
import { clockTime } from '../game/clock-time.ts';
import { ranked } from '../game/situation.ts';
import type { TableSummary } from '../../shared/tables-view.ts';
import { useSides, useTables } from '../play/parts.ts';
import type { TablesDictionary } from '../text/tables-dictionary.ts';
import { Banner } from '../ui/banner.tsx';
import { BoardView } from '../ui/board-view.tsx';
import { Other, areDone } from '../tables/others.tsx';
import { Winners } from '../tables/winners.tsx';
import { isCovered } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useShown, useText, useCalm } from '../ui/page.ts';
import { Say } from '../ui/say.tsx';
import { stepped } from '../ui/steps.ts';
import { Sticker } from '../ui/sticker.tsx';
import type { Desk } from './desk-store.ts';

/** How many slabs stand side by side. */
export function columnsOf(tables: number): number {
  return tables <= 4 ? 2 : 3;
}

/** The most stickers beside each. */
const STICKERS = 6;

interface AllTablesProps extends Desk {
  /** What else stands at the top. */
  readonly children: ComponentChildren;
  /** The next game is being laid on the desk. */
  readonly isLaying: boolean;
  /** What is said in place of how they stand: the game has not begun. */
  readonly say: ComponentChildren;
}

export function AllTables({ host, words, isLaying, say, children }: AllTablesProps) {
  useCalm();
  const tables = useTables();
  const view = useShown().store.view.value;
  const all = host.tables.all.value;
  if (tables === undefined || view === undefined) return null;
  const press = (event: KeyboardEvent) => {
    const buttons = [
      ...(event.currentTarget as Element).querySelectorAll<HTMLElement>('.desk-look'),
    ];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const next = buttons[stepped(event.key, at, buttons.length) ?? Number(event.key) - 1];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    next.focus();
    if (/\d/.test(event.key)) next.click();
  };
  return (
    <>
      <div class="top">
        <h1>{tables.words.tables(all.length)}</h1>
        <span class="quiet small desk-all-title">
          {isolated(view.title)}, {view.rows} × {view.columns}
        </span>
        {children}
      </div>
      <div class="desk-all" style={{ '--columns': columnsOf(all.length) }} onKeyDown={press}>
        {all.map((each) => (
          <Slab key={each.table} {...{ host, words, each }} texts={tables.words} />
        ))}
      </div>
      {say ?? <Says {...{ host, words, isLaying }} texts={tables.words} />}
    </>
  );
}

interface SlabProps extends Desk {
  readonly each: TableSummary;
  readonly texts: TablesDictionary;
}

function Slab({ host, words: { tables: words }, each, texts }: SlabProps) {
  const { table, phase, pairsLeft, people, seconds } = each;
  const board = host.tables.board(table);
  const view = board.value;
  const isOver = phase === 'over';
  const isEmpty = people === 0 && (view?.players.length ?? 0) === 0;
  const fitting = isOver ? STICKERS - 1 : STICKERS; // its time is wider than a number
  const stickers = view === undefined ? [] : ranked(view).filter((one) => one.presence !== 'left');
  return (
    <section
      class={`desk-slab ${people === 0 && !isEmpty ? 'desk-gone' : ''} ${host.tables.landing.value === table ? 'desk-landing' : ''}`}
      data-table={table}
    >
      <span class="desk-hang">
        <Banner table={table} px={34} />
      </span>
      <div class="desk-slab-line">
        {phase === 'lobby' ? (
          <span class="pill num">{people}</span>
        ) : isOver ? (
          <span class="pill desk-done num">
            <Icon name="check" />
            {clockTime(seconds)}
          </span>
        ) : (
          <span class="num">
            {isEmpty ? words.empty : people === 0 ? texts.away : texts.left(pairsLeft)}
          </span>
        )}
        <span class="desk-by">
          {(phase === 'lobby' ? [] : stickers).slice(0, fitting).map(({ seat, computer }) => (
            <Sticker key={seat} {...{ seat, computer }} />
          ))}
          {phase !== 'lobby' && stickers.length > fitting ? (
            <small>+ {stickers.length - fitting}</small>
          ) : null}
        </span>
      </div>
      {isEmpty ? (
        <p class="desk-nobody">
          {words.free[0]}
          {host.tables.next === table ? <span>{words.free[1]}</span> : null}
        </p>
      ) : phase === 'lobby' ? (
        <Waiting {...{ view }} />
      ) : isOver ? (
        <Winners {...{ view, seconds }} />
      ) : (
        <BoardView source={{ view: board }} isWatched />
      )}
      {phase === 'lobby' ? null : (
        <button
          type="button"
          class="desk-look"
          aria-label={words.look(table, pairsLeft, people)}
          onClick={() => host.tables.lookAt(table)}
        />
      )}
    </section>
  );
}

type BoardShown = ReturnType<Desk['host']['tables']['board']>['value'];

/** Before the game, in place of its board: who sits there. */
function Waiting({ view }: { readonly view: BoardShown }) {
  const { score } = useText();
  return (
    <ul class="desk-waiting" tabIndex={0} aria-label={score.players}>
      {(view?.players ?? [])
        .filter(({ presence }) => presence !== 'left')
        .map(({ seat, name, computer }) => (
          <li key={seat}>
            <Sticker {...{ seat, computer }} label={score.computer} />
            <bdi>{name}</bdi>
          </li>
        ))}
    </ul>
  );
}

/** What there is to know of all of them. */
interface SaysProps extends Desk, Pick<SlabProps, 'texts'> {
  readonly isLaying: boolean;
}

function Says({ host, words, isLaying, texts }: SaysProps) {
  const { tables: text } = words;
  const { sides } = useSides();
  const shown = useText();
  const view = useShown().store.view.value;
  const all = host.tables.all.value;
  if (isLaying) return <Say mood="plain" mark="again" lines={text.laying} />;
  const done = all.filter(({ phase }) => phase === 'over');
  if (areDone(all)) {
    const [title] = view === undefined ? [] : (sides?.resultOf(view, shown, all) ?? []);
    const lines = [title ?? texts.tv.allDone, words.say.over[1]] as const;
    return <Say mood="plain" mark="again" lines={lines} />;
  }
  const [first] = [...done].sort((one, other) => one.seconds - other.seconds);
  const open = all.filter(({ people, phase }) => people > 0 && phase === 'playing');
  const least = Math.min(...open.map(({ pairsLeft }) => pairsLeft));
  const ahead = open.filter(({ pairsLeft }) => pairsLeft === least);
  const [alone, another] = ahead;
  const line =
    first !== undefined
      ? texts.isDone(first.table, clockTime(first.seconds))
      : alone !== undefined && another === undefined
        ? text.ahead(alone.table, least)
        : ahead.length < open.length
          ? text.aheadTogether(ahead.length, least)
          : text.even;
  return <Say mood="plain" mark="look" lines={[line, text.pick]} />;
}

/** While everybody waits. */
export function LobbySay({ host, words: { lobby } }: Desk) {
  return (
    <Say mood="plain" mark="wait" lines={[lobby.title, lobby.waiting(host.tables.people.value)]} />
  );
}

/** From the one table that a host looks at. */
export function BackToAll({ host, words }: Desk) {
  const { store } = useShown();
  const isShown =
    host.tables.isSeveral.value &&
    store.me.value === null &&
    host.tables.lookedAt.value !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isCovered()) return;
      event.preventDefault();
      host.tables.lookAt(undefined);
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [isShown]);
  if (!isShown) return null;
  return (
    <>
      {store.phase.value === 'playing' ? (
        <button type="button" class="btn small risk" onClick={() => host.endGame('here')}>
          {words.tables.endHere}
        </button>
      ) : null}
      <button type="button" class="btn small" onClick={() => host.tables.lookAt(undefined)}>
        <Icon name="back" />
        {words.tables.all}
      </button>
    </>
  );
}

interface OtherTablesProps extends Pick<Desk, 'host'> {
  readonly words: TablesDictionary;
}

/** More than so many are counted. */
const OTHERS_MAX = 4;

/** Beside the say bar of a host who plays: how the others stand. */
export function OtherTables({ host, words }: OtherTablesProps) {
  const me = useShown().store.view.value?.you.table;
  const others = host.tables.all.value.filter(({ table }) => table !== me);
  const done = others.filter(({ phase }) => phase === 'over').length;
  if (others.length === 0) return null;
  return (
    <ul class="desk-others" aria-label={words.others}>
      {others.length > OTHERS_MAX ? (
        <li>
          <b class="num">{words.doneOf(done, others.length)}</b>
        </li>
      ) : (
        others.map((each) => <Other key={each.table} {...{ words, each }} />)
      )}
    </ul>
  );
}
