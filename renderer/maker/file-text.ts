/** Files with text in them, as the desk and the bench get them: boards, and lists of words. */

import { fileBytesMax, isDeckText } from '../../shared/deck-file.ts';
import type { OfferedFile } from '../../shared/desktop-api.ts';
import { limits } from '../../shared/limits.ts';
import { ankiHead } from './anki.ts';
import { LETTERS_MAX, guessColumns } from './list.ts';

/** What a text may be; both: a list if it is no board. */
export type FileText =
  | { readonly board: string; readonly list?: string }
  /** With one letter more than are read, if it has more. */
  | { readonly board?: undefined; readonly list: string };

/** Whether its name or the browser says that it is a text, and no photo. */
export function isText({ name, type }: File): boolean {
  return type.startsWith('text/') || isListName(name) || /\.(board|txt)$/i.test(name);
}

export async function contentOf(file: File): Promise<OfferedFile['content']> {
  if (file.size > limits.deckFileBytesMax) return 'too-big';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return bytes.length > fileBytesMax(bytes) ? 'too-big' : bytes;
  } catch {
    return 'unreadable'; // a folder, or a file that is gone by now
  }
}

/** @returns why it is none, in the words of a board's problem, or `no-text` for what a program wrote */
export function readText(name: string, bytes: Uint8Array): FileText | 'no-text' | 'not-utf8' {
  const { text, isGuess } = decoded(bytes);
  const list = text.slice(0, LETTERS_MAX + 1);
  const isWords = !CONTROL.test(list);
  const isListFile = isListName(name) || ankiHead(list) !== undefined;
  if (!isWords && (isGuess || isListFile)) return 'no-text';
  if (isListFile) return { list };
  const isBoard = /\.board$/i.test(name) || isDeckText(text) || hasGrid(text);
  if (isBoard) return isGuess ? 'not-utf8' : { board: text }; // a guess would show wrong cards
  if (isGuess || (isWords && guessColumns(list) === 2)) return { list };
  return { board: text, ...(isWords && hasLines(list) ? { list } : {}) };
}

/** Letters that no list has, such as those of a program's own file. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r]/u;

/** Whether the name is that of a spreadsheet's list. */
function isListName(name: string): boolean {
  return /\.(csv|tsv|tab)$/i.test(name);
}

/** Whether it begins as a board file does. */
function hasGrid(text: string): boolean {
  return /^\d+x\d+\s/.test(text.slice(0, 24));
}

function hasLines(text: string): boolean {
  return /[\r\n]/.test(text.trim());
}

/**
 * Reads UTF-8, and UTF-16 with its mark, by their bytes; anything else as Windows-1252, which
 * spreadsheets write, as a guess.
 */
function decoded(bytes: Uint8Array): { readonly text: string; readonly isGuess: boolean } {
  const [first, second] = bytes;
  const isSixteen = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isSixteen) {
    const encoding = first === 0xff ? 'utf-16le' : 'utf-16be';
    return { text: new TextDecoder(encoding).decode(bytes), isGuess: false };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuess: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuess: true };
  }
}
