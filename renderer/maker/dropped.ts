/** A file with text in it that is dropped on the bench: a board, or a list. */

import { BoardSyntaxError } from '../../shared/board-file.ts';
import { isDeckText } from '../../shared/deck-file.ts';
import { limits } from '../../shared/limits.ts';
import { type Bench, benchOf } from './bench.ts';
import { type Decoded, decoded } from './texts.ts';

export type Dropped = { readonly bench: Bench } | { readonly list: string } | 'no-board';

/** Whether it is no photo, but a text. */
export function isText({ name, type }: File): boolean {
  return type.startsWith('text/') || /\.(board|txt|csv|tsv)$/i.test(name);
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

async function textOf(file: File): Promise<Decoded | undefined> {
  if (file.size > limits.deckFileBytesMax) return undefined;
  try {
    return decoded(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return undefined; // gone from the disk
  }
}
