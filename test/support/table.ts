import { expect } from 'vitest';
import { formatBoardState } from '../../shared/board-state.ts';
import { type RoomSettings, defaultSettings } from '../../shared/settings.ts';
import { inNotation } from '../../main/check/scenario.ts';
import type { PlayerView } from '../../shared/table-view.ts';
import { untilChange } from '../../main/game/changes.ts';
import { admitToLook, admitToPlay } from '../../main/table/door.ts';
import type { Stakes } from '../../main/table/giving-way.ts';
import { Hall } from '../../main/table/hall.ts';
import type { Player } from '../../main/table/player.ts';
import { Room } from '../../main/table/room.ts';
import { type SavedAlone, type SavedRoom, readSavedRoom } from '../../main/table/saved-room.ts';
import { Seats } from '../../main/table/seats.ts';
import type { FlipOptions, Table, TableNews } from '../../main/table/table.ts';
import { deck } from './game.ts';
import { seededRandom } from './random.ts';
import { secretId } from './wire.ts';

/** For seats without a game: nobody has anything to lose. */
export const NO_STAKES: Stakes = { hasStake: () => false, hasTried: () => false };

/** The seats of a table alone, with nothing to lose unless `stakes` say so. */
export function seatsAlone(stakes = NO_STAKES, players: readonly Player[] = []) {
  const hall = new Hall();
  const seats = new Seats(stakes, players, { hall, table: 1, onLoss: () => undefined });
  hall.add(seats);
  return { hall, seats };
}

/** A bug that is reported fails the test. */
export function failLoudly(error: unknown): never {
  throw new Error('a bug was reported', { cause: error });
}

/** From now on it hears of each change of the table. */
export function followed<T extends { hear(news: TableNews): void }>(
  onTable: Table,
  follower: T,
): T {
  onTable.subscribe((news) => follower.hear(news));
  return follower;
}

/** A table in notation, laid out as written, whose whole rep is checked after every step. */
export function table(
  notation: string,
  settings: Partial<RoomSettings> = {},
  report: (error: unknown) => void = failLoudly,
): Table {
  return Room.open(
    { deck: deck(notation), title: 'Test' },
    { run: 'run1', random: seededRandom(1), report, check: 'whole' },
    { ...defaultSettings, shuffle: false, ...settings },
  ).first;
}

/** The table after a restart of the host: its room saved, and restored in another run. */
export function restarted({ room, number }: Table, run = 'run2'): Table {
  const saved = readSavedRoom(JSON.parse(JSON.stringify(room.save())));
  if (saved === undefined) throw new Error('a saved room could not be read');
  const options = { run, random: seededRandom(1), report: failLoudly, check: 'whole' } as const;
  const again = Room.restore(saved, options).at(number);
  if (again === undefined) throw new Error('the table is gone');
  return again;
}

/** The room of a table as it is written down, if there is no other table. */
export function savedAlone({ room }: Table): SavedAlone {
  return alone(room.save());
}

/** A saved room with one table. */
export function alone(saved: SavedRoom): SavedAlone {
  if (saved.format !== 'memory-scramble 1') throw new Error('there are several tables');
  return saved;
}

/** Lets `id` look, as the door does. @throws Refusal */
export function mayLook(onTable: Table, id: string): void {
  admitToLook(onTable, onTable.seats.asker(id));
}

/** Lets `id` act, as the door does. @throws Refusal */
export function mayPlay(onTable: Table, id: string): void {
  admitToPlay(onTable, onTable.seats.asker(id));
}

/** A player at a table under test. */
export class TablePlayer {
  readonly id: string;
  readonly #table: Table;

  constructor(id: string, atTable: Table) {
    this.id = id;
    this.#table = atTable;
  }

  flip(row: number, column: number, options?: FlipOptions): Promise<void> {
    const flipped = this.#table.flip(this.id, { row, column }, options);
    flipped.catch(() => undefined); // a test that awaits it later is told; until then it may be open
    return flipped;
  }

  /** Replaces one card, as `/replace` does. */
  replace(from: string, to: string): Promise<void> {
    return this.#table.map(this.id, async (card) => (card === from ? to : card));
  }

  join(name?: string, code?: string) {
    return this.#table.room.join(this.id, { name, code });
  }

  leave(): void {
    this.#table.leave(this.id);
  }

  /** This player as everybody sees them. */
  get view(): PlayerView {
    const seat = this.#table.seats.find(this.id)?.seat;
    const view = this.#table.view().players.find((player) => player.seat === seat);
    if (view === undefined) throw new Error(`${this.id} has no seat`);
    return view;
  }

  /** Expects this player to see exactly this. */
  sees(notation: string): void {
    expect(inNotation(formatBoardState(this.#table.look(this.id).state))).toBe(notation);
  }
}

/** Text players and page players at one table, and all its news. */
export function peopleAt(atTable: Table) {
  const news: TableNews[] = [];
  atTable.subscribe((one) => news.push(one));
  const player = (id: string) => new TablePlayer(id, atTable);
  return {
    table: atTable,
    news,
    alice: player('alice'),
    bob: player('bob'),
    charlie: player('charlie'),
    ana: player(secretId('ana')),
    ben: player(secretId('ben')),
    eva: player(secretId('eva')),
    tv: player(secretId('tv')),
  };
}

/** A table in notation, with its people. */
export function tableGame(notation: string, settings: Partial<RoomSettings> = {}) {
  return peopleAt(table(notation, settings));
}

interface Wait {
  readonly since?: string;
  readonly signal?: AbortSignal;
}

/** Waits for another board, as whoever watches it does. */
export function watching(onTable: Table, { since, signal }: Wait = {}): Promise<void> {
  return untilChange((tell) => onTable.onBoardChange(since, tell), signal);
}

/** Waits for another table than the one of `since`, or of now. */
export function following(onTable: Table, { since, signal }: Wait = {}): Promise<void> {
  return untilChange((tell) => onTable.onChange(since ?? onTable.token, tell), signal);
}
