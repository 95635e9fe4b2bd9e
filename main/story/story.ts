import type { EveningView, TableView } from '../../shared/table-view.ts';
import type { BoardStep } from '../game/events.ts';
import type { RunningGame } from '../game/game.ts';
import type { Table, TableNews } from '../table/table.ts';
import { Alarm } from '../system/alarm.ts';
import type { Clock } from '../system/clock.ts';
import { Awards, shortened } from './awards.ts';
import { Evening, type EveningGame, type EveningPlayer, type SavedEvening } from './evening.ts';
import { type FinishedGame, finishedGame } from './finished-game.ts';
import type { Recorder } from './recorder.ts';
import { byRank } from './standings.ts';
import { TvShown } from './tv-shown.ts';

export interface StoryOptions {
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly date: () => number;
  /** The evening that goes on. */
  readonly evening?: SavedEvening | undefined;
}

/**
 * Tells what boards do not: who gets which award, how the evening stands, and what the TV shows.
 */
export class Story {
  readonly evening: Evening;
  readonly tv: TvShown;
  readonly #table: Table;
  readonly #recorder: Recorder;
  readonly #awards: Awards;
  readonly #options: StoryOptions;
  readonly #ending: Alarm;
  /** The last game that was over, where another one runs. */
  #finished: FinishedGame | undefined;
  /** The host has forgotten this game, so it has no page. */
  #forgotten: number | undefined;

  /** @param recorder hears of each step before the story does */
  constructor(table: Table, recorder: Recorder, options: StoryOptions) {
    this.#table = table;
    this.#recorder = recorder;
    this.#awards = new Awards(recorder);
    this.#options = options;
    this.evening = new Evening(table.game.number, options.evening);
    this.tv = new TvShown(table, options.clock);
    this.#ending = new Alarm(options.clock);
    this.#settle();
    this.#endLater();
  }

  /** What the table view shows of it, by seat. */
  view(): Pick<TableView, 'awards' | 'evening' | 'tvShows'> {
    const { game } = this.#table;
    const isOver = game.phase === 'over';
    return {
      awards: isOver ? this.#awards.of(game).map(shortened) : [],
      evening: this.#viewEvening(),
      ...this.tv.view(),
    };
  }

  /** The games of the evening as they are told; the running one counts once it is over. */
  games(): readonly EveningGame[] {
    const { games, over } = this.evening;
    return games.map((game) => this.#told(game === over ? this.#renamed(game) : game));
  }

  /** The games of the evening before. */
  lastGames(): readonly EveningGame[] {
    return this.evening.last.map((game) => this.#told(game));
  }

  /** The game that is over, or else the last one that was, if anybody found a pair in it. */
  get finished(): FinishedGame | undefined {
    const { game } = this.#table;
    return game.phase === 'over' ? this.#finishedOf(game) : this.#finished;
  }

  /** Everybody begins at zero. */
  startAfresh(): void {
    const { number, phase } = this.#table.game;
    this.evening.clear(phase === 'over' ? number : undefined);
    this.#table.touch();
  }

  /** Nothing is kept of this evening, or of the one before: no result, no name, no page of a game. */
  forget(isLast: boolean): void {
    const { number, phase } = this.#table.game;
    if (isLast) this.evening.forgetLast();
    else {
      this.evening.forget(phase === 'over' ? number : undefined);
      this.#forgotten = number;
      this.#finished = undefined;
    }
    this.#table.touch();
  }

  stop(): void {
    this.#ending.cancel();
    this.tv.stop();
  }

  hear({ step, closing, given }: TableNews): void {
    if (closing !== undefined) this.#close(closing.game);
    if (given !== undefined) this.evening.handOver(given.absent, given.newcomer);
    if (step?.cause.kind === 'flip') this.#flip(step);
    this.#settle();
  }

  /**
   * A game that is over counts as it ended, whatever becomes of its seats. A replaced card may reopen
   * it; when it is over again, it is another end.
   */
  #settle(): void {
    const { game } = this.#table;
    if (game.phase !== 'over') {
      this.#awards.forget();
      this.evening.reopen();
      return;
    }
    if (this.evening.over !== undefined) return;
    const entry = this.#entryOf(game);
    if (entry === undefined) return;
    this.evening.finish(entry);
    this.#endLater();
  }

  #flip({ events }: BoardStep): void {
    const { number, phase } = this.#table.game;
    const now = this.#options.date();
    // A game that this very flip ends is played in the new evening.
    const wasOver = phase === 'over' && !events.some(({ kind }) => kind === 'matched');
    if (this.evening.isOver(now)) this.evening.clear(wasOver ? number : undefined);
    this.evening.flip(number, now);
  }

