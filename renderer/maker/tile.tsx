/**
 * A face as it lies on the bench: an emoji, a word or a photo. It is for the eye; its button has
 * the label.
 */

import type { DeckFace } from '../../shared/deck-face.ts';
import { isEmoji } from '../../shared/emoji.ts';
import { wordStyle } from '../board/word-layout.ts';
import { Snap } from '../ui/snap.tsx';
import { WordPieces } from '../ui/sentence.tsx';
import { isPhoto, played } from './bench.ts';

/** Sharp on a screen with two pixels for one. */
const SNAP_PX = 160;

export function Face({ face }: { readonly face: DeckFace }) {
  if (isPhoto(face)) {
    const style = face.colour === undefined ? {} : { background: face.colour };
    return (
      <span class="maker-shot" style={style}>
        <Snap address={face.picture} side={SNAP_PX} />
      </span>
    );
  }
  const text = played(face);
  if (isEmoji(text)) return <span class="maker-sign">{text}</span>;
  return (
    <span class="maker-text" dir="auto" style={wordStyle(text)}>
      <WordPieces text={text} />
    </span>
  );
}
