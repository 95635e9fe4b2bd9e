/** The gallery: a real corner of each bundled board, and the way to one's own. */

import { useEffect } from 'preact/hooks';
import type { BoardPreview } from '../../../shared/host-api.ts';
import type { Desk } from '../../client/host-store.ts';
import { isPicture } from '../../client/say.ts';
import { usePage } from '../context.ts';
import { useValue } from '../hooks.ts';
import { Icon } from '../more-icons.tsx';
import { SwitchRow } from './rows.tsx';

export function BoardsTab({ host, words, onPick }: Desk & { readonly onPick: () => void }) {
  const state = useValue(() => host.state.value);
  const boards = useValue(() => host.boards.value);
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
      <div class="gallery" role="radiogroup" aria-label={words.tabs.boards}>
        <button type="button" class="drop" onClick={onPick}>
          <Icon name="file" />
          <b>{words.boards.open}</b>
          <span>{words.boards.drop}</span>
        </button>
        {boards.map((board) => (
          <Pick key={board.board} {...{ host, words, board }} />
        ))}
      </div>
    </>
  );
}

function Pick({ board, host, words }: Desk & { readonly board: BoardPreview }) {
  const { store } = usePage();
  const view = useValue(() => store.view.value);
  const text = useValue(() => store.text.value);
  const chosen = useValue(() => host.chosen.value);
  const { title, rows, columns } = board;
  const isPlaying = view?.title === title && view.rows === rows && view.columns === columns;
  const pairs = text.score.pairs(Math.floor((rows * columns) / 2));
  return (
    <label class="pick">
      <input
        type="radio"
        class="unseen"
        name="board"
        checked={chosen === undefined ? isPlaying : chosen.board === board.board}
        onChange={() => (host.chosen.value = board)}
      />
      <span class="pick-card">
        <Mini board={board} />
        <b>{title}</b>
        <small>{`${rows} × ${columns} · ${isPlaying ? words.boards.playing : pairs}`}</small>
      </span>
    </label>
  );
}

const MINI = { width: 170, height: 84, gap: 4 };

/** Some of the corner lies face up; words need wider tiles. */
function Mini({ board: { corner } }: { readonly board: BoardPreview }) {
  const isWordy = corner.some((row) => row.some((card) => !isPicture(card)));
  const columns = Math.min(isWordy ? 3 : 6, corner[0]?.length ?? 0);
  const rows = Math.min(isWordy || columns < 6 ? 2 : 3, corner.length);
  const room = (MINI.width - MINI.gap * (columns - 1)) / columns;
  const h = Math.floor(Math.min((MINI.height - MINI.gap * (rows - 1)) / rows, isWordy ? 36 : room));
  const w = isWordy ? Math.floor(room) : h;
  const cards = corner.slice(0, rows).flatMap((row) => row.slice(0, columns));
  const style = {
    '--w': `${w}px`,
    '--h': `${h}px`,
    gridTemplateColumns: `repeat(${columns}, ${w}px)`,
  };
  return (
    <span class="mini" style={style} aria-hidden="true">
      {cards.map((card, index) => {
        const isUp = (index * 3 + Math.floor(index / columns)) % (cards.length > 8 ? 7 : 5) < 2;
        return (
          <i key={index} class={isUp ? (isPicture(card) ? 'pic' : 'word') : `b${index % 4}`}>
            {isUp ? card : null}
          </i>
        );
      })}
    </span>
  );
}
