import { type BoardState, type SeenSpot, formatBoardState } from '../../shared/board-state.ts';

/** The bytes of what everybody sees, for each version of a board. */
const renderings = new WeakMap<readonly SeenSpot[], Buffer>();

const MY = Buffer.from('my');
const NEWLINE = 0x0a;

/**
 * The bytes of a board state. What everybody sees is rendered once per version; a player's own
 * differ in two bytes for each card they control, for "up" and "my" are equally long.
 */
export function stateBytes(state: BoardState): Buffer {
  const bytes = rendered(state);
  if (state.mine.length === 0) return bytes;
  const own = Buffer.from(bytes);
  for (const index of state.mine) MY.copy(own, lineStart(bytes, index));
  return own;
}

function rendered(state: BoardState): Buffer {
  const known = renderings.get(state.spots);
  if (known !== undefined) return known;
  const bytes = Buffer.from(formatBoardState({ ...state, mine: [] }));
  renderings.set(state.spots, bytes);
  return bytes;
}

/** Where the line of a spot begins. Counting is faster than a table that is used twice at most. */
function lineStart(bytes: Buffer, index: number): number {
  let at = bytes.indexOf(NEWLINE) + 1;
  for (let line = 0; line < index; at++) if (bytes[at] === NEWLINE) line++;
  return at;
}
