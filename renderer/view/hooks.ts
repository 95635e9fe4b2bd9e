import { effect } from '@preact/signals-core';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Box } from './layout.ts';

/**
 * What `read` reads from signals, now and whenever that is another: a view repaints for what it
 * shows, and for nothing else.
 */
export function useValue<T>(read: () => T): T {
  return useValues(() => [read()] as const)[0];
}

/** Several values with one hook, for what is on the screen a hundred times. */
export function useValues<T extends readonly unknown[]>(read: () => T): T {
  const latest = useRef(read);
  const shown = useRef<T | undefined>(undefined);
  const [, repaint] = useState(0);
  latest.current = read;
  const now = (shown.current = read());
  useLayoutEffect(
    () =>
      effect(() => {
        const isOther = latest.current().some((value, index) => value !== shown.current?.[index]);
        if (isOther) repaint((count) => count + 1);
      }),
    [],
  );
  return now;
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
