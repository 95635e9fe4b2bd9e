/** The cards of a view as the page shows them: texts with their spaces, photos as marks. Pure. */

import type { Card } from '../../shared/card.ts';
import type { CardFace } from '../../shared/faces.ts';
import type { PlayerView, SpotView, TableView } from '../../shared/table-view.ts';
import { isUp } from './changes.ts';
import { type AddressOf, photoMark, withoutMarks } from './photo.ts';

/** How the page shows a card that does not simply show its string. */
export interface ShownCard {
  readonly shown: string;
  readonly language?: string;
  readonly say?: string;
}

export type Shows = ReadonlyMap<Card, ShownCard>;

export const NO_FACES: Shows = new Map();

export function showsOf(faces: readonly CardFace[], addressOf: AddressOf): Shows {
  return new Map(
    faces.map((face) => {
      const { card, text, picture, language, say } = face;
      const shown = picture === undefined ? withoutMarks(text ?? card) : photoMark(face, addressOf);
      return [card, { shown, ...(language && { language }), ...(say && { say }) }];
    }),
  );
}

/** A card as it stands in sentences. */
export function cardOf(shows: Shows, card: Card): string {
  return shows.get(card)?.shown ?? card;
}

export function faced(view: TableView, shows: Shows): TableView {
  if (shows.size === 0) return view;
  const of = (card: Card) => cardOf(shows, card);
  const spotOf = (spot: SpotView): SpotView => {
    const face = isUp(spot) ? shows.get(spot.card) : undefined;
    if (!isUp(spot) || face === undefined) return spot;
    const { shown: card, ...heard } = face;
    return { ...spot, card, ...heard };
  };
  const playerOf = ({ last, lastWith, ...player }: PlayerView): PlayerView => ({
    ...player,
    ...(last === undefined ? {} : { last: of(last) }),
    ...(lastWith === undefined ? {} : { lastWith: of(lastWith) }),
  });
  const pairOf = <T extends { readonly card?: Card; readonly with?: Card }>(pair: T): T => ({
    ...pair,
    ...(pair.card === undefined ? {} : { card: of(pair.card) }),
    ...(pair.with === undefined ? {} : { with: of(pair.with) }),
  });
  return {
    ...view,
    spots: view.spots.map(spotOf),
    players: view.players.map(playerOf),
    happenings: view.happenings.map((one) => ({ ...one, from: of(one.from), to: of(one.to) })),
    lastPair: view.lastPair && pairOf(view.lastPair),
    awards: view.awards.map(pairOf),
  };
}
