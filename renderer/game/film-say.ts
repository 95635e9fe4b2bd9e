/** What is said while a game is watched again. Pure. */

import type { TableView } from '../../shared/table-view.ts';
import type { Dictionary, Lines } from '../text/dictionary.ts';
import type { FilmDictionary } from '../text/story-dictionary.ts';
import type { Film, Find } from './film.ts';
import { short, shownPair } from './say.ts';
import { nameOf } from './situation.ts';

export interface FilmText {
  readonly text: Dictionary;
  readonly words: FilmDictionary;
}

type Found = Pick<Find, 'seat' | 'card' | 'with'>;

/** Who found what. */
export function sayFind({ text, words }: FilmText, view: TableView, find: Found): string {
  const { seat, card, with: other } = find;
  const pair = shownPair(text, card, other);
  if (seat === view.you.seat) return words.youFound(pair);
  return text.tv.found(short(nameOf(view, seat)), pair);
}

export interface FilmMoment {
  readonly film: Pick<Film, 'count' | 'isCut'>;
  /** What is shown. */
  readonly view: TableView;
  /** The newest pair. */
  readonly find: Found | undefined;
  readonly isAtEnd: boolean;
  /** Whether the viewer joined later and did not play in it. */
  readonly isLate: boolean;
}

export function sayFilm(filmText: FilmText, moment: FilmMoment): Lines {
  const { text, words } = filmText;
  const { film, view, find, isAtEnd, isLate } = moment;
  if (film.count === 0) return words.lost;
  if (film.isCut && isAtEnd) return words.cut;
  const left = text.score.pairsLeft(view.pairsLeft);
  if (find === undefined) return [words.begin, isLate ? words.late : left];
  return [sayFind(filmText, view, find), left];
}
