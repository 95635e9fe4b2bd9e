/** Tables that played against each other are done: which was fastest, and how it went at each. */

import './race.css';
import { useEffect, useState } from 'preact/hooks';
import type { TableView } from '../../shared/table-view.ts';
import type { GameRecord } from '../../shared/record.ts';
import type { TableSummary } from '../../shared/tables-view.ts';
import { clockTime } from '../game/clock-time.ts';
import { Crown } from '../play/podium.tsx';
import { WhatNext } from '../play/over-screen.tsx';
import { Banner } from '../ui/banner.tsx';
import { type SidesParts, useEndClass, useText } from '../ui/page.ts';
import type { Spectator } from './spectator.ts';
import { Trouble, useDim } from './tv-lobby.tsx';
import { WallConfetti } from './tv-sides.tsx';

interface TvRaceProps {
  readonly spectator: Spectator;
  readonly view: TableView;
  readonly sides: SidesParts;
  readonly all: readonly TableSummary[];
}

export function TvRace({ spectator, view, sides, all }: TvRaceProps) {
  const text = useText();
  const [title, lede] = sides.resultOf(view, text, all);
  const peopleAt = (table: number) =>
    (spectator.tables.board(table).value?.players ?? [])
      .filter(({ presence, score }) => presence !== 'left' || score > 0)
      .map(({ name }) => name);
  return (
    <main class={`screen tv-screen tv-race ${useDim()} ${useEndClass()}`}>
      <section class="tv-over">
        <WallConfetti />
        <h1 style={{ '--chars': title.length * 1.5 }}>{title}</h1>
        <p class="quiet tv-lede">{lede}</p>
        <sides.Stage
          {...{ view, peopleAt }}
          crown={<Crown />}
          tables={all}
          isFar
          games={[]}
          cardOf={(card) => spectator.cardOf(card)}
        />
      </section>
      <aside>
        <Went {...{ spectator, all }} words={sides.words.race} game={view.game} />
        <Trouble />
        <WhatNext text={text} />
      </aside>
    </main>
  );
}

/** So far apart times may stand under the ribbons, in seconds; and how many do. */
const MARKS = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1_200, 3_600];
const MARKS_MAX = 7;

interface WentProps {
  readonly spectator: Spectator;
  readonly all: readonly TableSummary[];
  readonly words: SidesParts['words']['race'];
  readonly game: number;
}

/** A ribbon for each table, as long as it played; a peg for each pair, when it was found. */
function Went({ spectator, all, words, game }: WentProps) {
  const [finds, setFinds] = useState<ReadonlyMap<number, readonly number[]>>(new Map());
  useEffect(() => {
    let isOver = false;
    for (const { table } of all) {
      const show = async () => {
        const record = await spectator.recordOf(table);
        if (isOver || record === undefined) return;
        setFinds((known) => new Map(known).set(table, findsOf(record)));
      };
      show().catch(() => undefined); // out of reach: its ribbon has no pegs
    }
    return () => {
      isOver = true;
    };
  }, [game]);
  const last = Math.max(1, ...all.map(({ seconds }) => seconds));
  const apart = MARKS.find((seconds) => last / seconds <= MARKS_MAX) ?? last;
  const marks = Array.from({ length: Math.ceil(last / apart) + 1 }, (_, at) => at * apart);
  const end = apart * (marks.length - 1);
  const at = (seconds: number) => ({ '--at': seconds / end });
  return (
    <section class="paper tv-went">
      <header>
        <h2>{words.went}</h2>
        <p>{words.peg}</p>
      </header>
      <ol>
        {all.map(({ table, seconds }) => (
          <li key={table}>
            <Banner {...{ table }} px={56} label={words.table(table)} />
            <div class="tv-course" style={at(seconds)}>
              <i />
              {finds.get(table)?.map((found, peg) => (
                <span key={peg} class="tv-peg" style={at(Math.min(found, seconds))} />
              ))}
              <b class="num">{clockTime(seconds)}</b>
            </div>
          </li>
        ))}
      </ol>
      <p class="tv-marks num" aria-hidden="true">
        {marks.map((seconds) => (
          <span key={seconds} style={at(seconds)}>
            {clockTime(seconds)}
          </span>
        ))}
      </p>
    </section>
  );
}

/** When each pair was found, in seconds. */
function findsOf({ steps }: GameRecord): readonly number[] {
  return steps.flatMap(({ ms, events }) =>
    events.flatMap(({ kind }) => (kind === 'matched' ? [ms / 1_000] : [])),
  );
}
