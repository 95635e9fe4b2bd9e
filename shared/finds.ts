import type { Card } from './card.ts';
import type { RecordCause, RecordEvent, RecordStep } from './record.ts';

/** A pair that somebody found, and what led to it. Times are in milliseconds. */
export interface Find {
  /** The number of its step. */
  readonly step: number;
  /** How many pairs had been found before it. */
  readonly place: number;
  readonly ms: number;
  readonly at: number;
  readonly first: number;
  readonly card: Card;
  readonly with?: Card;
  /** Since the first card was theirs. */
  readonly handMs: number | undefined;
  /** How long they had waited for the first card, if it was handed over to them (4-E). */
  readonly waitMs: number | undefined;
  /** For how long the second card had lain face down since it was last seen, by them too. */
  readonly memoryMs: number | undefined;
  /** Since somebody else first showed one of the two, while the other was known already. */
  readonly sharpMs: number | undefined;
  /** How often the second card had been turned up before. */
  readonly seen: number;
  /** Whether they had turned up one of the two before anybody else had. */
  readonly isOwn: boolean;
  /** Whether they had tried nothing before. */
  readonly isFirstTry: boolean;
}

/** How somebody played. */
export interface PlayerStory {
  /** Undefined: somebody else has their seat now. */
  readonly seat: number | undefined;
  readonly finds: readonly Find[];
  readonly tries: number;
  /** Cards that they turned up for the first time, and how many of those others needed for a pair. */
  readonly opened: number;
  readonly shown: number;
  /** The most pairs without a miss between them. */
  readonly roll: { readonly count: number; readonly last: Find } | undefined;
  /** The step in which they turned up the very first card of the game. */
  readonly opening: number | undefined;
}

/** A count, and what it was when the last pair was found. */
class Count {
  #value = 0;
  #settled = 0;
  /** How many pairs had been found when it last changed. */
  #changedAt = 0;

