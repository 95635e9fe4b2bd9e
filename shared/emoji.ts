/** Which cards are emoji, which are words, and which are photos. */

import { EMOJI } from './graphemes.ts';

const ONE_EMOJI = new RegExp(`^(?:${EMOJI})$`, 'u');

/**
 * What is printed on the cards of a board: `photos` if its deck has any, `words` if any card is no
 * emoji, and else `pictures`, as emoji are called in the table view.
 */
export type Faces = 'words' | 'pictures' | 'photos';

/** Whether a card is one emoji, and not a word. */
export function isEmoji(card: string): boolean {
  return ONE_EMOJI.test(card);
}
