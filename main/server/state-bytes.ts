import { type BoardState, type SeenSpot, formatBoardState } from '../../shared/board-state.ts';

/** The bytes of what everybody sees, and where the line of each spot begins in them. */
interface Rendered {
  readonly bytes: Buffer;
  readonly offsets: Uint32Array;
}

const renderings = new WeakMap<readonly SeenSpot[], Rendered>();

const MY = Buffer.from('my');
const NEWLINE = 0x0a;

/**
 * The bytes of a board state. What everybody sees is rendered once per version; a player's own
 * differ in two bytes for each card they control, for "up" and "my" are equally long.
 */
export function stateBytes(state: BoardState): Buffer {
  const { bytes, offsets } = rendered(state);
  if (state.mine.length === 0) return bytes;
  const own = Buffer.from(bytes);
  for (const index of state.mine) MY.copy(own, offsets[index]);
  return own;
}

function rendered(state: BoardState): Rendered {
  const known = renderings.get(state.spots);
  if (known !== undefined) return known;
  const bytes = Buffer.from(formatBoardState({ ...state, mine: [] }));
  const offsets = new Uint32Array(state.spots.length);
  let start = bytes.indexOf(NEWLINE) + 1;
  for (let index = 0; index < offsets.length; index++) {
    offsets[index] = start;
    start = bytes.indexOf(NEWLINE, start) + 1;
  }
  const rendering = { bytes, offsets };
  renderings.set(state.spots, rendering);
  return rendering;
}
