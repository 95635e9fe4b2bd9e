import { once } from 'node:events';
import { type Socket, createConnection } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = Buffer.from('\r\nContent-Length: ');
const CR = 0x0d;
const ZERO = 0x30;

/** All connections of this process read into one buffer: what arrives is counted, never kept. */
const arriving = Buffer.alloc(256 * 1024);

export interface Answer {
  readonly status: number;
  readonly bodyBytes: number;
}

/**
 * One kept-alive connection with one request on its way at a time. Node's own client costs more
 * than the servers that are measured; this one looks for the length of an answer and counts bytes.
 */
export class Connection {
  readonly #socket: Socket;
  /** The beginning of an answer whose head has not arrived in full. */
  #head = Buffer.alloc(0);
  #bodyLeft = 0;
  #answer: Answer | undefined;
  onAnswer: (answer: Answer) => void = () => undefined;

  private constructor(port: number) {
    const callback = (length: number) => {
      this.#read(arriving.subarray(0, length));
      return true;
    };
    const onread = { buffer: arriving, callback };
    this.#socket = createConnection({ port, host: '127.0.0.1', noDelay: true, onread });
  }

  static async open(port: number): Promise<Connection> {
    const connection = new Connection(port);
    await once(connection.#socket, 'connect');
    return connection;
  }

  send(request: Buffer): void {
    this.#socket.write(request);
  }

  /** One request and its answer. */
  ask(request: Buffer): Promise<Answer> {
    return new Promise((resolve) => {
      this.onAnswer = resolve;
      this.send(request);
    });
  }

  close(): void {
    this.onAnswer = () => undefined;
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    if (this.#answer === undefined) this.#readHead(chunk);
    else this.#readBody(chunk.length);
  }

  #readHead(chunk: Buffer): void {
    const text = this.#head.length === 0 ? chunk : Buffer.concat([this.#head, chunk]);
    const end = text.indexOf(HEAD_END);
    if (end < 0) {
      this.#head = Buffer.from(text);
      return;
    }
    this.#head = Buffer.alloc(0);
    const status = Number(text.toString('latin1', 9, 12));
    this.#bodyLeft = lengthIn(text);
    this.#answer = { status, bodyBytes: this.#bodyLeft };
    this.#readBody(text.length - end - HEAD_END.length);
  }

  #readBody(bytes: number): void {
    this.#bodyLeft -= bytes;
    if (this.#bodyLeft > 0 || this.#answer === undefined) return;
    if (this.#bodyLeft < 0) throw new Error('more arrived than one answer');
    const answer = this.#answer;
    this.#answer = undefined;
    this.onAnswer(answer);
  }
}

function lengthIn(head: Buffer): number {
  const start = head.indexOf(LENGTH);
  if (start < 0) throw new Error('an answer without Content-Length');
  let length = 0;
  for (let index = start + LENGTH.length; head[index] !== CR; index++) {
    length = length * 10 + (head[index] ?? 0) - ZERO;
  }
  return length;
}

/** What a browser or a script would send at least. */
export function get(target: string): Buffer {
  return Buffer.from(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
}
