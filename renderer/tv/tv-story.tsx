/** Beside the podium on a TV: the awards of everybody else, and the standings of the evening. */

import './story.css';
import { useEffect, useState } from 'preact/hooks';
import type { TableView } from '../../shared/table-view.ts';
import { nameOf, playerAt } from '../game/situation.ts';
import type { Dictionary } from '../text/dictionary.ts';
import type { After } from '../play/parts.ts';
import { Sticker } from '../ui/sticker.tsx';

interface StoryProps {
  readonly view: TableView;
  readonly after: After;
  /** The seats on the podium: their awards are there. */
  readonly standing: readonly number[];
}

/** How many rows are read at once; others follow page by page, again and again. */
const ROWS = 4;
/** Above the evening there is room for fewer. */
const ROWS_ABOVE = 3;
const PAGE_MS = 5_000;

export function MoreAwards({ view, after: { parts, words }, standing }: StoryProps) {
  const awards = parts.awardsShown(view).filter(({ seat }) => !standing.includes(seat));
  const shown = usePages(awards, hasEvening(view) ? ROWS_ABOVE : ROWS);
  if (awards.length === 0) return null;
  return (
    <section class="paper tv-awards">
      <h2>{words.awards.more}</h2>
      <ul>
        {shown.map((award) => (
          <li key={award.seat}>
            <parts.Pin award={award} view={view} />
            <div>
              <bdi class="tv-name">{nameOf(view, award.seat)}</bdi>
              <span class="quiet">{words.awards[award.kind].name}</span>
            </div>
            <b class="num">{playerAt(view, award.seat)?.score}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function usePages<T>(all: readonly T[], rows: number): readonly T[] {
  const [page, setPage] = useState(0);
  const pages = Math.ceil(all.length / rows);
  useEffect(() => {
    if (pages < 2) return undefined;
    const timer = setInterval(() => setPage((before) => before + 1), PAGE_MS);
    return () => clearInterval(timer);
  }, [pages]);
  const first = pages === 0 ? 0 : (page % pages) * rows;
  return all.slice(first, first + rows);
}

/** A first game is on the podium already. */
const GAMES_MIN = 2;

export function hasEvening({ evening }: TableView): boolean {
  return evening.games >= GAMES_MIN;
}

interface EveningProps extends Omit<StoryProps, 'standing'> {
  readonly text: Dictionary;
}

/** The leaders of the evening, and everybody who has won a game. */
export function Evening({ view, text, after: { parts, words } }: EveningProps) {
  const { games, lines } = view.evening;
  const winners = lines.filter(({ wins }) => wins > 0);
  const shown = usePages(winners.length > ROWS ? winners : lines.slice(0, ROWS), ROWS);
  return (
    <section class="paper tv-evening">
      <h2>{parts.eveningName(words.tonight, new Date().getHours())}</h2>
      <p class="quiet">{words.tonight.after(games)}</p>
      <ol>
        {shown.map(({ seat, name, pairs, wins, left }, index) => {
          const { computer, sign } = left === true ? {} : (playerAt(view, seat) ?? {});
          return (
            <li key={index}>
              <Sticker {...{ seat, sign, computer }} label={text.score.computer} />
              <bdi class="tv-name">{name}</bdi>
              {pairs > 0 ? <span class="quiet num">{text.score.pairs(pairs)}</span> : null}
              <b class="num">
                <parts.Wins wins={wins} />
                <span class="unseen">{words.tonight.wins}</span>
              </b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
