/** Players by their tables, for a class: found by name, moved, evened out. */

import './table-groups.css';
import { useRef, useState } from 'preact/hooks';
import type { PlayerView } from '../../shared/table-view.ts';
import type { TableSummary } from '../../shared/tables-view.ts';
import { clockTime } from '../game/clock-time.ts';
import { isolated } from '../game/say.ts';
import { isPerson } from '../game/situation.ts';
import { useTables } from '../play/parts.ts';
import type { TablesDictionary } from '../text/tables-dictionary.ts';
import { Banner } from '../ui/banner.tsx';
import { usePlayer, useShown, useText } from '../ui/page.ts';
import { Sticker } from '../ui/sticker.tsx';
import { CameBack } from './came-back.tsx';
import { ComputerItems } from './computers.tsx';
import type { Desk } from './desk-store.ts';
import { drag, useLanding } from './drag-to-table.ts';
import { Menu } from './menu.tsx';
import { type DoIt, Item } from './more-menu.tsx';
import { askToBlock } from './questions.ts';
import { CROWD } from './tables-desk.ts';

/** With more people a name is looked for. */
const FOUND_BY_EYE = 12;

/** Somebody, and the table where they sit. */
export interface Sitting {
  readonly player: PlayerView;
  readonly table: number;
}

interface GroupsProps extends Desk {
  readonly onRename: (sitting: Sitting) => void;
}

export function TableGroups({ host, words, onRename }: GroupsProps) {
  const { tables: text } = words;
  const tables = useTables();
  const { store } = useShown();
  const [wanted, setWanted] = useState('');
  useLanding(host);
  const all = host.tables.all.value;
  const people = host.tables.people.value;
  const moved = host.tables.moved.value;
  if (tables === undefined) return null;
  return (
    <section class="desk-groups">
      <div class="desk-groups-top">
        <h2>{text.people(host.tables.friendsOf(store.view.value), all.length)}</h2>
        <button type="button" class="btn small" onClick={() => void host.tables.evenOut()}>
          {text.evenOut}
        </button>
      </div>
      <p class="desk-moved" role="status">
        {moved === undefined ? null : (
          <>
            <span>{text.moved(moved)}</span>
            <button type="button" class="btn small" onClick={() => void host.tables.moveBack()}>
              {text.undo}
            </button>
          </>
        )}
      </p>
      <FindName {...{ words, people, wanted, setWanted }} />
      {all.map((each) => (
        <Group key={each.table} {...{ host, words, each, wanted, onRename }} texts={tables.words} />
      ))}
    </section>
  );
}

interface FindNameProps extends Pick<Desk, 'words'> {
  readonly people: number;
  readonly wanted: string;
  readonly setWanted: (wanted: string) => void;
}

export function FindName({ words: { tables: text }, people, wanted, setWanted }: FindNameProps) {
  if (people <= FOUND_BY_EYE && wanted === '') return null;
  return (
    <div class="field desk-find">
      <input
        type="search"
        aria-label={text.find}
        placeholder={text.find}
        value={wanted}
        onInput={({ currentTarget }) => setWanted(currentTarget.value)}
      />
    </div>
  );
}

interface GroupProps extends GroupsProps {
  readonly each: TableSummary;
  readonly texts: TablesDictionary;
  readonly wanted: string;
}

