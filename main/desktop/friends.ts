import type { Table } from '../table/table.ts';

/** Friends who are at the table right now: people, the host left out. */
export function friendsHere(table: Table, ownId: string): number {
  return table.seats
    .all()
    .filter(({ id, kind, presence }) => id !== ownId && kind !== 'computer' && presence === 'here')
    .length;
}
