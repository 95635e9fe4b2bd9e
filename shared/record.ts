/**
 * The record of a game: how the cards were laid out, who played, and every step with what caused it
 * and what happened in it, in the words of the rules. Everything is by seat; spots are numbered row by
 * row, as in the table view.
 */

import { type Card, isCard } from './card.ts';
import { type RuleId, ruleIds } from './failures.ts';
import { limits } from './limits.ts';
import {
  type Reader,
  anyOf,
  cutText,
  fields,
  list,
  nullable,
  oneOf,
  optional,
  pair,
  textThat,
  whole,
  yesOrNo,
} from './readers.ts';
import { TEAMS_MAX } from './sides.ts';

/** What brought a step about. */
export type RecordCause =
  | { readonly kind: 'flip'; readonly seat: number; readonly at: number }
  /** 4-B, 4-G */
  | { readonly kind: 'cancel' | 'give-up'; readonly seat: number }
  /** 4-C; or the host started again, and nobody waits any more. */
  | { readonly kind: 'leave' | 'restart'; readonly seats: readonly number[] }
  /** A `map`, perhaps of somebody without a seat. Its events say which cards became which. */
  | { readonly kind: 'replace'; readonly seat: number | null }
  /**
   * From now on somebody else has this seat: the player at `from`, with all they have there, or, if
   * that is null, a newcomer.
   */
  | { readonly kind: 'seat'; readonly seat: number; readonly from: number | null }
  /** In a game of teams: what this seat finds from now on counts for this team. */
  | { readonly kind: 'team'; readonly seat: number; readonly team: number }
  /** 4-I, 4-D */
  | { readonly kind: 'end' | 'new-game' };

/** Something that happened at one spot and that names no card. */
export type PlainKind = (typeof plainKinds)[number];

const plainKinds = [
  ...(['turned-down', 'removed', 'took-control', 'gave-up-control'] as const),
  ...(['started-waiting', 'stopped-waiting', 'missed', 'failed'] as const),
] as const;

/** What happened, by which rule, to whom. */
export type RecordEvent =
  | ({ readonly rule: RuleId; readonly seat: number } & (
      | { readonly kind: PlainKind; readonly at: number }
      | { readonly kind: 'turned-up'; readonly at: number; readonly card?: Card }
      /**
       * `first` is where the other card of the pair lies; `with` is that card, where it is not
       * equal.
       */
      | {
          readonly kind: 'matched';
          readonly at: number;
          readonly first: number;
          readonly card?: Card;
          readonly with?: Card;
        }
      | { readonly kind: 'left' }
    ))
  | Relabelled;

/** Equal cards that a replacement changed, all in one event. */
export interface Relabelled {
  readonly rule: 'map';
  readonly seat: number | null;
  readonly kind: 'relabelled';
  readonly from: Card;
  readonly to: Card;
  readonly spots: readonly number[];
}

/** One atomic change. */
export interface RecordStep {
  /** Milliseconds since the first flip of the game. */
  readonly ms: number;
  readonly cause: RecordCause;
  readonly events: readonly RecordEvent[];
}

/** A player of the game: somebody who flipped or replaced a card. */
export interface RecordSeat {
  readonly seat: number;
  readonly name: string;
}

/** Which game it is, and how it was laid out. */
export interface RecordHead {
  readonly game: number;
  readonly title: string;
  readonly rows: number;
  readonly columns: number;
  /** Null where no card was laid, or where it is not known any more which. */
  readonly cards: readonly (Card | null)[];
  /** The cards that belong together though they are not equal. */
  readonly unlike?: readonly (readonly [Card, Card])[];
  /** How many teams played; whose is whose, causes say. */
  readonly teams?: number;
  /** Everybody at the table won together: nobody is ranked. */
  readonly together?: boolean;
}

/** What `/record` answers. */
export interface GameRecord extends RecordHead {
  readonly seats: readonly RecordSeat[];
  /** The first steps of the game: all of them, unless some are left out. */
  readonly steps: readonly RecordStep[];
  /** How many of the last steps are not in it: they were over the limit, or lost with a file. */
  readonly leftOut: number;
}

