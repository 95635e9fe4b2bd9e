/** The gallery: a real corner of each bundled board, and the way to one's own. */

import './boards.css';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardPreview } from '../../shared/host-state.ts';
import type { Desk } from './desk-store.ts';
import { useShown, useText } from '../ui/page.ts';
import { Icon } from '../ui/icon.tsx';
import { BoardPick } from './board-pick.tsx';
import { CheckItem, Item, MoreMenu } from './more-menu.tsx';
import { MyBoards } from './my-boards.tsx';

export function BoardsTab({ host, words }: Desk) {
  const boards = host.boards.value;
  useEffect(() => {
    if (boards.length === 0) void host.loadBoards();
  }, []);
  return (
    <>
      {host.state.value?.hasLibrary === true ? <MyBoards {...{ host, words }} /> : null}
      <div class="desk-gallery" role="radiogroup" aria-label={words.tabs.boards}>
        {boards.map((board) => (
          <Pick key={board.board} {...{ host, words, board }} />
        ))}
      </div>
    </>
  );
}

/** Other ways to a board, below the boards and always in view. */
export function Ways({ host, words, onPick }: Desk & { readonly onPick: () => void }) {
  const isBringing = (useShown().store.view.value?.bringing ?? null) !== null;
  return (
    <div class="desk-ways" inert={host.isOff.value}>
      {host.state.value?.hasLibrary === true ? (
        <button type="button" class="btn" onClick={() => void host.maker.make()}>
          <Icon name="make" />
          {words.boards.make}
        </button>
      ) : null}
      {isBringing ? null : (
        <button type="button" class="btn" onClick={() => host.bring.open()}>
          <Icon name="hand" />
          {words.boards.bring}
        </button>
      )}
      <button type="button" class="btn" onClick={onPick}>
        <Icon name="file" />
        {words.boards.open}
      </button>
      <BoardsMenu {...{ host, words }} />
    </div>
  );
}

/** What is seldom wanted. */
function BoardsMenu({ host, words: { boards } }: Desk) {
  const { own } = host;
  const picker = useRef<HTMLInputElement>(null);
  const pick = () => picker.current?.click();
  const state = host.state.value;
  if (state === undefined) return null;
  const { shuffle } = state.settings;
  return (
    <>
      <MoreMenu label={boards.more}>
        {(doIt) => (
          <>
            <CheckItem
              role="menuitemcheckbox"
              lines={boards.shuffle}
              isChosen={shuffle}
              onChoose={doIt(() => host.use('settings', { shuffle: !shuffle }))}
            />
            {state.hasLibrary ? (
              <>
                <div role="separator" />
                <Item icon="file" label={boards.import} onChoose={doIt(pick)} />
                <Item icon="make" label={boards.keep} onChoose={doIt(() => void own.keep())} />
              </>
            ) : null}
          </>
        )}
      </MoreMenu>
      <input
        ref={picker}
        type="file"
        accept=".board,.txt,.csv,.tsv,text/plain"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = ''; // the same file, mended, may be chosen again
          void own.import(files, pick);
        }}
      />
    </>
  );
}

function Pick({ board, host, words }: Desk & { readonly board: BoardPreview }) {
  const { score } = useText();
  const change = () => void host.maker.changeBundled(board);
  return (
    <BoardPick
      {...{ host, words, board }}
      about={score.pairs(Math.floor((board.rows * board.columns) / 2))}
      items={
        host.state.value?.hasLibrary === true
          ? (doIt) => <Item icon="make" label={words.boards.change} onChoose={doIt(change)} />
          : undefined
      }
    />
  );
}