function Group({ host, words, each, texts, wanted, onRename }: GroupProps) {
  const { tables: text } = words;
  const { table, phase, people, pairsLeft, seconds } = each;
  const players = host.tables.playersAt(table);
  const found = players.filter(({ name }) => isFound(name, wanted));
  if (wanted.trim() !== '' && found.length === 0) return null;
  const id = `group-${table}`;
  return (
    <section
      class={`desk-group ${host.tables.landing.value === table ? 'desk-landing' : ''}`}
      aria-labelledby={id}
      data-table={table}
    >
      <div class="desk-group-head">
        <Banner table={table} px={30} />
        <h3 id={id}>{texts.table(table)}</h3>
        <span class="pill num">{players.length}</span>
        {people > CROWD ? <span class="pill note">{text.crowded}</span> : null}
        <span class="small quiet num">
          {phase === 'lobby'
            ? null
            : phase === 'over'
              ? `${texts.done} ${texts.inTime(clockTime(seconds))}`
              : texts.left(pairsLeft)}
        </span>
      </div>
      {players.length === 0 ? (
        <p class="desk-nobody">{text.free[0]}</p>
      ) : (
        <ul>
          {found.map((player) => (
            <Pal
              key={player.seat}
              {...{ host, words, player, table, texts }}
              onRename={() => onRename({ player, table })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whether somebody of this name is looked for, whatever accents and capitals were typed. */
export function isFound(name: string, wanted: string): boolean {
  return plain(name).includes(plain(wanted.trim()));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

interface PalProps extends Desk, Sitting {
  readonly texts: TablesDictionary;
  readonly onRename: () => void;
}

/** A name is a button: M opens it, too, and in it a digit moves to that table. */
function Pal(props: PalProps) {
  const { player, table, host, words, texts } = props;
  const { score } = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const doIt: DoIt = (act) => () => {
    close();
    act();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'm' && !isOpen) setOpen(true);
    const to = Number(event.key);
    const isTable = host.tables.all.peek().some((each) => each.table === to);
    if (!isOpen || !isTable || to === table || !isPerson(player)) return;
    doIt(() => void host.tables.move(player.seat, table, to))();
  };
  const { seat, name, computer, presence } = player;
  return (
    <li
      draggable={isPerson(player) && presence !== 'text' && !isOpen}
      onDragStart={(event) => drag(event, seat, table)}
      onKeyDown={press}
    >
      <button
        ref={button}
        type="button"
        class={`pal ${presence === 'away' ? 'desk-away' : ''}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Sticker {...{ seat, computer }} />
        <bdi>{name}</bdi>
        {presence === 'away' ? <small>{score.away}</small> : null}
        <span class="unseen">, {texts.table(table)}</span>
      </button>
      {isOpen ? (
        <Menu label={words.players.more(isolated(name))} opener={button} onClose={close}>
          {isPerson(player) ? (
            <PersonItems {...props} doIt={doIt} />
          ) : (
            <ComputerItems {...props} doIt={doIt} />
          )}
        </Menu>
      ) : null}
    </li>
  );
}

function PersonItems({
  player,
  table,
  host,
  words,
  texts,
  doIt,
  onRename,
}: PalProps & { readonly doIt: DoIt }) {
  const { players: text, tables: moving } = words;
  const { store } = useShown();
  const { session } = usePlayer();
  const { seat, name, presence } = player;
  const own = store.view.value?.you;
  const isMe = !session.watches.value && own?.table === table && own.seat === seat;
  const heirs =
    presence === 'here' || presence === 'text'
      ? []
      : host.tables.playersAt(table).filter((each) => isPerson(each) && each.presence === 'here');
  return (
    <>
      <div class="desk-menu-title" aria-hidden="true">
        {moving.movesTo(isolated(name))}
      </div>
      <div role="group" class="desk-to" aria-label={moving.movesTo(isolated(name))}>
        {host.tables.all.value.map(({ table: to, people }) => (
          <button
            key={to}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={to === table}
            onClick={doIt(() => {
              if (to !== table) void host.tables.move(seat, table, to);
            })}
          >
            <Banner table={to} px={30} />
            <span class="unseen">{texts.table(to)}, </span>
            <small class="num" aria-hidden="true">
              {to === table ? moving.here : people}
            </small>
            <span class="unseen">{to === table ? moving.here : moving.there(people)}</span>
          </button>
        ))}
      </div>
      <p class="tiny quiet desk-to-note">{moving.pairsStay(table)}</p>
      <div role="separator" />
      <Item icon="pen" label={text.rename(isolated(name))} onChoose={doIt(onRename)} />
      {heirs.map((heir) => (
        <Item
          key={heir.seat}
          icon="hand"
          label={`${text.give} ${isolated(heir.name)}`}
          onChoose={doIt(() => host.use('giveSeat', { from: seat, to: heir.seat, table }))}
        />
      ))}
      {isMe ? null : (
        <>
          <CameBack {...{ player, table, host, words, doIt }} />
          <Item
            icon="pen"
            label={text.befriend}
            onChoose={doIt(() => host.befriend(seat, table))}
          />
          <Item
            icon="leave"
            label={text.remove}
            onChoose={doIt(() => host.use('remove', { seat, table }))}
          />
          <Item
            icon="lock"
            label={text.block}
            onChoose={doIt(() => askToBlock(host, player, table))}
            isRisk
          />
        </>
      )}
    </>
  );
}
