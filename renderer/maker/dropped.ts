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

export async function readDropped(file: File): Promise<Dropped> {
  const text = await textOf(file);
  if (text === undefined) return 'no-board';
  try {
    return { bench: benchOf(text, file.name.replace(/\.[^.]*$/, '')) };
  } catch (error) {
    if (!(error instanceof BoardSyntaxError)) throw error;
    const isMeant = isDeckText(text) || /\.board$/i.test(file.name);
    return isMeant || text.trim() === '' ? 'no-board' : { list: text };
  }
}

async function textOf(file: File): Promise<string | undefined> {
  if (file.size > limits.deckFileBytesMax) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined; // not UTF-8, or gone from the disk
  }
}
