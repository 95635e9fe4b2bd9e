/** Players, what each is doing, and what the host may do with them. */

import './tabs.css';
import { useState } from 'preact/hooks';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { isUp } from '../game/changes.ts';
import { doing } from '../game/doing.ts';
import { isolated } from '../game/say.ts';
import { isPerson } from '../game/situation.ts';
import { usePlayer, useShown, useText } from '../ui/page.ts';
import { useKnownSeats, usePop } from '../ui/hooks.ts';
import { mood } from '../play/score-strip.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { friendsOf } from './company.ts';
import { CameBack } from './came-back.tsx';
import { Cast, ComputerMenu } from './computers.tsx';
import type { Desk } from './desk-store.ts';
import { RenameDialog } from './dialogs.tsx';
import { Item, MoreMenu } from './more-menu.tsx';
import { askToBlock, askToRemoveIdle } from './questions.ts';
import { Choice } from './rows.tsx';
import { FindName, type Sitting, TableGroups, isFound } from './table-groups.tsx';
import { Row, SwitchRow } from '../ui/row.tsx';
import { TeamItems } from './team-items.tsx';

export function PlayersTab({ host, words }: Desk) {
  const { store } = useShown();
  const { session } = usePlayer();
  const view = store.view.value;
  const [renaming, setRenaming] = useState<Sitting | undefined>(undefined);
  const [computersAt, setComputersAt] = useState<number | undefined>(undefined);
  if (view === undefined) return null;
  const { isSeveral, all, at } = host.tables;
  const table = isSeveral.value ? (computersAt ?? at) : 1;
  const seen = isSeveral.value ? host.tables.board(table).value : view;
  return (
    <>
      {idleOf(view) < IDLE_MANY ? null : (
        <button type="button" class="btn" onClick={() => askToRemoveIdle(host, view)}>
          {words.players.removeIdle}
        </button>
      )}
      {isSeveral.value ? (
        <TableGroups {...{ host, words }} onRename={setRenaming} />
      ) : (
        <PlayerList
          {...{ host, words, view }}
          onRename={(player) => setRenaming({ player, table: 1 })}
        />
      )}
      <BlockedList {...{ host, words }} />
      {isSeveral.value ? (
        <Row id="computers-at" lines={[words.tables.computersAt]}>
          <Choice
            labelledBy="computers-at"
            value={String(table)}
            options={all.value.map((each) => [String(each.table), String(each.table)] as const)}
            onChoose={(chosen) => setComputersAt(Number(chosen))}
          />
        </Row>
      ) : null}
      {seen && <Cast {...{ host, words, table }} view={seen} />}
      <div>
        <SwitchRow
          id="i-play"
          lines={words.players.play}
          isOn={view.you.seat !== null}
          onSwitch={(plays) => (plays ? session.play() : void session.watch())}
        />
      </div>
      {renaming === undefined ? null : (
        <RenameDialog {...{ host, words }} {...renaming} onClose={() => setRenaming(undefined)} />
      )}
    </>
  );
}

/** This many players without a single try are hardly friends. */
const IDLE_MANY = 20;

function idleOf(view: TableView): number {
  return view.players.filter((player) => isPerson(player) && player.tries === 0).length;
}

interface PlayerListProps extends Desk {
  readonly view: TableView;
  readonly onRename: (player: PlayerView) => void;
}

function PlayerList({ host, words, view, onRename }: PlayerListProps) {
  // In the order in which they came: a list with *Remove* on its rows must not move under the pointer.
  const { players } = view;
  const known = useKnownSeats(players);
  const [wanted, setWanted] = useState('');
  const found = players.filter(({ name }) => isFound(name, wanted));
  return (
    <>
      <FindName {...{ words, wanted, setWanted }} people={players.length} />
      <ul class="desk-people" aria-label={words.tabs.players}>
        {found.map((player) => (
          <PlayerRow
            key={player.seat}
            {...{ host, words, view, player, known }}
            onRename={() => onRename(player)}
          />
        ))}
      </ul>
    </>
  );
}

