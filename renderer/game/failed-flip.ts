/** The sentence for a flip that failed. */

import type { FailureCode } from '../../shared/failures.ts';
import { isHostTrouble, wayOf } from './refusals.ts';
import type { OwnNotice } from './say.ts';

/** The facts of a flip that its sentence needs if it fails. */
export interface FlipContext {
  /** The first card that I controlled when it was sent. */
  readonly held: string | undefined;
  /** The card that it waited for (1-D). */
  readonly waitedFor: string | undefined;
}

/**
 * @param who the name of the player who caused it; undefined: nobody but me
 * @returns undefined where the table, or another screen, says it all
 */
export function noticeOfFailure(
  code: FailureCode,
  who: string | undefined,
  { held, waitedFor }: FlipContext,
): OwnNotice | undefined {
  switch (code) {
    case '1-A':
      if (waitedFor === undefined || who === undefined) return { kind: 'gone' };
      return { kind: 'goneWaiting', who, cards: [waitedFor] };
    case '2-A':
      return held === undefined ? { kind: 'gone' } : { kind: 'goneSecond', cards: [held] };
    case '2-B':
      if (held === undefined) return undefined; // there is no card to name
      if (who === undefined) return { kind: 'sameCard', cards: [held] };
      return { kind: 'taken', who, cards: [held] };
    case '4-H':
      return { kind: 'notBegun' };
    case '4-I':
      return { kind: 'ended' };
    default: {
      const way = wayOf(code);
      return isHostTrouble(way) ? { kind: way } : undefined;
    }
  }
}
