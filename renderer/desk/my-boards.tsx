/** *My boards*: what the host keeps, to play it again. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { OwnBoard } from '../../shared/host-api.ts';
import { isolated } from '../game/say.ts';
import { useText } from '../ui/page.ts';
import type { Desk } from './desk-store.ts';
import { TitleDialog } from './dialogs.tsx';
import { belongs } from './file-problems.ts';
import { MiniBoard } from './mini-board.tsx';
import { Item, MoreMenu } from './more-menu.tsx';
import { keyOf } from './playing.ts';

export function MyBoards({ host, words }: Desk) {
  const { own } = host;
  const [renamed, setRenamed] = useState<OwnBoard | undefined>(undefined);
  const boards = own.list.value;
  const picker = useRef<HTMLInputElement>(null);
  const pick = () => picker.current?.click();
  useEffect(() => void own.load(), []);
  return (
    <>
      <div class="gallery-head">
        <h2>{words.boards.mine}</h2>
        <span>
          <button type="button" class="btn small" onClick={pick}>
            {words.boards.import}
          </button>
          <button type="button" class="btn small" onClick={() => void own.keep()}>
            {words.boards.keep}
          </button>
        </span>
      </div>
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
      <Deleted {...{ host, words }} />
      {boards.length === 0 ? (
        <p class="quiet small">{own.isUnread.value ? words.boards.unread : words.boards.none}</p>
      ) : null}
      <div class="gallery" role="radiogroup" aria-label={words.boards.mine}>
        {boards.map((board) => (
          <OwnPick key={board.id} {...{ host, words, board }} onRename={() => setRenamed(board)} />
        ))}
      </div>
      {renamed === undefined ? null : (
        <TitleDialog {...{ host, words }} board={renamed} onClose={() => setRenamed(undefined)} />
      )}
    </>
  );
}

/** Nobody is asked before a board is deleted: it can be taken back. */
function Deleted({ host: { own }, words }: Desk) {
  const board = own.deleted.value;
  return (
    <div role="status">
      {board === undefined ? null : (
        <p class="undo">
          <span>{words.boards.deleted(isolated(board.title))}</span>
          <button type="button" class="btn small" onClick={() => void own.undo()}>
            {words.boards.undo}
          </button>
        </p>
      )}
    </div>
  );
}

interface OwnPickProps extends Desk {
  readonly board: OwnBoard;
  readonly onRename: () => void;
}

function OwnPick({ board, host, words, onRename }: OwnPickProps) {
  const { own } = host;
  const text = useText();
  const { id, title, rows, columns, pairs, corner, problem } = board;
  const chosen = host.chosen.value;
  const isPlaying = host.playing.value === keyOf(board);
  const isChosen = chosen === undefined ? isPlaying : 'id' in chosen && chosen.id === id;
  const isUnfinished = problem?.code === 'deck-unfinished';
  const about = `${rows} × ${columns} · ${isPlaying ? words.boards.playing : text.score.pairs(pairs)}`;
  const wrong = problem && words.file.belongs[belongs[problem.code]];
  return (
    <div class="own">
      <label class="pick">
        <input
          type="radio"
          class="unseen"
          name="board"
          disabled={problem !== null}
          checked={isChosen}
          onChange={() => host.choose(board)}
        />
        <span class="pick-card">
          <MiniBoard corner={corner} pictures={own.picturesOf(board)} />
          <b>
            <bdi>{title}</bdi>
          </b>
          <small>{isUnfinished ? words.boards.unfinished : (wrong ?? about)}</small>
        </span>
      </label>
      <MoreMenu label={words.players.more(isolated(title))}>
        {(doIt) => (
          <>
            {problem === null || isUnfinished ? (
              <Item
                icon="make"
                label={words.boards.change}
                onChoose={doIt(() => void host.maker.change(board))}
              />
            ) : null}
            <Item icon="pen" label={words.boards.rename} onChoose={doIt(onRename)} />
            <Item
              icon="copy"
              label={words.boards.copy}
              onChoose={doIt(() => void own.copy(board))}
            />
            {isUnfinished ? null : (
              <Item
                icon="file"
                label={words.boards.export}
                onChoose={doIt(() => void own.export(board))}
              />
            )}
            <div role="separator" />
            <Item
              icon="close"
              label={words.boards.delete}
              onChoose={doIt(() => void own.delete(board))}
            />
          </>
        )}
      </MoreMenu>
    </div>
  );
}
