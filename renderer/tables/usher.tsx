/** Says where I sit: when I come in, and when the host has moved me. */

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { seatIndexes } from '../../shared/seat.ts';
import type { TableView } from '../../shared/table-view.ts';
import { playerAt } from '../game/situation.ts';
import { loadTab, saveTab } from '../net/storage.ts';
import type { Lines } from '../text/dictionary.ts';
import type { TablesDictionary } from '../text/tables-dictionary.ts';
import { Banner } from '../ui/banner.tsx';
import { Door } from '../ui/door.tsx';
import { usePlayer, useShown, useText } from '../ui/page.ts';

/** How long a new place is shown before its board. */
const PLACED_MS = 2_000;

/** Kept for the tab, so that a phone that was reloaded, or slept, knows where it sat. */
const KEPT = 'table';

export function openUsher(words: TablesDictionary) {
  const Placed = signal<ComponentType | undefined>(undefined);
  const show = (table: number, lines: Lines) => {
    const end = () => {
      Placed.value = undefined;
    };
    Placed.value = () => <NewPlace {...{ table, lines }} onEnd={end} />;
  };
  return { Usher: () => <Usher {...{ words, show }} />, Placed };
}

interface UsherProps {
  readonly words: TablesDictionary;
  readonly show: (table: number, lines: Lines) => void;
}

function Usher({ words, show }: UsherProps) {
  const { lobby } = useText();
  const { voice } = usePlayer();
  const view = useShown().store.view.value;
  const last = useRef<TableView | undefined>(undefined);
  useLayoutEffect(() => {
    const { seat, table } = view?.you ?? {};
    if (view === undefined || typeof seat !== 'number' || table === undefined) return;
    const before = last.current;
    last.current = view;
    const from = before?.you.table ?? (Number(loadTab(KEPT)) || undefined);
    if (from === table) return;
    saveTab(KEPT, String(table));
    const score = playerAt(before, before?.you.seat ?? -1)?.score ?? 0;
    const hasLeftPairs = before?.game === view.game && score > 0;
    const lines: Lines = [
      from === undefined ? words.at(table) : words.now(table),
      from !== undefined && hasLeftPairs
        ? words.stay(from)
        : lobby.you(lobby.sign(...seatIndexes(seat))),
    ];
    voice.speak(lines.join(' '));
    if (view.phase !== 'lobby') show(table, lines); // which says it by itself
  }, [view]);
  return null;
}

interface NewPlaceProps {
  readonly table: number;
  readonly lines: Lines;
  readonly onEnd: () => void;
}

/** A tap or a key is enough to go on. */
function NewPlace({ table, lines: [title, lede], onEnd }: NewPlaceProps) {
  useEffect(() => {
    const timer = setTimeout(onEnd, PLACED_MS);
    for (const input of ['click', 'keydown']) addEventListener(input, onEnd);
    return () => {
      clearTimeout(timer);
      for (const input of ['click', 'keydown']) removeEventListener(input, onEnd);
    };
  }, [table]);
  return <Door art={<BigSign table={table} />} {...{ title, lede }} />;
}

/** The banner drops on its rod. */
export function BigSign({ table }: { readonly table: number }) {
  return (
    <div key={table} class="tables-hung">
      <Banner table={table} px={132} />
    </div>
  );
}
