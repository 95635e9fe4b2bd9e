/**
 * What the say bar says. One place for all words: what stands now (the situation), unless something
 * just happened that a player should be told first (a notice).
 */

import type { TableView } from '../../shared/table-view.ts';
import type { Dictionary, Lines } from '../text/dictionary.ts';
import { type Situation, nameOf } from './situation.ts';

/** Something that happened to this player, or that everybody should know. */
export type Notice =
  | { readonly kind: 'gone' }
  | { readonly kind: 'goneWaiting'; readonly who: string; readonly card: string }
  | { readonly kind: 'goneSecond'; readonly card: string }
  | { readonly kind: 'taken'; readonly who: string; readonly card: string }
  | { readonly kind: 'sameCard'; readonly card: string }
  | { readonly kind: 'miss' }
  | { readonly kind: 'leftLine' }
  | { readonly kind: 'wentBack'; readonly card: string }
  | { readonly kind: 'wentOn'; readonly who: string; readonly card: string }
  | { readonly kind: 'theirPair'; readonly who: string }
  | { readonly kind: 'newGame' }
  | { readonly kind: 'notBegun' }
  | { readonly kind: 'replaced'; readonly who: string; readonly from: string; readonly to: string }
  | { readonly kind: 'removed'; readonly who: string }
  | { readonly kind: 'back' };

export type Mood = 'plain' | 'good' | 'note';
export type Mark = 'me' | 'wait' | 'hand' | 'gone' | 'look' | 'wifi' | 'again' | 'more';

export interface Said {
  readonly mood: Mood;
  readonly mark: Mark;
  readonly lines: Lines;
  /** A point was made. */
  readonly plus: boolean;
}

export interface Spoken {
  readonly view: TableView | undefined;
  readonly situation: Situation;
  readonly notice: Notice | undefined;
  /** The card became mine after a wait. */
  readonly gotIt: boolean;
  /** My matches since the last miss. */
  readonly streak: number;
  /** The host has not answered for a while. */
  readonly lost: 'no' | 'lost' | 'long';
  readonly isTouch: boolean;
}

export function say(text: Dictionary, spoken: Spoken): Said {
  const { situation, notice, lost } = spoken;
  if (lost !== 'no') {
    return said('note', 'wifi', lost === 'lost' ? text.say.lost : text.say.lostLong);
  }
  if (notice !== undefined) return sayNotice(text, notice);
  const card = 'card' in situation ? shown(situation.card) : '';
  switch (situation.kind) {
    case 'first':
      return said('plain', 'me', (spoken.gotIt ? text.say.gotIt : text.say.first)(card));
    case 'waiting': {
      const who = short(nameOf(spoken.view, situation.whose));
      const lines = text.say.waiting(who, card, situation.place);
      return said('plain', 'wait', lines);
    }
    case 'pair': {
      const lines = spoken.streak >= 3 ? text.say.streak(spoken.streak, card) : text.say.pair(card);
      return { ...said('good', 'me', lines), plus: true };
    }
    case 'ready':
      return said('plain', 'me', spoken.isTouch ? text.say.readyTouch : text.say.ready);
  }
}

function sayNotice(text: Dictionary, notice: Notice): Said {
  const words = text.say;
  switch (notice.kind) {
    case 'gone':
      return said('note', 'gone', words.gone);
    case 'goneWaiting':
      return said('note', 'gone', words.goneWaiting(short(notice.who), shown(notice.card)));
    case 'goneSecond':
      return said('note', 'gone', words.goneSecond(shown(notice.card)));
    case 'taken':
      return said('note', 'hand', words.taken(short(notice.who), shown(notice.card)));
    case 'sameCard':
      return said('note', 'hand', words.sameCard(shown(notice.card)));
    case 'miss':
      return said('plain', 'look', words.miss);
    case 'leftLine':
      return said('note', 'wait', words.leftLine);
    case 'wentBack':
      return said('note', 'hand', words.wentBack(shown(notice.card)));
    case 'wentOn':
      return said('note', 'hand', words.wentOn(short(notice.who), shown(notice.card)));
    case 'theirPair':
      return said('note', 'hand', words.theirPair(short(notice.who)));
    case 'newGame':
      return said('good', 'again', words.newGame);
    case 'notBegun':
      return said('note', 'wait', words.notBegun);
    case 'replaced': {
      const { who, from, to } = notice;
      return said('plain', 'more', words.replaced(short(who), shown(from), shown(to)));
    }
    case 'removed':
      return said('plain', 'more', words.removed(short(notice.who)));
    case 'back':
      return said('good', 'wifi', words.back);
  }
}

function said(mood: Mood, mark: Mark, lines: Lines): Said {
  return { mood, mark, lines, plus: false };
}

const NAME_CHARS_MAX = 12;
const CARD_CHARS_MAX = 18;

/** A name inside a sentence. */
export function short(name: string): string {
  const characters = Array.from(name);
  return characters.length <= NAME_CHARS_MAX
    ? name
    : `${characters.slice(0, NAME_CHARS_MAX - 1).join('')}…`;
}

/** A card inside a sentence: a picture as it is, a word in quotes. */
export function shown(card: string): string {
  if (isPicture(card)) return card;
  const characters = Array.from(card);
  const cut = characters.length <= CARD_CHARS_MAX ? card : `${characters.slice(0, 17).join('')}…`;
  return `“${cut}”`;
}

/** Whether a card is one picture, and not a word. */
export function isPicture(card: string): boolean {
  return /\p{Extended_Pictographic}/u.test(card) && Array.from(card).length <= 8;
}
