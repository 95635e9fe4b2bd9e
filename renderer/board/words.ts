/** The label of a spot for those who cannot see it, and the words on its tag. */

import type { FaceUp, SpotView, TableView } from '../../shared/table-view.ts';
import { isUp } from '../game/changes.ts';
import { photoOf } from '../game/photo.ts';
import type { Dictionary } from '../text/dictionary.ts';

/** The words that a board needs. */
export type BoardWords = Pick<Dictionary, 'spot' | 'tag' | 'zoom' | 'score'>;

/** My place in the line for a card, from 1; 0: I do not wait for it. */
export function placeOf(spot: SpotView, me: number | null): number {
  return me === null || !isUp(spot) ? 0 : (spot.waiting?.indexOf(me) ?? -1) + 1;
}

export function isMine({ by }: FaceUp, me: number | null): boolean {
  return by !== undefined && by === me;
}

/** "row 2, column 3, 🦄, you’re next, Bob has it": it contains what the tag says, right behind the card. */
export function labelOf(words: BoardWords['spot'], view: TableView, index: number): string {
  const { columns, players, you } = view;
  const spot = view.spots[index] ?? 0;
  const at = words.at(Math.floor(index / columns) + 1, (index % columns) + 1);
  if (!isUp(spot)) return `${at}, ${spot === 0 ? words.gone : words.down}`;
  const parts = [at, cardLabel(words, spot.card)];
  const place = placeOf(spot, you.seat);
  if (place > 0) parts.push(words.waiting(place));
  const mine = isMine(spot, you.seat);
  const who = players.find(({ seat }) => seat === spot.by)?.name ?? '?';
  if (spot.as === 'pair') parts.push(mine ? words.myPair : words.pairOf(who));
  const partner = spot.as === 'pair' && view.unlike ? partnerOf(view, index, spot) : undefined;
  if (partner !== undefined) parts.push(words.pairWith(cardLabel(words, partner.card)));
  if (spot.as !== 'pair' && spot.by !== undefined) parts.push(mine ? words.mine : words.has(who));
  return parts.join(', ');
}

/** "Hund", "photo, Our cat", "photo 7" */
function cardLabel(words: BoardWords['spot'], card: string): string {
  const photo = photoOf(card);
  if (photo === undefined) return card;
  return photo.name === '' ? words.photoNumber(photo.number) : words.photo(photo.name);
}

/** The other card of a pair that is not of two equal ones. */
function partnerOf({ spots }: TableView, index: number, { card, by }: FaceUp): FaceUp | undefined {
  const isOther = (spot: SpotView, at: number): spot is FaceUp =>
    at !== index && isUp(spot) && spot.as === 'pair' && spot.by === by && spot.card !== card;
  return spots.find((spot, at): spot is FaceUp => isOther(spot, at));
}

export interface Tag {
  readonly icon?: 'wait' | 'check';
  /** May be empty. */
  readonly word: string;
}

export function tagOf(words: BoardWords['tag'], spot: FaceUp, me: number | null): Tag | undefined {
  const place = placeOf(spot, me);
  if (place > 0) return { icon: 'wait', word: words.place(place) };
  const mine = isMine(spot, me);
  if (spot.as === 'pair') return { icon: 'check', word: mine ? words.pair : '' };
  return mine ? { word: words.you } : undefined;
}
