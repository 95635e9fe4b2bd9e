/** *My boards*: what the host keeps, to play it again. */

import { useEffect, useState } from 'preact/hooks';
import type { OwnBoard } from '../../shared/host-state.ts';
import { isolated } from '../game/say.ts';
import { useText } from '../ui/page.ts';
import type { Desk } from './desk-store.ts';
import { TitleDialog } from './dialogs.tsx';
import { belongs } from './file-dialog.tsx';
import { BoardPick } from './board-pick.tsx';
import { Item } from './more-menu.tsx';

export function MyBoards({ host, words }: Desk) {
  const { own } = host;
  const [renamed, setRenamed] = useState<OwnBoard | undefined>(undefined);
  const boards = own.list.value;
  useEffect(() => void own.load(), []);
  return (
    <>
      <Deleted {...{ host, words }} />
      {own.isUnread.value ? <p class="quiet small">{words.boards.unread}</p> : null}
      {boards.length === 0 ? null : (
        <>
          <h2 class="section">{words.boards.mine}</h2>
          <div class="desk-gallery" role="radiogroup" aria-label={words.boards.mine}>
            {boards.map((board) => (
              <OwnPick
                key={board.id}
                {...{ host, words, board }}
                onRename={() => setRenamed(board)}
              />
            ))}
          </div>
        </>
      )}
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
        <p class="desk-undo">
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
  const { boards, file } = words;
  const { score } = useText();
  const { pairs, problem } = board;
  const isUnfinished = problem?.code === 'deck-unfinished';
  const wrong = problem && (isUnfinished ? boards.unfinished : file.belongs[belongs[problem.code]]);
  return (
    <BoardPick
      {...{ host, words, board }}
      about={wrong ?? score.pairs(pairs)}
      isOff={problem !== null}
      pictures={own.picturesOf(board)}
      items={(doIt) => (
        <>
          {problem === null || isUnfinished ? (
            <Item
              icon="make"
              label={boards.change}
              onChoose={doIt(() => void host.maker.change(board))}
            />
          ) : null}
          <Item icon="pen" label={boards.rename} onChoose={doIt(onRename)} />
          <Item icon="copy" label={boards.copy} onChoose={doIt(() => void own.copy(board))} />
          {isUnfinished ? null : (
            <Item icon="file" label={boards.export} onChoose={doIt(() => void own.export(board))} />
          )}
          <div role="separator" />
          <Item icon="close" label={boards.delete} onChoose={doIt(() => void own.delete(board))} />
        </>
      )}
    />
  );
}
