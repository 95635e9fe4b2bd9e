/** Three surprises of the rules, each explained with a picture when it first happens. Pure. */

import type { OwnNotice } from './say.ts';
import type { Situation } from './situation.ts';

export const hints = [
  /** My pair stays until my next flip. */
  'pair',
  /** A card that somebody has can be waited for. */
  'wait',
  /** A second card that somebody has costs me my first. */
  'taken',
] as const;

export type Hint = (typeof hints)[number];

/** What happens now that may be a surprise. */
export function hintOf(situation: Situation, notice: OwnNotice | undefined): Hint | undefined {
  if (notice !== undefined) return notice.kind === 'taken' ? 'taken' : undefined;
  if (situation.kind === 'pair') return 'pair';
  return situation.kind === 'waiting' ? 'wait' : undefined;
}
