import net from 'node:net';
import { onTestFinished } from 'vitest';
import { parseAnswer, postText, requestText, takeAnswer } from './http-text.ts';
import type { Answer } from './wire.ts';

/** The connection ended before the answer was there. */
export class ConnectionCut extends Error {
  constructor() {
    super('the connection was cut');
    this.name = 'ConnectionCut';
  }
}

/** How to connect, where not as everybody does. */
interface ConnectOptions {
  readonly to?: string;
  /** Which address of this computer to come from. */
  readonly from?: string;
  /** Keeps nothing that is received, and takes nothing off the system until it is told to `read`. */
  readonly isDeaf?: boolean;
  /** Does not close when the server has said its last word. */
  readonly staysOpen?: boolean;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A bare socket to a server on this computer: for what an HTTP client hides or refuses to send, and
 * for much, as thousands of these cost little.
 */
export class RawConnection {
  readonly #socket: net.Socket;
  /** What no `ask` has taken. */
  #pieces: Buffer[] = [];
  readonly #waiting: Waiting[] = [];
  /** All that was received until the server ended the connection, but what was asked for. */
  readonly received: Promise<string>;

  private constructor(socket: net.Socket, isDeaf: boolean) {
    this.#socket = socket.setNoDelay(true);
    if (!isDeaf) socket.on('data', (piece) => this.#take(piece));
    this.received = new Promise((resolve) => {
      socket.on('error', () => undefined); // a reset ends it, too: 'close' follows
      socket.on('close', () => {
        for (const { reject } of this.#waiting.splice(0)) reject(new ConnectionCut());
        resolve(this.soFar);
      });
    });
  }

  static connect(
    { port }: { readonly port: number },
    { to = '127.0.0.1', from, isDeaf = false, staysOpen = false }: ConnectOptions = {},
  ): Promise<RawConnection> {
    return new Promise((resolve, reject) => {
      const socket = net.connect({
        host: to,
        port,
        allowHalfOpen: staysOpen,
        ...(from === undefined ? {} : { localAddress: from }),
      });
      const connection = new RawConnection(socket, isDeaf);
      onTestFinished(() => void socket.destroy());
      socket.once('connect', () => resolve(connection));
      socket.once('error', reject);
    });
  }

  get soFar(): string {
    return Buffer.concat(this.#pieces).toString();
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed;
  }

  /** How many bytes were taken off the system. */
  get bytesRead(): number {
    return this.#socket.bytesRead;
  }

  /** Takes what comes, from now on. */
  read(): void {
    this.#socket.resume();
  }

  /** Takes nothing more, for now. */
  stopReading(): void {
    this.#socket.pause();
  }

  send(text: string | Buffer): void {
    this.#socket.write(text);
  }

  /** Sends the text of one request, and waits for one answer; several may be on their way. */
  ask(text: string): Promise<Answer> {
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
    answer.catch(() => undefined); // who awaits it is told, also if that is later
    this.#answer(); // a connection that is refused was answered before it asked
    if (this.isOpen) this.send(text);
    else this.#waiting.shift()?.reject(new ConnectionCut());
    return answer;
  }

  get(target: string): Promise<Answer> {
    return this.ask(requestText(target, ['Host: localhost']));
  }

  /** Sends `value` as JSON. */
  post(target: string, value: unknown, lines: readonly string[] = []): Promise<Answer> {
    return this.ask(postText(target, value, ['Host: localhost', ...lines]));
  }

  /** Says that nothing more will be sent. */
  end(): void {
    this.#socket.end();
  }

  /** Cuts the connection. */
  cut(): void {
    this.#socket.destroy();
  }

  /** Cuts it as a program that was killed does: with a reset. */
  reset(): void {
    this.#socket.resetAndDestroy();
  }

  #take(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#answer();
  }

  #answer(): void {
    while (this.#waiting.length > 0) {
      const found = takeAnswer(Buffer.concat(this.#pieces));
      if (found === undefined) return;
      this.#pieces = [found.rest];
      this.#waiting.shift()?.resolve(found.answer);
    }
  }
}

/** Sends exactly this on a connection of its own, and reads the one answer until the end. */
export async function sendRaw(
  { port, to }: { readonly port: number; readonly to?: string },
  text: string | Buffer,
): Promise<Answer> {
  const connection = await RawConnection.connect({ port }, to === undefined ? {} : { to });
  connection.send(text);
  return parseAnswer(await connection.received);
}
