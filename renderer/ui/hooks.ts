import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

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
  useEffect(() => {
    if (at === undefined) return undefined;
    const timer = setInterval(() => repaint((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [at]);
  return at === undefined ? undefined : Math.max(0, Math.ceil((at - performance.now()) / 1_000));
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
