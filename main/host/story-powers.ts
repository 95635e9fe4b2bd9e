import { keptParts } from '../story/finished-game.ts';
import { keptName, keptPage } from '../story/kept-page.ts';
import type { Recorder } from '../story/recorder.ts';
import { resultsCsv, resultsName } from '../story/results-csv.ts';
import type { Story } from '../story/story.ts';
import type { Table } from '../table/table.ts';
import { DONE, type PowersNamed, failed } from './power.ts';

type StoryPowers = PowersNamed<
  'freshEvening' | 'forgetEvening' | 'results' | 'gamePage' | 'showOnTv' | 'copyTest'
>;

export interface StoryOptions {
  readonly table: Table;
  readonly story: Story;
  readonly recorder: Recorder;
  /** Milliseconds since 1970. */
  readonly date: () => number;
}

/** The powers over what is told of games: the evening, its results, films, a step as a test. */
export function storyPowers({ table, story, recorder, date }: StoryOptions): StoryPowers {
  return {
    async freshEvening() {
      story.startAfresh();
      return DONE;
    },

    async forgetEvening({ last = false } = {}) {
      story.forget(last);
      return DONE;
    },

    async results({ last = false } = {}) {
      const games = last ? story.lastGames() : story.games();
      const day = (last ? games[0]?.began : undefined) ?? date();
      return { ok: true, value: { name: resultsName(day), text: resultsCsv(games) } };
    },

    async gamePage({ language, names }) {
      const { finished } = story;
      if (finished === undefined) return failed({ code: 'no-game' });
      const { seats } = table;
      const parts = keptParts(finished, { names, isBlocked: (id) => seats.isBlocked(id) });
      const text = await keptPage(parts, language);
      if (text === undefined) return failed({ code: 'no-page' });
      return { ok: true, value: { name: keptName(date(), finished.record.head.title), text } };
    },

    async showOnTv({ shows }) {
      const hasFilm = table.game.isFinal && story.finished !== undefined;
      if (shows === 'film' && !hasFilm) return failed({ code: 'no-game' });
      story.tv.show(shows);
      return DONE;
    },

    async copyTest({ game, step }) {
      const { record } = recorder;
      const isHidden = hiddenAt(table);
      const { copyTest } = await import('../copied-test/copy-test.ts'); // not for the start
      const value = record.head.game === game ? await copyTest(record, step, isHidden) : undefined;
      return value === undefined ? failed({ code: 'no-such-step' }) : { ok: true, value };
    },
  };
}

/** Whether the card of a spot is face down now, in a game that goes on. */
function hiddenAt({ game }: Table): (at: number) => boolean {
  if (game.phase === 'over') return () => false;
  const { spots } = game.board.look();
  return (at) => spots[at]?.face === 'down';
}
