import type { Card, PlayerId } from '../../shared/card.ts';

/** The row-major number of a spot. */
export type SpotIndex = number;

/** A place on the board, as an immutable value: a face-down card with a controller cannot be said. */
export type Spot =
  | { readonly face: 'none' }
  | { readonly face: 'down'; readonly card: Card }
  | { readonly face: 'up'; readonly card: Card; readonly controller: PlayerId | undefined };

export const NO_CARD: Spot = { face: 'none' };

export function controllerOf(spot: Spot): PlayerId | undefined {
  return spot.face === 'up' ? spot.controller : undefined;
}
