/** The keys of the X-ray. The board and fields keep their own. */

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isCovered } from '../ui/dialog.tsx';
import type { XrayStore } from './xray-store.ts';

interface Keys {
  readonly xray: XrayStore;
  readonly root: RefObject<HTMLElement | null>;
  readonly copy: () => void;
  readonly onClose: () => void;
}

const SECOND = 1_000;

export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event, latest.current);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function onKey(event: KeyboardEvent, { xray, root, copy, onClose }: Keys): void {
  const { key, target, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
  const on = target instanceof Element ? target : document.body;
  if (defaultPrevented || isCovered() || ctrlKey || metaKey || altKey) return;
  if (on.closest('.x-board, input, textarea, select') !== null && key !== 'Escape') return;
  // A button is pressed with Space; in the list a step is chosen already.
  if (key === ' ' && on.closest('button, a') !== null && on.closest('.x-step') === null) return;
  const seconds = shiftKey ? 5 : 1;
  const acts: Readonly<Record<string, () => void>> = {
    ' ': () => (xray.until.peek() === undefined ? xray.pause() : xray.backToNow()),
    ArrowUp: () => choose(xray, 1, root.current),
    ArrowDown: () => choose(xray, -1, root.current),
    ArrowLeft: () => xray.move(-seconds * SECOND),
    ArrowRight: () => xray.move(seconds * SECOND),
    '+': () => xray.zoom(-1),
    '=': () => xray.zoom(-1),
    '-': () => xray.zoom(1),
    c: copy,
    C: copy,
    Escape: onClose,
  };
  const act = acts[key];
  if (act === undefined) return;
  event.preventDefault();
  act();
}

/** Chooses the step above or below, and focuses it, so that it is read aloud. */
function choose(xray: XrayStore, by: 1 | -1, root: HTMLElement | null): void {
  xray.chooseNext(by);
  const number = xray.chosen.peek();
  requestAnimationFrame(() => {
    root?.querySelector<HTMLElement>(`[data-number="${number}"]`)?.focus({ preventScroll: true });
  });
}
