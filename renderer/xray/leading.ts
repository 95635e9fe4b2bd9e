/** What a mouse or a finger does to the lanes: it drags them through time, and points at steps. */

import type { XrayStore } from './xray-store.ts';

/** A shorter drag is a tap. */
const DRAG_PX = 4;

export function leading(xray: XrayStore, perMs: number) {
  const stepOf = ({ target }: Event): number | undefined => {
    const pill = target instanceof Element ? target.closest<SVGElement>('[data-step]') : null;
    return pill === null ? undefined : Number(pill.dataset['step']);
  };
  return {
    onClick: (event: MouseEvent) => {
      const step = stepOf(event);
      if (step !== undefined) xray.choose(step);
    },
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') xray.hovered.value = stepOf(event);
    },
    onPointerLeave: () => {
      xray.hovered.value = undefined;
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      const ground = event.currentTarget as HTMLElement;
      const from = xray.until.peek() ?? xray.now();
      const drag = ({ clientX }: PointerEvent) => {
        const by = clientX - event.clientX;
        if (Math.abs(by) > DRAG_PX) xray.goTo(from - by / perMs);
      };
      const end = () => {
        ground.removeEventListener('pointermove', drag);
        for (const up of ['pointerup', 'pointercancel']) removeEventListener(up, end);
      };
      ground.addEventListener('pointermove', drag);
      for (const up of ['pointerup', 'pointercancel']) addEventListener(up, end);
    },
    onWheel: (event: WheelEvent) => {
      // The wheel scrolls many lanes; sideways, or with Shift, it moves through time.
      const scrolls = event.currentTarget instanceof Element && canScroll(event.currentTarget);
      const by = event.deltaX !== 0 ? event.deltaX : scrolls && !event.shiftKey ? 0 : event.deltaY;
      if (by !== 0 && !event.ctrlKey) xray.move(by / perMs);
    },
  };
}

function canScroll(ground: Element): boolean {
  const scroll = ground.parentElement;
  return scroll !== null && scroll.scrollHeight > scroll.clientHeight;
}
