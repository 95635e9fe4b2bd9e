/** My best solo game of each board, kept on this device. */

import { loadText, saveText } from '../net/storage.ts';

export interface Best {
  readonly seconds: number;
  readonly tries: number;
}

/**
 * @returns the best so far on this board, this game included, and whether it is this game; undefined
 *     where this one has no time, as one that the host's first version saved
 */
export function keepBest(
  board: string,
  now: Best,
): { readonly best: Best; readonly isNew: boolean } | undefined {
  if (now.seconds === 0) return undefined; // nobody knows how long it took
  const key = `best.${board}`;
  const before = parse(loadText(key));
  const isNew = before === undefined || isBetter(now, before);
  if (isNew) saveText(key, `${now.tries} ${now.seconds}`);
  return { best: isNew ? now : before, isNew: isNew && before !== undefined };
}

/** Fewer tries are better; with as many, less time. */
function isBetter(one: Best, other: Best): boolean {
  return one.tries === other.tries ? one.seconds < other.seconds : one.tries < other.tries;
}

function parse(text: string | undefined): Best | undefined {
  const [tries, seconds] = (text ?? '').split(' ').map(Number);
  if (tries === undefined || seconds === undefined) return undefined;
  return Number.isFinite(tries) && Number.isFinite(seconds) ? { tries, seconds } : undefined;
}
