/** Chips that lie in another place than before fly there. */

import { type RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { EASE, reduced } from '../board/motion.ts';

/**
 * @param list with chips in groups: `data-chip-of` says whose each is, and `data-group` what it lies in
 * @param duration in milliseconds
 */
export function useFlying(list: RefObject<HTMLElement | null>, duration: number): void {
  const known = useRef(new Map<string, Place>());
  useLayoutEffect(() => {
    const places = list.current === null ? [] : placesIn(list.current);
    for (const [whose, { chip, group, x, y }] of places) {
      const was = known.current.get(whose);
      if (was === undefined || was.group === group || reduced.matches) continue;
      const from = `translate(${was.x - x}px, ${was.y - y}px)`;
      chip.animate([{ transform: from }, {}], { id: 'fly', duration, easing: EASE });
    }
    known.current = new Map(places);
  });
}

interface Place {
  readonly chip: HTMLElement;
  readonly group: string | undefined;
  readonly x: number;
  readonly y: number;
}

/** Within the list, so that scrolling moves nobody. */
function placesIn(list: HTMLElement): readonly (readonly [whose: string, place: Place])[] {
  const { left, top } = list.getBoundingClientRect();
  return Array.from(list.querySelectorAll<HTMLElement>('[data-chip-of]'), (chip) => {
    const { x, y } = chip.getBoundingClientRect();
    const group = chip.closest<HTMLElement>('[data-group]')?.dataset['group'];
    return [chip.dataset['chipOf'] ?? '', { chip, group, x: x - left, y: y - top }];
  });
}
