/** What a step of the game was, in words, each with its rule. Pure. */

import type { RecordEvent } from '../../shared/record.ts';
import type { XrayDictionary } from '../text/xray-dictionary.ts';
import type { RuleName } from './xray-lanes.ts';
import type { XrayStep } from './xray-log.ts';

export interface XrayLine {
  /** Undefined: it happened by no rule. */
  readonly rule: RuleName | undefined;
  /** Whose signs stand before it. */
  readonly seats: readonly number[];
  readonly text: string;
}

export interface XraySpeech {
  readonly words: XrayDictionary['step'];
  /** Isolated. */
  readonly nameOf: (seat: number) => string;
  readonly columns: number;
  /** A card as it is written, undefined where nobody may know it now. */
  readonly cardAt: (at: number, epoch: number) => string | undefined;
  /** Two cards of a pair, as they are written. */
  readonly pairOf: (card: string, other: string) => string;
}

/** `2,3`: the row and the column, from 0, as flips are written. */
export function spotName(at: number, columns: number): string {
  return `${Math.floor(at / columns)},${at % columns}`;
}

/** A line for each thing that happened, in its order. */
export function sayStep(step: XrayStep, speech: XraySpeech): readonly XrayLine[] {
  const lines = [
    ...sayStaying(step, speech),
    ...step.events.flatMap((event, index) => sayEvent(event, index, step, speech)),
  ];
  const { kind } = step.cause;
  const isOfTheHost = kind === 'end' || kind === 'new-game' || kind === 'restart';
  if (isOfTheHost) return [...sayCause(step, speech), ...lines];
  return lines.length > 0 ? lines : sayCause(step, speech);
}

function sayCause({ cause }: XrayStep, { words, nameOf }: XraySpeech): readonly XrayLine[] {
  const plain = (text: string, seats: readonly number[] = []) => [{ rule: undefined, seats, text }];
  switch (cause.kind) {
    case 'replace':
      return plain(words.replaces(cause.seat === null ? undefined : nameOf(cause.seat)));
    case 'seat':
      return plain(words.sits(nameOf(cause.seat)), [cause.seat]);
    case 'end':
      return [{ rule: '4-I', seats: [], text: words.ends }];
    case 'new-game':
      return [{ rule: '4-D', seats: [], text: words.newGame }];
    case 'restart':
      return plain(words.restart);
    default:
      return [];
  }
}

function sayEvent(
  event: RecordEvent,
  index: number,
  step: XrayStep,
  speech: XraySpeech,
): readonly XrayLine[] {
  const { words, nameOf } = speech;
  if (event.kind === 'relabelled') {
    const isFirst = step.events.findIndex(({ kind }) => kind === 'relabelled') === index;
    const who = event.seat === null ? undefined : nameOf(event.seat);
    return isFirst ? [{ rule: 'map', seats: [], text: words.replaces(who) }] : [];
  }
  const { rule, seat, kind } = event;
  const name = nameOf(seat);
  const one = (text: string, seats: readonly number[] = [seat]) => [{ rule, seats, text }];
  if (kind === 'left') return one(words.leaves(name));
  const spot = spotName(event.at, speech.columns);
  const card = speech.cardAt(event.at, step.epoch);
  switch (kind) {
    case 'took-control':
      if (rule === '4-E') return sayGiven(event.at, seat, index, step, speech);
      if (rule === '2-D') return [];
      return one(rule === '1-C' ? words.takes(name, spot, card) : words.turnsUp(name, spot, card));
    case 'started-waiting': {
      const { holder, place = 1 } = step.notes[index] ?? {};
      if (place > 1 || holder === undefined) return one(words.waitsIn(name, spot, place));
      return one(words.waits(name, spot, nameOf(holder)));
    }
    case 'stopped-waiting':
      return sayStopped(rule, name, spot, one, words);
    case 'matched': {
      const first = spotName(event.first, speech.columns);
      const other = event.with ?? event.card ?? '';
      return one(words.finds(name, first, spot, speech.pairOf(event.card ?? '', other)));
    }
    case 'failed':
      return one(words.gone(name, spot));
    case 'gave-up-control':
      if (rule === '4-G') return one(words.givesUp(name, spot));
      return sayMiss(seat, event.at, index, step, speech).map((text) => ({
        rule,
        seats: [seat],
        text,
      }));
    case 'removed':
    case 'turned-down':
      return sayTidied(kind, seat, index, step, speech).map((text) => ({
        rule,
        seats: [seat],
        text,
      }));
    case 'turned-up':
    case 'missed':
      return [];
  }
}

