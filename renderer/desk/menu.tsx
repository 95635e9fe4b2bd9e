/** A menu by the ARIA practices: arrows inside, Escape and everything outside close it. */

import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { stepped } from '../ui/steps.ts';

/** Between a menu and the edge of the window, in px. */
const AIR = 8;

interface MenuProps {
  readonly label: string;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Menu({ label, opener, onClose, children }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  // Before it is painted: a key that is pressed at the sight of it goes to no other item.
  useLayoutEffect(() => {
    const all = items();
    const chosen = all.find((item) => item.getAttribute('aria-checked') === 'true');
    (chosen ?? all[0])?.focus({ preventScroll: true });
    const leave = ({ target }: Event) => {
      const isInside = [menu, opener].some(({ current }) => current?.contains(target as Node));
      if (!isInside) onClose();
    };
    addEventListener('pointerdown', leave);
    addEventListener('scroll', leave, true); // it would no longer stand beside its button
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('scroll', leave, true);
    };
  }, []);
  const press = (event: KeyboardEvent) => {
    const all = items();
    const next = stepped(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === undefined && event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation(); // what the menu lies on stays open
    if (next === undefined) onClose();
    else all[next]?.focus();
  };
  return (
    <div
      ref={menu}
      role="menu"
      class="desk-menu"
      aria-label={label}
      style={opener.current === null ? {} : placeBeside(opener.current)}
      onKeyDown={press}
    >
      {children}
    </div>
  );
}

/** Under the button, or over it in the lower half of the window; as high as there is room. */
function placeBeside(button: HTMLElement) {
  const { top, bottom, right } = button.getBoundingClientRect();
  const fromRight = { right: `${innerWidth - right}px` };
  return bottom < innerHeight / 2
    ? { ...fromRight, top: `${bottom}px`, maxHeight: `calc(100vh - ${bottom + AIR}px)` }
    : { ...fromRight, bottom: `${innerHeight - top}px`, maxHeight: `${top - AIR}px` };
}