  add(more: number, found: number): void {
    if (found > this.#changedAt) this.#settled = this.#value;
    this.#changedAt = found;
    this.#value += more;
  }

  /** Adds another count, which goes on as part of this one. */
  takeOver(other: Count): void {
    const found = Math.max(this.#changedAt, other.#changedAt);
    const settled = this.settled(found) + other.settled(found);
    this.#value += other.#value;
    this.#settled = settled;
    this.#changedAt = found;
  }

  /** What counts of it if `found` pairs were found in all. */
  settled(found: number): number {
    return found > this.#changedAt ? this.#value : this.#settled;
  }
}

class Person {
  seat: number | undefined;
  readonly finds: Find[] = [];
  readonly tries = new Count();
  readonly opened = new Count();
  shown = 0;
  roll: { readonly count: number; readonly last: Find } | undefined;
  opening: number | undefined;
  streak = 0;
  /** When they did something first. */
  readonly since: number;
  /** When their first card was theirs, and how long they had waited for it. */
  first: { readonly ms: number; readonly waitMs: number | undefined } | undefined;
  waitingSince: number | undefined;
  /** How many pairs had been found when they came. */
  cameAt: number;

  constructor(seat: number, since: number, found: number) {
    this.seat = seat;
    this.since = since;
    this.cameAt = found;
  }

  find(find: Find, found: number): void {
    this.finds.push(find);
    this.tries.add(1, found);
    this.streak++;
    if (this.streak > (this.roll?.count ?? 0)) this.roll = { count: this.streak, last: find };
  }

  miss(found: number): void {
    this.tries.add(1, found);
    this.streak = 0;
  }

  /** What another one did until now is theirs. */
  takeOver(other: Person): void {
    this.finds.push(...other.finds);
    this.finds.sort((one, two) => one.step - two.step);
    this.tries.takeOver(other.tries);
    this.opened.takeOver(other.opened);
    this.shown += other.shown;
    this.opening ??= other.opening;
    this.cameAt = Math.min(this.cameAt, other.cameAt);
    const isMore = (other.roll?.count ?? 0) > (this.roll?.count ?? 0);
    if (isMore) this.roll = other.roll;
  }

  /** How they played, if `found` pairs were found in all. */
  story(found: number): PlayerStory {
    const { seat, finds, shown, roll, opening } = this;
    const [tries, opened] = [this.tries.settled(found), this.opened.settled(found)];
    return { seat, finds, shown, roll, opening, tries, opened };
  }
}

interface Moment {
  readonly ms: number;
  readonly step: number;
}

/** What is known of a spot. */
interface Known {
  /** Who turned it up first, and when. */
  readonly by: Person;
  readonly ms: number;
  /** When it was last turned face down. */
  downMs: number | undefined;
  /**
   * When it was last turned up, since when it had lain face down then, and how often it had been up
   * before.
   */
  up: { readonly step: number; readonly hiddenFrom: number | undefined; readonly seen: number };
}

/**
 * Every pair of a game and what led to it, told step by step. Of what came after the last pair only
 * seat changes count. Which pair is the last nobody knows before the end: so every count also knows
 * what it was at the pair before.
 */
export class FindsOfGame {
  readonly #people = new Set<Person>();
  readonly #sitting = new Map<number, Person>();
  readonly #spots = new Map<number, Known>();
  first: Find | undefined;
  last: Find | undefined;
  isEndedEarly = false;
  #steps = 0;
  #found = 0;

  /** Counts the next step of the game. */
  add({ ms, cause, events }: RecordStep): void {
    const now = { ms, step: ++this.#steps };
    this.isEndedEarly ||= cause.kind === 'end';
    this.#change(cause);
    for (const event of events) this.#happen(event, now);
    if (events.some(isFind)) this.#found++;
  }

  /** Everybody who had done anything when the last pair was found. */
  get players(): readonly PlayerStory[] {
    const found = this.#found;
    const people = [...this.#people].filter(({ cameAt }) => cameAt < found);
    return people.map((person) => person.story(found));
  }

  /** How many pairs were found. */
  get found(): number {
    return this.#found;
  }

  /** When the last pair was found. */
  get lastMs(): number {
    return this.last?.ms ?? 0;
  }

  #change(cause: RecordCause): void {
    if (cause.kind !== 'seat') return;
    const { seat, from } = cause;
    const before = this.#sitting.get(seat);
    const comes = from === null ? undefined : this.#sitting.get(from);
    this.#sitting.delete(seat);
    if (from !== null) this.#sitting.delete(from);
    if (comes === undefined) {
      // The new owner of the seat has done nothing yet, and goes on; a newcomer begins.
      if (from !== null && before !== undefined) this.#sitting.set(seat, before);
      else if (before !== undefined) before.seat = undefined;
      return;
    }
    comes.seat = seat;
    this.#sitting.set(seat, comes);
    if (before === undefined) return;
    comes.takeOver(before);
    this.#people.delete(before);
    for (const [at, known] of this.#spots) {
      if (known.by === before) this.#spots.set(at, { ...known, by: comes });
    }
  }

  #happen(event: RecordEvent, now: Moment): void {
    if (event.kind === 'relabelled' || event.kind === 'left') return;
    const person = this.#personAt(event.seat, now.ms);
    switch (event.kind) {
      case 'turned-up':
        return this.#turnUp(event.at, person, now);
      case 'turned-down': {
        const known = this.#spots.get(event.at);
        if (known !== undefined) known.downMs = now.ms;
        return;
      }
      case 'started-waiting':
        person.waitingSince = now.ms;
        return;
      case 'stopped-waiting':
        person.waitingSince = undefined;
        return;
      case 'took-control': {
        const { waitingSince } = person;
        const isHandedOver = event.rule === '4-E' && waitingSince !== undefined;
        const waitMs = isHandedOver ? now.ms - waitingSince : undefined;
        if (event.rule !== '2-D') person.first = { ms: now.ms, waitMs };
        person.waitingSince = undefined;
        return;
      }
      case 'missed':
        return person.miss(this.#found);
      case 'matched':
        return this.#find(event, person, now);
      case 'gave-up-control':
      case 'removed':
      case 'failed':
    }
  }

  #turnUp(at: number, person: Person, { ms, step }: Moment): void {
    const known = this.#spots.get(at);
    if (known === undefined) {
      person.opened.add(1, this.#found);
      if (this.#spots.size === 0) person.opening = step;
      const up = { step, hiddenFrom: undefined, seen: 0 };
      this.#spots.set(at, { by: person, ms, downMs: undefined, up });
    } else {
      known.up = { step, hiddenFrom: known.downMs, seen: known.up.seen + 1 };
    }
  }

  #find(
    event: Extract<RecordEvent, { readonly kind: 'matched' }>,
    person: Person,
    { ms, step }: Moment,
  ): void {
    const { at, first, card = '', with: other } = event;
    const [one, two] = [this.#spots.get(first), this.#spots.get(at)];
    const isTurnedNow = two?.up.step === step;
    const hiddenFrom = isTurnedNow ? two.up.hiddenFrom : undefined;
    // Latecomers cannot have seen it.
    const hasSeen = hiddenFrom !== undefined && person.since <= hiddenFrom;
    const find: Find = {
      step,
      place: this.#found,
      ms,
      at,
      first,
      card,
      ...(other === undefined ? {} : { with: other }),
      handMs: person.first && ms - person.first.ms,
      waitMs: person.first?.waitMs,
      memoryMs: hasSeen ? ms - hiddenFrom : undefined,
      sharpMs: sharpMs(one, two, person, ms),
      seen: two === undefined ? 0 : two.up.seen + (isTurnedNow ? 0 : 1),
      isOwn: one?.by === person || two?.by === person,
      isFirstTry: person.tries.settled(Infinity) === 0,
    };
    for (const known of [one, two])
      if (known !== undefined && known.by !== person) known.by.shown++;
    person.find(find, this.#found);
    this.first ??= find;
    this.last = find;
  }

  #personAt(seat: number, ms: number): Person {
    const known = this.#sitting.get(seat);
    if (known !== undefined) return known;
    const person = new Person(seat, ms, this.#found);
    this.#sitting.set(seat, person);
    this.#people.add(person);
    return person;
  }
}

function isFind({ kind }: RecordEvent): boolean {
  return kind === 'matched';
}

/** Since the later of two spots was first shown, where that was by somebody else. */
function sharpMs(
  one: Known | undefined,
  two: Known | undefined,
  person: Person,
  ms: number,
): number | undefined {
  if (one === undefined || two === undefined || one.ms === two.ms) return undefined;
  const later = one.ms > two.ms ? one : two;
  return later.by === person ? undefined : ms - later.ms;
}
