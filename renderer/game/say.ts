/**
 * What the say bar says. One place for all words: what stands now (the situation), unless something
 * just happened that a player should be told first (a notice).
 */

import { shortened } from '../../shared/graphemes.ts';
import { isEmoji } from '../../shared/emoji.ts';
import type { TableView } from '../../shared/table-view.ts';
import type { Lines, Dictionary } from '../text/dictionary.ts';
import type { HostTrouble } from './refusals.ts';
import { photoOf } from './photo.ts';
import { type Situation, computerWaits, nameOf, waitersForMine } from './situation.ts';
import { twinInHand } from './twins.ts';

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
  leftTo: ['note', 'hand'],
  theirPair: ['note', 'hand'],
  twinHeld: ['plain', 'hand'],
  now: ['good', 'hand'],
  newGame: ['good', 'again'],
  notBegun: ['note', 'wait'],
  ended: ['note', 'wait'],
  replaced: ['plain', 'pen'],
  back: ['good', 'wifi'],
  busy: ['note', 'wait'],
  stuck: ['note', 'wait'],
  elsewhere: ['note', 'wifi'],
  computerSits: ['plain', 'me'],
  computerGone: ['plain', 'gone'],
  computersFull: ['note', 'hand'],
} as const satisfies Partial<Record<keyof Dictionary['say'], readonly [Mood, Mark]>>;

/** Something that happened to this player, or that everybody should know. */
export type OwnNotice = {
  readonly kind: keyof typeof notices;
  /** What is said in place of its own sentence. */
  readonly lines?: Lines;
  readonly who?: string;
  /** The cards that the sentence names. */
  readonly cards?: readonly string[];
  /** Whose sign stands beside it; else it is mine. */
  readonly seat?: number;
};

/** How many matches without a miss make a streak. */
export const STREAK_MIN = 3;

export type Mood = 'plain' | 'good' | 'note';
/** The sign of a player, by default my own, or an icon. */
export type Mark = 'me' | 'wait' | 'hand' | 'gone' | 'look' | 'wifi' | 'again' | 'pen' | 'make';

export interface Said {
  readonly mood: Mood;
  readonly mark: Mark;
  readonly lines: Lines;
  /** Whose sign it is, if not mine. */
  readonly seat?: number | undefined;
  /** A point was made. */
  readonly plus: boolean;
  /** It holds until a time that the say bar counts down (4-G). */
  readonly isTimed: boolean;
}

/** How long the host has not answered, or why it does not as it should. */
export type Lost = 'no' | 'lost' | 'long' | HostTrouble;

export interface Moment {
  readonly view: TableView | undefined;
  readonly situation: Situation;
  readonly notice: OwnNotice | undefined;
  /** The card became mine after a wait. */
  readonly gotIt: boolean;
  /** My matches since the last miss. */
  readonly streak: number;
  readonly lost: Lost;
}

export function say(text: Dictionary, moment: Moment): Said {
  const { situation, notice, lost } = moment;
  const isUnlike = moment.view?.unlike === true;
  if (lost !== 'no') return sayLost(text, lost);
  const last = sayLast(text, moment);
  if (last !== undefined) return last;
  const card = 'card' in situation ? shown(text, situation.card) : '';
  const heldUp = sayHeldUp(text, moment, card);
  if (notice?.kind === 'miss' && isUnlike) return said('plain', 'look', text.unlike.miss);
  // Whatever else is said, time runs out all the same.
  if (notice !== undefined)
    return { ...sayNotice(text, notice), isTimed: heldUp?.isTimed === true };
  if (moment.view?.you.seat === null) return sayToWatcher(text, moment.view);
  switch (situation.kind) {
    case 'first':
      return heldUp ?? sayTwin(text, moment) ?? said('plain', 'me', sayFirst(text, moment, card));
    case 'waiting': {
      const who = short(nameOf(moment.view, situation.whose));
      const lines = text.say.waiting(who, card, situation.place);
      return said('plain', 'wait', lines);
    }
    case 'pair': {
      const pair = shownPair(text, ...situation.cards);
      return { ...said('good', 'me', sayPair(text, moment, pair)), plus: true };
    }
    case 'ready':
      return said('plain', 'me', isUnlike ? text.unlike.ready : text.say.ready);
  }
}

function sayPair({ say: words }: Dictionary, { streak }: Moment, pair: string): Lines {
  return streak >= STREAK_MIN ? words.streak(streak, pair) : words.pair(pair);
}

