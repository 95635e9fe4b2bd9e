import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { PlayerId } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import type { Asker } from '../table/door.ts';
import type { Room } from '../table/room.ts';
import { type Peers, isDirect, isOwnAddress } from './peers.ts';
import type { Claim } from './allowances.ts';

/** The sender of something that takes up room until it is answered. */
export interface Sender {
  readonly socket: Socket;
  readonly address: string;
  /** Asked for only where there is no room. */
  readonly claim: () => Claim | undefined;
}

/** The sender of a request in the name of a player: all that a request asks of either, once. */
export interface Caller extends Sender {
  readonly asker: Asker;
}

const KNOWN_MAX = limits.seatsMax + limits.spectatorsMax + limits.blockedMax;

/**
 * Knows who was seen at which address. Keeps room for the host's own computer and for everybody who
 * has joined: even if strangers use up all the rest, the game goes on, and its door can be closed.
 * Keeps out newcomers from the address of a blocked player.
 */
export class Reserve {
  readonly #room: Room;
  readonly #peers: Peers;
  /** Where each player and spectator was seen last; blocked players, before they were blocked. */
  readonly #addresses = new Map<PlayerId, string>();
  readonly #there = new Map<string, Set<PlayerId>>();

  constructor(room: Room, peers: Peers) {
    this.#room = room;
    this.#peers = peers;
  }

  /** The sender of a request, and what is reserved for them when there is no room for others. */
  caller(request: IncomingMessage, asker: Asker): Caller {
    const address = this.#peers.addressOf(request);
    this.seen(asker, address);
    const isOwn = () => isOwnAddress(address) && isDirect(request);
    const claim = () => (isOwn() ? this.#own() : claimOf(asker));
    return { socket: request.socket, address, asker, claim };
  }

  /** A player was seen at this address: if they are in, room is kept for connections from there. */
  seen(asker: Asker, address: string): void {
    const { id } = asker;
    if (this.#addresses.get(id) === address || !isIn(asker)) return;
    this.#forget(id);
    if (this.#addresses.size >= KNOWN_MAX) this.#forgetStrangers();
    this.#addresses.set(id, address);
    const there = this.#there.get(address) ?? new Set();
    this.#there.set(address, there.add(id));
  }

  /**
   * Lets somebody without a seat ask for one. At an address where a blocked player was seen, and
   * nobody who is in, it is likely the same person with another id. A school may share one address:
   * there, the block keeps out the id alone.
   * @throws Refusal if they come from the address of a blocked player
   */
  admitNewcomer({ asker, address }: Pick<Caller, 'asker' | 'address'>): void {
    const there = this.#askersAt(address);
    const blocked = there.filter(({ isBlocked }) => isBlocked);
    const isShared = there.some(isIn) || isOwnAddress(address);
    if (blocked.length === 0 || isShared || asker.isHost) return;
    for (const { id } of blocked) this.#room.knock(id);
    throw new Refusal('blocked');
  }

  /** For a new connection: nothing is known of it but its address. */
  claimAt(address: string): Claim | undefined {
    if (isOwnAddress(address)) return this.#own();
    return { who: address, max: this.#joinedAt(address) * limits.reservedConnectionsPerPlayer };
  }

  /** For a body with a card, before its player is known: one for each joined player at the address. */
  claimToBring(request: IncomingMessage): Claim | undefined {
    const address = this.#peers.addressOf(request);
    if (isOwnAddress(address)) return isDirect(request) ? this.#own() : undefined;
    const max = Math.min(this.#joinedAt(address), limits.bringsAtOncePerAddressMax);
    return { who: address, max };
  }

  #joinedAt(address: string): number {
    return this.#askersAt(address).filter(({ hasJoined }) => hasJoined).length;
  }

  /** Everybody who was seen at this address. */
  #askersAt(address: string): readonly Asker[] {
    return Array.from(this.#there.get(address) ?? [], (id) => this.#room.asker(id));
  }

  /** Through a trusted proxy come the connections of everybody. */
  #own(): Claim {
    const max = this.#peers.trustsProxy ? limits.connectionsMax : limits.reservedForHost;
    return { who: 'this computer', max };
  }

  #forgetStrangers(): void {
    for (const player of [...this.#addresses.keys()]) {
      const asker = this.#room.asker(player);
      if (!isIn(asker) && !asker.isBlocked) this.#forget(player);
    }
  }

  #forget(player: PlayerId): void {
    const address = this.#addresses.get(player) ?? '';
    const there = this.#there.get(address);
    this.#addresses.delete(player);
    there?.delete(player);
    if (there?.size === 0) this.#there.delete(address);
  }
}

function claimOf({ id, hasJoined }: Asker): Claim | undefined {
  return hasJoined ? { who: id, max: limits.reservedRequestsPerPlayer } : undefined;
}

function isIn({ player, isSpectator, isRemoved, isBlocked }: Asker): boolean {
  return ((player !== undefined && !isRemoved) || isSpectator) && !isBlocked;
}
