/** What is told once a game is over: awards in words and in order, and how the evening stands. Pure. */

import type { Award } from '../../shared/awards.ts';
import type { EveningLine, EveningView, TableView } from '../../shared/table-view.ts';
import type { Dictionary } from '../text/dictionary.ts';
import type { StoryDictionary } from '../text/story-dictionary.ts';
import { shown, shownPair } from './say.ts';
import { awardAt, ranked } from './situation.ts';

interface EveningWords {
  readonly night: string;
  readonly day: string;
}

/** What an evening is called at this hour: a lesson in the morning is no night. */
export function eveningName({ night, day }: EveningWords, hour: number): string {
  return hour >= 17 || hour < 5 ? night : day;
}

/** The numbers of the newest games that fit into `columns`, the oldest of them first. */
export function gamesShown({ games, lines }: EveningView, columns: number): readonly number[] {
  const known = lines[0]?.games.length ?? 0;
  const count = Math.min(games, known, columns);
  return Array.from({ length: count }, (_, index) => games - count + index + 1);
}

/** What somebody did in the newest games. */
export function resultsShown({ games }: EveningLine, count: number): EveningLine['games'] {
  return games.slice(games.length - count);
}

/** Whether this line is mine: a seat that its player left may be another's. */
export function isMine({ seat, left = false }: EveningLine, me: number | null): boolean {
  return seat === me && !left;
}

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
