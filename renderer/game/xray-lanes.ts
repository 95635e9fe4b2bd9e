/** Who had what from when to when, who waited, what was handed over: the lanes of the X-ray. Pure. */

import type { RuleId } from '../../shared/failures.ts';
import type { RecordEvent } from '../../shared/record.ts';
import type { XrayStep } from './xray-log.ts';

export interface Bar {
  readonly seat: number;
  readonly kind: 'has' | 'pair' | 'wait';
  readonly at: number;
  /** Milliseconds of the game. */
  readonly from: number;
  /** Undefined: it goes on. */
  to: number | undefined;
  /** The step by which it began. */
  readonly step: number;
  readonly epoch: number;
  /** The place in the line, from 1, when the wait began. */
  readonly place: number;
}

/** A line from one lane to another at a moment: a card goes on, or is gone for who waited. */
export interface Link {
  readonly kind: 'give' | 'lapse';
  readonly ms: number;
  readonly step: number;
  readonly from: number;
  readonly to: number;
}

/** What a step did to one player, by its rules. */
export interface Mark {
  readonly step: number;
  readonly ms: number;
  readonly seat: number;
  /** The rules by which something happened first. */
  readonly before: readonly RuleName[];
  readonly rule: RuleName;
}

export type RuleName = RuleId | 'map';

/** How the sign of a rule looks; the id is always there, so colour is never alone. */
export type PillKind = 'plain' | 'good' | 'note' | 'wait' | 'over';

const KINDS: Readonly<Partial<Record<RuleName, PillKind>>> = {
  '2-D': 'good',
  '1-A': 'note',
  '2-A': 'note',
  '2-B': 'note',
  '4-A': 'note',
  '1-D': 'wait',
  '4-E': 'over',
};

export function pillKind(rule: RuleName): PillKind {
  return KINDS[rule] ?? 'plain';
}

/** Grows with each step. */
export class XrayLanes {
  bars: Bar[] = [];
  links: Link[] = [];
  marks: Mark[] = [];
  /** When pairs were found, and by whom. */
  finds: { readonly ms: number; readonly seat: number }[] = [];
  /** What each player has, or waits for: one thing at a time. */
  readonly #open = new Map<number, Bar>();

  add(step: XrayStep): void {
    const { cause, events, ms } = step;
    if (cause.kind === 'seat' && cause.from !== null) this.#move(cause.from, cause.seat, step);
    for (const [index, event] of events.entries()) this.#happen(event, index, step);
    for (const [seat, rules] of rulesBySeat(events)) {
      const rule = rules[rules.length - 1] as RuleName;
      const before = rules.slice(0, -1).filter((one) => one !== '2-C');
      this.marks.push({ step: step.number, ms, seat, before, rule });
    }
  }

  /** Forgets what ended before a moment. */
  forget(ms: number): void {
    this.bars = this.bars.filter(({ to }) => to === undefined || to >= ms);
    this.links = this.links.filter((link) => link.ms >= ms);
    this.marks = this.marks.filter((mark) => mark.ms >= ms);
    this.finds = this.finds.filter((find) => find.ms >= ms);
  }

  #happen(event: RecordEvent, index: number, step: XrayStep): void {
    if (event.seat === null || !('at' in event)) return;
    const { seat, at, rule } = event;
    switch (event.kind) {
      case 'took-control': {
        if (rule === '2-D') return; // the pair is told next
        this.#begin('has', seat, at, step);
        const from = rule === '4-E' ? lastAt(step, index, at, 'gave-up-control') : undefined;
        if (from !== undefined) this.#link('give', from, seat, step);
        return;
      }
      case 'matched':
        this.finds.push({ ms: step.ms, seat });
        return this.#begin('pair', seat, at, step);
      case 'started-waiting':
        return this.#begin('wait', seat, at, step, step.notes[index]?.place ?? 1);
      case 'stopped-waiting': {
        this.#end(seat, step.ms);
        const from = rule === '1-A' ? lastAt(step, index, at, 'removed') : undefined;
        if (from !== undefined) this.#link('lapse', from, seat, step);
        return;
      }
      case 'gave-up-control':
      case 'removed':
        return this.#end(seat, step.ms);
      default:
    }
  }

  #begin(kind: Bar['kind'], seat: number, at: number, step: XrayStep, place = 1): void {
    this.#end(seat, step.ms);
    const { ms, number, epoch } = step;
    const bar = { seat, kind, at, from: ms, to: undefined, step: number, epoch, place };
    this.bars.push(bar);
    this.#open.set(seat, bar);
  }

  #end(seat: number, ms: number): void {
    const bar = this.#open.get(seat);
    if (bar !== undefined) bar.to = ms;
    this.#open.delete(seat);
  }

  #link(kind: Link['kind'], from: number, to: number, { ms, number }: XrayStep): void {
    this.links.push({ kind, ms, step: number, from, to });
  }

  /** Somebody goes on at another seat, with what they have. */
  #move(from: number, to: number, step: XrayStep): void {
    const bar = this.#open.get(from);
    this.#end(from, step.ms);
    if (bar !== undefined) this.#begin(bar.kind, to, bar.at, step, bar.place);
  }
}

/** Who did that at this spot, before in the same step. */
function lastAt(
  { events }: XrayStep,
  before: number,
  at: number,
  kind: RecordEvent['kind'],
): number | undefined {
  const found = events
    .slice(0, before)
    .filter((one) => one.kind === kind && 'at' in one && one.at === at);
  return found[found.length - 1]?.seat ?? undefined;
}

function rulesBySeat(events: readonly RecordEvent[]): ReadonlyMap<number, RuleName[]> {
  const bySeat = new Map<number, RuleName[]>();
  for (const { seat, rule } of events) {
    if (seat === null) continue;
    const rules = bySeat.get(seat) ?? [];
    if (!rules.includes(rule)) rules.push(rule);
    bySeat.set(seat, rules);
  }
  return bySeat;
}

/** The spots and the players that a step is about. */
export function touchedBy({ events, notes }: XrayStep) {
  const spots = new Set<number>();
  const seats = new Set<number>();
  for (const [index, event] of events.entries()) {
    if (event.seat !== null) seats.add(event.seat);
    if ('at' in event) spots.add(event.at);
    if (event.kind === 'matched') spots.add(event.first);
    const holder = notes[index]?.holder;
    if (holder !== undefined) seats.add(holder);
  }
  return { spots: [...spots], seats: [...seats] };
}
