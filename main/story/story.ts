import type { Award } from '../../shared/awards.ts';
import type { SidesSettings } from '../../shared/sides.ts';
import type { TableView } from '../../shared/table-view.ts';
import type { RunningGame } from '../game/game.ts';
import { type SeatKey, keyAt } from '../table/seat-key.ts';
import type { Table, TableNews } from '../table/table.ts';
import { Awards, type Given, NOTHING_GIVEN, shortened } from './awards.ts';
import { isOverEverywhere, noteTogether } from '../table/together.ts';
import type { EveningGame, EveningSides } from './evening.ts';
import { type FinishedGame, finishedGame } from './finished-game.ts';
import { lessonOf } from './lesson.ts';
import type { Recorder } from './recorder.ts';
import type { Tonight } from './tonight.ts';
import type { TvShown } from './tv-shown.ts';

/** What is told of the whole room. */
export interface StoryOptions {
  readonly tonight: Tonight;
  readonly tv: TvShown;
}

/**
 * Tells what the boards of a table do not: who gets which award, what its games add to the evening,
 * and the last game that was over.
 */
export class Story {
  readonly #table: Table;
  readonly #recorder: Recorder;
  readonly #awards: Awards;
  readonly #tonight: Tonight;
  readonly #tv: TvShown;
  /** The last game that was over, where another one runs. */
  #finished: FinishedGame | undefined;
  /** Who wins together in the game that was heard of last. */
  #sides: SidesSettings;

  /** @param recorder hears of each step before the story does */
  constructor(table: Table, recorder: Recorder, { tonight, tv }: StoryOptions) {
    this.#table = table;
    this.#recorder = recorder;
    this.#awards = new Awards(recorder);
    this.#tonight = tonight;
    this.#tv = tv;
    this.#sides = table.room.sides;
    this.#settle();
  }

  /** The awards of the game, once it is over, as everybody is sent them. */
  get awards(): readonly Award[] {
    const { game } = this.#table;
    return game.phase === 'over' ? this.#givenOf(game).awards.map(shortened) : [];
  }

