/** When a game begins, the ribbon of its lobby lifts, and below it cards are dealt. */

import { useLayoutEffect } from 'preact/hooks';
import { useShown } from '../ui/page.ts';

const LIFT_MS = 380;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** What it casts below itself. */
const SHADOW_PX = 40;

/** @param selector what has the ribbon, on this screen */
export function useLift(selector: string): void {
  const { store } = useShown();
  useLayoutEffect(() => {
    store.see(0);
    return () => {
      const from = document.querySelector<HTMLElement>(selector);
      if (from !== null && store.phase.peek() === 'playing') lift(from);
    };
  }, []);
}

/** The screen is already the next one; an empty likeness of the old one takes the ribbon away. */
function lift(from: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { left, top, width, height } = from.getBoundingClientRect();
  const likeness = document.createElement('div');
  likeness.className = from.classList.contains('door')
    ? 'door lobby-lifts'
    : `${from.className} lobby-lifts`;
  Object.assign(likeness.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(likeness);
  const ribbon = Number.parseFloat(getComputedStyle(likeness, '::before').height);
  const way = (Number.isNaN(ribbon) ? height : ribbon) + SHADOW_PX;
  const lifting = likeness.animate([{}, { transform: `translateY(${-way}px)` }], {
    id: 'lift',
    duration: LIFT_MS,
    easing: EASE,
    fill: 'forwards',
  });
  void lifting.finished.then(() => likeness.remove());
}
