/** Apart from graphemes.ts, because no phone needs it. */

import { charactersOf } from './graphemes.ts';

/** Units behind a beginning that tell where its last character ends: more than any emoji has. */
const LOOKED_AHEAD = 64;

/**
 * The longest beginning of `text` that has at most `max` code points and ends where a character
 * does. A first character that is longer alone is cut all the same.
 */
export function beginning(text: string, max: number): string {
  const seen = text.slice(0, 2 * max + LOOKED_AHEAD);
  let head = '';
  let length = 0;
  for (const character of charactersOf(seen)) {
    length += Array.from(character).length;
    if (length > max) break;
    head += character;
  }
  return head === '' ? Array.from(seen).slice(0, max).join('') : head;
}
