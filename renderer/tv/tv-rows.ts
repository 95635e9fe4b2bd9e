/** Rows of scores that change places, and never cross each other. */

import { useLayoutEffect, useRef } from 'preact/hooks';

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const GLIDE_MS = 280;
const COME_MS = 200;

/**
 * Who rises, or goes to the other column, comes at the new place when all others have made room: those move
 * down in the order that they have.
 * @param rows in a column
 * @returns for the element of each seat; its place is in `data-place`
 */
export function useMoves(rows: number): (seat: number) => (row: HTMLLIElement | null) => void {
  const elements = useRef(new Map<number, HTMLLIElement>());
  const places = useRef(new Map<number, number>());
  const lastRows = useRef(rows);
  useLayoutEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isSame = lastRows.current === rows;
    lastRows.current = rows;
    for (const seat of places.current.keys())
      if (!elements.current.has(seat)) places.current.delete(seat);
    for (const [seat, row] of elements.current) {
      const [was, is] = [places.current.get(seat), Number(row.dataset['place'])];
      places.current.set(seat, is);
      if (was === undefined || was === is || isStill || !isSame) continue;
      const isBeside = Math.floor(was / rows) === Math.floor(is / rows);
      if (is > was && isBeside) {
        glide(row, was % rows);
      } else {
        come(row);
      }
    }
  });
  return (seat) => (row) => {
    if (row !== null) elements.current.set(seat, row);
    else elements.current.delete(seat);
  };
}

function glide(row: HTMLElement, from: number): void {
  const there = { transform: `translate(calc(var(--x) * 100%), calc(${from} * var(--row)))` };
  row.animate([there, {}], { id: 'glide', duration: GLIDE_MS, easing: EASE });
}

function come(row: HTMLElement): void {
  row.animate([{ opacity: 0 }, { opacity: 0, offset: GLIDE_MS / (GLIDE_MS + COME_MS) }, {}], {
    id: 'come',
    duration: GLIDE_MS + COME_MS,
  });
}
