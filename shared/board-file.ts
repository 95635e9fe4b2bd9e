/**
 * The grammar of a board file, read and written:
 *
 *     BOARD_FILE ::= ROW "x" COLUMN NEWLINE (CARD NEWLINE)+
 *     CARD ::= [^\s\n\r]+      ROW, COLUMN ::= INT      INT ::= [0-9]+      NEWLINE ::= "\r"? "\n"
 *
 * Cards run across each row, top row first. A byte-order mark is skipped, and the last newline may
 * be missing, for people edit these files in ordinary editors. Every other departure is refused.
 */

import type { Card } from './card.ts';
import { limits } from './limits.ts';
import { quoted } from './printable.ts';

/** What a board file says: a grid, and its cards in file order. */
export interface BoardFile {
  readonly rows: number;
  readonly columns: number;
  readonly cards: readonly Card[];
}

export type BoardProblemCode =
  | 'empty'
  | 'header'
  | 'zero'
  | 'too-many-spots'
  | 'too-few-cards'
  | 'too-many-cards'
  | 'blank-line'
  | 'whitespace'
  | 'lone-cr'
  | 'long-card'
  | 'not-utf8'
  | 'too-big'
  | 'not-a-file'
  /** The system does not let it be read, or a link leads nowhere. */
  | 'unreadable'
  /** Its name is not UTF-8. */
  | 'file-name'
  | DeckProblemCode;

/** What may be wrong with a deck file. */
export type DeckProblemCode =
  | 'deck-cut'
  | 'deck-json'
  | 'deck-format'
  | 'deck-later'
  /** What the maker keeps of a board that nobody could play yet. */
  | 'deck-unfinished'
  | 'deck-field'
  | 'deck-grid'
  | 'deck-text'
  | 'deck-twice'
  | 'deck-many'
  | 'deck-picture-kind'
  | 'deck-picture-size'
  | 'deck-picture-broken';

/** Why a board file was refused: where, what stands there, and what belongs there. */
export interface BoardProblem {
  readonly code: BoardProblemCode;
  /** From 1; 0: none, as in a deck file. */
  readonly line: number;
  /** In a deck file, such as `pairs[3][1]`. */
  readonly place?: string;
  readonly found: string;
  readonly expected: string;
}

/** A board file that departs from the grammar. */
export class BoardSyntaxError extends Error {
  readonly problem: BoardProblem;

  constructor(problem: BoardProblem) {
    super(
      `${problem.place ?? `line ${problem.line}`}: found ${problem.found}, expected ${problem.expected}`,
    );
    this.name = 'BoardSyntaxError';
    this.problem = problem;
  }
}

const HEADER = 'ROWSxCOLUMNS, such as 3x3';
const ONE_CARD = 'one card without spaces';
const END = 'the end of the file';

/**
 * @returns what `text` says
 * @throws BoardSyntaxError at the first line that departs from the grammar
 */
export function parseBoardFile(text: string): BoardFile {
  const lines = splitLines(text.startsWith('\ufeff') ? text.slice(1) : text);
  const { rows, columns } = parseHeader(lines[0]);
  const count = rows * columns;
  const cards = lines.slice(1, 1 + count);
  for (const [index, card] of cards.entries()) checkCard(card, index + 2);
  if (cards.length < count) {
    const expected = `card ${cards.length + 1} of ${count}`;
    refuse('too-few-cards', lines.length + 1, END, expected);
  }
  const extra = lines[1 + count];
  if (extra !== undefined) {
    checkNewlines(extra, count + 2);
    const code = extra === '' ? 'blank-line' : 'too-many-cards';
    refuse(code, count + 2, describe(extra), `${END} after ${count} cards`);
  }
  return { rows, columns, cards };
}

/** The text of a board file; its last line ends in a newline as well. */
export function formatBoardFile({ rows, columns, cards }: BoardFile): string {
  return `${rows}x${columns}\n${cards.map((card) => `${card}\n`).join('')}`;
}

/** The lines of `text` without their newlines; a last newline begins no further line. */
function splitLines(text: string): string[] {
  const pieces = text.split('\n');
  const unended = pieces.pop() ?? '';
  const lines = pieces.map((piece) => (piece.endsWith('\r') ? piece.slice(0, -1) : piece));
  return unended === '' ? lines : [...lines, unended];
}

function checkNewlines(line: string, number: number): void {
  if (!line.includes('\r')) return;
  refuse('lone-cr', number, 'a carriage return alone', 'a newline at the end of each line');
}

function parseHeader(line: string | undefined): { rows: number; columns: number } {
  if (line === undefined) refuse('empty', 1, END, HEADER);
  checkNewlines(line, 1);
  const [, rowDigits, columnDigits] = /^([0-9]+)x([0-9]+)$/.exec(line) ?? [];
  if (rowDigits === undefined || columnDigits === undefined) {
    refuse('header', 1, describe(line), HEADER);
  }
  const rows = Number(rowDigits);
  const columns = Number(columnDigits);
  if (rows === 0 || columns === 0) {
    refuse('zero', 1, quoted(line), 'at least one row and one column');
  }
  if (rows * columns > limits.spotsMax) {
    refuse('too-many-spots', 1, quoted(line), `at most ${limits.spotsMax} spots`);
  }
  return { rows, columns };
}

function checkCard(card: string, line: number): void {
  checkNewlines(card, line);
  if (card === '') refuse('blank-line', line, 'a blank line', ONE_CARD);
  if (/\s/.test(card)) refuse('whitespace', line, describe(card), ONE_CARD);
  if (card.length > limits.cardUnitsMax) {
    const found = `a card of ${card.length} characters`;
    refuse('long-card', line, found, `at most ${limits.cardUnitsMax}`);
  }
}

function describe(line: string): string {
  return line === '' ? 'a blank line' : quoted(line);
}

function refuse(code: BoardProblemCode, line: number, found: string, expected: string): never {
  throw new BoardSyntaxError({ code, line, found, expected });
}
