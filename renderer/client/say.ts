/**
 * What the say bar says. One place for all words: what stands now (the situation), unless something
 * just happened that a player should be told first (a notice).
 */

import type { TableView } from '../../shared/table-view.ts';
import type { Lines, PlayWords } from '../text/dictionary.ts';
import { type Situation, nameOf } from './situation.ts';

/** How each notice looks; what it says stands in the dictionary under the same name. */
const notices = {
  gone: ['note', 'gone'],
  goneWaiting: ['note', 'gone'],
  goneSecond: ['note', 'gone'],
  taken: ['note', 'hand'],
  sameCard: ['note', 'hand'],
  miss: ['plain', 'look'],
  leftLine: ['note', 'wait'],
  wentBack: ['note', 'hand'],
  wentOn: ['note', 'hand'],
  theirPair: ['note', 'hand'],
  newGame: ['good', 'again'],
  notBegun: ['note', 'wait'],
  replaced: ['plain', 'pen'],
  removed: ['plain', 'pen'],
  back: ['good', 'wifi'],
} as const satisfies Partial<Record<keyof PlayWords['say'], readonly [Mood, Mark]>>;

/** Something that happened to this player, or that everybody should know. */
export type Notice = {
  readonly kind: keyof typeof notices;
  readonly who?: string;
  /** The cards that the sentence names. */
  readonly cards?: readonly string[];
};

export type Mood = 'plain' | 'good' | 'note';
/** The sign of who is spoken to, or an icon. */
export type Mark = 'me' | 'wait' | 'hand' | 'gone' | 'look' | 'wifi' | 'again' | 'pen';

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

export function say(text: PlayWords, spoken: Spoken): Said {
  const { situation, notice, lost } = spoken;
  if (lost !== 'no') {
    return said('note', 'wifi', lost === 'lost' ? text.say.lost : text.say.lostLong);
  }
  if (notice !== undefined) return sayNotice(text, notice);
  const card = 'card' in situation ? shown(text, situation.card) : '';
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

/** The sentence is filled in with the name first, then the cards. */
function sayNotice(text: PlayWords, { kind, who, cards = [] }: Notice): Said {
  const [mood, mark] = notices[kind];
  const sentence = text.say[kind];
  const names = [
    ...(who === undefined ? [] : [short(who)]),
    ...cards.map((card) => shown(text, card)),
  ];
  // Who makes a notice gives it what its sentence needs (see the tests of say.ts).
  const fill = sentence as (...names: readonly string[]) => Lines;
  return said(mood, mark, typeof sentence === 'function' ? fill(...names) : sentence);
}

function said(mood: Mood, mark: Mark, lines: Lines): Said {
  return { mood, mark, lines, plus: false };
}

const NAME_CHARS_MAX = 12;
const CARD_CHARS_MAX = 18;

/** A name inside a sentence. */
export function short(name: string): string {
  return cut(name, NAME_CHARS_MAX);
}

/** A card inside a sentence: a picture as it is, a word in the quotes of the language. */
export function shown({ quote }: PlayWords, card: string): string {
  return isPicture(card) ? card : quote(cut(card, CARD_CHARS_MAX));
}

function cut(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}

/** One emoji: alone, or joined from several. */
const PICTURE = /^(\p{RI}{2}|[#*\d]\ufe0f\u20e3|\p{ExtPict}(\ufe0f|\p{EMod}|\u200d\p{ExtPict})*)$/u;

/** Whether a card is one picture, and not a word. */
export function isPicture(card: string): boolean {
  return PICTURE.test(card);
}
