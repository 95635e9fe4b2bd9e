import { expect } from 'vitest';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import type { Answer, Wire } from './wire.ts';

/** What `/table` answers to this player now. */
export async function viewOf(wire: Wire, player: string): Promise<TableView> {
  return parseView(await wire.get(`/table/${player}`));
}

/** The document in an answer of `/table`. */
export function parseView({ status, body, headers }: Answer): TableView {
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  return JSON.parse(body) as TableView;
}

/** One player of a view, by name. */
export function playerNamed(view: TableView, name: string): PlayerView {
  const player = view.players.find((each) => each.name === name);
  if (player === undefined) throw new Error(`nobody is called ${name}`);
  return player;
}
