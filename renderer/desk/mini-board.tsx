/** A corner of a board, some of it face up, as a picture of the whole. */

import type { CornerCell } from '../../shared/host-api.ts';
import { isPicture } from '../../shared/picture.ts';
import { Snap } from '../ui/snap.tsx';

const MINI = { width: 170, height: 84, gap: 4 };
const PHOTO_COLUMNS = 4;

interface MiniBoardProps {
  readonly corner: readonly (readonly CornerCell[])[];
  /** The photos of the corner, in its order, as far as they have come. */
  readonly pictures?: readonly string[];
}

/** Words need wider tiles, and photos larger ones. */
export function MiniBoard({ corner, pictures = [] }: MiniBoardProps) {
  const all = corner.flat();
  const isWordy = all.some((cell) => typeof cell === 'string' && !isPicture(cell));
  const hasPhotos = all.some((cell) => typeof cell !== 'string');
  const most = hasPhotos ? PHOTO_COLUMNS : isWordy ? 3 : 6;
  const columns = Math.min(most, corner[0]?.length ?? 0);
  const rows = Math.min(isWordy || hasPhotos || columns < 6 ? 2 : 3, corner.length);
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
    <span class="mini" style={style} aria-hidden="true">
      {cells.map((cell, index) => {
        const isUp = (index * 3 + Math.floor(index / columns)) % (cells.length > 8 ? 7 : 5) < 2;
        return isUp ? (
          <Face key={index} cell={cell} address={addresses.get(cell)} />
        ) : (
          <i key={index} class={`b${index % 4}`} />
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
  if (typeof cell === 'string') return <i class={isPicture(cell) ? 'pic' : 'word'}>{cell}</i>;
  return (
    <i class="snap" style={cell.colour === undefined ? {} : { background: cell.colour }}>
      {address === undefined ? null : <Snap address={address} side={SNAP_PX} />}
    </i>
  );
}

const SNAP_PX = 72;
