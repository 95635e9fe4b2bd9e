import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Box } from './layout.ts';

/** The size of an element, whenever it changes. */
export function useBox(ref: RefObject<HTMLElement | null>): Box | undefined {
  const box = useSignal<Box | undefined>(undefined);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      box.value = { width: element.clientWidth, height: element.clientHeight };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return box.value;
}

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  const list = matchMedia(query);
  const holds = useSignal(list.matches);
  useEffect(() => {
    const change = () => {
      holds.value = list.matches;
    };
    change();
    list.addEventListener('change', change);
    return () => list.removeEventListener('change', change);
  }, [query]);
  return holds.value;
}
