import { once } from 'node:events';
import http, { get } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { RefusalCode } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { routes } from '../../shared/paths.ts';
import type { Clock } from '../system/clock.ts';
import type { GameApp } from './app.ts';
import { Connections } from './connections.ts';
import { isMidAnswer } from './sending.ts';

/** The port that is used if none is named, and the last one that is tried if it is taken. */
export const PORT_FIRST = 8_080;
export const PORT_LAST = 8_099;

/** Idle connections are probed after this long, to notice phones that vanished without a word. */
const PROBE_AFTER_MS = 5_000;

/** Longer than browsers keep a connection; otherwise it would be closed under requests on their way. */
const KEEP_ALIVE_MS = 65_000;

/** How often Node looks for requests that have taken too long. */
const TIMEOUT_LOOK_MS = 250;

/** At a stop, what is still being sent may take this long. */
const STOP_MS = 500;
const STOP_LOOK_MS = 10;

/** A connection from this computer arrives within this time, if at all. */
const ARRIVE_MS = 2_000;

/** A dying instance may have the port for a moment; phones look for the game at that very port. */
const KEEP_TRYING_MS = 3_000;
const TRY_AGAIN_MS = 100;

/** Our own server answers within this time; otherwise it is another program. */
const ASK_MS = 2_000;

/** A port that is ours: friends can connect, and are answered once there is an app. */
export interface Bound {
  readonly port: number;
  /** From now on the app answers, the earliest connections first. */
  serve(app: GameApp): Serving;
  /** Gives the port back, without ever having served. */
  release(): Promise<void>;
}

export interface Serving {
  /** Answers every open request with 503, and ends every connection. */
  stop(): Promise<void>;
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
 * Takes `port`; 0 is any free one.
 * @param address on which address of this computer; by default on all
 * @throws PortTaken, or the system's error
 */
export async function bind(port: number, address?: string): Promise<BoundPort> {
  const bound = new BoundPort();
  await bound.listen(port, address);
  return bound;
}

/** Takes the first free port from 8080 on that suits, or else any. */
export async function bindFreePort(
  suits: (bound: BoundPort) => Promise<boolean> = async () => true,
): Promise<BoundPort> {
  for (let port = PORT_FIRST; port <= PORT_LAST; port++) {
    const bound = await tryPort(port, suits);
    if (bound !== undefined) return bound;
  }
  return bind(0);
}

/**
 * Takes the kept port, which is tried for a while; else the first free one from 8080 on; else any. One
 * that another program has at the loopback address is passed over.
 * @param kept where friends found the host last; null at the first start
 */
export async function bindKeptPort(kept: number | null, clock: Clock): Promise<BoundPort> {
  const suits = (bound: BoundPort) => bound.isOurs();
  if (kept !== null) {
    for (const end = clock.now() + KEEP_TRYING_MS; clock.now() < end;) {
      const bound = await tryPort(kept, suits);
      if (bound !== undefined) return bound;
      await new Promise<void>((resolve) => clock.after(TRY_AGAIN_MS, resolve));
    }
  }
  return bindFreePort(suits);
}

/** Takes this port, unless it is taken already or does not suit. */
export async function tryPort(
  port: number,
  suits: (bound: BoundPort) => Promise<boolean>,
): Promise<BoundPort | undefined> {
  try {
    const bound = await bind(port);
    if (await suits(bound)) return bound;
    await bound.release();
  } catch (error) {
    if (!(error instanceof PortTaken)) throw error;
  }
  return undefined;
}

/** Whether this run of a host answers at this port of this computer. */
export function answersAs(port: number, run: string): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(ASK_MS);
    get({ host: '127.0.0.1', port, path: routes.health(), signal, agent: false }, (response) => {
      response.resume();
      resolve(response.headers['host-run'] === run);
    }).on('error', () => resolve(false)); // our own server would not hang up
  });
}

/** A server of Node that listens already, and whose connections wait for an app. */
export class BoundPort implements Bound {
  readonly #classes = newClasses();
  readonly #server = createServer(this.#classes);
  /** Node's own listeners: a connection that never reaches them brings no request. */
  readonly #listeners = this.#server.listeners('connection');
  readonly #early = new Set<Socket>();

