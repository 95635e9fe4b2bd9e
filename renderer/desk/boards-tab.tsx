/** The gallery: a real corner of each bundled board, and the way to one's own. */

import './boards.css';
import { useEffect } from 'preact/hooks';
import type { BoardPreview } from '../../shared/host-api.ts';
import type { Desk } from './desk-store.ts';
import { useShown, useText } from '../ui/page.ts';
import { Icon } from '../ui/icon.tsx';
import { isolated } from '../game/say.ts';
import { MiniBoard } from './mini-board.tsx';
import { Item, MoreMenu } from './more-menu.tsx';
import { MyBoards } from './my-boards.tsx';
import { keyOf } from './playing.ts';
import { SwitchRow } from './rows.tsx';

export function BoardsTab({ host, words, onPick }: Desk & { readonly onPick: () => void }) {
  const state = host.state.value;
  const boards = host.boards.value;
  useEffect(() => {
    if (boards.length === 0) void host.loadBoards();
  }, []);
  return (
    <>
      {state === undefined ? null : (
        <div>
          <SwitchRow
            id="set-shuffle"
            lines={words.boards.shuffle}
            isOn={state.settings.shuffle}
            onSwitch={(shuffle) => void host.use('settings', { shuffle })}
          />
        </div>
      )}
      <div class="board-ways">
        {state?.hasLibrary === true ? (
          <button type="button" class="btn" onClick={() => void host.maker.make()}>
            <Icon name="make" />
            {words.boards.make}
          </button>
        ) : null}
        <BringWay {...{ host, words }} />
        <button type="button" class="btn" onClick={onPick}>
          <Icon name="file" />
          {words.boards.open}
        </button>
      </div>
      {state?.hasLibrary === true ? <MyBoards {...{ host, words }} /> : null}
      <div class="gallery" role="radiogroup" aria-label={words.tabs.boards}>
        {boards.map((board) => (
          <Pick key={board.board} {...{ host, words, board }} />
        ))}
      </div>
    </>
  );
}

/** Everybody brings cards for the next game; and in the same place, the way back. */
function BringWay({ host, words: { boards } }: Desk) {
  const isBringing = (useShown().store.view.value?.bringing ?? null) !== null;
  return isBringing ? (
    <button type="button" class="btn" onClick={() => host.newGame()}>
      <Icon name="back" />
      {boards.back}
    </button>
  ) : (
    <button type="button" class="btn" onClick={() => host.bring.open()}>
      <Icon name="hand" />
      {boards.bring}
    </button>
  );
}

function Pick({ board, host, words }: Desk & { readonly board: BoardPreview }) {
  const text = useText();
  const chosen = host.chosen.value;
  const { title, rows, columns } = board;
  const isPlaying = host.playing.value === keyOf(board);
  const pairs = text.score.pairs(Math.floor((rows * columns) / 2));
  return (
    <div class="own">
      <label class="pick">
        <input
          type="radio"
          class="unseen"
          name="board"
          checked={
            chosen === undefined ? isPlaying : 'board' in chosen && chosen.board === board.board
          }
          onChange={() => host.choose(board)}
        />
        <span class="pick-card">
          <MiniBoard corner={board.corner} />
          <b>{title}</b>
          <small>{`${rows} × ${columns} · ${isPlaying ? words.boards.playing : pairs}`}</small>
        </span>
      </label>
      {host.state.value?.hasLibrary === true ? (
        <MoreMenu label={words.players.more(isolated(title))}>
          {(doIt) => (
            <Item
              icon="make"
              label={words.boards.change}
              onChoose={doIt(() => void host.maker.changeBundled(board))}
            />
          )}
        </MoreMenu>
      ) : null}
    </div>
  );
}
