/** What is said of cards that are brought. Pure. */

import type { BringingView, BroughtFace } from '../../shared/brought.ts';
import { shortened } from '../../shared/graphemes.ts';
import { isEmoji } from '../../shared/emoji.ts';
import type { TableView } from '../../shared/table-view.ts';
import { isPerson } from './situation.ts';

export type BroughtKind = 'photo' | 'word' | 'emoji';

/** Letters of a face inside of a sentence. */
const SAID_MAX = 24;

export function kindOf({ text = '', picture }: BroughtFace): BroughtKind {
  if (picture !== undefined) return 'photo';
  return isEmoji(text) ? 'emoji' : 'word';
}

/** A face in words: `photo, Our cat`. */
export function faceInWords(
  { text = '', picture, name }: BroughtFace,
  words: { readonly photo: (name: string) => string; readonly aPhoto: string },
): string {
  if (picture === undefined) return text;
  return name === undefined ? words.aPhoto : words.photo(name);
}

/** A face as a sentence names it; undefined: a photo without a name. */
export function faceSaid({ text, picture, name }: BroughtFace): string | undefined {
  const said = picture === undefined ? text : name;
  return said === undefined ? undefined : shortened(said, SAID_MAX);
}

/** How many of the cards each person has brought, by seat; who has left and brought none is left out. */
export function broughtBy({ players }: TableView, cards: BringingView['cards']) {
  return players
    .filter(isPerson)
    .map((player) => {
      const count = cards.filter(({ seat }) => seat === player.seat).length;
      return { ...player, count };
    })
    .filter(({ presence, count }) => count > 0 || presence === 'here' || presence === 'away');
}

/** Degrees by which a card lies askew: the same wherever it is seen. */
export function tiltOf(number: number): number {
  return ((number * 5) % 7) - 3;
}
