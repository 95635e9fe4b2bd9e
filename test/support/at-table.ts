import { expect } from 'vitest';
import { formatBoardState } from '../../shared/board-state.ts';
import type { RoomSettings } from '../../shared/host-api.ts';
import type { PlayerView } from '../../shared/table-view.ts';
import type { FlipOptions, Table, TableNews } from '../../main/game/table.ts';
import { stateNotation } from './game.ts';
import { table } from './server.ts';
import { secretId } from './wire.ts';

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
    return this.#table.join(this.id, { name, code });
  }

  leave(): void {
    this.#table.leave(this.id);
  }

  /** This player as everybody sees them. */
  get view(): PlayerView {
    const seat = this.#table.find(this.id)?.seat;
    const view = this.#table.view().players.find((player) => player.seat === seat);
    if (view === undefined) throw new Error(`${this.id} has no seat`);
    return view;
  }

  /** Expects this player to see exactly this. */
  sees(notation: string): void {
    expect(stateNotation(formatBoardState(this.#table.look(this.id).state))).toBe(notation);
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