function sayStopped(
  rule: RuleName,
  name: string,
  spot: string,
  one: (text: string) => readonly XrayLine[],
  words: XrayDictionary['step'],
): readonly XrayLine[] {
  if (rule === '1-A') return one(words.waitedGone(name, spot));
  if (rule === '4-B') return one(words.goesAway(name));
  if (rule === '4-A' || rule === '4-D' || rule === '4-I') return one(words.leavesLine(name, spot));
  return []; // 4-C: that they leave is told next
}

function sayGiven(
  at: number,
  to: number,
  index: number,
  { events }: XrayStep,
  { words, nameOf, columns }: XraySpeech,
): readonly XrayLine[] {
  const given = events
    .slice(0, index)
    .filter((event) => event.kind === 'gave-up-control' && event.at === at);
  const from = given[given.length - 1]?.seat ?? to;
  const text = words.handsOver(nameOf(from), nameOf(to), spotName(at, columns));
  return [{ rule: '4-E', seats: [from, to], text }];
}

/** 2-A, 2-B, 2-E: what was tried, and that the first card is free. One that is handed over never was. */
function sayMiss(
  seat: number,
  first: number,
  givenUp: number,
  step: XrayStep,
  speech: XraySpeech,
): readonly string[] {
  const { events } = step;
  const index = events.findIndex((event) => event.kind === 'missed' && event.seat === seat);
  const missed = events[index];
  if (missed?.kind !== 'missed') return [];
  const { words, columns } = speech;
  const isHandedOver = events
    .slice(givenUp)
    .some((event) => event.kind === 'took-control' && event.at === first && event.rule === '4-E');
  const tried = sayTry(step, index, first, speech);
  return [isHandedOver ? tried : `${tried} ${words.free(spotName(first, columns))}`];
}

function sayTry(
  { events, notes, epoch }: XrayStep,
  index: number,
  first: number,
  { words, nameOf, columns, cardAt }: XraySpeech,
): string {
  const missed = events[index];
  if (missed?.kind !== 'missed') return '';
  const name = nameOf(missed.seat);
  const spot = spotName(missed.at, columns);
  if (missed.rule === '2-A') return words.triesGone(name, spot);
  if (missed.rule === '2-E') return words.misses(name, spot, cardAt(missed.at, epoch));
  const holder = notes[index]?.holder;
  if (first === missed.at || holder === undefined) return words.triesSame(name, spot);
  return words.triesHeld(name, spot, nameOf(holder));
}

/** 3-B: why a card of the last try does not turn down. */
function sayStaying(
  { cause, staying }: XrayStep,
  { words, nameOf, columns }: XraySpeech,
): readonly XrayLine[] {
  if (cause.kind !== 'flip') return [];
  const { seat } = cause;
  return staying.map(({ at, holder }) => ({
    rule: '3-B',
    seats: [seat],
    text: words.staysUp(nameOf(seat), spotName(at, columns), nameOf(holder)),
  }));
}

/** 3-A, 3-B: one sentence for the two cards. */
function sayTidied(
  kind: 'removed' | 'turned-down',
  seat: number,
  index: number,
  { events }: XrayStep,
  { words, nameOf, columns }: XraySpeech,
): readonly string[] {
  const own = events.filter((event) => event.kind === kind && event.seat === seat);
  if (events[index] !== own[0]) return [];
  const spots = own.flatMap((event) => ('at' in event ? [spotName(event.at, columns)] : []));
  const [first = '', second = first] = spots;
  if (kind === 'removed') return [words.pairLeaves(nameOf(seat), first, second)];
  return [words.turnsDown(nameOf(seat), spots)];
}