  /** What those did for others who found no pair. */
  get #gave(): Pick<TableView, 'gave'> {
    const { game } = this.#table;
    const { gave } = game.phase === 'over' ? this.#givenOf(game) : NOTHING_GIVEN;
    return gave.length === 0 ? {} : { gave };
  }

  /** What the table view shows of it, by seat. */
  view(): Pick<TableView, 'awards' | 'gave' | 'evening' | 'tvShows' | 'tvSounds'> {
    return {
      awards: this.awards,
      ...this.#gave,
      evening: this.#tonight.view(this.#table),
      ...this.#tv.view(this.#table),
    };
  }

  /** The game that is over, or else the last one that was, if anybody found a pair in it. */
  get finished(): FinishedGame | undefined {
    const { game } = this.#table;
    return game.phase === 'over' ? this.#finishedOf(game) : this.#finished;
  }

  hear({ step, closing, given }: TableNews): void {
    if (closing !== undefined) this.#close(closing.game);
    else this.#sides = this.#table.room.sides;
    if (given !== undefined) this.#tonight.handOver(given, this.#table);
    if (step?.cause.kind === 'flip') {
      const isEnding = step.events.some(({ kind }) => kind === 'matched');
      this.#tonight.flip(isEnding ? this.#table : undefined);
    }
    if (this.#finished && this.#isForgotten(this.#finished)) this.#finished = undefined;
    this.#settle();
    this.#tellOthers();
  }

  /**
   * A game that is over counts as it ended, whatever becomes of its seats. A replaced card may reopen
   * it; when it is over again, it is another end.
   */
  #settle(): void {
    if (this.#table.isClosed) return; // its last game has been counted
    const { game, number, room } = this.#table;
    const { evening } = this.#tonight;
    noteTogether(room);
    if (game.phase !== 'over') {
      this.#awards.forget();
      evening.reopen(number);
      return;
    }
    const entry = evening.over(number) === undefined ? this.#entryOf(game) : undefined;
    if (entry !== undefined) this.#tonight.finish(entry);
  }

  /** A game is replaced: it counts where somebody found a pair. */
  #close(game: RunningGame): void {
    if (game.phase === 'over') this.#finished = this.#finishedOf(game);
    const over = this.#tonight.evening.over(this.#table.number);
    const isTold = over?.game === game.number;
    const entry = isTold ? this.#tonight.renamed(over) : this.#entryOf(game);
    const hasPair = entry?.players.some(({ pairs }) => pairs > 0) === true;
    if (entry !== undefined && (hasPair || game.phase === 'over')) this.#tonight.add(entry);
  }

  /** Undefined: it does not count, as where fewer than two have tried anything. */
  #entryOf(game: RunningGame): EveningGame | undefined {
    const { number, title, deck, phase, scoreboard, playedMs } = game;
    const { number: table } = this.#table;
    const { evening } = this.#tonight;
    if (evening.isDropped(number, table)) return undefined;
    const given = phase === 'over' ? this.#givenOf(game).awards : [];
    const awards = new Map(given.map((award) => [award.seat, award.kind]));
    const players = [...scoreboard.tallies].flatMap(([id, { score, tries, longestStreak }]) => {
      const { seats } = this.#table;
      const sitting = seats.find(id);
      if (sitting === undefined || tries === 0) return [];
      const { seat, team } = sitting;
      const name = seats.trueName(sitting);
      const award = awards.get(seat) ?? null;
      const of = team === undefined ? {} : { team };
      return [{ id, seat, name, pairs: score, tries, streak: longestStreak, award, ...of }];
    });
    const sides = this.#sidesOf(game);
    // Alone at a table, one still plays against other tables, or with them.
    const isOfAll = this.#table.room.tables.length > 1 && sides?.kind !== undefined;
    if (players.length < (isOfAll ? 1 : 2)) return undefined;
    const lesson = lessonOf(game, this.#recorder.record, this.#table.seats);
    return {
      game: number,
      ...(table === 1 ? {} : { table }),
      title,
      rows: deck.rows,
      columns: deck.columns,
      began: evening.beganAt(number),
      seconds: Math.round(playedMs / 1_000),
      ...(sides === undefined ? {} : { sides }),
      players: players.toSorted((one, other) => one.seat - other.seat),
      ...(lesson === undefined ? {} : { lesson }),
    };
  }

  #sidesOf({ board }: RunningGame): EveningSides | undefined {
    switch (this.#sides.sides) {
      case 'each':
        return undefined;
      case 'teams':
        return { kind: 'teams', pairs: [...this.#table.teamPairs] };
      case 'tables':
        return { kind: 'tables', left: board.pairsLeft };
      case 'together':
        return { kind: 'together' };
    }
  }

  /** Where all win together, nobody is singled out. */
  #givenOf(game: RunningGame): Given {
    return this.#sides.sides === 'together' ? NOTHING_GIVEN : this.#awards.of(game);
  }

  /**
   * The last table of those that play together, or against each other, is done: all hear how it went; and
   * again if somebody comes back to one that had lost its people.
   */
  #tellOthers(): void {
    const { room, game } = this.#table;
    const isOfAll = this.#sides.sides === 'tables' || this.#sides.sides === 'together';
    const decided = isOfAll && isOverEverywhere(room) ? game.number : undefined;
    if (!this.#tonight.decide(decided)) return;
    for (const other of room.tables) if (other !== this.#table) other.touch();
  }

  #finishedOf(game: RunningGame): FinishedGame | undefined {
    const { record, sitting } = this.#recorder;
    if (record.head.game !== game.number || this.#tonight.isForgotten(game.number))
      return undefined;
    const finished = finishedGame(game, {
      record,
      sitting: new Map(sitting),
      seats: this.#table.seats,
      awards: this.#givenOf(game).awards,
      began: this.#tonight.evening.beganAt(game.number),
    });
    return finished.players.some(({ pairs }) => pairs > 0) ? finished : undefined;
  }

  /** The host has given a player another name; in a record, only its last name stands. */
  rename(who: SeatKey, name: string): void {
    for (const { id, seat } of this.#finished?.players ?? []) {
      const isTheirs = id !== undefined && keyAt(this.#table.number, id) === who;
      if (isTheirs) this.#finished?.record.name(seat, name);
    }
  }

  #isForgotten({ record }: FinishedGame): boolean {
    return this.#tonight.isForgotten(record.head.game);
  }
}
