/** The moment of a film that is shown, whatever the screen. */

import { signal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Card } from '../../shared/card.ts';
import type { GameRecord } from '../../shared/record.ts';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { clockTime } from '../game/clock-time.ts';
import { sayFilm, sayFind } from '../game/film-say.ts';
import { Film, type Find } from '../game/film.ts';
import { inWords } from '../game/photo.ts';
import { playerAt, signAt } from '../game/situation.ts';
import type { Lines } from '../text/dictionary.ts';
import type { FilmDictionary } from '../text/story-dictionary.ts';
import type { BoardSource } from '../ui/board-view.tsx';
import { useText } from '../ui/page.ts';
import { type Opening, type Playing, usePlaying } from './playing.ts';

export interface ShowingOptions extends Opening {
  readonly record: GameRecord;
  /** The table of that game, as it was in the end. */
  readonly table: TableView;
  /** A card as the page shows it. */
  readonly cardOf: (card: Card) => string;
  readonly words: FilmDictionary;
}

export interface Showing {
  readonly film: Film;
  readonly playing: Playing;
  /** The table of the moment. */
  readonly view: TableView;
  /** The same for the board. */
  readonly board: BoardSource;
  /** The newest pair. */
  readonly find: Find | undefined;
  readonly lines: Lines;
  /** The same without pictures. */
  readonly heard: readonly string[];
  /** Of the game. */
  readonly seconds: number;
  readonly valueText: string;
  readonly computerOf: (seat: number) => PlayerView['computer'];
  /** Whose colour and shape they wear. */
  readonly signOf: (seat: number) => number;
  readonly sentenceOf: (find: Find) => string;
}

export function useShowing({ record, table, cardOf, words, ...opening }: ShowingOptions): Showing {
  const text = useText();
  // The table may change while it is watched, and the game not.
  const { film, board } = useMemo(() => {
    const made = new Film({ record, view: table, cardOf });
    return { film: made, board: { view: signal(made.viewAfter(0)) } };
  }, [record]);
  const playing = usePlaying(film, opening);
  const steps = film.stepsAt(playing.share);
  const view = useMemo(() => film.viewAfter(steps), [film, steps]);
  useLayoutEffect(() => {
    board.view.value = view;
  }, [view]);
  const me = view.you.seat;
  const find = film.findAfter(steps);
  const isLate = me !== null && !record.seats.some(({ seat }) => seat === me);
  const isAtEnd = playing.share === 1;
  const lines = sayFilm({ text, words }, { film, view, find, isAtEnd, isLate });
  const heard = lines.map((line) => inWords(line, text.spot.photoNumber));
  const seconds = film.gameSecondsAt(playing.share);
  return {
    ...{ film, playing, view, board, find, lines, heard, seconds },
    valueText: `${clockTime(seconds)}, ${heard[0]}`,
    computerOf: (seat) => playerAt(view, seat)?.computer,
    signOf: (seat) => signAt(view, seat),
    sentenceOf: (one) => sayFind({ text, words }, view, one),
  };
}
