/**
 * The grammar of a board state, what one player may see of a board, read and written:
 *
 *     BOARD_STATE ::= ROW "x" COLUMN NEWLINE (SPOT NEWLINE)+
 *     SPOT ::= "none" | "down" | "up " CARD | "my " CARD
 */

import { type Card, isCard } from './card.ts';

/** What everybody sees of one spot. */
export type SeenSpot =
  | { readonly face: 'none' }
  | { readonly face: 'down' }
  | { readonly face: 'up'; readonly card: Card };

/**
 * What one player sees. `spots` (row-major) is the same for all players, so it can be rendered once
 * and shared; the player's own view differs only in `mine`, the at most two spots they control.
 */
export interface BoardState {
  readonly rows: number;
  readonly columns: number;
  readonly spots: readonly SeenSpot[];
  readonly mine: readonly number[];
}

export function formatBoardState({ rows, columns, spots, mine }: BoardState): string {
  const lines = spots.map(formatSpot);
  for (const index of mine) lines[index] = lines[index]?.replace(/^up/, 'my') ?? '';
  return `${rows}x${columns}\n${lines.join('\n')}\n`;
}

/** One line of a board state, without its newline, as everybody but the controller sees it. */
export function formatSpot(spot: SeenSpot): string {
  return spot.face === 'up' ? `up ${spot.card}` : spot.face;
}

/** @returns what `text` says, or undefined where it departs from the grammar */
export function parseBoardState(text: string): BoardState | undefined {
  const [header = '', ...lines] = text.split(/\r?\n/);
  const [, rowDigits, columnDigits] = /^([0-9]+)x([0-9]+)$/.exec(header) ?? [];
  if (rowDigits === undefined || columnDigits === undefined) return undefined;
  const rows = Number(rowDigits);
  const columns = Number(columnDigits);
  if (lines.pop() !== '' || lines.length === 0 || lines.length !== rows * columns) return undefined;
  const spots: SeenSpot[] = [];
  const mine: number[] = [];
  for (const [index, line] of lines.entries()) {
    const [, face, card] = /^(none|down|(?:up|my)(?= ))(?: (\S+))?$/.exec(line) ?? [];
    if (face === 'none' || face === 'down') {
      if (card !== undefined) return undefined;
      spots.push({ face });
    } else if (card !== undefined && isCard(card)) {
      if (face === 'my') mine.push(index);
      spots.push({ face: 'up', card });
    } else {
      return undefined;
    }
  }
  return { rows, columns, spots, mine };
}
