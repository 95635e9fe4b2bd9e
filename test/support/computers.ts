import type { Character } from '../../shared/characters.ts';
import { limits } from '../../shared/limits.ts';
import { defaultSettings } from '../../shared/settings.ts';
import type { BoardEvent, BoardStep } from '../../main/game/events.ts';
import { NO_TALLY } from '../../main/game/scoreboard.ts';
import { Computers } from '../../main/host/computers.ts';
import { SimulatedTime } from '../../main/simulation/simulated-time.ts';
import type { Person } from '../../main/table/player.ts';
import { Room } from '../../main/table/room.ts';
import type { Table } from '../../main/table/table.ts';
import { below, seededRandom } from './random.ts';
import { failLoudly, peopleAt, savedAlone } from './table.ts';
import { secretId } from './wire.ts';

/**
 * The table in another run, with people at all seats that were free: they are away, and nobody but
 * those with these numbers is without a score.
 */
export function filled(onTable: Table, withoutScore: readonly number[] = []): Table {
  const saved = savedAlone(onTable);
  const players: Person[] = [];
  for (let seat = 0; seat < limits.seatsMax; seat++) {
    if (onTable.seats.at(seat) !== undefined) continue;
    const [id, name] = [secretId(`p${seat}`), `p${seat}`];
    players.push({ id, seat, name, kind: 'page', presence: 'away', removed: false });
  }
  const scored = players.filter(({ seat }) => !withoutScore.includes(seat));
  const tallies = scored.map(({ id }) => ({ player: id, ...NO_TALLY, score: 1, tries: 1 }));
  return Room.restore(
    {
      ...saved,
      players: [...saved.players, ...players],
      tallies: [...saved.tallies, ...tallies],
    },
    { run: 'run2', random: seededRandom(1), report: failLoudly, check: 'whole' },
  ).first;
}

/** Seats computer players, each named like its character. @returns their ids */
export function seatComputers(onTable: Table, ...seated: readonly Character[]): readonly string[] {
  return seated.map((character) => {
    const id = secretId(`${character}${onTable.seats.all().length}`);
    onTable.seatComputer(id, character, character);
    return id;
  });
}

/** What a flip does if it does not take a card; it fails where it only clears a pair (3-A, 1-A). */
const outcomes = ['started-waiting', 'failed', 'missed'] as const;

/** A flip of a computer player, and what came of it. */
export interface ComputerFlip {
  readonly player: string;
  readonly at: number;
  readonly result: (typeof outcomes)[number] | 'took-control';
}

/** Computer players at a real table, in simulated time, with all that they do. */
export class ComputerTable {
  readonly table: Table;
  readonly people: ReturnType<typeof peopleAt>;
  readonly time: SimulatedTime;
  readonly computers: Computers;
  readonly flips: ComputerFlip[] = [];
  /** How long each pair of theirs lay on the board, but for the last of a game. */
  readonly pairsMs: number[] = [];
  readonly #pairs = new Map<string, number>();
  readonly #random: () => number;
  readonly #unfollow: () => void;

  constructor(onTable: Table, seed = 1, time = new SimulatedTime()) {
    this.table = onTable;
    this.time = time;
    this.people = peopleAt(onTable);
    this.#random = seededRandom(seed);
    onTable.subscribe(({ step }) => step && this.#record(step));
    const random = seededRandom(seed + 1);
    this.computers = new Computers(onTable, { clock: time, random, report: failLoudly });
    this.#unfollow = onTable.subscribe((news) => this.computers.hear(news));
  }

  stop(): void {
    this.#unfollow();
    this.computers.stop();
  }

  /** Pairs of numbers, shuffled by the seed. */
  static shuffled(rows: number, columns: number, seed: number, settings = {}): ComputerTable {
    const cards = Array.from({ length: rows * columns }, (_, spot) => `c${Math.floor(spot / 2)}`);
    const onTable = Room.open(
      { deck: { rows, columns, cards }, title: 'Test' },
      { run: 'run1', random: seededRandom(seed), report: failLoudly, check: 'whole' },
      { ...defaultSettings, ...settings },
    ).first;
    return new ComputerTable(onTable, seed);
  }

  seat(...seated: readonly Character[]): readonly string[] {
    return seatComputers(this.table, ...seated);
  }

  /** Somebody who flips any card again and again, with pauses of up to `ms`, also what others have. */
  busy(player: string, ms: number): void {
    const { rows, columns } = this.table.game.board;
    this.time.after(1 + below(this.#random, ms), () => {
      const at = { row: below(this.#random, rows), column: below(this.#random, columns) };
      this.table.flip(player, at).catch(() => undefined); // by a rule: it is any card
      if (this.table.game.phase !== 'over') this.busy(player, ms);
    });
  }

  #record({ cause, events }: BoardStep): void {
    const now = this.time.now();
    for (const event of events) {
      const key = `${event.player} ${'index' in event ? event.index : ''}`;
      if (!this.#isComputer(event.player)) continue;
      if (event.kind === 'matched') this.#pairs.set(key, now);
      const since = event.kind === 'removed' ? this.#pairs.get(key) : undefined;
      const isLast = this.table.game.phase === 'over';
      if (since !== undefined && !isLast) this.pairsMs.push(now - since);
    }
    if (cause.kind !== 'flip' || !this.#isComputer(cause.player)) return;
    const has = (kind: BoardEvent['kind']) =>
      events.some((event) => event.kind === kind && event.player === cause.player);
    const result = outcomes.find(has) ?? 'took-control';
    this.flips.push({ player: cause.player, at: now, result });
  }

  #isComputer(id: string): boolean {
    return this.table.seats.find(id)?.kind === 'computer';
  }
}
