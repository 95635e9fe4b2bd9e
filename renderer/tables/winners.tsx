/** What lies on a slab whose table is done: who won there, in place of an empty board. */

import './winners.css';
import type { TableView } from '../../shared/table-view.ts';
import { clockTime } from '../game/clock-time.ts';
import { finishers } from '../game/result.ts';
import { Sticker } from '../ui/sticker.tsx';
import { useText } from '../ui/page.ts';

/** More who share a win are counted. */
const NAMES_MAX = 3;

interface WinnersProps {
  readonly view: TableView | undefined;
  /** How long they played: that alone is shown where people win together. */
  readonly seconds: number;
}

export function Winners({ view, seconds }: WinnersProps) {
  const { score, tv } = useText();
  if (view === undefined) return null;
  if (view.sides !== undefined) {
    return (
      <div class="tables-winners">
        <b class="tables-time num">{clockTime(seconds)}</b>
      </div>
    );
  }
  const players = finishers(view);
  const most = players[0]?.score ?? 0;
  const winners = most === 0 ? [] : players.filter((player) => player.score === most);
  if (winners.length === 0) return <div class="tables-winners" />;
  return (
    <div class="tables-winners">
      <svg class="tables-crown" viewBox="0 0 54 40" aria-hidden="true">
        <path d="M5 35 2 9l14 11L27 3l11 17L52 9l-3 26z" />
      </svg>
      <ul>
        {winners.slice(0, NAMES_MAX).map(({ seat, name, computer }) => (
          <li key={seat}>
            <Sticker {...{ seat, computer }} label={score.computer} />
            <bdi>{name}</bdi>
          </li>
        ))}
        {winners.length > NAMES_MAX ? (
          <li class="num">{tv.more(winners.length - NAMES_MAX)}</li>
        ) : null}
      </ul>
      <p class="quiet num">{score.pairs(most)}</p>
    </div>
  );
}
