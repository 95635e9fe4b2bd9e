import { type RoomSettings, defaultSettings } from '../../shared/settings.ts';
import { limits } from '../../shared/limits.ts';
import { Room } from '../../main/table/room.ts';
import type { Person } from '../../main/table/player.ts';
import type { Table } from '../../main/table/table.ts';
import { deck } from './game.ts';
import { nextRun } from './kept-game.ts';
import { TablePlayer, table as tableOf } from './table.ts';
import { secretId } from './wire.ts';

/** A room with several tables that play this game; at the first it is laid out as written. */
export function roomOf(
  tables: number,
  notation = 'A A B B',
  settings?: Partial<RoomSettings>,
): Room {
  return tableOf(notation, { ...settings, tables }).room;
}

/** The table with this number. */
export function tableAt(room: Room, number: number): Table {
  const found = room.at(number);
  if (found === undefined) throw new Error(`there is no table ${number}`);
  return found;
}

/** Somebody who joins through the page, wherever the room has a place. */
export function comes(room: Room, name: string): TablePlayer {
  const id = secretId(name.toLowerCase());
  room.join(id, { name });
  return new TablePlayer(id, tableAt(room, room.tableOf(id)?.number ?? 1));
}

/** The number of the table at which everybody sits, by their names. */
export function sittingIn(room: Room): Readonly<Record<string, number>> {
  const sitting = room.tables.flatMap(({ number, seats }) =>
    seats.all().flatMap(({ id, name }) => (seats.sits(id) ? [[name, number] as const] : [])),
  );
  return Object.fromEntries(sitting);
}

/** The spots of the cards that belong together, pair by pair, as only the saved game tells. */
export function pairsOn({ game }: Table): readonly (readonly [one: number, other: number])[] {
  const { spots } = game.board.save();
  return spots.flatMap((spot, one) => {
    const other = spots.findIndex((each, at) => at > one && each?.card === spot?.card);
    return spot === null || other < 0 ? [] : [[one, other] as const];
  });
}

/** Flips the two cards of a pair. */
export async function findsPair(player: TablePlayer, at: Table, which = 0): Promise<void> {
  const { columns } = at.game.deck;
  for (const spot of pairsOn(at)[which] ?? []) {
    await player.flip(Math.floor(spot / columns), spot % columns);
  }
}

/** A room with so many seats left; all who are there sit at the first table. */
export function crowded(tables: number, left = 0) {
  const settings = { ...defaultSettings, tables };
  const room = Room.open({ deck: deck('A A B B'), title: 'Full' }, nextRun, settings);
  const ids = Array.from({ length: limits.seatsMax - left }, (_, at) => secretId(`p${at}`));
  for (const id of ids) {
    room.seatNextAt(1);
    room.join(id, { name: id.slice(0, 20) });
  }
  return { room, ids };
}

/** The cards of a table as they lie. */
export function laidAt({ game }: Table): readonly string[] {
  return game.board.save().spots.map((spot) => spot?.card ?? '');
}

export function personAt(table: Table, { id }: TablePlayer): Person {
  const player = table.seats.find(id);
  if (player === undefined || player.kind === 'computer') throw new Error(`${id} has no seat`);
  return player;
}

/** The host moves somebody. */
export function moves(room: Room, player: TablePlayer, from: number, to: number): void {
  room.move(personAt(tableAt(room, from), player), tableAt(room, from), tableAt(room, to));
}
