import { setImmediate as afterOthers } from 'node:timers/promises';
import type { Room } from '../table/room.ts';
import { eveningLessons } from '../story/lesson.ts';
import { keptParts } from '../story/finished-game.ts';
import { keptName, keptPage } from '../story/kept-page.ts';
import type { Recorder } from '../story/recorder.ts';
import { resultsName, resultsPieces } from '../story/results-csv.ts';
import type { Story } from '../story/story.ts';
import type { Table } from '../table/table.ts';
import type { Tonight } from '../story/tonight.ts';
import type { TvShown } from '../story/tv-shown.ts';
import { DONE, NO_TABLE, type PowersNamed, failed } from './power.ts';

type StoryPowers = PowersNamed<
  | 'freshEvening'
  | 'forgetEvening'
  | 'results'
  | 'lessons'
  | 'gamePage'
  | 'showOnTv'
  | 'soundOnTv'
  | 'copyTest'
>;

/** What is told of one table. */
export interface Told {
  readonly table: Table;
  readonly story: Story;
  readonly recorder: Recorder;
}

export interface StoryOptions {
  readonly room: Room;
  readonly tonight: Tonight;
  readonly tv: TvShown;
  /** What is told of the table with this number, if there is one. */
  readonly at: (table: number) => Told | undefined;
  /** Milliseconds since 1970. */
  readonly date: () => number;
}

/** The powers over what is told of games: the evening, its results, films, a step as a test. */
export function storyPowers({ room, tonight, tv, at, date }: StoryOptions): StoryPowers {
  return {
    async freshEvening() {
      tonight.startAfresh();
      return DONE;
    },

    async forgetEvening({ last = false } = {}) {
      tonight.forget(last);
      return DONE;
    },

    async results({ last = false, words } = {}) {
      const games = last ? tonight.lastGames() : tonight.games();
      const day = (last ? games[0]?.began : undefined) ?? date();
      const pieces: string[] = [];
      for (const piece of resultsPieces(games, words)) {
        pieces.push(piece);
        await afterOthers();
      }
      return { ok: true, value: { name: resultsName(day), text: pieces.join('') } };
    },

    async lessons({ names = false } = {}) {
      const told = room.tables.flatMap(({ number }) => at(number) ?? []);
      const finished = names ? told.flatMap(finishedAt) : [];
      return { ok: true, value: eveningLessons(tonight.games(), finished) };
    },

    async gamePage({ language, names, table = 1 }) {
      const told = at(table);
      const finished = told?.story.finished;
      if (told === undefined || finished === undefined) return failed({ code: 'no-game' });
      const { seats } = told.table;
      const parts = keptParts(finished, { names, isBlocked: (id) => seats.isBlocked(id) });
      const text = await keptPage(parts, language);
      if (text === undefined) return failed({ code: 'no-page' });
      return { ok: true, value: { name: keptName(date(), finished.record.head.title), text } };
    },

    async showOnTv({ shows, table = 1 }) {
      const told = at(table);
      if (told === undefined) return NO_TABLE;
      const hasFilm = told.table.game.isFinal && told.story.finished !== undefined;
      if (shows === 'film' && !hasFilm) return failed({ code: 'no-game' });
      tv.show(shows, told.table);
      return DONE;
    },

    async soundOnTv({ isOn }) {
      tv.sound(isOn);
      room.touch();
      return DONE;
    },

    async copyTest({ game, step, table = 1 }) {
      const told = at(table);
      if (told === undefined) return NO_TABLE;
      const { record } = told.recorder;
      const isHidden = hiddenAt(told.table);
      const { copyTest } = await import('../copied-test/copy-test.ts'); // not for the start
      const value = record.head.game === game ? await copyTest(record, step, isHidden) : undefined;
      return value === undefined ? failed({ code: 'no-such-step' }) : { ok: true, value };
    },
  };
}

/** The last game that was over, and whose names may be told. */
function finishedAt({ table, story }: Told) {
  const { finished } = story;
  if (finished === undefined) return [];
  const blocked = finished.players.filter(
    ({ id }) => id !== undefined && table.seats.isBlocked(id),
  );
  const seats = new Set(blocked.map(({ seat }) => seat));
  return [[finished, (seat: number) => !seats.has(seat)] as const];
}

/** Whether the card of a spot is face down now, in a game that goes on. */
function hiddenAt({ game }: Table): (at: number) => boolean {
  if (game.phase === 'over') return () => false;
  const { spots } = game.board.look();
  return (at) => spots[at]?.face === 'down';
}
