/** What the TV can show in place of the game: the film of a game that is over, and the X-ray. */

import './film.css';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Card } from '../../shared/card.ts';
import type { GameRecord } from '../../shared/record.ts';
import type { TableView } from '../../shared/table-view.ts';
import { useFetched } from '../play/parts.ts';
import type { Language } from '../text/dictionary.ts';
import { type RoomFilmProps, useShown, useText } from '../ui/page.ts';
import type { Spectator } from './spectator.ts';

/** What 16 pixels of 1080 lines are on this screen: all sizes of the TV follow it (tv.css). */
export function farUnit(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** So long the podium is looked at first. */
const LOOK_MS = 4_000;

interface Fetched {
  readonly Screen: ComponentType<RoomFilmProps>;
  readonly record: GameRecord;
  readonly table: TableView;
}

type Open = (language: Language) => Promise<ComponentType<RoomFilmProps>>;

/** A screen that shows the game that is over from its record; `end` takes it away. */
function useRecorded(spectator: Spectator, view: TableView, isWanted: boolean, open: Open) {
  const { lang } = useText();
  const [fetched, setFetched] = useState<Fetched | undefined>(undefined);
  useEffect(() => {
    let isLate = false;
    const fetchAll = async () => {
      const [Screen, record] = await Promise.all([open(lang), spectator.record()]);
      if (!isLate && record?.game === view.game) setFetched({ Screen, record, table: view });
    };
    // If it does not come the podium stays, and the host can ask once more.
    if (isWanted) fetchAll().catch((error: unknown) => console.error(error));
    return () => {
      isLate = true;
      setFetched(undefined);
    };
  }, [isWanted, view.game]);
  return isWanted ? { fetched, end: () => setFetched(undefined) } : { fetched: undefined };
}

interface ShowProps {
  readonly spectator: Spectator;
  readonly view: TableView;
  /** Shown before, after, and if it does not come. */
  readonly children: ComponentChildren;
}

const openFilm: Open = async (language) => (await import('./room-film.tsx')).openRoomFilm(language);

/** The film, while the host wants it on the TV. */
export function TvFilm({ spectator, view, children }: ShowProps) {
  const isWanted = view.phase === 'over' && view.tvShows === 'film';
  const { fetched, end = () => undefined } = useRecorded(spectator, view, isWanted, openFilm);
  return fetched === undefined ? (
    <>{children}</>
  ) : (
    <Recorded {...{ spectator, fetched }} onEnd={end} />
  );
}

const openCeremony: Open = async (language) =>
  (await import('./ceremony.tsx')).openCeremony(language);

interface CeremonyProps extends ShowProps {
  /** Shown then, until the next game. */
  readonly next: ComponentChildren;
}

/** After the end of a game that the room saw, and a look at its podium: the awards, in turn. */
export function TvCeremony({ spectator, view, next, children }: CeremonyProps) {
  const { ending } = useShown();
  const moment = ending.moment.value;
  const grown = useRef<number | undefined>(undefined);
  if (moment === 'podium') grown.current = view.game;
  const [due, setDue] = useState<number | undefined>(undefined);
  const [seen, setSeen] = useState<number | undefined>(undefined);
  const isOver = view.phase === 'over';
  useEffect(() => {
    if (!isOver || moment !== 'none' || grown.current !== view.game) return undefined;
    const timer = setTimeout(() => setDue(view.game), LOOK_MS);
    return () => clearTimeout(timer);
  }, [isOver, moment, view.game]);
  const isWanted = isOver && due === view.game && view.awards.length > 0;
  const { fetched } = useRecorded(spectator, view, isWanted, openCeremony);
  const onEnd = () => {
    grown.current = undefined;
    setDue(undefined);
    setSeen(view.game);
  };
  if (isOver && seen === view.game) return <>{next}</>;
  return fetched === undefined ? <>{children}</> : <Recorded {...{ spectator, fetched, onEnd }} />;
}

interface RecordedProps {
  readonly spectator: Spectator;
  readonly fetched: Fetched;
  readonly onEnd: () => void;
}

function Recorded({ spectator, fetched, onEnd }: RecordedProps) {
  const { Screen, record, table } = fetched;
  const cardOf = (card: Card) => spectator.cardOf(card);
  return <Screen {...{ record, table, cardOf, onEnd }} far={farUnit} />;
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
