/** What can lie on a card of a deck. */

/** A text, or a picture. */
export type DeckFace = TextFace | PictureFace;

export type TextFace = string | SpokenText;

/** A text that is said in other words: `3 × 4`, “three times four”. */
export interface SpokenText {
  readonly text: string;
  readonly say: string;
}

export interface PictureFace {
  /** `data:image/webp;base64,…` */
  readonly picture: string;
  readonly name?: string;
  /** What is said aloud for it. */
  readonly say?: string;
  /** The mean colour, `#rrggbb`. */
  readonly colour?: string;
}

export function isPicture(face: DeckFace): face is PictureFace {
  return typeof face === 'object' && 'picture' in face;
}

export function textOf(face: TextFace): string {
  return typeof face === 'string' ? face : face.text;
}
