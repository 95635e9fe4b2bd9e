/** Why a wish of the host did not come true; the desk has a sentence for each reason. */

import { failureCode } from '../../shared/failures.ts';
import type { PowerName } from '../../shared/host-api.ts';
import type { HostFailure } from '../../shared/host-state.ts';
import type { DeskDictionary } from '../text/desk-dictionary.ts';

export type Trouble = keyof DeskDictionary['trouble'];

/** Why no answer came. */
export function outageOf(error: unknown): Trouble {
  const code = error instanceof Error ? failureCode(error.message) : undefined;
  return code === 'no-secret' || code === 'not-found' ? 'secret' : 'lost';
}

/** Powers that only read the host's boards. */
const READING: ReadonlySet<PowerName> = new Set([
  'ownBoards',
  'readOwnBoard',
  'ownPictures',
  'readDraft',
]);

/** Why a power did nothing; undefined: that is told elsewhere. */
export function troubleOf(failure: HostFailure, power: PowerName): Trouble | undefined {
  switch (failure.code) {
    case 'no-such-seat':
    case 'no-such-table':
    case 'no-such-team':
      return 'seat';
    case 'no-such-board':
    case 'no-library':
      return 'board';
    case 'many-boards':
      return 'manyBoards';
    case 'bad-title':
      return 'boardTitle';
    case 'board-disk':
      if (READING.has(power)) return 'boardUnread';
      return failure.trouble === 'full' ? 'boardFull' : 'boardDisk';
    case 'no-such-card':
      return 'card';
    case 'few-cards':
    case 'no-bringing':
      return 'fewCards';
    case 'not-away':
      return 'notAway';
    case 'computers-full':
      return 'computersFull';
    case 'no-seat':
      return 'noSeat';
    case 'no-game':
      return 'noGame';
    case 'board-file':
    case 'no-such-step':
      return undefined; // it has a dialog of its own, or is told beside its button
    case 'no-page':
    case 'bad-power':
    case 'unknown-power':
      return 'other';
  }
}
