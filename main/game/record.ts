import assert from 'node:assert/strict';
import { limits } from '../../shared/limits.ts';
import type {
  GameRecord,
  RecentSteps,
  RecordEvent,
  RecordHead,
  RecordSeat,
  RecordStep,
} from '../../shared/record.ts';

/** What is already known of a game when its record goes on. */
export type RecordSoFar = Omit<GameRecord, keyof RecordHead>;

const NOTHING: RecordSoFar = { seats: [], steps: [], leftOut: 0 };

/**
 * The record of one game as it grows. It is bounded: once a step is over the limit, that one and all
 * later ones are left out, so what is there is always the beginning, without a gap.
 *
 * AF: the game of `head` was played by those in #names, by their seats; its first steps are #lines,
 *     each as JSON; #leftOut more followed, the last of which are #late.
 * RI: #lines are at most recordStepsMax, and together at most recordUnitsMax long; #late are at most
 *     recentStepsMax, and not more than #leftOut.
 */
export class RecordedGame {
  readonly head: RecordHead;
  /**
   * Text, not objects: it takes a third of the memory, and it is what goes to the disk and over the
   * wire.
   */
  readonly #lines: string[] = [];
  #units = 0;
  #leftOut = 0;
  readonly #late: string[] = [];
  readonly #names = new Map<number, string>();
  #lastMs = 0;
  #changes = 0;

  constructor(head: RecordHead, { seats, steps, leftOut }: RecordSoFar = NOTHING) {
    this.head = head;
    for (const { seat, name } of seats) this.#names.set(seat, name);
    for (const step of steps) this.add(step);
    this.#leftOut += leftOut;
  }

  /** How many steps the game has had so far, including those that are left out. */
  get count(): number {
    return this.#lines.length + this.#leftOut;
  }

  /** How many of the last steps are not in it. */
  get leftOut(): number {
    return this.#leftOut;
  }

  /** When the last step was, in milliseconds since the first flip. */
  get lastMs(): number {
    return this.#lastMs;
  }

  /** How often anything in it has changed. */
  get changes(): number {
    return this.#changes;
  }

  /** Everybody who played, by their seats. */
  get seats(): readonly RecordSeat[] {
    const seats = [...this.#names].map(([seat, name]) => ({ seat, name }));
    return seats.toSorted((one, other) => one.seat - other.seat);
  }

  /** The steps that are in it, each as JSON. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** The steps that are in it. */
  *steps(): Iterable<RecordStep> {
    for (const line of this.lines) yield JSON.parse(line) as RecordStep;
  }

  /** Says who played at a seat, by their present name. */
  name(seat: number, name: string): void {
    if (this.#names.get(seat) === name) return;
    this.#names.set(seat, name);
    this.#changes++;
  }

  add(step: RecordStep): void {
    const line = JSON.stringify(step);
    const isOver =
      this.#leftOut > 0 ||
      this.#lines.length === limits.recordStepsMax ||
      this.#units + line.length > limits.recordUnitsMax;
    if (isOver) {
      this.#leaveOut(line);
    } else {
      this.#lines.push(line);
      this.#units += line.length;
    }
    this.#lastMs = step.ms;
    this.#changes++;
  }

  /**
   * The steps after number `since`, as many as go into one answer. Cards are named only where
   * `isKnown` says that everybody may know the card of that spot by now.
   */
  after(since: number, isKnown: (at: number) => boolean): RecentSteps {
    const lateFrom = this.count - this.#late.length;
    const isLate = since >= this.#lines.length;
    const from = isLate ? Math.max(since, lateFrom) : since;
    const source = isLate ? this.#late : this.#lines;
    const start = isLate ? from - lateFrom : from;
    const steps: RecordStep[] = [];
    let units = 0;
    for (const line of source.slice(start, start + limits.stepsPerAnswerMax)) {
      units += line.length;
      if (steps.length > 0 && units > limits.stepsUnitsPerAnswerMax) break;
      steps.push(withoutUnknown(JSON.parse(line) as RecordStep, isKnown));
    }
    return { game: this.head.game, first: from + 1, steps, count: this.count };
  }

  /** Checks the rep invariant. */
  checkRep(): void {
    assert(this.#lines.length <= limits.recordStepsMax, 'RI: a record has so many steps at most');
    assert(this.#units <= limits.recordUnitsMax, 'RI: a record is so long at most');
    assert(this.#late.length <= limits.recentStepsMax, 'RI: so many late steps are kept at most');
    assert(this.#late.length <= this.#leftOut, 'RI: late steps are left out');
  }

  /** The last steps are kept for those who follow the game as it goes on. */
  #leaveOut(line: string): void {
    this.#leftOut++;
    this.#late.push(line);
    const isLong = line.length > limits.stepsUnitsPerAnswerMax;
    if (isLong) this.#late.length = 0;
    else if (this.#late.length > limits.recentStepsMax) this.#late.shift();
  }
}

/**
 * A step as everybody may know it. It says nothing of a card that was replaced and lies face down, not
 * even where it lies: cards that are replaced together are equal.
 */
function withoutUnknown(step: RecordStep, isKnown: (at: number) => boolean): RecordStep {
  const { ms, cause } = step;
  const events = step.events.flatMap((event): readonly RecordEvent[] => {
    if (!('at' in event) || isKnown(event.at)) return [event];
    if (event.kind === 'relabelled') return [];
    if (event.kind !== 'turned-up') return [event];
    const { card: _unknown, ...told } = event;
    return [told];
  });
  return {
    ms,
    cause: cause.kind === 'replace' ? { kind: cause.kind, seat: cause.seat } : cause,
    events,
  };
}
