/** When a game begins, the ribbon of its lobby lifts, and below it cards are dealt. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { EASE, reduced } from '../board/motion.ts';
import { useShown, useText } from '../ui/page.ts';

const LIFT_MS = 380;
const GO_MS = 800;

/** What it casts below itself. */
const SHADOW_PX = 40;

/** @param selector what has the ribbon, on this screen */
export function useLift(selector: string): void {
  const { store } = useShown();
  const { lobby } = useText();
  const isCounting = useRef(false);
  isCounting.current = store.beginsAt.value !== undefined;
  useLayoutEffect(() => {
    store.see(0);
    return () => {
      if (store.phase.peek() !== 'playing') return;
      const from = document.querySelector<HTMLElement>(selector);
      if (from === null) return;
      lift(from);
      if (isCounting.current) call(lobby.go, from);
    };
  }, []);
}

/** After the last number, for a moment: over the cards that are dealt, and in nobody's way. */
function call(word: string, over: Element): void {
  const go = document.createElement('div');
  go.className = 'lobby-go';
  go.textContent = word;
  go.setAttribute('aria-hidden', 'true');
  const { left, width } = over.getBoundingClientRect();
  const fontSize = `min(var(--count), ${(1.1 * width) / word.length}px)`;
  Object.assign(go.style, { left: `${left}px`, width: `${width}px`, fontSize });
  document.body.append(go);
  const pop = [
    { opacity: 0, transform: 'scale(0.6)' },
    { opacity: 1, transform: 'none', offset: 0.25 },
    { opacity: 1, transform: 'none', offset: 0.7 },
    { opacity: 0, transform: 'scale(1.3)' },
  ];
  const frames = reduced.matches ? [{ opacity: 1 }, { opacity: 1 }] : pop;
  const calling = go.animate(frames, { id: 'go', duration: GO_MS, easing: EASE, fill: 'both' });
  void calling.finished.then(() => go.remove());
}

/** The screen is already the next one; an empty likeness of the old one takes the ribbon away. */
function lift(from: HTMLElement): void {
  if (reduced.matches) return;
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
