import { parseFailure } from '../../shared/failures.ts';
import type { BoardEvent } from '../../main/game/events.ts';
import type { RunningHost, TableParts } from '../../main/start.ts';
import type { Table } from '../../main/table/table.ts';
import {
  type Moment,
  PointsOfStep,
  Tokens,
  checkAnswers,
  checkDoor,
  checkLeft,
  checkScores,
  checkTeams,
  checkShown,
  checkWaiters,
  checkWatchers,
} from './checks.ts';
import { ComputerManners, type OwnFlip } from './computer-checks.ts';
import { Exports } from './exports.ts';
import type { Exchange } from './line.ts';
import { isRefused } from './numbered-flips.ts';
import { Records } from './records.ts';
import { RulesAgain } from './rules-again.ts';
import { TimeChecks } from './time-checks.ts';

/** All that is watched in one step, at all tables. */
export interface Watched {
  readonly now: number;
  readonly host: RunningHost | undefined;
  readonly answered: readonly Exchange[];
  readonly open: ReadonlySet<Exchange>;
  readonly arrived: Exchange | undefined;
  readonly cut: readonly Exchange[];
  /** The numbered flip that was taken. */
  readonly numbered: Exchange | undefined;
  readonly isStopping: boolean;
}

/** What happened at one table in one step. */
export interface HappenedAt {
  readonly happened: readonly BoardEvent[];
  readonly own: readonly OwnFlip[];
}

/** Watches one table, from one run of the host to the end of that run, or until it closes. */
export class TableWatch {
  readonly table: Table;
  readonly records = new Records();
  readonly points = new PointsOfStep();
  readonly #rules = new RulesAgain();
  readonly #tokens = new Tokens();
  readonly #exports = new Exports();
  readonly #times = new TimeChecks();
  readonly #manners = new ComputerManners();
  #token = '';
  /** When the table changed last. */
  changedAt = 0;

  constructor(table: Table) {
    this.table = table;
  }

  /** A connection that asked for something of this table ended. */
  cut(exchange: Exchange, now: number): void {
    this.#times.cut(exchange, now);
  }

  /** @param isNewState whether anything that is saved has changed, at whichever table */
  check(watched: Watched, { happened, own }: HappenedAt, isNewState: boolean): string | undefined {
    const { table } = this;
    const { host, now, isStopping } = watched;
    const isHere = (exchange: Exchange) => exchange.table === table.number;
    const moment: Moment = {
      table,
      saved: table.save(),
      open: new Set([...watched.open].filter(isHere)),
      answered: watched.answered.filter(isHere),
    };
    const isQuiet = !isNewState && table.token === this.#token && happened.length === 0;
    if (table.token !== this.#token) this.changedAt = now;
    this.#token = table.token;
    const parts = host?.of(table);
    return (
      this.#checkRules(moment, watched, { happened, own }) ??
      this.#manners.check(moment, own, now) ??
      checkAnswers(moment) ??
      checkWaiters(moment) ??
      checkWatchers(moment) ??
      this.records.check(moment, parts?.recorder) ??
      (host && parts && this.#exports.check(host.tonight, parts)) ??
      (isQuiet ? undefined : this.#checkState(moment)) ??
      (isStopping ? undefined : this.#times.check(moment, watched.answered, now))
    );
  }

  /** What is wrong with a step of the game as a test, any of them. */
  miscopied({ recorder }: TableParts, chance: Parameters<Exports['miscopied']>[2]) {
    return this.#exports.miscopied(this.table, recorder, chance);
  }

  #checkState(moment: Moment): string | undefined {
    return (
      (moment.table.game.board.broken === undefined ? undefined : 'a bug broke the board') ??
      checkShown(moment) ??
      checkLeft(moment) ??
      checkDoor(moment) ??
      checkScores(moment) ??
      checkTeams(moment) ??
      this.points.check(moment) ??
      this.#tokens.check(moment)
    );
  }

  #checkRules(moment: Moment, watched: Watched, { happened, own }: HappenedAt): string | undefined {
    const { number } = this.table;
    const isHere = watched.arrived?.table === number || isOfRoom(watched.arrived);
    const arrived = isHere ? watched.arrived : undefined;
    const numbered = watched.numbered?.table === number ? watched.numbered : undefined;
    const flipping = new Set(
      [...moment.open].map((exchange) => isFlip(exchange) && exchange.player),
    );
    const cut = watched.cut.filter((each) => isFlip(each) && each.table === number);
    const gone = cut.flatMap(({ player = '' }) => (flipping.has(player) ? [] : [player]));
    if (watched.isStopping) this.#rules.skip();
    // A power of the host may end the game at every table, where nobody has anything to lose by it.
    const isOfAll = watched.arrived?.asked.target.startsWith('/host/') === true;
    const isIdle = arrived === undefined && !isOfAll && cut.length === 0 && happened.length === 0;
    if (isIdle) return undefined;
    const isNumbered = arrived?.target?.route === 'flip' && arrived.target.number !== undefined;
    const isTaken = arrived !== undefined && !isNumbered && !isRefused(arrived);
    const taken = isTaken ? arrived : numbered;
    const isInLobby = taken?.answer !== undefined && parseFailure(taken.answer.body) === '4-H';
    return this.#rules.check({ moment, happened, own, taken: isInLobby ? undefined : taken, gone });
  }
}

/** What the host does, and who comes and goes, may change any table. */
function isOfRoom(exchange: Exchange | undefined): boolean {
  const route = exchange?.target?.route;
  return route === 'power' || route === 'join' || route === 'leave';
}

function isFlip({ target }: Exchange): boolean {
  return target?.route === 'flip';
}
