/** A name that is dragged on to the group or the slab of a table moves there, as from its menu. */

import { useEffect } from 'preact/hooks';
import type { DeskStore } from './desk-store.ts';

const SEAT = 'application/x-memory-scramble-seat';

/** Begins to drag somebody. */
export function drag({ dataTransfer }: DragEvent, seat: number, table: number): void {
  if (dataTransfer === null) return;
  dataTransfer.setData(SEAT, `${seat} ${table}`);
  dataTransfer.effectAllowed = 'move';
}

/** Lets them land wherever an element says its table: `data-table`. */
export function useLanding({ tables }: Pick<DeskStore, 'tables'>): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes(SEAT) !== true) return;
      tables.landing.value = tableAt(event.target);
      if (tables.landing.peek() !== undefined) event.preventDefault(); // they may land here
    };
    const drop = (event: DragEvent) => {
      const [seat = 0, table] = (event.dataTransfer?.getData(SEAT) ?? '').split(' ').map(Number);
      const to = tables.landing.peek();
      end();
      if (table === undefined || to === undefined) return;
      event.preventDefault();
      if (to !== table) void tables.move(seat, table, to);
    };
    const end = () => {
      tables.landing.value = undefined;
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    addEventListener('dragend', end);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
      removeEventListener('dragend', end);
    };
  }, []);
}

function tableAt(target: EventTarget | null): number | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-table]') : null;
  return found === null ? undefined : Number(found.dataset['table']);
}
