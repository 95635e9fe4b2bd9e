import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { RefusalCode } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import type { GameApp } from './app.ts';
import { Connections } from './connections.ts';

/** The port where nobody named one, and how far to look for a free one. */
export const PORT_FIRST = 8_080;
export const PORT_LAST = 8_099;

/** A phone lost without a word is noticed: idle connections are probed from here on. */
const PROBE_AFTER_MS = 5_000;

/** Shorter than a browser's own, a kept-alive connection dies under a request that is sent again. */
const KEEP_ALIVE_MS = 65_000;

/** At a stop, what is still being sent may take this long. */
const STOP_MS = 500;
const STOP_LOOK_MS = 10;

export interface Listening {
  readonly port: number;
  /** Answers every open request with 503, and ends every connection. */
  stop(): Promise<void>;
  /** Gives the port back; the app lives on, and may listen elsewhere. */
  release(): Promise<void>;
}

/** A port that cannot be had. */
export class PortTaken extends Error {
  readonly port: number;

  constructor(port: number, why: string) {
    super(`port ${port} ${why}`);
    this.name = 'PortTaken';
    this.port = port;
  }
}

/**
 * Listens on `port`; 0 is any free one.
 * @param address on which address of this computer; by default on all
 * @throws PortTaken, or the system's error
 */
export async function listen(app: GameApp, port: number, address?: string): Promise<Listening> {
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new PortTaken(port, 'is taken by another program'));
      else if (error.code === 'EACCES') reject(new PortTaken(port, 'may not be used by you'));
      else reject(error);
    });
    server.listen({ port, ...(address === undefined ? {} : { host: address }) }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => stop(app, server),
    release: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Listens on the first free port from 8080 on, or else on any.
 * @param suits whether a port that could be had is taken; else it is given back
 */
export async function listenOnFreePort(
  app: GameApp,
  suits: (port: number) => Promise<boolean> = async () => true,
): Promise<Listening> {
  for (let port = PORT_FIRST; port <= PORT_LAST; port++) {
    const listening = await tryPort(app, port, suits);
    if (listening !== undefined) return listening;
  }
  return listen(app, 0);
}

/** Listens on this port, unless it is taken or does not suit. */
export async function tryPort(
  app: GameApp,
  port: number,
  suits: (port: number) => Promise<boolean>,
): Promise<Listening | undefined> {
  try {
    const listening = await listen(app, port);
    if (await suits(listening.port)) return listening;
    await listening.release();
  } catch (error) {
    if (!(error instanceof PortTaken)) throw error;
  }
  return undefined;
}

/** Those of each app, made once: an app may try many ports. */
const fastClasses = new WeakMap<GameApp, ReturnType<typeof makeFastClasses>>();

/**
 * Express gives every request and response a new prototype, which throws them off V8's fast paths.
 * Made with a class whose prototype already is Express's, that step does nothing, and a constant
 * answer is five times as fast (docs/decisions/0009). The app answers the same without it.
 */
function makeFastClasses({ express }: GameApp) {
  class Request extends http.IncomingMessage {}
  class Response extends http.ServerResponse {}
  Object.setPrototypeOf(Request.prototype, express.request);
  Object.setPrototypeOf(Response.prototype, express.response);
  express.request = Request.prototype as typeof express.request;
  express.response = Response.prototype as unknown as typeof express.response;
  return { IncomingMessage: Request, ServerResponse: Response };
}

function createServer(app: GameApp): http.Server {
  const classes = fastClasses.get(app) ?? makeFastClasses(app);
  fastClasses.set(app, classes);
  const server = http.createServer(
    {
      ...classes,
      keepAlive: true,
      keepAliveInitialDelay: PROBE_AFTER_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: limits.requestSecondsMax * 1_000,
      headersTimeout: limits.requestSecondsMax * 1_000,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: limits.headerBytesMax,
      requireHostHeader: false, // guard.ts answers that, with a sentence
    },
    app.express,
  );
  guardConnections(server);
  return server;
}

/** A connection that is one too many never reaches Node's own listener, and so brings no request. */
function guardConnections(server: http.Server): void {
  const connections = new Connections();
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (connections.admit(socket)) for (const listener of listeners) listener.call(server, socket);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else connections.refuse(socket, clientErrors[error.code ?? ''] ?? 'bad-request');
  });
  server.on('close', () => connections.stop());
}

/** What Node calls what never became a request. */
const clientErrors: Readonly<Record<string, RefusalCode>> = {
  HPE_HEADER_OVERFLOW: 'long-headers',
  ERR_HTTP_REQUEST_TIMEOUT: 'slow-request',
};

async function stop(app: GameApp, server: http.Server): Promise<void> {
  app.stop();
  await pause(STOP_LOOK_MS); // a closing server ends a connection with its first answer
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A connection is idle once its last answer is sent; several may wait on one connection.
  const idle = setInterval(() => server.closeIdleConnections(), STOP_LOOK_MS);
  const all = setTimeout(() => server.closeAllConnections(), STOP_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(all);
}
