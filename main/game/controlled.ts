import type { PlayerId } from '../../shared/card.ts';
import { controlledIn } from './play.ts';
import type { Rep } from './rep.ts';
import type { SpotIndex } from './spot.ts';

/** A card that a player controls, without its label, which can only be seen through `look`. */
export interface Controlled {
  readonly index: SpotIndex;
  readonly controller: PlayerId;
  readonly as: 'first' | 'pair';
  /** The players who wait for it, first come first. */
  readonly waiters: readonly PlayerId[];
}

/** Every card that somebody controls, with its waiters. */
export function controlledCards({ plays, queues }: Rep): readonly Controlled[] {
  return [...plays].flatMap(([controller, play]) =>
    controlledIn(play).map((index) => ({
      index,
      controller,
      as: play.phase === 'matched' ? 'pair' : 'first',
      waiters: queues.at(index).map((waiter) => waiter.player),
    })),
  );
}
