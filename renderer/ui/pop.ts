/** Who sits down while one looks pops once, in every list of players. */

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PlayerView } from '../../shared/table-view.ts';
import { move } from '../board/motion.ts';
import { isPerson } from '../game/situation.ts';

/** Which seats a list had when it was first shown: those are no news. */
export function useKnownSeats(players: readonly PlayerView[]): ReadonlySet<number> {
  const known = useRef<ReadonlySet<number> | undefined>(undefined);
  known.current ??= new Set(players.map(({ seat }) => seat));
  return known.current;
}

/** For the element of a player: a computer player that was not known yet pops. */
export function usePop<T extends HTMLElement>(
  player: PlayerView,
  known: ReadonlySet<number>,
): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    const isNew = !known.has(player.seat) && !isPerson(player);
    if (isNew && element.current !== null) move(element.current, 'arrive', false);
  }, []);
  return element;
}