/** Blocked players, and their way back. */
function BlockedList({ host, words: { players: text } }: Desk) {
  const state = host.state.value;
  if (state === undefined || state.blocked.length === 0) return null;
  const { blocked, knocked } = state;
  return (
    <ul class="desk-people" aria-label={text.blocked}>
      {blocked.map((name) => (
        <li key={name} class="row desk-out">
          <span class="who">
            <bdi>{name}</bdi>
            <small>{knocked.includes(name) ? text.knocked : text.blocked}</small>
          </span>
          <button
            type="button"
            class="btn"
            aria-label={`${text.letIn}: ${name}`}
            onClick={() => void host.use('unblock', { name })}
          >
            {text.letIn}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface PlayerRowProps extends Desk {
  readonly player: PlayerView;
  readonly view: TableView;
  readonly known: ReadonlySet<number>;
  readonly onRename: () => void;
}

function PlayerRow(props: PlayerRowProps) {
  const { player, view, host, words, known } = props;
  const text = useText();
  const isMe = player.seat === view.you.seat;
  const waiting = waitersFor(player.seat, view);
  const isRemoved = host.state.value?.removed.includes(player.seat) === true;
  const does = [
    isMe ? words.players.me : isRemoved ? words.players.removed : doing(player, view, text),
    waiting === 0 ? '' : words.players.waiting(waiting),
  ].filter((word) => word !== '');
  return (
    <li ref={usePop<HTMLLIElement>(player, known)} class={`row ${mood(player, view.you.seat)}`}>
      <Sticker seat={player.seat} sign={player.sign} computer={player.computer} />
      <span class="who">
        <bdi>{player.name}</bdi>
        {does.length === 0 ? null : (
          <small>
            <Sentence text={does.join(' · ')} />
          </small>
        )}
      </span>
      {view.sides?.kind === 'together' ? null : <span class="pts num">{player.score}</span>}
      <RowMenu {...props} />
    </li>
  );
}

/** A computer player that was removed has nothing left to choose. */
function RowMenu(props: PlayerRowProps) {
  const { player } = props;
  if (isPerson(player)) return <PersonMenu {...props} />;
  return player.presence === 'left' ? null : <ComputerMenu {...props} table={1} />;
}

/** How many others this player holds up. */
function waitersFor(seat: number, { spots }: TableView): number {
  let count = 0;
  for (const spot of spots) if (isUp(spot) && spot.by === seat) count += spot.waiting?.length ?? 0;
  return count;
}

/** The three dots of a person. */
function PersonMenu({ player, view, host, words, onRename }: PlayerRowProps) {
  const [shows, setShows] = useState<'all' | 'heirs'>('all');
  const { seat, name, presence } = player;
  const text = words.players;
  const isMe = seat === view.you.seat;
  const isAbsent = presence === 'away' || presence === 'left';
  // A player who came back under another id has the newest seat.
  const heirs = isAbsent
    ? friendsOf(view)
        .filter((each) => each.presence === 'here')
        .sort((one, other) => one.tries - other.tries || other.seat - one.seat)
    : [];
  return (
    <MoreMenu label={text.more(isolated(name))} page={shows} onOpen={() => setShows('all')}>
      {(doIt) =>
        shows === 'heirs' ? (
          heirs.map((heir) => (
            <Item
              key={heir.seat}
              label={heir.name}
              onChoose={doIt(() => host.use('giveSeat', { from: seat, to: heir.seat }))}
            />
          ))
        ) : (
          <>
            <Item label={text.rename(isolated(name))} onChoose={doIt(onRename)} />
            {heirs.length === 0 ? null : (
              <Item label={text.give} onChoose={() => setShows('heirs')} />
            )}
            <TeamItems {...{ host, player, doIt }} />
            {isMe ? null : (
              <>
                <CameBack {...{ player, host, words, doIt }} table={1} />
                <Item label={text.befriend} onChoose={doIt(() => host.befriend(seat, 1))} />
                <Item label={text.remove} onChoose={doIt(() => host.use('remove', { seat }))} />
                <Item
                  label={text.block}
                  onChoose={doIt(() => askToBlock(host, player, 1))}
                  isRisk
                />
              </>
            )}
          </>
        )
      }
    </MoreMenu>
  );
}
