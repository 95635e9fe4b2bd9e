import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '../../shared/limits.ts';

/** Connections to which the rest of an answer is still to be sent. */
const midAnswer = new WeakSet<Socket>();

/** Whether what is written to this connection now would stand in the middle of an answer. */
export function isMidAnswer(socket: Socket): boolean {
  return midAnswer.has(socket);
}

/**
 * Sends the body of an answer and ends it. A long one is sent slice by slice, each once the
 * system has taken the one before: so nothing is copied for slow readers, and one can see that they
 * read.
 */
export function sendSlices(response: ServerResponse, pieces: readonly Buffer[]): void {
  const slices = pieces.flatMap(slicesOf);
  const { socket } = response.req;
  let next = 0;
  const sendMore = () => {
    response.cork();
    let isTaken = true;
    while (isTaken && next < slices.length) isTaken = response.write(slices[next++]);
    if (next === slices.length) {
      midAnswer.delete(socket);
      response.end();
    } else {
      midAnswer.add(socket);
      response.once('drain', sendMore);
    }
    response.uncork();
  };
  sendMore();
}

function slicesOf(piece: Buffer): readonly Buffer[] {
  const size = limits.unsentBytesPerConnectionMax;
  if (piece.length <= size) return [piece];
  const count = Math.ceil(piece.length / size);
  return Array.from({ length: count }, (_, index) =>
    piece.subarray(index * size, (index + 1) * size),
  );
}

/** The answer that a connection has not taken yet. */
interface Unsent {
  readonly address: string;
  readonly document: Buffer;
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
 * too many bytes, the connection that has kept one for longest is cut: readers go on, and a
 * client that was cut asks again, for something newer.
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
    const address = this.#addressOf(response.req);
    const unsent = { address, document };
    this.#behind.set(socket, unsent);
    this.#inAll.add(document);
    this.#of(address).add(document);
    response.once('close', () => this.#letGo(socket, unsent)); // it was sent, or the client is gone
    this.#cutOldest(unsent);
  }

  #letGo(socket: Socket, unsent: Unsent): void {
    if (this.#behind.get(socket) !== unsent) return; // it was cut
    const { address, document } = unsent;
    this.#behind.delete(socket);
    this.#inAll.remove(document);
    const own = this.#of(address);
    own.remove(document);
    if (own.bytes === 0) this.#byAddress.delete(address);
  }

  /**
   * Never cuts a reader of the newest document: to cut it would give nothing back.
   */
  #cutOldest({ address: newestAddress, document: newest }: Unsent): void {
    for (const [socket, unsent] of this.#behind) {
      const isOwnTooMuch = this.#of(newestAddress).bytes > this.#max.perAddress;
      if (!isOwnTooMuch && this.#inAll.bytes <= this.#max.inAll) return;
      if (unsent.document === newest) continue;
      if (isOwnTooMuch && unsent.address !== newestAddress) continue;
      this.#letGo(socket, unsent);
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
