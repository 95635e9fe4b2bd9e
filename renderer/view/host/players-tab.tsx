/** Who plays, what each is doing, and what the host may do about it. */

import { useRef, useState } from 'preact/hooks';
import type { PlayerView, TableView } from '../../../shared/table-view.ts';
import { isUp } from '../../client/changes.ts';
import { type Desk, friendsOf } from '../../client/host-store.ts';
import { ranked } from '../../client/situation.ts';
import type { HostPlayer } from '../../client/host-player.ts';
import { usePage } from '../context.ts';
import { useValue } from '../hooks.ts';
import { Icon } from '../more-icons.tsx';
import { doing } from '../score-list.tsx';
import { mood } from '../score-strip.tsx';
import { Sticker } from '../signs.tsx';
import { RenameDialog } from './dialogs.tsx';
import { Menu } from './menu.tsx';
import { SwitchRow } from './rows.tsx';

export function PlayersTab({ host, words }: Desk) {
  const { store, player } = usePage();
  const me = player as HostPlayer; // who else would have a desk
  const view = useValue(() => store.view.value);
  const [renaming, setRenaming] = useState<PlayerView | undefined>(undefined);
  if (view === undefined) return null;
  return (
    <>
      <ul class="people" aria-label={words.tabs.players}>
        {ranked(view).map((each) => (
          <PlayerRow
            key={each.seat}
            {...{ host, words, view }}
            player={each}
            onRename={() => setRenaming(each)}
          />
        ))}
      </ul>
      <div>
        <SwitchRow
          id="i-play"
          lines={words.players.play}
          isOn={view.you.seat !== null}
          onSwitch={(plays) => (plays ? me.playAgain() : void me.watchOnly())}
        />
      </div>
      {renaming === undefined ? null : (
        <RenameDialog
          {...{ host, words }}
          player={renaming}
          onClose={() => setRenaming(undefined)}
        />
      )}
    </>
  );
}

interface PlayerRowProps extends Desk {
  readonly player: PlayerView;
  readonly view: TableView;
  readonly onRename: () => void;
}

function PlayerRow({ player, view, host, words, onRename }: PlayerRowProps) {
  const { store } = usePage();
  const text = useValue(() => store.text.value);
  const isMe = player.seat === view.you.seat;
  const waiting = waitersFor(player.seat, view);
  const does = [
    isMe ? words.players.me : doing(player, view, text),
    waiting === 0 ? '' : words.players.waiting(waiting),
  ].filter((word) => word !== '');
  return (
    <li class={`row ${mood(player, view.you.seat)}`}>
      <Sticker seat={player.seat} />
      <span class="who">
        {player.name}
        {does.length === 0 ? null : <small>{does.join(' · ')}</small>}
      </span>
      <span class="pts num">{player.score}</span>
      <PlayerMenu {...{ player, view, host, words, onRename }} />
    </li>
  );
}

/** How many this player holds up. */
function waitersFor(seat: number, { spots }: TableView): number {
  let count = 0;
  for (const spot of spots) if (isUp(spot) && spot.by === seat) count += spot.waiting?.length ?? 0;
  return count;
}

/** The three dots. */
function PlayerMenu({ player, view, host, words, onRename }: PlayerRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [shows, setShows] = useState<'nothing' | 'all' | 'heirs'>('nothing');
  const { seat, name, presence } = player;
  const text = words.players;
  const isMe = seat === view.you.seat;
  const isAbsent = presence === 'away' || presence === 'left';
  const heirs = isAbsent ? friendsOf(view).filter((each) => each.presence === 'here') : [];
  const close = () => {
    setShows('nothing');
    button.current?.focus();
  };
  const doIt = (act: () => unknown) => () => {
    close();
    act();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class="ibtn"
        aria-label={text.more(name)}
        aria-haspopup="menu"
        aria-expanded={shows !== 'nothing'}
        onClick={() => setShows(shows === 'nothing' ? 'all' : 'nothing')}
      >
        <Icon name="more" />
      </button>
      {shows === 'nothing' ? null : (
        <Menu key={shows} label={text.more(name)} opener={button} onClose={close}>
          {shows === 'heirs' ? (
            heirs.map((heir) => (
              <Item
                key={heir.seat}
                label={heir.name}
                onChoose={doIt(() => host.use('giveSeat', { from: seat, to: heir.seat }))}
              />
            ))
          ) : (
            <>
              <Item label={text.rename(name)} onChoose={doIt(onRename)} />
              {heirs.length === 0 ? null : (
                <Item label={text.give} onChoose={() => setShows('heirs')} />
              )}
              {isMe ? null : (
                <>
                  <Item label={text.remove} onChoose={doIt(() => host.use('remove', { seat }))} />
                  <Item label={text.block} onChoose={doIt(() => host.block(player))} isRisk />
                </>
              )}
            </>
          )}
        </Menu>
      )}
    </>
  );
}

interface ItemProps {
  readonly label: string;
  readonly onChoose: () => void;
  readonly isRisk?: boolean;
}

function Item({ label, onChoose, isRisk = false }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      class={`opt ${isRisk ? 'risk' : ''}`}
      tabIndex={-1}
      onClick={onChoose}
    >
      {label}
    </button>
  );
}
