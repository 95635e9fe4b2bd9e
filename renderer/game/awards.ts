/** Awards in words, and in the order in which they are shown. Pure. */

import type { Award } from '../../shared/awards.ts';
import type { TableView } from '../../shared/table-view.ts';
import type { Dictionary } from '../text/dictionary.ts';
import type { StoryDictionary } from '../text/story-dictionary.ts';
import { shown, shownPair } from './say.ts';
import { awardAt, ranked } from './situation.ts';

/** Everybody's: mine first, then by rank. */
export function awardsShown(view: TableView): readonly Award[] {
  const mine = awardAt(view, view.you.seat);
  const all = ranked(view).flatMap(({ seat }) => awardAt(view, seat) ?? []);
  return mine === undefined ? all : [mine, ...all.filter((award) => award !== mine)];
}

/** "Waited 2.4 seconds in line for 🪼." */
export function awardSentence(text: Dictionary, words: StoryDictionary, award: Award): string {
  const { kind, card, with: other, of = 0 } = award;
  // Nobody counts tenths of a second in half a minute, and nothing takes no time.
  const value = award.value < 10 ? Math.max(0.1, award.value) : Math.round(award.value);
  const pair = card === undefined ? '' : shownPair(text, card, other);
  const one = card === undefined || other !== undefined ? pair : shown(text, card);
  return words.awards[kind].told({ value, of, card: one, pair });
}
