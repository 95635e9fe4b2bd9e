import { BoardSyntaxError } from '../../shared/board-file.ts';
import type { BroughtFace } from '../../shared/brought.ts';
import { isFaceText, pictureOf, wireText } from '../../shared/deck-file.ts';
import { Refusal } from '../../shared/failures.ts';
import { beginning } from '../../shared/beginning.ts';
import { limits } from '../../shared/limits.ts';
import { cleaned } from '../../shared/name.ts';
import { isEmoji } from '../../shared/emoji.ts';
import { isShort } from '../../shared/readers.ts';
import type { Picture } from '../game/deck.ts';
import { hashOf } from '../game/deck-of-file.ts';

/** What somebody brings, as it came. A picture is base64, bare or as a `data:` address. */
export type Given =
  | { readonly text: string }
  | { readonly picture: string; readonly name?: string; readonly colour?: string };

/** A card that can be brought. */
export interface Brought {
  readonly face: BroughtFace;
  readonly picture?: Picture;
}

/** @throws Refusal if it is no face */
export function readBrought(given: Given): Brought {
  return 'text' in given ? readText(given.text) : readPhoto(given);
}

/** A single emoji stays as it is: cleaning would strip a flag of the letters that name its country. */
function readText(given: string): Brought {
  if (!isShort(given)) throw new Refusal('bad-face');
  const trimmed = given.trim();
  const text = isEmoji(trimmed) ? trimmed : cleaned(given);
  if (text === undefined || !isFaceText(text)) throw new Refusal('bad-face');
  // On the wire that is what a picture is called.
  if (/^photo_\d+$/.test(wireText(text))) throw new Refusal('same-card');
  return { face: { text } };
}

function readPhoto({ picture: base64, name, colour }: Extract<Given, { picture: string }>) {
  if (name !== undefined && !isShort(name)) throw new Refusal('bad-face');
  const picture = readPicture(base64.startsWith('data:') ? base64 : `data:;base64,${base64}`);
  const shown = name === undefined ? undefined : cleaned(name);
  const face = {
    picture: hashOf(picture.bytes),
    ...(shown === undefined ? {} : { name: beginning(shown, limits.faceTextCharsMax).trim() }),
    ...(colour === undefined ? {} : { colour }),
  };
  return { face, picture };
}

function readPicture(address: string): Picture {
  try {
    return pictureOf({ picture: address });
  } catch (error) {
    if (error instanceof BoardSyntaxError) throw new Refusal('bad-picture');
    throw error;
  }
}
