/** What clients saw of a game: moves with their answers, and from when to when somebody had or waited. */

import { parseBoardState } from '../../shared/board-state.ts';
import type { CheckBar, CheckMove } from '../../shared/check-report.ts';
import type { Answer, Operation } from './driver.ts';
import type { Happening } from './verdict.ts';

/** A move as it grows, and its request. */
interface Told {
  readonly request: number;
  readonly operation: Operation | 'hangs up';
  readonly player: string | null;
  answer: Answer | undefined;
  answeredAt: number | null;
}

export interface Seen {
  readonly moves: readonly CheckMove[];
  readonly bars: readonly CheckBar[];
  /** The number of the move that this request is. */
  readonly move: number;
}

/**
 * Looks are no moves, unless the look is what fails. Nothing is told that no client has seen: who
 * controls a card is known from that player's own boards alone.
 */
export function seenIn(happened: readonly Happening[], failing: number): Seen {
  const told: Told[] = [];
  const bars = new Bars();
  for (const happening of happened) {
    if (happening.kind === 'quiet') continue;
    const { request } = happening;
    const move = told.find((one) => one.request === request);
    if (happening.kind === 'sent') {
      const { operation } = happening;
      if (operation.kind === 'look' && request !== failing) continue;
      const player = operation.kind === 'get' ? null : operation.player;
      told.push({ request, operation, player, answer: undefined, answeredAt: null });
      bars.sent(operation, told.length);
    } else if (happening.kind === 'hung up') {
      const player = move?.player ?? null;
      const [answer, answeredAt] = [undefined, null];
      told.push({ request: -request, operation: 'hangs up', player, answer, answeredAt });
      bars.stoppedWaiting(player, told.length);
    } else {
      if (move !== undefined) [move.answer, move.answeredAt] = [happening.answer, told.length];
      bars.answered(operationOf(happened, request), happening.answer, told.length);
    }
  }
  return {
    moves: told.map((one, index) => moveOf(one, index + 1)),
    bars: bars.all,
    move: 1 + told.findIndex(({ request }) => request === failing),
  };
}

function operationOf(happened: readonly Happening[], request: number): Operation | undefined {
  const sent = happened.find((one) => one.kind === 'sent' && one.request === request);
  return sent?.kind === 'sent' ? sent.operation : undefined;
}

function moveOf({ operation, player, answer, answeredAt }: Told, number: number): CheckMove {
  const asked = operation === 'hangs up' ? operation : askedIn(operation);
  return { number, player, asked, answer: inShort(operation, answer), answeredAt };
}

export function askedIn(operation: Operation): string {
  switch (operation.kind) {
    case 'flip':
      return `flip ${operation.at.row},${operation.at.column}`;
    case 'replace':
      return `replace ${operation.from} ${operation.to}`;
    case 'get':
      return `get ${operation.target}`;
    case 'look':
    case 'watch':
      return operation.kind;
  }
}

function inShort(operation: Operation | 'hangs up', answer: Answer | undefined): string | null {
  if (operation === 'hangs up') return '';
  switch (answer?.kind) {
    case undefined:
      return null;
    case 'board': {
      if (operation.kind !== 'flip') return operation.kind === 'replace' ? 'done' : 'answered';
      const { columns = 1 } = parseBoardState(answer.board) ?? {};
      const { row, column } = operation.at;
      return answer.board.split('\n')[1 + row * columns + column] ?? '';
    }
    case 'failed':
      return 'fails';
    case 'refused':
      return String(answer.status);
    case 'wrong':
      return 'wrong';
  }
}

/** Whether a player has something, or waits: one bar at a time for each. */
class Bars {
  readonly all: CheckBar[] = [];
  readonly #has = new Map<string, CheckBar>();
  readonly #waits = new Map<string, CheckBar>();

  sent(operation: Operation, now: number): void {
    if (operation.kind !== 'flip') return;
    const { player, at } = operation;
    // A pair goes with the next flip, whatever becomes of that.
    if (this.#has.get(player)?.kind === 'pair') this.#end(this.#has, player, now);
    this.#begin(this.#waits, {
      player,
      kind: 'wait',
      spots: [`${at.row},${at.column}`],
      card: null,
      from: now,
      to: null,
    });
  }

  stoppedWaiting(player: string | null, now: number): void {
    if (player !== null) this.#end(this.#waits, player, now);
  }

  answered(operation: Operation | undefined, answer: Answer, now: number): void {
    if (operation === undefined || operation.kind === 'get') return;
    const { kind: asked, player } = operation;
    if (asked === 'flip') this.#end(this.#waits, player, now);
    if (answer.kind === 'failed') this.#end(this.#has, player, now);
    const state = answer.kind === 'board' ? parseBoardState(answer.board) : undefined;
    if (state === undefined) return;
    const { columns, mine } = state;
    const spots = mine.map((at) => `${Math.floor(at / columns)},${at % columns}`);
    if (spots.join(' ') === this.#has.get(player)?.spots.join(' ')) return;
    this.#end(this.#has, player, now);
    const [first] = mine.map((at) => state.spots[at]);
    if (first?.face !== 'up') return;
    const kind = mine.length > 1 ? 'pair' : 'has';
    this.#begin(this.#has, { player, kind, spots, card: first.card, from: now, to: null });
  }

  #begin(open: Map<string, CheckBar>, bar: CheckBar): void {
    open.set(bar.player, bar);
    this.all.push(bar);
  }

  /** A wait that ended at once was none. */
  #end(open: Map<string, CheckBar>, player: string, to: number): void {
    const bar = open.get(player);
    if (bar === undefined) return;
    open.delete(player);
    const at = this.all.indexOf(bar);
    if (bar.kind === 'wait' && bar.from === to) this.all.splice(at, 1);
    else this.all[at] = { ...bar, to };
  }
}
