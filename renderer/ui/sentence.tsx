/** Texts with more in them than letters: photos, and places where they break. */

import { Fragment } from 'preact';
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

export function WordPieces({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(' ').map((piece, index) => (
        <Fragment key={index}>
          {index === 0 ? '' : ' '}
          <span>{piece}</span>
        </Fragment>
      ))}
    </>
  );
}
