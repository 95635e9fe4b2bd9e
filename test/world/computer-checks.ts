import { isPersonHere } from '../../shared/table-view.ts';
import type { Position } from '../../shared/card.ts';
import type { Table } from '../../main/table/table.ts';
import type { Moment } from './checks.ts';

/** A flip of a computer player: it comes from the host itself, and over no wire. */
export interface OwnFlip {
  readonly table: Table;
  readonly player: string;
  readonly at: Position;
  /** Whether it was a person's turn to be there, when it flipped. */
  readonly mayPlay: boolean;
  /** `ok`, or the rule by which it failed; undefined while it waits, which it never does. */
  ended: string | undefined;
}

/**
 * Whether the computer player `id` may flip now: a person is here, and a game runs, or is over and
 * somebody waits for its card.
 */
export function mayPlay(table: Table, id: string): boolean {
  const { phase, board } = table.game;
  const isAwaited = () =>
    board.controlled().some(({ controller, waiters }) => controller === id && waiters.length > 0);
  const isOn = phase === 'playing' || (phase === 'over' && isAwaited());
  return isOn && table.view().players.some(isPersonHere);
}

const OWN_GAP_MS = 600;
const SHARED_GAP_MS = 300;
const PAIR_MS_MAX = 5_000;

/** The manners of computer players, timed again beside the host. That none waits, others check. */
export class ComputerManners {
  readonly #lastFlips = new Map<string, number>();
  /** For each pair of theirs, since when it could have been cleared. */
  readonly #pairs = new Map<string, number>();

  /** Another run of the host: who plays begins anew. */
  restart(): void {
    this.#lastFlips.clear();
    this.#pairs.clear();
  }

  check({ table }: Moment, flips: readonly OwnFlip[], now: number): string | undefined {
    for (const { player, mayPlay: was } of flips) {
      if (!was) return `the computer player ${player} flips though it has to wait`;
      const own = now - (this.#lastFlips.get(player) ?? -Infinity);
      if (own < OWN_GAP_MS) return `${player} flips ${own} ms after its last flip`;
      const shared = now - Math.max(-Infinity, ...this.#lastFlips.values());
      if (shared < SHARED_GAP_MS) return `${player} flips ${shared} ms after another one`;
      this.#lastFlips.set(player, now);
    }
    return this.#checkPairs(table, now);
  }

  #checkPairs(table: Table, now: number): string | undefined {
    const ids = new Set(table.seats.computers().map(({ id }) => id));
    const pairs = table.game.board
      .controlled()
      .filter(({ as, controller }) => as === 'pair' && ids.has(controller))
      .filter(({ controller }) => mayPlay(table, controller))
      .map(({ controller, index }) => `game ${table.game.number}, ${controller}, spot ${index}`);
    for (const pair of this.#pairs.keys()) if (!pairs.includes(pair)) this.#pairs.delete(pair);
    for (const pair of pairs) if (!this.#pairs.has(pair)) this.#pairs.set(pair, now);
    for (const [pair, since] of this.#pairs) {
      if (now - since > PAIR_MS_MAX) return `a pair of a computer player stays: ${pair}`;
    }
    return undefined;
  }
}
