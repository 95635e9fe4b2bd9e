/** What the say bar tells who brings cards. */

import type { TableView } from '../../shared/table-view.ts';
import { faceSaid } from '../game/brought.ts';
import { type Mark, type Mood, shown } from '../game/say.ts';
import type { BringDictionary } from '../text/bring-dictionary.ts';
import type { Dictionary, Lines } from '../text/dictionary.ts';
import type { BringNews } from './bring-store.ts';

export interface BringMoment {
  readonly text: Dictionary;
  readonly words: BringDictionary;
  readonly view: TableView;
  readonly news: BringNews | undefined;
  /** How many of mine came back, and can be brought again. */
  readonly returned: number;
}

export function sayBring(moment: BringMoment): {
  readonly mood: Mood;
  readonly mark: Mark;
  readonly lines: Lines;
} {
  const { news } = moment;
  const lines = news === undefined ? standing(moment) : newsLines(moment, news);
  const isTrouble = news !== undefined && news.kind !== 'takenBack';
  return { mood: isTrouble ? 'note' : 'plain', mark: 'look', lines };
}

/** What happened, also where a sheet hides the say bar. */
export function newsLines(
  { text, words }: Pick<BringMoment, 'text' | 'words'>,
  news: BringNews,
): Lines {
  if (news.kind !== 'same') return words.say[news.kind];
  const face = faceSaid(news.face);
  const isPhoto = news.face.picture !== undefined || face === undefined;
  return isPhoto ? words.say.samePhoto : words.say.same(shown(text, face));
}

function standing({ words: { say }, view, returned }: BringMoment): Lines {
  const { you, bringing } = view;
  const own = you.brought;
  const each = bringing?.each ?? 0;
  if (you.seat === null) return say.watching;
  if (returned > 0) return say.cameBack(returned);
  if (own.length === 0) return [say.none, say.ways];
  const isHidden = own.some(({ shown: isShown }) => !isShown);
  if (own.length >= each) return [say.all(own.length), isHidden ? say.looksFirst : say.enough];
  return [say.some(own.length), isHidden ? say.looksFirst : say.more(each - own.length)];
}
