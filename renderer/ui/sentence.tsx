/** A sentence, with its photos as pictures. */

import './sentence.css';
import { partsOf, photoName } from '../game/photo.ts';
import { useText } from './page.ts';

export function Sentence({ text }: { readonly text: string }) {
  const { spot } = useText();
  return (
    <>
      {partsOf(text).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <img
            key={index}
            class="inline-photo"
            src={part.address}
            alt={photoName(part, spot.photoNumber)}
          />
        ),
      )}
    </>
  );
}
