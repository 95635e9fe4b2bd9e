import type { Card, PlayerId } from '../../shared/card.ts';

/** The row-major number of a spot. */
export type SpotIndex = number;

/** A place on the board, as an immutable value: the type has no face-down card with a controller. */
export type Spot =
  | { readonly face: 'none' }
  | { readonly face: 'down'; readonly card: Card }
  | { readonly face: 'up'; readonly card: Card; readonly controller: PlayerId | undefined };

export const NO_CARD: Spot = { face: 'none' };

/** A spot at the start of a game; without a card it is empty from the start. */
export function faceDown(card: Card | undefined): Spot {
  return card === undefined ? NO_CARD : { face: 'down', card };
}

export function controllerOf(spot: Spot): PlayerId | undefined {
  return spot.face === 'up' ? spot.controller : undefined;
}
