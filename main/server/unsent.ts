import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '../../shared/limits.ts';
import { sendSlices } from './send-slices.ts';

/** The answers that a connection has not taken yet. */
interface Unsent {
  readonly address: string;
  readonly documents: Buffer[];
  readonly onClose: () => void;
}

/** How many bytes the limits leave to answers that nobody has taken yet. */
export interface UnsentMax {
  readonly inAll: number;
  readonly perAddress: number;
}

const MAX: UnsentMax = {
  inAll: limits.unsentBytesMax,
  perAddress: limits.unsentBytesPerAddressMax,
};

/**
 * Sends documents that many share: a board or a table as it was at one moment, which stays in memory
 * until the last connection has taken it. So slow readers keep old documents alive. If these become
 * too many bytes, the connection that has kept one for longest is cut: those who read go on, and a
 * client that was cut asks again for what is newer.
 */
export class UnsentAnswers {
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #max: UnsentMax;
  /** In the order in which they fell behind. */
  readonly #behind = new Map<Socket, Unsent>();
  readonly #inAll = new SharedBytes();
  readonly #byAddress = new Map<string, SharedBytes>();

  constructor(addressOf: (request: IncomingMessage) => string, max: UnsentMax = MAX) {
    this.#addressOf = addressOf;
    this.#max = max;
  }

  /** How many bytes are still to be taken; a shared document counts once. */
  get bytes(): number {
    return this.#inAll.bytes;
  }

  /** Sends `pieces`, most of which are parts of `document`. */
  send(response: ServerResponse, pieces: readonly Buffer[], document: Buffer): void {
    sendSlices(response, pieces);
    const isTaken = response.writableEnded && response.writableLength === 0;
    if (!isTaken && !response.req.socket.destroyed) this.#keep(response, document);
  }

  #keep(response: ServerResponse, document: Buffer): void {
    const { socket } = response.req;
    const unsent = this.#behind.get(socket) ?? this.#fallBehind(socket, response.req);
    unsent.documents.push(document);
    this.#inAll.add(document);
    this.#of(unsent.address).add(document);
    response.once('finish', () => this.#letGo(socket, document));
    this.#cutOldest(socket, unsent.address);
  }

  #fallBehind(socket: Socket, request: IncomingMessage): Unsent {
    const onClose = () => {
      for (const document of [...unsent.documents]) this.#letGo(socket, document);
    };
    const unsent = { address: this.#addressOf(request), documents: [], onClose };
    this.#behind.set(socket, unsent);
    socket.once('close', onClose);
    return unsent;
  }

  #letGo(socket: Socket, document: Buffer): void {
    const unsent = this.#behind.get(socket);
    const index = unsent?.documents.indexOf(document) ?? -1;
    if (unsent === undefined || index < 0) return; // it was cut
    unsent.documents.splice(index, 1);
    this.#inAll.remove(document);
    const own = this.#of(unsent.address);
    own.remove(document);
    if (own.bytes === 0) this.#byAddress.delete(unsent.address);
    if (unsent.documents.length > 0) return;
    this.#behind.delete(socket);
    socket.off('close', unsent.onClose);
  }

  /** Never cuts `newest`, whose answer has only just begun. */
  #cutOldest(newest: Socket, newestAddress: string): void {
    for (const [socket, { address, onClose }] of this.#behind) {
      const isOwnTooMuch = this.#of(newestAddress).bytes > this.#max.perAddress;
      if (!isOwnTooMuch && this.#inAll.bytes <= this.#max.inAll) return;
      if (socket === newest || (isOwnTooMuch && address !== newestAddress)) continue;
      onClose();
      socket.destroy();
    }
  }

  #of(address: string): SharedBytes {
    const known = this.#byAddress.get(address) ?? new SharedBytes();
    this.#byAddress.set(address, known);
    return known;
  }
}

/** The bytes of all documents that somebody has, each counted once. */
class SharedBytes {
  readonly #holders = new Map<Buffer, number>();
  bytes = 0;

  add(document: Buffer): void {
    const holders = this.#holders.get(document) ?? 0;
    if (holders === 0) this.bytes += document.length;
    this.#holders.set(document, holders + 1);
  }

  remove(document: Buffer): void {
    const holders = this.#holders.get(document) ?? 0;
    if (holders > 1) {
      this.#holders.set(document, holders - 1);
    } else {
      this.#holders.delete(document);
      this.bytes -= document.length;
    }
  }
}
