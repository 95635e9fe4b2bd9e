/** A text on a card that is no part of the board: in pieces, between which it breaks. */

import { Fragment } from 'preact';

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
