/** Which cards are pictures, which are words, and which are photos. */

import { EMOJI } from './graphemes.ts';

const PICTURE = new RegExp(`^(?:${EMOJI})$`, 'u');

/**
 * What is printed on the cards of a board: `photos` if its deck has any picture of its own, `words` if
 * any card is no picture, and else `pictures`, which are emoji.
 */
export type Faces = 'words' | 'pictures' | 'photos';

/** Whether a card is one picture, and not a word. */
export function isPicture(card: string): boolean {
  return PICTURE.test(card);
}
