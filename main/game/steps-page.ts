import { limits } from '../../shared/limits.ts';
import type { RecordEvent, RecordStep } from '../../shared/record.ts';

/** Whether everybody may know the card of that spot by now. */
export type IsKnown = (at: number) => boolean;

/** A step as text, and where it names cards that may have to be hidden. */
export interface StepLine {
  /** JSON. */
  readonly text: string;
  /**
   * For each card that was turned up: its spot, and where in the text the card begins and ends.
   * 'replaced': cards were replaced, so it is read again to hide some.
   */
  readonly cards: readonly number[] | 'replaced';
}

const NO_CARDS: readonly number[] = [];

/** Writes a step as JSON. What is hidden later stands last in its event, so it can be cut out. */
export function stepLine({ ms, cause, events }: RecordStep): StepLine {
  const pieces = [`{"ms":${ms},"cause":${JSON.stringify(cause)},"events":[`];
  const cards: number[] = [];
  let units = pieces[0]?.length ?? 0;
  let isReplaced = false;
  const add = (piece: string) => {
    pieces.push(piece);
    units += piece.length;
  };
  for (const [index, event] of events.entries()) {
    if (index > 0) add(',');
    isReplaced ||= event.kind === 'relabelled';
    if (event.kind === 'turned-up' && event.card !== undefined) {
      const { card, ...rest } = event;
      add(JSON.stringify(rest).slice(0, -1));
      const start = units;
      add(`,"card":${JSON.stringify(card)}`);
      cards.push(event.at, start, units);
      add('}');
    } else {
      add(JSON.stringify(event));
    }
  }
  add(']}');
  const text = pieces.join('');
  if (isReplaced) return { text, cards: 'replaced' };
  return { text, cards: cards.length === 0 ? NO_CARDS : cards };
}

/**
 * Some steps of a record, one after the other. Where pages begin never changes, so whatever number
 * somebody asks for, the answer is a part of a page that is rendered once for all.
 *
 * AF: the steps from number `first` on, each as text.
 * RI: at most stepsPerAnswerMax steps, together at most stepsUnitsPerAnswerMax long if they are more
 *     than one.
 */
export class StepsPage {
  readonly first: number;
  readonly #lines: StepLine[] = [];
  #units = 0;
  /** Where the cards lie that it names; undefined: cards were replaced. */
  #spots: number[] | undefined = [];

  constructor(first: number) {
    this.first = first;
  }

  get length(): number {
    return this.#lines.length;
  }

  /** The number of its last step. */
  get last(): number {
    return this.first + this.#lines.length - 1;
  }

  get units(): number {
    return this.#units;
  }

  hasRoomFor({ text }: StepLine): boolean {
    if (this.#lines.length === 0) return true;
    const units = this.#units + text.length;
    const { stepsPerAnswerMax, stepsUnitsPerAnswerMax } = limits;
    return this.#lines.length < stepsPerAnswerMax && units <= stepsUnitsPerAnswerMax;
  }

  add(line: StepLine): void {
    this.#lines.push(line);
    this.#units += line.text.length;
    if (line.cards === 'replaced') this.#spots = undefined;
    else this.#spots?.push(...spotsOf(line.cards).filter((at) => !this.#spots?.includes(at)));
  }

  /** Which of its cards everybody may know now; undefined: cards were replaced, it takes too long. */
  known(isKnown: IsKnown): string | undefined {
    return this.#spots?.map((at) => (isKnown(at) ? 1 : 0)).join('');
  }

  /** Its steps as everybody may know them, each as JSON. */
  told(isKnown: IsKnown): readonly string[] {
    return this.#lines.map((line) => toldLine(line, isKnown));
  }
}

function spotsOf(cards: readonly number[]): readonly number[] {
  return cards.filter((_, index) => index % 3 === 0);
}

function toldLine({ text, cards }: StepLine, isKnown: IsKnown): string {
  if (cards === 'replaced') {
    return stepLine(withoutUnknown(JSON.parse(text) as RecordStep, isKnown)).text;
  }
  let told = '';
  let from = 0;
  for (let index = 0; index < cards.length; index += 3) {
    const [at = 0, start = 0, end = 0] = [cards[index], cards[index + 1], cards[index + 2]];
    if (isKnown(at)) continue;
    told += text.slice(from, start);
    from = end;
  }
  return from === 0 ? text : told + text.slice(from);
}

/**
 * A step as everybody may know it. It says nothing of a card that was replaced and lies face down, not
 * even where it lies: cards that are replaced together are equal.
 */
function withoutUnknown(step: RecordStep, isKnown: IsKnown): RecordStep {
  const events = step.events.flatMap((event): readonly RecordEvent[] => {
    if (event.kind === 'relabelled') {
      const spots = event.spots.filter(isKnown);
      return spots.length === 0 ? [] : [{ ...event, spots }];
    }
    if (event.kind !== 'turned-up' || isKnown(event.at)) return [event];
    const { card: _unknown, ...told } = event;
    return [told];
  });
  return { ...step, events };
}
