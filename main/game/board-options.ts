/** What a Board and its operations are given, and what a bug leaves of one. */

import { type Card, isCard } from '../../shared/card.ts';
import type { Belonging } from './belonging.ts';
import type { Report } from './events.ts';
import type { CheckReach } from './rep.ts';

export interface BoardOptions {
  readonly check?: CheckReach;
  /** Told of a listener that threw. */
  readonly report?: Report;
}

/** A restored board must be told which cards belong together: its deck is saved beside it. */
export interface RestoreOptions extends BoardOptions {
  readonly belonging?: Belonging;
}

/** Which version was seen last, and when to stop waiting for another. */
export interface WatchOptions {
  readonly since?: number;
  readonly signal?: AbortSignal | undefined;
}

/** What a `map` makes of each card. */
export type Replace = (card: Card) => Promise<Card>;

/**
 * What `f` makes of each distinct one of `cards`; it is asked once for each.
 * @throws what `f` throws, or a TypeError if it returns no card
 */
export async function replaceEach(
  cards: Iterable<Card>,
  f: Replace,
): Promise<ReadonlyMap<Card, Card>> {
  const distinct = [...new Set(cards)];
  const replacements = await Promise.all(distinct.map(f));
  if (!replacements.every(isCard)) throw new TypeError('a card can only be replaced by a card');
  return new Map(distinct.map((card, index) => [card, replacements[index] ?? card]));
}

/** A bug broke the board; the cause is the first thing that went wrong. */
export class BrokenBoard extends Error {
  constructor(cause: unknown) {
    super('this game cannot go on: a bug broke its board', { cause });
    this.name = 'BrokenBoard';
  }
}
