import type { Server } from 'node:http';
import { Duplex } from 'node:stream';
import { postText, requestText, takeAnswer } from '../support/http-text.ts';
import type { Answer } from '../support/wire.ts';
import { type Target, readTarget } from './target.ts';
import { readTable } from '../../shared/routes.ts';

/** What a client asks for. */
export interface Asked {
  readonly target: string;
  /** With it, it is a POST of this as JSON. */
  readonly body?: unknown;
  /** The secret of the host's page. */
  readonly secret?: string | undefined;
}

const MAY_WAIT: readonly string[] = ['flip', 'watch', 'table', 'tables', 'steps'];

/** A request that has come in: unanswered, answered, or closed by whoever sent it. */
export class Exchange {
  readonly asked: Asked;
  /** Whose device it came from. */
  readonly from: string;
  readonly target: Target | undefined;
  /** The number of the table that it is about. */
  readonly table: number;
  /** What that table showed when it came in. */
  readonly version: string;
  answer: Answer | undefined;

  constructor(from: string, asked: Asked, versionAt: (table: number) => string) {
    const { number, target } = readTable(asked.target);
    this.from = from;
    this.asked = asked;
    this.table = number;
    this.target = readTarget(target);
    this.version = versionAt(number);
  }

  /** The player it speaks for, on the routes of the game. */
  get player(): string | undefined {
    return this.target !== undefined && 'player' in this.target ? this.target.player : undefined;
  }

  /** Whether it may stay open. */
  get mayWait(): boolean {
    const route = this.target?.route;
    if (route === 'join') return (this.asked.body as { code?: string }).code !== undefined; // its turn, behind wrong ones
    return route !== undefined && MAY_WAIT.includes(route);
  }
}

/** A socket without a network: what the server writes, it hands over. */
class MemorySocket extends Duplex {
  readonly remoteAddress: string;
  readonly #onBytes: (bytes: Buffer) => void;

  constructor(remoteAddress: string, onBytes: (bytes: Buffer) => void) {
    super();
    this.remoteAddress = remoteAddress;
    this.#onBytes = onBytes;
  }

  override _read(): void {
    // What is sent is pushed.
  }

  override _write(bytes: Buffer, _encoding: string, done: () => void): void {
    this.#onBytes(bytes);
    done();
  }
}

export interface LineEnds {
  readonly answered: (exchange: Exchange, answer: Answer, bytes: Buffer) => void;
  /** The server noticed that it is closed, with this unanswered. */
  readonly cut: (exchange: Exchange) => void;
}

/** A connection, with one request at a time. */
export class Line {
  readonly #socket: MemorySocket;
  readonly #ends: LineEnds;
  readonly #host: string;
  #exchange: Exchange | undefined;
  #pieces: Buffer[] = [];
  #closed = false;
  /** Told of each answer. */
  onAnswer: (answer: Answer) => void = () => undefined;

  constructor(server: Server, address: string, ends: LineEnds) {
    this.#ends = ends;
    this.#host = address === '127.0.0.1' ? '127.0.0.1:8080' : '192.168.1.2:8080';
    this.#socket = new MemorySocket(address, (bytes) => this.#onBytes(bytes));
    server.emit('connection', this.#socket);
  }

  get isOpen(): boolean {
    return !this.#closed;
  }

  /** The text of a request, to be sent in pieces. */
  textOf({ target, body, secret }: Asked): string {
    const lines = [
      `Host: ${this.#host}`,
      ...(secret === undefined ? [] : [`Authorization: Bearer ${secret}`]),
    ];
    return body === undefined ? requestText(target, lines) : postText(target, body, lines);
  }

  /** A piece of a request, before the last. */
  send(piece: string): void {
    if (!this.#closed) this.#socket.push(piece);
  }

  /** The last piece: the request has come in. */
  finish(exchange: Exchange, piece: string): void {
    this.#exchange = exchange;
    this.#socket.push(piece);
  }

  /** The server notices that nobody is there any more. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    const exchange = this.#exchange;
    this.#exchange = undefined;
    this.#socket.destroy();
    if (exchange !== undefined) this.#ends.cut(exchange);
  }

  /** The server is gone, and notices nothing. */
  abandon(): void {
    this.#closed = true;
    this.#exchange = undefined;
  }

  #onBytes(bytes: Buffer): void {
    this.#pieces.push(bytes);
    const all = Buffer.concat(this.#pieces);
    const exchange = this.#exchange;
    const { answer } = takeAnswer(all) ?? {};
    if (answer === undefined || exchange === undefined) return;
    this.#pieces = [];
    this.#exchange = undefined;
    exchange.answer = answer;
    this.#ends.answered(exchange, answer, all);
    this.onAnswer(answer);
  }
}
