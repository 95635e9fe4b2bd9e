import { open, stat } from 'node:fs/promises';
import { BoardSyntaxError, parseBoardFile } from '../../shared/board-file.ts';
import { fileBytesMax, isDeckText, parseDeckFile } from '../../shared/deck-file.ts';
import type { Deck } from './deck.ts';
import { deckOfFile } from './deck-of-file.ts';

/**
 * Reads a board file or a deck file. Its size is looked at before it is read, so a wrong choice in a
 * dialog cannot fill the memory.
 * @throws BoardSyntaxError if it is no regular file, too big, not UTF-8, or departs from the grammar
 * @throws the system's error if it cannot be read
 */
export async function readBoardFile(filename: string): Promise<Deck> {
  const stats = await stat(filename);
  // A pipe or a device could be read for ever.
  if (!stats.isFile()) throw notAFile();
  const file = await open(filename, 'r');
  try {
    const head = new Uint8Array(HEAD_BYTES);
    await file.read(head, 0, HEAD_BYTES, 0);
    checkSize(head, stats.size);
    return parseBoardBytes(await file.readFile());
  } finally {
    await file.close();
  }
}

/**
 * @returns what the board file or deck file with these bytes says
 * @throws BoardSyntaxError as readBoardFile does
 */
export function parseBoardBytes(bytes: Uint8Array): Deck {
  checkSize(bytes);
  return parseBoardText(decodeLines(bytes));
}

/** The same, of a text that was decoded from a file of a legal size. */
export function parseBoardText(text: string): Deck {
  return isDeckText(text) ? deckOfFile(parseDeckFile(text)) : parseBoardFile(text);
}

/** A byte-order mark and a first character. */
const HEAD_BYTES = 4;

/** @throws BoardSyntaxError if a file that begins with `head` is too big */
export function checkSize(head: Uint8Array, bytes = head.length): void {
  const most = fileBytesMax(head);
  if (bytes > most) refuse('too-big', 1, `${bytes} bytes`, `at most ${most}`);
}

/** @returns the error for a pipe, a device, a folder */
export function notAFile(): BoardSyntaxError {
  const [found, expected] = ['something that is no file', 'a text file'];
  return new BoardSyntaxError({ code: 'not-a-file', line: 1, found, expected });
}

/** `bytes` as text; the first line that is not UTF-8 is named. @throws BoardSyntaxError */
export function decodeLines(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (text !== undefined) return text;
  return refuse('not-utf8', firstBadLine(bytes), 'bytes that are not UTF-8', 'UTF-8 text');
}

/** No byte of a longer UTF-8 sequence is a newline, so each line is UTF-8 or not by itself. */
function firstBadLine(bytes: Uint8Array): number {
  let start = 0;
  for (let line = 1; ; line++) {
    const newline = bytes.indexOf(0x0a, start);
    if (newline < 0 || decode(bytes.subarray(start, newline)) === undefined) return line;
    start = newline + 1;
  }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined; // a fatal decoder throws for one reason: the bytes are not UTF-8
  }
}

function refuse(
  code: 'too-big' | 'not-utf8',
  line: number,
  found: string,
  expected: string,
): never {
  throw new BoardSyntaxError({ code, line, found, expected });
}
