/** What of a card is said aloud, and in which language. Pure. */

import type { SpotView, TableView } from '../../shared/table-view.ts';
import { isUp } from './changes.ts';
import { photoOf } from './photo.ts';

export interface Aloud {
  readonly text: string;
  /** As in HTML. */
  readonly language: string;
}

/** @returns undefined: it lies face down, it has no language, or there is nothing to say of it */
export function aloudOf(
  spot: SpotView | undefined,
  { language: ofAll }: Pick<TableView, 'language'>,
): Aloud | undefined {
  if (spot === undefined || !isUp(spot)) return undefined;
  const { card, say, language = ofAll } = spot;
  const text = say ?? (photoOf(card) === undefined ? card : '');
  return language === null || !/[\p{L}\p{N}]/u.test(text) ? undefined : { text, language };
}

/** The languages in which cards of this game can be said. */
export function languagesOf({ language, languages = [] }: TableView): readonly string[] {
  return [...new Set([...languages, ...(language === null ? [] : [language])])];
}

/** The spots that show a card which they did not show before; another game shows none. */
export function turnedUp(before: TableView | undefined, after: TableView): readonly SpotView[] {
  if (before?.game !== after.game) return [];
  return after.spots.filter((spot, index) => {
    const was = before.spots[index] ?? 0;
    return isUp(spot) && !(isUp(was) && was.card === spot.card);
  });
}
