import { Refusal } from '../../shared/failures.ts';
import { friendlyName } from '../../shared/friendly-name.ts';
import type { Random } from '../game/deck.ts';
import type { Table } from '../table/table.ts';
import type { Likes } from './likes.ts';
import type { Speech } from './words.ts';

export interface SeatOptions {
  readonly ownId: string;
  readonly likes: Pick<Likes, 'value' | 'keep'>;
  readonly speech: Pick<Speech, 'language'>;
  readonly random: Random;
}

/**
 * Gives the host a seat before the window opens, so that it shows the table at once: otherwise it would
 * have to look at the table, join, and look again. A host who only watches gets none.
 */
export function seatHost(table: Table, { ownId, likes, speech, random }: SeatOptions): void {
  const isKnown = table.seats.find(ownId) !== undefined || table.seats.isRemoved(ownId);
  if (isKnown || likes.value['watches'] === 'true') return;
  const wanted = likes.value['name'] ?? friendlyName(speech.language, random);
  try {
    const { name } = table.players.join(ownId, { name: wanted, code: table.players.door.code });
    likes.keep('name', name);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return; // the page is refused as well, and says why
  }
  table.players.setPresence(ownId, 'away'); // until the window is here
}
