/** A face as it lies on the bench: an emoji, a word or a photo. What it is, its card says. */

import type { DeckFace } from '../../shared/deck-file.ts';
import { isPicture } from '../../shared/picture.ts';
import { wordStyle } from '../board/word-layout.ts';
import { Snap } from '../ui/snap.tsx';
import { WordPieces } from '../ui/word-pieces.tsx';
import { isPhoto, played } from './bench.ts';

/** Sharp on a screen with two pixels for one. */
const SNAP_PX = 160;

export function Face({ face }: { readonly face: DeckFace }) {
  if (isPhoto(face)) {
    const style = face.colour === undefined ? {} : { background: face.colour };
    return (
      <span class="shot" style={style}>
        <Snap address={face.picture} side={SNAP_PX} />
      </span>
    );
  }
  const text = played(face);
  if (isPicture(text)) return <span class="sign">{text}</span>;
  return (
    <span class="text" dir="auto" style={wordStyle(text)}>
      <WordPieces text={text} />
    </span>
  );
}
