import type { AppSettings } from '../host/settings.ts';

export type Place = NonNullable<AppSettings['window']>;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const SMALLEST = { width: 360, height: 480 };
const FIRST = { width: 1280, height: 860 };

/** How much of a window must be on a screen to be dragged. */
const GRIP = 100;

/**
 * Where to put the window: at its last place if that is still on a screen, else in the middle of the
 * main screen.
 * @param areas the usable area of each screen, the main one first
 */
export function placeOn(areas: readonly Area[], last: Place | null): Partial<Area> {
  const home = areas.find((area) => last !== null && overlap(area, last));
  const [main] = areas;
  const width = last?.width ?? FIRST.width;
  const height = last?.height ?? FIRST.height;
  if (last !== null && home !== undefined) {
    // A window that shrinks at the same corner might leave the screen.
    const x = width > home.width ? home.x : last.x;
    const y = height > home.height ? home.y : Math.max(last.y, home.y);
    return { x, y, ...fit(home, width, height) };
  }
  return main === undefined ? FIRST : fit(main, width, height);
}

function fit(area: Area, width: number, height: number) {
  return {
    width: Math.max(SMALLEST.width, Math.min(width, area.width)),
    height: Math.max(SMALLEST.height, Math.min(height, area.height)),
  };
}

/** Whether enough of the window, and of its top edge, lies on this screen. */
function overlap(area: Area, place: Place): boolean {
  const right = Math.min(area.x + area.width, place.x + place.width);
  const isWide = right - Math.max(area.x, place.x) >= GRIP;
  return isWide && place.y >= area.y - GRIP && place.y <= area.y + area.height - GRIP;
}
