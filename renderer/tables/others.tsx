/** Below my podium: how the other tables stand. */

import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableSummary } from '../../shared/tables-view.ts';
import { clockTime } from '../game/clock-time.ts';
import type { TablesDictionary } from '../text/tables-dictionary.ts';
import { useAllTables } from '../ui/all-tables.ts';
import { Banner } from '../ui/banner.tsx';
import { usePlayer, useShown } from '../ui/page.ts';

/** How many other tables still play; 0 while nobody looks. */
export const playing = signal(0);

/** How all tables stand, once each of them is done. */
export const stands = signal<readonly TableSummary[]>([]);

/** Tables that are done are said at most so often, the newest only. */
const SAID_MS = 5_000;

interface OthersProps {
  readonly words: TablesDictionary;
}

export function Others({ words }: OthersProps) {
  const view = useShown().store.view.value;
  const me = view?.you.table;
  const all = useAllTables();
  useEffect(
    () => () => {
      playing.value = 0;
      stands.value = [];
    },
    [],
  );
  const others = all.filter(({ table }) => table !== me);
  const still = others.filter(isPlaying).length;
  useEffect(() => {
    playing.value = still;
  }, [still]);
  useEffect(() => {
    stands.value = all.some(isPlaying) ? [] : all;
  }, [all]);
  useDoneHeard(words, others);
  // Who raced reads it on the podium.
  const isTold = view?.sides?.kind === 'tables' && stands.value.length > 0;
  if (others.length === 0 || isTold) return null;
  return (
    <section class="paper tables-others" aria-labelledby="tables-others">
      <h2 id="tables-others">
        {words.others}
        <span class="quiet num">
          {words.doneOf(all.length - all.filter(isPlaying).length, all.length)}
        </span>
      </h2>
      <ul>
        {others.map((each) => (
          <Other key={each.table} {...{ words, each }} />
        ))}
      </ul>
    </section>
  );
}

export function isPlaying({ phase, people }: TableSummary): boolean {
  return phase !== 'over' && people > 0;
}

/** Whether the game is over wherever somebody is left to play it. */
export function areDone(all: readonly TableSummary[]): boolean {
  return all.some(({ phase }) => phase === 'over') && !all.some(isPlaying);
}

interface OtherProps extends OthersProps {
  readonly each: TableSummary;
}

/** In a list of them, or beside the host's own board. */
export function Other({ words, each }: OtherProps) {
  const { table, phase, pairsLeft, seconds } = each;
  const lines =
    phase === 'over'
      ? [words.done, words.inTime(clockTime(seconds))]
      : [words.left(pairsLeft), isPlaying(each) ? words.playing : words.away];
  return (
    <li>
      <Banner {...{ table }} px={28} label={words.table(table)} />
      <span>
        <b class="num">{lines[0]}</b> <small class="num">{lines[1]}</small>
      </span>
    </li>
  );
}

function useDoneHeard(words: TablesDictionary, others: readonly TableSummary[]): void {
  const { voice } = usePlayer();
  const known = useRef<ReadonlySet<number> | undefined>(undefined);
  const done = others.filter(({ phase }) => phase === 'over');
  const newest = done.find(({ table }) => known.current?.has(table) === false);
  useEffect(() => {
    if (others.length === 0) return undefined;
    const isFirst = known.current === undefined;
    if (isFirst) known.current = new Set(done.map(({ table }) => table));
    if (isFirst || newest === undefined) return undefined;
    const timer = setTimeout(() => {
      known.current = new Set(done.map(({ table }) => table));
      voice.speak(words.isDone(newest.table, clockTime(newest.seconds)));
    }, SAID_MS);
    return () => clearTimeout(timer);
  }, [others.length === 0, newest?.table]);
}
