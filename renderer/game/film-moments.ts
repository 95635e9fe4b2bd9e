/** Which moment of a film is shown, or comes next. Pure. */

import type { Film } from './film.ts';

/** Steps instead of motion: only pairs are shown, each until the next. */
export function stillShare({ finds }: Pick<Film, 'finds'>, share: number): number {
  if (share === 1) return 1;
  return finds.reduce((last, find) => (find.share <= share ? find.share : last), 0);
}

/** Before the first pair is the beginning, and behind the last one the end. */
export function foundFrom({ finds }: Pick<Film, 'finds'>, share: number, by: 1 | -1): number {
  if (by === 1) return finds.find((find) => find.share > share)?.share ?? 1;
  const before = finds.filter((find) => find.share < share);
  return before[before.length - 1]?.share ?? 0;
}

type Steps = Pick<Film, 'count' | 'stepsAt' | 'shareAfter'>;

/** Steps of one millisecond are shown together; behind the last one is the end. */
export function steppedFrom(film: Steps, share: number, by: 1 | -1): number {
  const steps = film.stepsAt(share);
  if (by === 1) return steps < film.count ? film.shareAfter(steps + 1) : 1;
  const now = film.shareAfter(steps);
  let before = Math.max(0, steps - 1);
  while (before > 0 && film.shareAfter(before) === now) before--;
  return film.shareAfter(before);
}
