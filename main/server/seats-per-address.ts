import type { PlayerId } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import type { Table } from '../table/table.ts';

/**
 * Which address asked for which seats, so that one that invents ids does not take them all. The
 * table knows no addresses; after a restart nobody's seat counts for any.
 */
export class SeatsPerAddress {
  readonly #table: Table;
  readonly #ids = new Map<string, Set<PlayerId>>();

  constructor(table: Table) {
    this.#table = table;
  }

  /**
   * Lets `address` ask for a seat for `id`, who may have one already.
   * @throws Refusal if this address has too many
   */
  admit(id: PlayerId, address: string): void {
    if (this.#hasSeat(id)) return;
    const ids = this.#of(address);
    if (ids.size >= limits.seatsPerAddressMax) this.#makeRoom(ids);
    ids.add(id);
  }

  /** Of an address that has all it may have, one gives way to the newcomer, as at a full table. */
  #makeRoom(ids: Set<PlayerId>): void {
    if (this.#forgetSeatless(ids)) return;
    if (!this.#table.players.giveWay(ids)) throw new Refusal('no-seat');
    this.#forgetSeatless(ids);
  }

  #of(address: string): Set<PlayerId> {
    const known = this.#ids.get(address);
    if (known !== undefined) return known;
    if (this.#ids.size >= limits.seatsMax) this.#forgetAddresses();
    const ids = new Set<PlayerId>();
    this.#ids.set(address, ids);
    return ids;
  }

  /** Who was refused a seat, or lost it, takes none up. @returns whether there was one */
  #forgetSeatless(ids: Set<PlayerId>): boolean {
    const before = ids.size;
    for (const id of ids) if (!this.#hasSeat(id)) ids.delete(id);
    return ids.size < before;
  }

  #forgetAddresses(): void {
    for (const [address, ids] of this.#ids) {
      this.#forgetSeatless(ids);
      if (ids.size === 0) this.#ids.delete(address);
    }
  }

  #hasSeat(id: PlayerId): boolean {
    return this.#table.seats.find(id) !== undefined;
  }
}
