import type { ServerResponse } from 'node:http';
import { type BoardState, type SeenSpot, formatBoardState } from '../../shared/board-state.ts';
import type { Seen } from '../game/table.ts';
import { publishedHeaders } from './answers.ts';

/** What everybody sees of one version of a board, as it goes out. */
interface Rendered {
  readonly spots: readonly SeenSpot[];
  readonly bytes: Buffer;
  /** For who controls no card: the bytes, or where they are few, a string of one in each character. */
  readonly common: Buffer | string;
  /** "up" and "my" are equally long, so all get the same. */
  readonly headers: string[];
}

/** Up to so many, a string goes out faster: Node joins it with its head (docs/decisions/0020). */
const FEW_BYTES = 4_096;

const MY = Buffer.from('my');
const NEWLINE = 0x0a;

/** Answers with the board. What everybody sees is rendered once per version, and shared as bytes. */
export class BoardAnswers {
  /** Of the newest version; nobody is answered with an older one. */
  #rendered: Rendered | undefined;

  /** 200 and the board. */
  send(response: ServerResponse, { state, version }: Seen): void {
    if (this.#rendered?.spots !== state.spots) this.#rendered = render(state, version);
    response.writeHead(200, this.#rendered.headers);
    const { common, bytes } = this.#rendered;
    response.end(state.mine.length === 0 ? common : withOwn(bytes, state.mine), 'latin1');
  }
}

function render(state: BoardState, version: string): Rendered {
  const bytes = Buffer.from(formatBoardState({ ...state, mine: [] }));
  const common = bytes.length <= FEW_BYTES ? bytes.toString('latin1') : bytes;
  return { spots: state.spots, bytes, common, headers: publishedHeaders(version, bytes.length) };
}

/** A player's own bytes differ in two for each card that they control. */
function withOwn(bytes: Buffer, mine: readonly number[]): Buffer {
  const own = Buffer.from(bytes);
  for (const index of mine) MY.copy(own, lineStart(bytes, index));
  return own;
}

/** Where the line of a spot begins. Counting is faster than a table that is used twice at most. */
function lineStart(bytes: Buffer, index: number): number {
  let at = bytes.indexOf(NEWLINE) + 1;
  for (let line = 0; line < index; at++) if (bytes[at] === NEWLINE) line++;
  return at;
}
