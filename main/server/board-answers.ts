import type { ServerResponse } from 'node:http';
import { type BoardState, type SeenSpot, formatBoardState } from '../../shared/board-state.ts';
import type { BoardSeen } from '../table/table.ts';
import { beginBoard, publishedHeaders } from './answers.ts';
import type { UnsentAnswers } from './sending.ts';

/** What everybody sees of one version of a board, as it goes out. */
interface Rendered {
  readonly spots: readonly SeenSpot[];
  readonly bytes: Buffer;
  /** The same as a string with one byte in each character, if they are few. */
  readonly few: string | undefined;
  /** "up" and "my" are equally long, so all get the same. */
  readonly headers: string[];
}

/** Up to this many, a string is sent faster: Node joins it with its head (docs/PERFORMANCE.md). */
const FEW_BYTES = 4_096;

const MY = Buffer.from('my');
const NEWLINE = 0x0a;

/** Answers with the board. What everybody sees is rendered once per version, and shared as bytes. */
export class BoardAnswers {
  readonly #unsent: UnsentAnswers;
  /** The newest version; no answer has an older one. */
  #rendered: Rendered | undefined;

  constructor(unsent: UnsentAnswers) {
    this.#unsent = unsent;
  }

  /** 200 and the board. */
  send(response: ServerResponse, { state, version }: BoardSeen): void {
    if (this.#rendered?.spots !== state.spots) this.#rendered = render(state, version);
    const { bytes, few, headers } = this.#rendered;
    beginBoard(response, headers);
    const pieces = state.mine.length === 0 ? [bytes] : withOwn(bytes, state.mine);
    if (few === undefined) this.#unsent.send(response, pieces, bytes);
    else response.end(pieces.length === 1 ? few : Buffer.concat(pieces), 'latin1');
  }
}

function render(state: BoardState, version: string): Rendered {
  const bytes = Buffer.from(formatBoardState({ ...state, mine: [] }));
  const few = bytes.length <= FEW_BYTES ? bytes.toString('latin1') : undefined;
  return { spots: state.spots, bytes, few, headers: publishedHeaders(version, bytes.length) };
}

/** A player's own bytes differ in two for each card that they control; the others are shared. */
function withOwn(bytes: Buffer, mine: readonly number[]): readonly Buffer[] {
  const starts = mine.map((index) => lineStart(bytes, index)).toSorted((one, other) => one - other);
  const ends = [0, ...starts.map((start) => start + MY.length)];
  const between = ends.map((end, index) => bytes.subarray(end, starts[index]));
  return between.flatMap((piece, index) => (index === 0 ? [piece] : [MY, piece]));
}

/** Where the line of a spot begins. Counting is faster than a table that is used twice at most. */
function lineStart(bytes: Buffer, index: number): number {
  let at = bytes.indexOf(NEWLINE) + 1;
  for (let line = 0; line < index; at++) if (bytes[at] === NEWLINE) line++;
  return at;
}
