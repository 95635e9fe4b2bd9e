import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import type { Room } from '../table/room.ts';
import { type SeatKey, keyAt } from '../table/seat-key.ts';
import { networkOf } from './peers.ts';
import type { Caller } from './reserve.ts';

/** An address with more seats than this crowds out the others of a full table. */
const CROWD = limits.seatsMax / 4;

/**
 * Which address asked for which seats, so that one address that invents ids cannot take them all. The
 * table knows no addresses; after a restart, seats from before count for no address.
 */
export class SeatsPerAddress {
  readonly #room: Room;
  readonly #ids = new Map<string, Set<SeatKey>>();

  constructor(room: Room) {
    this.#room = room;
  }

  /**
   * Lets somebody ask for a seat at a table, or go on with the one they have.
   * @throws Refusal if this address has too many
   */
  admit({ asker, address }: Pick<Caller, 'asker' | 'address'>, table = 1): void {
    if (asker.player !== undefined) return;
    const ids = this.#of(networkOf(address));
    if (ids.size >= limits.seatsPerAddressMax) this.#makeRoom(ids);
    else if (this.#room.isFull) this.#thinOut();
    ids.add(keyAt(table, asker.id));
  }

  /**
   * At a full table a newcomer gets the seat of somebody who has gone; else one of the address with
   * the most seats, if that has more than a quarter of all (a squatter may have two addresses),
   * here or not, but never of somebody who has tried anything.
   */
  #thinOut(): void {
    let crowd: Set<SeatKey> | undefined;
    for (const ids of this.#ids.values()) {
      if (ids.size > CROWD) this.#forgetSeatless(ids);
      if (ids.size > Math.max(CROWD, crowd?.size ?? 0)) crowd = ids;
    }
    if (crowd === undefined) return; // the table knows who gives way
    const hasGone = this.#room.giveWay('everybody', ['text', 'left']);
    if (!hasGone) this.#room.giveWay(crowd, ['away', 'here']);
  }

  /** If an address has all the seats it may have, one of its players gives way, as at a full table. */
  #makeRoom(ids: Set<SeatKey>): void {
    if (this.#forgetSeatless(ids)) return;
    if (!this.#room.giveWay(ids)) throw new Refusal('no-seat');
    this.#forgetSeatless(ids);
  }

  #of(address: string): Set<SeatKey> {
    const known = this.#ids.get(address);
    if (known !== undefined) return known;
    if (this.#ids.size >= limits.seatsMax) this.#forgetAddresses();
    const ids = new Set<SeatKey>();
    this.#ids.set(address, ids);
    return ids;
  }

  /** Forgets ids that were refused a seat or have lost it. @returns whether there was one */
  #forgetSeatless(ids: Set<SeatKey>): boolean {
    const before = ids.size;
    for (const id of ids) if (!this.#room.hasSeat(id)) ids.delete(id);
    return ids.size < before;
  }

  #forgetAddresses(): void {
    for (const [address, ids] of this.#ids) {
      this.#forgetSeatless(ids);
      if (ids.size === 0) this.#ids.delete(address);
    }
  }
}
