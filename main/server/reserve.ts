import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { PlayerId } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import type { Table } from '../table/table.ts';
import { type Peers, isDirect, isOwnAddress } from './peers.ts';
import type { Claim } from './per-address.ts';

/** Who sent a request that takes up room until it is answered. */
export interface Caller {
  readonly socket: Socket;
  readonly address: string;
  /** Asked for only where there is no room. */
  readonly claim: () => Claim | undefined;
}

const KNOWN_MAX = limits.seatsMax + limits.spectatorsMax + limits.blockedMax;

/**
 * Who was seen where. Keeps room for the host's own computer and for everybody who has joined: even
 * if strangers use up all the rest, the game goes on, and its door can be closed. And keeps newcomers
 * out who come from the address of a blocked player.
 */
export class Reserve {
  readonly #table: Table;
  readonly #peers: Peers;
  /** Where those who have a seat, or watch, were seen last, and blocked players before that. */
  readonly #addresses = new Map<PlayerId, string>();
  readonly #there = new Map<string, Set<PlayerId>>();

  constructor(table: Table, peers: Peers) {
    this.#table = table;
    this.#peers = peers;
  }

  /** Who sent a request, and what is reserved for them when there is no room for others. */
  caller(request: IncomingMessage, player: PlayerId): Caller {
    const address = this.#peers.addressOf(request);
    this.seen(player, address);
    const isOwn = () => isOwnAddress(address) && isDirect(request);
    const claim = () => (isOwn() ? this.#own() : this.#claimOf(player));
    return { socket: request.socket, address, claim };
  }

  /**
   * A player was seen at this address: if they have joined, room is kept for connections from
   * there.
   */
  seen(player: PlayerId, address: string): void {
    if (this.#addresses.get(player) === address || !this.#isIn(player)) return;
    this.#forget(player);
    if (this.#addresses.size >= KNOWN_MAX) this.#forgetStrangers();
    this.#addresses.set(player, address);
    const there = this.#there.get(address) ?? new Set();
    this.#there.set(address, there.add(player));
  }

  /**
   * Lets somebody without a seat ask for one. Where a blocked player was seen, and nobody who is in,
   * it is likely the same person with another id. A school may share one address: there, the block
   * keeps out the id alone.
   * @throws Refusal if they come from the address of a blocked player
   */
  admitNewcomer(player: PlayerId, address: string): void {
    const { seats, players } = this.#table;
    const there = [...(this.#there.get(address) ?? [])];
    const blocked = there.filter((id) => seats.isBlocked(id));
    const isShared = there.some((id) => this.#isIn(id)) || isOwnAddress(address);
    if (blocked.length === 0 || isShared || players.isHost(player)) return;
    for (const id of blocked) players.knock(id);
    throw new Refusal('blocked');
  }

  /** For a new connection: nothing is known of it but its address. */
  claimAt(address: string): Claim | undefined {
    if (isOwnAddress(address)) return this.#own();
    return { who: address, max: this.#joinedAt(address) * limits.reservedConnectionsPerPlayer };
  }

  /** For a body with a card, before it is known whose: one of each who has joined at the address. */
  claimToBring(request: IncomingMessage): Claim | undefined {
    const address = this.#peers.addressOf(request);
    if (isOwnAddress(address)) return isDirect(request) ? this.#own() : undefined;
    const max = Math.min(this.#joinedAt(address), limits.bringsAtOncePerAddressMax);
    return { who: address, max };
  }

  #joinedAt(address: string): number {
    const there = [...(this.#there.get(address) ?? [])];
    return there.filter((player) => this.#table.seats.hasJoined(player)).length;
  }

  /** Through a trusted proxy come the connections of everybody. */
  #own(): Claim {
    const max = this.#peers.trustsProxy ? limits.connectionsMax : limits.reservedForHost;
    return { who: 'this computer', max };
  }

  #claimOf(player: PlayerId): Claim | undefined {
    if (!this.#table.seats.hasJoined(player)) return undefined;
    return { who: player, max: limits.reservedRequestsPerPlayer };
  }

  #isIn(player: PlayerId): boolean {
    const { seats } = this.#table;
    const isSeated = seats.find(player) !== undefined && !seats.isRemoved(player);
    return (isSeated || seats.isSpectator(player)) && !seats.isBlocked(player);
  }

  #forgetStrangers(): void {
    for (const player of [...this.#addresses.keys()]) {
      if (!this.#isIn(player) && !this.#table.seats.isBlocked(player)) this.#forget(player);
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