/** What `/steps` answers: the steps of the running game after the one that was asked for. */
export interface RecentSteps {
  readonly game: number;
  /** The number of the first of these steps; the first of a game has number 1. */
  readonly first: number;
  /**
   * A card is named only if it lies face up now, or is gone. One answer may not have all steps: a client
   * that has not seen step `count` asks again.
   */
  readonly steps: readonly RecordStep[];
  /** How many steps there are in all. */
  readonly count: number;
}

const seat = whole(0, limits.seatsMax - 1);
const at = whole(0, limits.spotsMax - 1);
const card: Reader<Card> = textThat(isCard, limits.cardUnitsMax);
const rule = oneOf(...ruleIds);

/** Earlier records also told here which cards became which. */
const replaceShape = {
  kind: oneOf('replace'),
  seat: nullable(seat),
  cards: optional(list(pair(card, card))),
};
const readReplace: Reader<RecordCause> = (value) => {
  const read = fields(replaceShape)(value);
  return read && { kind: read.kind, seat: read.seat };
};

const readCause: Reader<RecordCause> = anyOf<RecordCause>(
  fields({ kind: oneOf('flip'), seat, at }),
  fields({ kind: oneOf('cancel', 'give-up'), seat }),
  fields({ kind: oneOf('leave', 'restart'), seats: list(seat) }),
  readReplace,
  fields({ kind: oneOf('seat'), seat, from: nullable(seat) }),
  fields({ kind: oneOf('team'), seat, team: whole(0, TEAMS_MAX - 1) }),
  fields({ kind: oneOf('end', 'new-game') }),
);

const relabelledShape = {
  rule: oneOf('map'),
  kind: oneOf('relabelled'),
  seat: nullable(seat),
  from: card,
  to: card,
};
/** Earlier records had one such event for each spot. */
const readRelabelledSpot: Reader<Relabelled> = (value) => {
  const read = fields({ ...relabelledShape, at })(value);
  if (read === undefined) return undefined;
  const { at: spot, ...rest } = read;
  return { ...rest, spots: [spot] };
};

const readEvent: Reader<RecordEvent> = anyOf<RecordEvent>(
  fields({ rule, kind: oneOf(...plainKinds), seat, at }),
  fields({ rule, kind: oneOf('turned-up'), seat, at, card: optional(card) }),
  fields({
    rule,
    kind: oneOf('matched'),
    seat,
    at,
    first: at,
    card: optional(card),
    with: optional(card),
  }),
  fields({ rule, kind: oneOf('left'), seat }),
  fields({ ...relabelledShape, spots: list(at) }),
  readRelabelledSpot,
);

const stepShape = { ms: whole(), cause: readCause, events: list(readEvent) };

export const readStep: Reader<RecordStep> = (value) => {
  const step = fields(stepShape)(value);
  return step?.cause.kind === 'replace' ? { ...step, events: together(step.events) } : step;
};

/** Equal cards that were replaced make one event; what was recorded earlier has one for each. */
function together(events: readonly RecordEvent[]): readonly RecordEvent[] {
  const spotsOf = new Map<Card, number[]>();
  const first = events.filter((event) => {
    if (event.kind !== 'relabelled') return true;
    const known = spotsOf.get(event.from);
    if (known === undefined) spotsOf.set(event.from, [...event.spots]);
    else for (const spot of event.spots) known.push(spot);
    return known === undefined;
  });
  return first.map((event) =>
    event.kind === 'relabelled' ? { ...event, spots: spotsOf.get(event.from) ?? [] } : event,
  );
}

export const readRecordSeat: Reader<RecordSeat> = fields({ seat, name: cutText });

const headShape = {
  game: whole(1),
  title: cutText,
  rows: whole(1, limits.spotsMax),
  columns: whole(1, limits.spotsMax),
  cards: list(nullable(card)),
  unlike: optional(list(pair(card, card))),
  teams: optional(whole(2, TEAMS_MAX)),
  together: optional(yesOrNo),
};

export const readRecordHead: Reader<RecordHead> = fields(headShape);

export const readRecord: Reader<GameRecord> = fields({
  ...headShape,
  seats: list(readRecordSeat),
  steps: list(readStep),
  leftOut: whole(),
});

export const readRecentSteps: Reader<RecentSteps> = fields({
  game: whole(1),
  first: whole(1),
  steps: list(readStep),
  count: whole(),
});
