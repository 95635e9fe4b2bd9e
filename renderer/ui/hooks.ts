import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PlayerView } from '../../shared/table-view.ts';
import { move } from '../board/motion.ts';
import { isPerson } from '../game/situation.ts';
import { countdownAt } from '../game/clock-time.ts';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The size of an element, whenever it changes. */
export function useBox(ref: RefObject<HTMLElement | null>): Box | undefined {
  const [box, setBox] = useState<Box | undefined>(undefined);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => setBox({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return box;
}

/** Whole seconds until `at`, by `performance.now()`; counts down by itself. */
export function useSecondsUntil(at: number | undefined): number | undefined {
  const [, repaint] = useState(0);
  const count = at === undefined ? undefined : countdownAt(at - performance.now());
  // After each time it is drawn: a timer that was early is set again for the rest.
  useLayoutEffect(() => {
    if (count?.nextIn === undefined) return undefined;
    const timer = setTimeout(() => repaint((times) => times + 1), count.nextIn);
    return () => clearTimeout(timer);
  });
  return count?.seconds;
}

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  const list = matchMedia(query);
  const [, repaint] = useState(list.matches);
  useEffect(() => {
    const change = () => repaint(list.matches);
    list.addEventListener('change', change);
    return () => list.removeEventListener('change', change);
  }, [query]);
  return list.matches;
}

/** Whether fingers are meant to press here. */
export const isTouch = matchMedia('(pointer: coarse)').matches;

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
