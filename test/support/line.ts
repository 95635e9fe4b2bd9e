import net from 'node:net';

/** What came back on a line. */
export interface LineAnswer {
  readonly status: number;
  readonly version: string | undefined;
  readonly body: string;
}

/** The connection ended before the answer was there. */
export class LineCut extends Error {
  constructor() {
    super('the connection was cut');
    this.name = 'LineCut';
  }
}

interface Waiting {
  readonly resolve: (answer: LineAnswer) => void;
  readonly reject: (error: Error) => void;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * One kept-alive connection that speaks just enough HTTP to ask much of a host: thousands of these
 * cost this process little, so that what is measured is the host.
 */
export class Line {
  readonly #socket: net.Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: Waiting[] = [];
  /** What was answered before anything was asked: a refusal of the connection itself. */
  #unasked: LineAnswer | undefined;

  private constructor(socket: net.Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (piece) => this.#take(piece));
    socket.on('error', () => undefined); // 'close' follows, and tells whoever waits
    socket.on('close', () => {
      for (const { reject } of this.#waiting.splice(0)) reject(new LineCut());
    });
  }

  /** @param from which address of this computer to come from */
  static open(port: number, { to = '127.0.0.1', from }: { to?: string; from?: string } = {}) {
    return new Promise<Line>((resolve, reject) => {
      const socket = net.connect({
        host: to,
        port,
        ...(from === undefined ? {} : { localAddress: from }),
      });
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(new Line(socket));
      });
    });
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed;
  }

  get(target: string): Promise<LineAnswer> {
    return this.send(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  }

  post(target: string, value: unknown, lines: readonly string[] = []): Promise<LineAnswer> {
    const body = JSON.stringify(value);
    const head = [
      `POST ${target} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...lines,
    ];
    return this.send(`${head.join('\r\n')}\r\n\r\n${body}`);
  }

  /** Sends the text of one request, and waits for one answer; several may be on their way. */
  send(text: string): Promise<LineAnswer> {
    const answer = new Promise<LineAnswer>((resolve, reject) => {
      if (this.#unasked !== undefined) return resolve(this.#unasked);
      if (this.#socket.destroyed) return reject(new LineCut());
      this.#waiting.push({ resolve, reject });
      this.#socket.write(text);
    });
    answer.catch(() => undefined); // who awaits it is told, also if that is later
    return answer;
  }

  /** Cuts the connection. */
  cut(): void {
    this.#socket.destroy();
  }

  #take(piece: Buffer): void {
    this.#received = this.#received.length === 0 ? piece : Buffer.concat([this.#received, piece]);
    for (;;) {
      const end = this.#received.indexOf(HEAD_END);
      if (end < 0) return;
      const head = this.#received.toString('latin1', 0, end);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      const start = end + HEAD_END.length;
      if (this.#received.length < start + length) return;
      const body = this.#received.toString('utf8', start, start + length);
      this.#received = this.#received.subarray(start + length);
      const version = /\r\nboard-version: (\S+)/i.exec(head)?.[1];
      const answer = { status: Number(head.slice(9, 12)), version, body };
      const waiting = this.#waiting.shift();
      if (waiting === undefined) this.#unasked = answer;
      else waiting.resolve(answer);
    }
  }
}
