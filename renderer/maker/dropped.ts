/** A file with text in it that is dropped on the bench: a board, or a list. */

import { BoardSyntaxError } from '../../shared/board-file.ts';
import { isDeckText } from '../../shared/deck-file.ts';
import { limits } from '../../shared/limits.ts';
import { type Bench, benchOf } from './bench.ts';

export type Dropped = { readonly bench: Bench } | { readonly list: string } | 'no-board';

/** Whether it is no photo, but a text. */
export function isText({ name, type }: File): boolean {
  return type.startsWith('text/') || /\.(board|txt|csv|tsv)$/i.test(name);
}

/** Whether it is called as spreadsheets call their lists. */
export function isListName(name: string): boolean {
  return /\.(csv|tsv)$/i.test(name);
}

export async function readDropped(file: File): Promise<Dropped> {
  const read = await textOf(file);
  if (read === undefined) return 'no-board';
  const { text, isGuess } = read;
  try {
    if (!isGuess) return { bench: benchOf(text, file.name.replace(/\.[^.]*$/, '')) };
  } catch (error) {
    if (!(error instanceof BoardSyntaxError)) throw error;
  }
  const isMeant = isDeckText(text) || /\.board$/i.test(file.name);
  return isMeant || text.trim() === '' ? 'no-board' : { list: text };
}

export interface Decoded {
  readonly text: string;
  /** It may be another encoding: fine for a list, which is looked at first, and not for a board. */
  readonly isGuess: boolean;
}

/** UTF-8 and UTF-16 as their bytes say; else as spreadsheets on Windows write it. */
export function decoded(bytes: Uint8Array): Decoded {
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

async function textOf(file: File): Promise<Decoded | undefined> {
  if (file.size > limits.deckFileBytesMax) return undefined;
  try {
    return decoded(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return undefined; // gone from the disk
  }
}