/** No pair is left: who found the last one is told for a moment, before the podium. */
function sayLast(text: Dictionary, moment: Moment): Said | undefined {
  const { view, situation } = moment;
  if (view?.phase !== 'over' || view.pairsLeft > 0 || view.lastPair === null) return undefined;
  const { seat, card, with: other } = view.lastPair;
  const pair = shownPair(text, card, other);
  if (seat === view.you.seat && situation.kind === 'pair') {
    const [first] = sayPair(text, moment, pair);
    return { ...said('good', 'me', [first, text.say.lastOne]), plus: true };
  }
  const found = text.tv.found(short(nameOf(view, seat)), pair);
  return said('good', 'look', [text.say.lastOne, found]);
}

function sayToWatcher({ say: words }: Dictionary, view: TableView): Said {
  return computerWaits(view)
    ? said('plain', 'wait', words.computerWaits)
    : said('plain', 'look', words.watching);
}

function sayFirst(text: Dictionary, { view, gotIt }: Moment, card: string): Lines {
  const words = view?.unlike === true ? text.unlike : text.say;
  return (gotIt ? words.gotIt : words.first)(card);
}

/** Somebody else has the twin of mine. By 4-G one of us gives up a card after a while. */
function sayTwin(text: Dictionary, { view, situation }: Moment): Said | undefined {
  const twin =
    view !== undefined && situation.kind === 'first'
      ? twinInHand(view, situation.index)
      : undefined;
  if (twin === undefined) return undefined;
  const lines = text.say.twinHeld(short(nameOf(view, twin.seat)));
  return { ...said('plain', 'hand', lines), isTimed: view?.giveUpSeconds !== null };
}

/** Somebody waits for the card that I control, and by 4-G, if the host wants it so, not for ever. */
function sayHeldUp(text: Dictionary, { view, situation }: Moment, card: string): Said | undefined {
  const [next, ...others] = waitersForMine(view, situation);
  if (next === undefined) return undefined;
  const isTimed = view?.giveUpSeconds !== null;
  const who = short(nameOf(view, next));
  const words = view?.unlike === true ? text.unlike : text.say;
  const lines = words.heldUp(who, card, others.length, isTimed);
  return { ...said('plain', 'wait', lines), isTimed };
}

export function sayLost(text: Dictionary, lost: Exclude<Lost, 'no'>): Said {
  if (lost === 'lost') return said('note', 'wifi', text.say.lost);
  return lost === 'long'
    ? said('note', 'wifi', text.say.lostLong)
    : sayNotice(text, { kind: lost });
}

/** The sentence is filled in with the name first, then the cards. */
function sayNotice(text: Dictionary, { kind, lines: own, who, cards = [], seat }: OwnNotice): Said {
  const [mood, mark] = notices[kind];
  const sentence = text.say[kind];
  const names = [
    ...(who === undefined ? [] : [short(who)]),
    ...cards.map((card) => shown(text, card)),
  ];
  // Who makes a notice gives it what its sentence needs (see the tests of say.ts).
  const fill = sentence as (...names: readonly string[]) => Lines;
  const lines = own ?? (typeof sentence === 'function' ? fill(...names) : sentence);
  return { ...said(mood, mark, lines), seat };
}

function said(mood: Mood, mark: Mark, lines: Lines): Said {
  return { mood, mark, lines, plus: false, isTimed: false };
}

const NAME_CHARS_MAX = 12;
const CARD_CHARS_MAX = 18;

/** A name inside a sentence. */
export function short(name: string): string {
  return isolated(shortened(name, NAME_CHARS_MAX));
}

/** A card inside a sentence: a picture as it is, a word in the quotes of the language. */
export function shown({ quote }: Dictionary, card: string): string {
  return isText(card) ? quote(wordIn(card)) : card;
}

/** A pair inside a sentence: two of the same, or what belongs to what. */
export function shownPair(text: Dictionary, one: string, other = one): string {
  if (one === other) return `${shown(text, one)} ${shown(text, one)}`;
  return [one, other].map((card) => (isText(card) ? wordIn(card) : card)).join(' = ');
}

function isText(card: string): boolean {
  return !isEmoji(card) && photoOf(card) === undefined;
}

function wordIn(card: string): string {
  return isolated(shortened(card, CARD_CHARS_MAX));
}

/** From right to left: Hebrew, Arabic and their neighbours. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/;

/** A game that waits: its board, and for how many. */
export function about({ lobby, score }: Dictionary, view: TableView, people: number): string {
  return [isolated(view.title), score.pairs(view.pairsLeft), lobby.players(people)].join(' · ');
}

/** A text inside a sentence that runs the other way: what stands around it keeps its place. */
export function isolated(text: string): string {
  return LEFTWARD.test(text) ? `\u2068${text}\u2069` : text;
}
