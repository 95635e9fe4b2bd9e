import net from 'node:net';
import { onTestFinished } from 'vitest';
import type { Answer } from './wire.ts';

/** A bare socket to a server on this computer, for what an HTTP client hides or refuses to send. */
export class RawConnection {
  readonly #socket: net.Socket;
  readonly #pieces: Buffer[] = [];
  /** All that was received until the server ended the connection. */
  readonly received: Promise<string>;

  private constructor(socket: net.Socket) {
    this.#socket = socket;
    socket.on('data', (piece) => this.#pieces.push(piece));
    this.received = new Promise((resolve) => {
      socket.on('error', () => undefined); // a reset ends it, too: 'close' follows
      socket.on('close', () => resolve(this.soFar));
    });
  }

  static connect({ port }: { readonly port: number }): Promise<RawConnection> {
    return new Promise((resolve, reject) => {
      const socket = net.connect({ host: '127.0.0.1', port });
      const connection = new RawConnection(socket);
      onTestFinished(() => void socket.destroy());
      socket.once('connect', () => resolve(connection));
      socket.once('error', reject);
    });
  }

  get soFar(): string {
    return Buffer.concat(this.#pieces).toString();
  }

  send(text: string | Buffer): void {
    this.#socket.write(text);
  }

  /** Says that nothing more will be sent. */
  end(): void {
    this.#socket.end();
  }

  /** Cuts the connection. */
  cut(): void {
    this.#socket.destroy();
  }
}

/** The text of a request with these header lines, and no others. */
export function requestText(
  target: string,
  lines: readonly string[],
  { method = 'GET', version = '1.1' } = {},
): string {
  return `${[`${method} ${target} HTTP/${version}`, ...lines].join('\r\n')}\r\n\r\n`;
}

/** Sends exactly this on a connection of its own, and reads the one answer until the end. */
export async function sendRaw(
  to: { readonly port: number },
  text: string | Buffer,
): Promise<Answer> {
  const connection = await RawConnection.connect(to);
  connection.send(text);
  return parseAnswer(await connection.received);
}

/** Reads one answer that reaches to the end of `text`. */
export function parseAnswer(text: string): Answer {
  const split = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, split).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const [, digits] = /^HTTP\/1\.1 ([0-9]{3}) /.exec(statusLine) ?? [];
  return { status: Number(digits), headers, body: text.slice(split + 4) };
}