  /** A game is replaced: it counts where somebody found a pair. */
  #close(game: RunningGame): void {
    if (game.phase === 'over') this.#finished = this.#finishedOf(game);
    const { over } = this.evening;
    const entry = over?.game === game.number ? this.#renamed(over) : this.#entryOf(game);
    const hasPair = entry?.players.some(({ pairs }) => pairs > 0) === true;
    if (entry === undefined || !(hasPair || game.phase === 'over')) return;
    this.evening.add(entry);
    this.#endLater();
  }

  /** Undefined: it does not count, as where fewer than two have tried anything. */
  #entryOf(game: RunningGame): EveningGame | undefined {
    const { number, title, deck, phase, scoreboard, playedMs } = game;
    if (this.evening.isDropped(number)) return undefined;
    const given = phase === 'over' ? this.#awards.of(game) : [];
    const awards = new Map(given.map((award) => [award.seat, award.kind]));
    const players = [...scoreboard.tallies].flatMap(([id, { score, tries, longestStreak }]) => {
      const sitting = this.#table.seats.find(id);
      if (sitting === undefined || tries === 0) return [];
      const { seat, name } = sitting;
      const award = awards.get(seat) ?? null;
      return [{ id, seat, name, pairs: score, streak: longestStreak, award }];
    });
    if (players.length < 2) return undefined;
    return {
      game: number,
      title,
      rows: deck.rows,
      columns: deck.columns,
      began: this.evening.beganAt(number),
      seconds: Math.round(playedMs / 1_000),
      players: players.toSorted((one, other) => one.seat - other.seat),
    };
  }

  #viewEvening(): EveningView {
    const { games, standings } = this.evening;
    const since = games[0]?.began ?? null;
    const lines = standings.map(({ id, ...standing }) => {
      const sitting = this.#table.seats.find(id);
      const { seat, name } = sitting ?? standing;
      const line = { ...standing, seat, name: this.#nameOf({ id, seat, name }) };
      return sitting === undefined ? { ...line, left: true } : line;
    });
    return {
      games: games.length,
      ...(since === null ? {} : { since }),
      lines: lines.toSorted(byRank), // they may sit elsewhere by now
    };
  }

  /** A game without the names of those whom the host has blocked. */
  #told(game: EveningGame): EveningGame {
    return { ...game, players: game.players.map((one) => ({ ...one, name: this.#nameOf(one) })) };
  }

  #nameOf({ id, seat, name }: Pick<EveningPlayer, 'id' | 'seat' | 'name'>): string {
    return this.#table.seats.isBlocked(id) ? `Player ${seat + 1}` : name;
  }

  /** A game that stands on the podium has the names that its players have now, where they sat. */
  #renamed(game: EveningGame): EveningGame {
    const players = game.players.map((one) => {
      const sitting = this.#table.seats.find(one.id);
      return sitting?.seat === one.seat ? { ...one, name: sitting.name } : one;
    });
    return { ...game, players };
  }

  #finishedOf(game: RunningGame): FinishedGame | undefined {
    const { record, sitting } = this.#recorder;
    if (record.head.game !== game.number || this.#forgotten === game.number) return undefined;
    const finished = finishedGame(game, {
      record,
      sitting: new Map(sitting),
      seats: this.#table.seats,
      awards: this.#awards.of(game),
      began: this.evening.beganAt(game.number),
    });
    return finished.players.some(({ pairs }) => pairs > 0) ? finished : undefined;
  }

  /** An evening ends by itself. A computer that slept meanwhile finds out with the next flip. */
  #endLater(): void {
    if (this.evening.games.length === 0 || this.#ending.msLeft !== null) return;
    const ms = Math.max(0, this.evening.msLeft(this.#options.date()));
    this.#ending.set(ms, () => {
      if (this.evening.isOver(this.#options.date())) this.startAfresh();
      this.#endLater();
    });
  }
}
