import type { Socket } from 'node:net';
import { Refusal, type RefusalCode } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { rawRefusal } from './answers.ts';
import { addressOfPeer } from './peers.ts';
import { Allowance, type Claim } from './allowances.ts';

/** How often unread answers are looked for. */
export const LOOK_MS = 1_000;

/** How long a refused client has to read why. */
const PARTING_MS = 1_000;

/** If more than this many are being refused, the next are cut without a word. */
const PARTING_MAX = 1_000;

/** How far a connection had come, and how often it was found there. */
interface Unread {
  readonly sent: number;
  readonly looks: number;
}

/**
 * The open connections: not too many, none whose client never reads its answers, and none that stays
 * after it was refused.
 */
export class Connections {
  readonly #allowance = new Allowance({
    inAll: limits.connectionsMax,
    perAddress: limits.connectionsPerAddressMax,
    code: 'many-connections',
  });
  readonly #open = new Set<Socket>();
  /** Refused connections, until they are closed. */
  readonly #parting = new Set<Socket>();
  readonly #unread = new WeakMap<Socket, Unread>();
  readonly #claimAt: (address: string) => Claim | undefined;
  readonly #timer = setInterval(() => this.cutUnread(), LOOK_MS).unref();

  /** @param claimAt the right to connect from an address when there is no room for others */
  constructor(claimAt: (address: string) => Claim | undefined = () => undefined) {
    this.#claimAt = claimAt;
  }

  /** Lets a new connection in, or answers it with one line and closes it. @returns which */
  admit(socket: Socket): boolean {
    const address = addressOfPeer(socket);
    let letGo: () => void;
    try {
      letGo = this.#allowance.take(address, () => this.#claimAt(address));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refuse(socket, error.code);
      return false;
    }
    this.#open.add(socket);
    socket.once('close', () => {
      this.#open.delete(socket);
      letGo();
    });
    return true;
  }

  /**
   * Says one line, and closes. What the other side still sends is read and thrown away: closed on
   * unread bytes, a connection is reset, and the line may be lost with it.
   */
  refuse(socket: Socket, code: RefusalCode): void {
    if (this.#parting.has(socket)) return; // more of what was refused already
    socket.on('error', () => socket.destroy()); // a reset: nobody is there to be told
    if (!socket.writable || this.#parting.size >= PARTING_MAX) return void socket.destroy();
    this.#parting.add(socket);
    const timer = setTimeout(() => socket.destroy(), PARTING_MS).unref();
    socket.once('end', () => socket.destroy());
    socket.once('close', () => {
      clearTimeout(timer);
      this.#parting.delete(socket);
    });
    socket.end(rawRefusal(code));
    socket.resume();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /**
   * Ends connections that never sent a byte: browsers open some in reserve, and Node does not call
   * those idle.
   */
  endUnused(): void {
    for (const socket of this.#open) if (socket.bytesRead === 0) socket.destroy();
  }

  /** Cuts connections that have had the same unread bytes for too long. */
  cutUnread(): void {
    for (const socket of this.#open) {
      if (socket.writableLength === 0) this.#unread.delete(socket);
      else this.#lookAt(socket);
    }
  }

  #lookAt(socket: Socket): void {
    const sent = socket.bytesWritten - socket.writableLength;
    const before = this.#unread.get(socket);
    const looks = before?.sent === sent ? before.looks + 1 : 0;
    this.#unread.set(socket, { sent, looks });
    if (looks * LOOK_MS >= limits.unreadSecondsMax * 1_000) socket.destroy();
  }
}
