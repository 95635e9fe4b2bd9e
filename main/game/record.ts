import assert from 'node:assert/strict';
import { FindsOfGame } from '../../shared/finds.ts';
import { LessonOfGame } from '../../shared/lesson-of-game.ts';
import { limits } from '../../shared/limits.ts';
import type {
  GameRecord,
  RecentSteps,
  RecordHead,
  RecordSeat,
  RecordStep,
} from '../../shared/record.ts';
import { type IsKnown, type StepLine, StepsPage, stepLine } from './steps-page.ts';

/** What is already known of a game when its record goes on. */
export type RecordSoFar = Omit<GameRecord, keyof RecordHead>;

/** How much of a record is kept, where this many tables share the limits. */
function boundsOf(tables: number) {
  return {
    steps: Math.floor(limits.recordStepsMax / tables),
    units: Math.floor(limits.recordUnitsMax / tables),
  };
}

const NOTHING: RecordSoFar = { seats: [], steps: [], leftOut: 0 };

/**
 * The record of one game as it grows. It is bounded: once a step is over the limit, that one and all
 * later ones are left out, so what is there is always the beginning, without a gap.
 *
 * AF: the game of `head` was played by those in #names, by their seats; its first steps are #lines,
 *     each as JSON; #leftOut more followed. #pages has all of #lines, #late the last of the others.
 * RI: #lines are at most #most.steps, and together at most #most.units long; without its oldest page
 *     #late has fewer than recentStepsMax steps.
 */
export class RecordedGame {
  readonly head: RecordHead;
  /**
   * Text, not objects: it takes a third of the memory, and it is what goes to the disk and over the
   * wire.
   */
  readonly #lines: string[] = [];
  readonly #most: ReturnType<typeof boundsOf>;
  #units = 0;
  #leftOut = 0;
  readonly #pages: StepsPage[] = [];
  readonly #late: StepsPage[] = [];
  /** What the awards are given for, as far as #lines tell it. */
  readonly finds = new FindsOfGame();
  /** What it tells about its pairs, as far as #lines tell it. */
  readonly lesson: LessonOfGame;
  readonly #names = new Map<number, string>();
  readonly #teams = new Map<number, number>();
  #lastMs = 0;
  #changes = 0;

  /** @param tables how many share the limits */
  constructor(head: RecordHead, { seats, steps, leftOut }: RecordSoFar = NOTHING, tables = 1) {
    this.head = head;
    this.#most = boundsOf(tables);
    this.lesson = new LessonOfGame(head);
    for (const { seat, name } of seats) this.#names.set(seat, name);
    for (const step of steps) this.add(step);
    this.#leftOut += leftOut;
  }

  /** How many steps the game has had so far, left out or not. */
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

  /** For which team what this seat finds counts; undefined: nobody has said so. */
  teamOf(seat: number): number | undefined {
    return this.#teams.get(seat);
  }

  add(step: RecordStep): void {
    this.#addLine(step);
    if (step.cause.kind === 'team') this.#teams.set(step.cause.seat, step.cause.team);
    this.#lastMs = step.ms;
    this.#changes++;
  }

  #addLine(step: RecordStep): void {
    // What cannot be kept is not even turned into text.
    const line = unitsOfCards(step) > this.#most.units ? undefined : stepLine(step);
    const isOver =
      line === undefined ||
      this.#leftOut > 0 ||
      this.#lines.length === this.#most.steps ||
      this.#units + line.text.length > this.#most.units;
    if (isOver) return this.#leaveOut(line);
    addToPage(this.#pages, line, this.count + 1);
    this.#lines.push(line.text);
    this.#units += line.text.length;
    this.finds.add(step);
    this.lesson.add(step);
  }

  /** The page with the first step after number `since` that is still known; undefined: none is. */
  pageAfter(since: number): StepsPage | undefined {
    const pages = since < this.#lines.length ? this.#pages : this.#late;
    let place = pages.length;
    while (place > 0 && (pages[place - 1]?.last ?? 0) > since) place--;
    return pages[place];
  }

  /**
   * The steps after number `since`, as many as are on its page. Cards are named only where `isKnown`
   * says that everybody may know the card of that spot by now.
   */
  after(since: number, isKnown: IsKnown): RecentSteps {
    const page = this.pageAfter(since);
    const { count, head } = this;
    if (page === undefined) return { game: head.game, first: count + 1, steps: [], count };
    const first = Math.max(since + 1, page.first);
    const told = page.told(isKnown).slice(first - page.first);
    const steps = told.map((text) => JSON.parse(text) as RecordStep);
    return { game: head.game, first, steps, count };
  }

  /** Checks the rep invariant. */
  checkRep(): void {
    assert(this.#lines.length <= this.#most.steps, 'RI: a record has only so many steps');
    assert(this.#units <= this.#most.units, 'RI: a record has only so many units');
    const late = stepsOn(this.#late.slice(1));
    assert(late < limits.recentStepsMax, 'RI: no more late steps are kept than needed');
    assert(stepsOn(this.#pages) === this.#lines.length, 'RI: every step is on a page');
  }

  /** The last steps are kept for everybody who follows the game as it goes on. */
  #leaveOut(line: StepLine | undefined): void {
    this.#leftOut++;
    const isLong = line === undefined || line.text.length > limits.stepsUnitsPerAnswerMax;
    if (isLong) this.#late.length = 0;
    else addToPage(this.#late, line, this.count);
    while (stepsOn(this.#late.slice(1)) >= limits.recentStepsMax) this.#late.shift();
  }
}

function addToPage(pages: StepsPage[], line: StepLine, number: number): void {
  const last = pages.at(-1);
  const page = last?.hasRoomFor(line) === true ? last : new StepsPage(number);
  if (page !== last) pages.push(page);
  page.add(line);
}

function stepsOn(pages: readonly StepsPage[]): number {
  return pages.reduce((sum, { length }) => sum + length, 0);
}

function unitsOfCards({ events }: RecordStep): number {
  return events.reduce((sum, event) => {
    return event.kind === 'relabelled' ? sum + event.from.length + event.to.length : sum;
  }, 0);
}
