/** What lay where at the moment that is looked at. */

import { useMemo } from 'preact/hooks';
import type { TableView } from '../../shared/table-view.ts';
import { isUp } from '../game/changes.ts';
import type { XrayStore } from './xray-store.ts';

export interface Moment {
  readonly spots: TableView['spots'];
  readonly isPast: boolean;
}

/** A step that is looked at, or the moment at which time stands still, shows the past; else it is now. */
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
