/** Boards as *My boards* keeps them. */

import { formatDeckFile } from '../../shared/deck-file.ts';
import { type Bench, deckOf } from './bench.ts';
import { formatDraft, parseDraft } from './draft.ts';
import type { LeftDraft, MakerHost } from './opening.ts';
import { blocks, problemsOf } from './problems.ts';

/** A board that can be played, or one that is not finished. */
export function boardText(bench: Bench, title: string) {
  const deck = problemsOf(bench).some(blocks) ? undefined : deckOf(bench, title);
  return deck === undefined
    ? { text: formatDraft({ bench }), isFinished: false }
    : { text: formatDeckFile(deck), isFinished: true };
}

/**
 * Keeps a draft as a board of its own, so that another one may begin.
 * @returns whether nothing of it would be lost
 */
export async function keepLeft(
  host: Pick<MakerHost, 'save' | 'keepDraft'>,
  { text, photos }: LeftDraft,
  untitled: string,
): Promise<boolean> {
  const left = parseDraft(text, photos);
  if (left === undefined) return true; // nobody can read it
  const title = left.bench.title || untitled;
  const id = await host.save(undefined, title, boardText(left.bench, title).text);
  if (id === undefined) return false;
  await host.keepDraft(null);
  return true;
}