  constructor() {
    this.#server.removeAllListeners('connection');
    this.#server.on('connection', (socket: Socket) => this.#keep(socket));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** How many have connected and wait for the app. */
  get early(): number {
    return this.#early.size;
  }

  listen(port: number, address: string | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE') reject(new PortTaken(port, 'is taken by another program'));
        else if (error.code === 'EACCES') reject(new PortTaken(port, 'may not be used by you'));
        else reject(error);
      });
      this.#server.listen({ port, ...(address === undefined ? {} : { host: address }) }, resolve);
    });
  }

  /**
   * Whether a connection to this port at the loopback address comes here. Another program may have
   * the same port at that address alone, where the host's own window looks.
   */
  async isOurs(): Promise<boolean> {
    const visitor = connect({ host: '127.0.0.1', port: this.port });
    try {
      const signal = AbortSignal.timeout(ARRIVE_MS);
      await once(visitor, 'connect', { signal });
      const { localPort } = visitor;
      const cameHere = () => [...this.#early].some(({ remotePort }) => remotePort === localPort);
      while (!cameHere()) await once(this.#server, 'connection', { signal });
      return true;
    } catch {
      return false; // nobody can connect, or they come out elsewhere: so would the window
    } finally {
      visitor.destroy();
    }
  }

  serve(app: GameApp): Serving {
    const server = this.#server;
    adoptClasses(this.#classes, app);
    // A request that asks first whether to send its body has its turn as all others (router.ts).
    for (const event of ['request', 'checkContinue', 'checkExpectation']) {
      server.on(event, app.express);
    }
    const connections = new Connections((address) => app.claimAt(address));
    const admit = (socket: Socket) => {
      if (!connections.admit(socket)) return;
      for (const listener of this.#listeners) listener.call(server, socket);
    };
    server.removeAllListeners('connection');
    server.on('connection', admit);
    server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
      if (error.code === 'ECONNRESET' || isMidAnswer(socket)) socket.destroy();
      else connections.refuse(socket, clientErrors[error.code ?? ''] ?? 'bad-request');
    });
    server.on('close', () => connections.stop());
    for (const socket of this.#early) admit(socket);
    this.#early.clear();
    return { stop: () => stop(app, server, connections) };
  }

  async release(): Promise<void> {
    for (const socket of this.#early) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #keep(socket: Socket): void {
    this.#early.add(socket);
    socket.once('error', () => socket.destroy()); // gone before anybody could answer
    socket.once('close', () => this.#early.delete(socket));
  }
}

/**
 * Express gives every request and response a new prototype, which throws them off V8's fast paths.
 * Made with a class whose prototype already is Express's, that step does nothing, and a constant
 * answer is five times as fast (docs/PERFORMANCE.md). The app answers the same without it.
 */
function newClasses() {
  class Request extends http.IncomingMessage {}
  class Response extends http.ServerResponse {}
  return { IncomingMessage: Request, ServerResponse: Response };
}

function adoptClasses(classes: ReturnType<typeof newClasses>, { express }: GameApp): void {
  const { IncomingMessage: Request, ServerResponse: Response } = classes;
  Object.setPrototypeOf(Request.prototype, express.request);
  Object.setPrototypeOf(Response.prototype, express.response);
  express.request = Request.prototype as typeof express.request;
  express.response = Response.prototype as unknown as typeof express.response;
}

function createServer(classes: ReturnType<typeof newClasses>): http.Server {
  return http.createServer({
    ...classes,
    keepAlive: true,
    keepAliveInitialDelay: PROBE_AFTER_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: limits.requestSecondsMax * 1_000,
    headersTimeout: limits.requestSecondsMax * 1_000,
    connectionsCheckingInterval: TIMEOUT_LOOK_MS,
    maxHeaderSize: limits.headerBytesMax,
    requireHostHeader: false, // host-names.ts answers that, with a sentence
  });
}

/** Node's error codes for bytes that never became a request. */
const clientErrors: Readonly<Record<string, RefusalCode>> = {
  HPE_HEADER_OVERFLOW: 'long-headers',
  ERR_HTTP_REQUEST_TIMEOUT: 'slow-request',
};

async function stop(app: GameApp, server: http.Server, connections: Connections): Promise<void> {
  app.stop();
  await pause(STOP_LOOK_MS); // a closing server ends a connection with its first answer
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A connection is idle once its last answer is sent; several may wait on one connection.
  const idle = setInterval(() => {
    server.closeIdleConnections();
    connections.endUnused();
  }, STOP_LOOK_MS);
  const all = setTimeout(() => server.closeAllConnections(), STOP_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(all);
}
