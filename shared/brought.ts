/** The cards that everybody brings for the next game, as clients see them. */

import type { PictureHash } from './faces.ts';

/** A text or an emoji; or a picture, with its name and its mean colour (`#rrggbb`). */
export interface BroughtFace {
  readonly text?: string;
  readonly picture?: PictureHash;
  readonly name?: string;
  readonly colour?: string;
}

/** A card on the table. Numbers grow, and none is used twice. */
export interface BroughtView extends BroughtFace {
  readonly number: number;
  /** Of who brought it; null: they have no seat any more. */
  readonly seat: number | null;
}

/** One's own card. */
export interface OwnBrought extends BroughtFace {
  readonly number: number;
  /** Whether everybody sees it: the host may want to look first. */
  readonly shown: boolean;
}

/** What everybody sees while cards are brought. */
export interface BringingView {
  /** Cards that each player may bring. */
  readonly each: number;
  readonly looksFirst: boolean;
  /** The shown ones, in the order in which they came. */
  readonly cards: readonly BroughtView[];
}

/** What the host decides about it. */
export interface BringingSettings {
  /** Cards from each player: 1 to 3. */
  readonly each: number;
  /** A card is shown to others once the host says so. */
  readonly looksFirst: boolean;
}
