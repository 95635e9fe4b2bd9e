/** A board that can be chosen: a corner of it, some of it face up, as a picture of the whole. */

import type { CornerCell } from '../../shared/host-state.ts';
import { isEmoji } from '../../shared/emoji.ts';
import { isolated } from '../game/say.ts';
import { Snap } from '../ui/snap.tsx';
import type { Desk } from './desk-store.ts';
import { type MenuItems, MoreMenu } from './more-menu.tsx';
import { type NextBoard, keyOf } from './playing.ts';

interface BoardPickProps extends Desk {
  readonly board: NextBoard;
  /** Heard beside the size, unless the board is being played. */
  readonly about: string;
  /** It cannot be played; `about` says why. */
  readonly isOff?: boolean;
  readonly pictures?: readonly string[];
  /** The items of its menu; undefined: it has none. */
  readonly items: MenuItems | undefined;
}

export function BoardPick(props: BoardPickProps) {
  const { host, words, board, about, isOff = false, pictures, items } = props;
  const { title, rows, columns, corner } = board;
  const key = keyOf(board);
  const playing = host.playing.value;
  const chosen = host.chosen.value;
  const size = `${rows} × ${columns}`;
  const isPlaying = playing === key;
  return (
    <div class="desk-own">
      <label class="desk-pick">
        <input
          type="radio"
          class="unseen"
          name="board"
          disabled={isOff}
          checked={(chosen === undefined ? playing : keyOf(chosen)) === key}
          onChange={() => host.choose(board)}
        />
        <span class="desk-pick-card">
          <MiniBoard {...{ corner, pictures }} />
          <b>
            <bdi>{title}</bdi>
          </b>
          {isOff ? (
            <small>{about}</small>
          ) : (
            <small>
              <span class={isPlaying ? 'unseen' : ''}>{size}</span>
              <span class="unseen"> · {isPlaying ? '' : about}</span>
              {isPlaying ? words.boards.playing : null}
            </small>
          )}
        </span>
      </label>
      {items === undefined ? null : (
        <MoreMenu label={words.players.more(isolated(title))}>{items}</MoreMenu>
      )}
    </div>
  );
}

const MINI = { width: 104, height: 58, gap: 4 };
const ROWS = 2;

interface MiniBoardProps {
  readonly corner: readonly (readonly CornerCell[])[];
  /** The photos of the corner that have come so far, in its order. */
  readonly pictures: readonly string[] | undefined;
}

/** Words need wider tiles, and photos larger ones. */
function MiniBoard({ corner, pictures = [] }: MiniBoardProps) {
  const all = corner.flat();
  const isWordy = all.some((cell) => typeof cell === 'string' && !isEmoji(cell));
  const hasPhotos = all.some((cell) => typeof cell !== 'string');
  const most = hasPhotos ? 3 : isWordy ? 2 : 4;
  const columns = Math.min(most, corner[0]?.length ?? 0);
  const rows = Math.min(ROWS, corner.length);
  const room = (MINI.width - MINI.gap * (columns - 1)) / columns;
  const isWide = isWordy && !hasPhotos;
  const h = Math.floor(Math.min((MINI.height - MINI.gap * (rows - 1)) / rows, isWide ? 36 : room));
  const w = isWide ? Math.floor(room) : h;
  const cells = corner.slice(0, rows).flatMap((row) => row.slice(0, columns));
  const addresses = addressesOf(corner, pictures);
  const style = {
    '--w': `${w}px`,
    '--h': `${h}px`,
    gridTemplateColumns: `repeat(${columns}, ${w}px)`,
  };
  return (
    <span class="desk-mini" style={style} aria-hidden="true">
      {cells.map((cell, index) => {
        const isUp = (index * 3 + Math.floor(index / columns)) % 5 < 2;
        return isUp ? (
          <Face key={index} cell={cell} address={addresses.get(cell)} />
        ) : (
          <i key={index} class={`desk-b${index % 4}`} />
        );
      })}
    </span>
  );
}

function addressesOf(corner: MiniBoardProps['corner'], pictures: readonly string[]) {
  const photos = corner.flat().filter((cell) => typeof cell !== 'string');
  return new Map<CornerCell, string | undefined>(
    photos.map((cell, index) => [cell, pictures[index]]),
  );
}

interface FaceProps {
  readonly cell: CornerCell;
  readonly address: string | undefined;
}

function Face({ cell, address }: FaceProps) {
  if (typeof cell === 'string')
    return <i class={isEmoji(cell) ? 'desk-sign' : 'desk-word'}>{cell}</i>;
  return (
    <i class="desk-snap" style={cell.colour === undefined ? {} : { background: cell.colour }}>
      {address === undefined ? null : <Snap address={address} side={SNAP_PX} />}
    </i>
  );
}

const SNAP_PX = 72;
