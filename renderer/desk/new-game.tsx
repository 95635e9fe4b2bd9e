/** What the next game will be: its board, who wins it, at how many tables, and whether it waits. */

import './new-game.css';
import { useEffect, useRef } from 'preact/hooks';
import { limits } from '../../shared/limits.ts';
import { friendsHere } from './company.ts';
import { Icon } from '../ui/icon.tsx';
import { useShown, useText } from '../ui/page.ts';
import { Radios } from '../ui/radios.tsx';
import { SwitchRow } from '../ui/row.tsx';
import type { Desk } from './desk-store.ts';
import { CROWD, enoughFor, shares } from './tables-desk.ts';
import { WhoWins } from './who-wins.tsx';

interface NewGameProps extends Desk {
  /** Shows the boards to choose from. */
  readonly onBoards: () => void;
  readonly onClose: () => void;
}

const numbers = Array.from({ length: limits.tablesMax }, (_, index) => index + 1);

export function NewGame({ host, words, onBoards, onClose }: NewGameProps) {
  const { store } = useShown();
  const { score, menu } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const state = host.state.value;
  const view = store.view.value;
  const board = host.chosen.value ?? view;
  if (state === undefined || view === undefined || board === undefined) return null;
  const { tables, lobby } = state.settings;
  const friends = host.tables.isSeveral.value ? host.tables.people.value : friendsHere(view).length;
  return (
    <section class="desk-new" aria-labelledby="new-game">
      <div class="desk-new-head">
        <h2 id="new-game" ref={heading} tabIndex={-1}>
          {words.newGame}
        </h2>
        <button type="button" class="ibtn" aria-label={menu.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <button type="button" class="desk-new-board" onClick={onBoards}>
        <span>
          <b dir="auto">{board.title}</b>
          <small class="num">
            {`${board.rows} × ${board.columns} · `}
            {score.pairs(Math.floor((board.rows * board.columns) / 2))}
          </small>
        </span>
        <Icon name="right" />
      </button>
      <WhoWins {...{ host, words }} />
      <div class="desk-new-head">
        <h2 id="tables">{words.tables.title}</h2>
        <Means {...{ words, friends, tables }} />
      </div>
      <Radios
        labelledBy="tables"
        chosen={tables}
        options={numbers.map((value) => ({ value, shown: <span class="num">{value}</span> }))}
        onChoose={(value) => void host.use('settings', { tables: value })}
      />
      <div>
        <SwitchRow
          id="new-lobby"
          lines={words.settings.lobby}
          isOn={lobby}
          onSwitch={(isOn) => void host.use('settings', { lobby: isOn })}
        />
      </div>
    </section>
  );
}

interface MeansProps extends Pick<Desk, 'words'> {
  readonly friends: number;
  readonly tables: number;
}

/** How many would sit at each. */
function Means({ words: { tables: text }, friends, tables }: MeansProps) {
  const [least, most] = shares(friends, tables);
  const isCrowd = most > CROWD;
  const better = enoughFor(friends);
  const means =
    friends === 0
      ? text.nobody
      : isCrowd && better > tables
        ? text.crowd(friends, most, better)
        : text.each(friends, least, most);
  return (
    <p class={`small desk-means ${isCrowd ? 'note' : 'quiet'}`} role="status">
      {means}
    </p>
  );
}
