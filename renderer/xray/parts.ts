/** What the parts of the X-ray have in common. */

import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { TableView } from '../../shared/table-view.ts';
import { isUp } from '../game/changes.ts';
import { clockTime } from '../game/clock-time.ts';
import { playerAt, signAt } from '../game/situation.ts';
import { type LaneForm, TV_LANES, WINDOW_LANES } from '../game/xray-layout.ts';
import type { XrayDictionary } from '../text/xray-dictionary.ts';
import type { XrayStore } from './xray-store.ts';

/** The differences between the two screens of the X-ray. */
export interface XrayForm {
  /** Somebody leads it: taps, scrolls, goes back in time. */
  readonly isLed: boolean;
  readonly lanes: LaneForm;
  /** The fewest pixels of a sticker on the board. */
  readonly far?: number;
  /** How many steps, and how many held cards, are listed at first. */
  readonly stepsMax: number;
  readonly heldMax: number;
}

export const WINDOW: XrayForm = {
  isLed: true,
  lanes: WINDOW_LANES,
  stepsMax: 60,
  heldMax: Infinity,
};

export const TV: XrayForm = { isLed: false, lanes: TV_LANES, far: 24, stepsMax: 8, heldMax: 4 };

export interface XrayParts {
  readonly xray: XrayStore;
  readonly words: XrayDictionary;
  readonly form: XrayForm;
}

export const XrayContext = createContext(undefined as unknown as XrayParts);

export function useXray(): XrayParts {
  return useContext(XrayContext);
}

/** The board at the moment that is looked at. */
export interface Moment {
  readonly spots: TableView['spots'];
  readonly isPast: boolean;
}

/** The moment of the step that is looked at, or the moment at which time stands still; else now. */
export function useMoment(xray: XrayStore, view: TableView): Moment {
  const version = xray.version.value;
  const looked = xray.looked()?.number;
  const until = xray.until.value;
  const number = looked ?? (until === undefined ? undefined : lastUntil(xray, until));
  const spots = useMemo(() => {
    if (number === undefined || xray.log.game !== view.game) return view.spots;
    const { cardOf } = xray.source;
    return xray.log.spotsAfter(number, view).map((spot) => {
      return isUp(spot) && spot.card !== '' ? { ...spot, card: cardOf(spot.card) } : spot;
    });
  }, [number, view, version]);
  return { spots, isPast: number !== undefined };
}

function lastUntil({ log }: XrayStore, ms: number): number {
  const before = log.steps.filter((step) => step.ms <= ms);
  return before[before.length - 1]?.number ?? 0;
}

/** `0:24.9` */
export function tenths(ms: number): string {
  const tenth = Math.floor(Math.max(0, ms) / 100);
  return `${clockTime(Math.floor(tenth / 10))}.${tenth % 10}`;
}

/** What a sticker shows of the player at this seat. */
export function wornAt(view: TableView, seat: number) {
  return { seat, sign: signAt(view, seat), computer: playerAt(view, seat)?.computer };
}
