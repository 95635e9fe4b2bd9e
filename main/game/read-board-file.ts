import { readFile, stat } from 'node:fs/promises';
import { BoardSyntaxError, parseBoardFile } from '../../shared/board-file.ts';
import { limits } from '../../shared/limits.ts';
import type { Deck } from './deck.ts';

/**
 * Reads a board file. Its size is looked at before it is read, so a wrong choice in a dialog
 * cannot fill the memory.
 * @throws BoardSyntaxError if it is no regular file, too big, not UTF-8, or departs from the grammar
 * @throws the system's error if it cannot be read
 */
export async function readBoardFile(filename: string): Promise<Deck> {
  const stats = await stat(filename);
  // A pipe or a device could be read for ever.
  if (!stats.isFile()) refuse('not-a-file', 1, 'something that is no file', 'a text file');
  if (stats.size > limits.boardFileBytesMax) tooBig(stats.size);
  return parseBoardBytes(await readFile(filename));
}

/**
 * @returns what the board file with these bytes says
 * @throws BoardSyntaxError as readBoardFile does
 */
export function parseBoardBytes(bytes: Uint8Array): Deck {
  if (bytes.length > limits.boardFileBytesMax) tooBig(bytes.length);
  return parseBoardFile(decodeLines(bytes));
}

/** `bytes` as text; the first line that is not UTF-8 is named. */
function decodeLines(bytes: Uint8Array): string {
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

function tooBig(bytes: number): never {
  return refuse('too-big', 1, `${bytes} bytes`, `at most ${limits.boardFileBytesMax}`);
}

function refuse(
  code: 'not-a-file' | 'too-big' | 'not-utf8',
  line: number,
  found: string,
  expected: string,
): never {
  throw new BoardSyntaxError({ code, line, found, expected });
}
