/** What the TV can show in place of the game: the film of a game that is over, and the X-ray. */

import './film.css';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameRecord } from '../../shared/record.ts';
import type { TableView } from '../../shared/table-view.ts';
import { useFetched } from '../play/parts.ts';
import { type RoomFilmProps, useShown, useText } from '../ui/page.ts';
import type { Spectator } from './spectator.ts';

/** What 16 pixels of 1080 lines are on this screen: all sizes of the TV follow it (tv.css). */
export function farUnit(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

interface Fetched {
  readonly Screen: ComponentType<RoomFilmProps>;
  readonly record: GameRecord;
  readonly table: TableView;
}

interface TvFilmProps {
  readonly spectator: Spectator;
  readonly view: TableView;
  /** Shown before, after, and if the film does not come. */
  readonly children: ComponentChildren;
}

export function TvFilm({ spectator, view, children }: TvFilmProps) {
  const { lang } = useText();
  const [fetched, setFetched] = useState<Fetched | undefined>(undefined);
  const isWanted = view.phase === 'over' && view.tvShows === 'film';
  useEffect(() => {
    let isLate = false;
    const fetchAll = async () => {
      const [{ openRoomFilm }, record] = await Promise.all([
        import('./room-film.tsx'),
        spectator.record(),
      ]);
      const Screen = await openRoomFilm(lang);
      if (!isLate && record?.game === view.game) setFetched({ Screen, record, table: view });
    };
    // If it does not come the podium stays, and the host can ask once more.
    if (isWanted) fetchAll().catch((error: unknown) => console.error(error));
    return () => {
      isLate = true;
      setFetched(undefined);
    };
  }, [isWanted, view.game]);
  if (!isWanted || fetched === undefined) return <>{children}</>;
  const { Screen, record, table } = fetched;
  return (
    <Screen
      {...{ record, table }}
      far={farUnit}
      cardOf={(card) => spectator.cardOf(card)}
      onEnd={() => setFetched(undefined)}
    />
  );
}

/**
 * Whether the host wants the X-ray there, or its address does (`?xray`). Before a game begins,
 * one joins.
 */
export function wantsXray({ phase, tvShows }: TableView): boolean {
  const isAddressed = new URLSearchParams(location.search).has('xray');
  return phase !== 'lobby' && (tvShows === 'xray' || isAddressed);
}

export function TvXray({ spectator }: { readonly spectator: Spectator }) {
  const shown = useShown();
  const Screen = useFetched(async (language) => {
    const { openTvXray } = await import('../xray/index.tsx');
    return openTvXray(language, { shown, ...spectator.watching() });
  });
  return Screen === undefined ? <main class="screen tv-screen" /> : <Screen />;
}
