/** The TV says cards that are turned, if the host wants that. */

import { useEffect, useRef } from 'preact/hooks';
import type { TableView } from '../../shared/table-view.ts';
import { aloudOf, turnedUp } from '../game/aloud.ts';
import { isSaying, sayAloud } from '../state/aloud.ts';

/** In a quick game only some of them: no card cuts off another. */
export function TvAloud({ view }: { readonly view: TableView }) {
  const before = useRef<TableView | undefined>(undefined);
  useEffect(() => {
    const [turned] = turnedUp(before.current, view).slice(-1);
    before.current = view;
    if (view.room.tvSpeaks !== true || isSaying()) return;
    const said = aloudOf(turned, view);
    if (said !== undefined) sayAloud(said);
  }, [view]);
  return null;
}
