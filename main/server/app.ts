import { timingSafeEqual } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { renderSVG } from 'uqr';
import { type PlayerId, isPlayerId, isSecret } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { fields, optional, text, textThat } from '../../shared/readers.ts';
import {
  type RouteName,
  type Target,
  isPublished,
  readTarget,
  routeOf,
} from '../../shared/routes.ts';
import * as commands from '../game/commands.ts';
import type { Report } from '../game/events.ts';
import type { Table } from '../game/table.ts';
import type { Clock } from '../host/clock.ts';
import type { Host } from '../host/host.ts';
import { ownNames } from '../host/lan.ts';
import { sendFailure, sendJson, sendText } from './answers.ts';
import { BoardAnswers } from './board-answers.ts';
import { OpenRequests } from './cancel.ts';
import { HostNames, WrongCodes, isLoopback, originForm } from './guard.ts';
import type { PageFiles } from './page-files.ts';
import { Presence } from './presence.ts';
import { readJson } from './read-json.ts';
import { SeatsByAddress } from './seats.ts';
import { TableJson } from './table-json.ts';
import { type Watch, Watchers } from './watchers.ts';

export interface AppOptions {
  readonly table: Table;
  readonly host: Host;
  readonly clock: Clock;
  /** Told of bugs. */
  readonly report: Report;
  /** With it, and from this computer only, the host's powers are served; without, they are not. */
  readonly secret?: string | undefined;
  /** The page that friends and the host open; without it, there is only the protocol. */
  readonly page?: PageFiles;
  /** Further names of this computer that a `Host` may say. */
  readonly names?: readonly string[];
  /** In development, the page comes straight from its sources (dev-page.ts). */
  readonly sources?: RequestHandler | undefined;
}

/** The app without a socket: `listen.ts` gives it one. */
export interface GameApp {
  readonly express: Express;
  /** How many requests wait. */
  readonly openRequests: number;
  /** Answers every open request, and every later one, with 503. */
  stop(): void;
}

/** Which methods each address takes. HEAD changes and awaits nothing, so it is not for all of GET. */
const methods: Record<RouteName, readonly string[]> = {
  look: ['GET', 'HEAD'],
  flip: ['GET'],
  replace: ['GET'],
  watch: ['GET'],
  table: ['GET'],
  join: ['POST'],
  leave: ['POST'],
  power: ['POST'],
  health: ['GET', 'HEAD'],
  qr: ['GET', 'HEAD'],
};

/** Room for a board file of full size in which every character is escaped. */
const POWER_BYTES_MAX = 4 * limits.boardFileBytesMax;

const readJoin = fields({
  player: textThat((id) => isPlayerId(id) && isSecret(id)),
  name: optional(text),
  code: optional(text),
});

const readLeave = fields({ player: textThat(isPlayerId) });

/** Routes → commands → text or JSON. */
export function createApp(options: AppOptions): GameApp {
  const routes = new Routes(options);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  if (options.sources !== undefined) app.use(options.sources);
  app.use((request, response) => routes.handle(request, response));
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    options.report(error); // not even the answer could be made
    response.destroy();
  });
  return {
    express: app,
    get openRequests() {
      return routes.openRequests;
    },
    stop: () => routes.stop(),
  };
}

class Routes {
  readonly #options: AppOptions;
  readonly #table: Table;
  readonly #host: Host;
  readonly #names: HostNames;
  readonly #open: OpenRequests;
  readonly #presence: Presence;
  readonly #watchers: Watchers;
  readonly #wrongCodes: WrongCodes;
  readonly #seats: SeatsByAddress;
  readonly #board = new BoardAnswers();
  readonly #tableJson: TableJson;
  readonly #controllers = new WeakMap<Socket, AbortController>();
  #stopping = false;
  #reported: unknown;

  constructor(options: AppOptions) {
    const { table, host, clock, names = [] } = options;
    this.#options = options;
    this.#table = table;
    this.#host = host;
    const lowerCase = names.map((name) => name.toLowerCase());
    this.#names = new HostNames(new Set(['localhost', ...ownNames(), ...lowerCase]));
    this.#open = new OpenRequests(clock);
    this.#presence = new Presence(table, clock);
    this.#watchers = new Watchers({
      table,
      open: this.#open,
      presence: this.#presence,
      answer: (watch) => this.#answerWatch(watch),
      fail: ({ response, route }, error) => this.#fail(response, error, route),
    });
    this.#wrongCodes = new WrongCodes(clock);
    this.#seats = new SeatsByAddress(table);
    this.#tableJson = new TableJson(table);
  }

  get openRequests(): number {
    return this.#open.size;
  }

  stop(): void {
    this.#stopping = true;
    this.#presence.stop();
    this.#open.stop();
  }

  /** Every request, whatever becomes of it, comes through here. */
  handle(request: Request, response: Response): void {
    const address = originForm(request.url);
    const fail = (error: unknown) => this.#fail(response, error, routeOf(address));
    try {
      this.#respond(address, request, response)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  /** @returns a promise only where an answer must wait: most need none, and it is not free */
  #respond(address: string, request: Request, response: Response): Promise<void> | undefined {
    const host = this.#names.read(request);
    if (request.url.length > limits.targetCharsMax) throw new Refusal('long-target');
    if (this.#stopping) throw new Refusal('stopping');
    const target = readTarget(address);
    if (target === undefined) return this.#pageFile(address, request, response);
    if (target.route === 'power') this.#admitHost(request, host);
    const route = target.route === 'malformed' ? target.of : target.route;
    if (!methods[route].includes(request.method)) throw new Refusal('method');
    return this.#answer(target, host, request, response);
  }

  #fail(response: Response, error: unknown, route: RouteName | undefined): void {
    sendFailure(response, error, {
      isPublished: route !== undefined && isPublished(route),
      version: this.#table.version,
      seatOf: (player) => this.#table.find(player)?.seat,
      allow: route === undefined ? [] : methods[route],
      report: (bug) => this.#report(bug),
    });
  }

  /** A broken board fails everybody's flips with one and the same bug: it is reported once. */
  #report(bug: unknown): void {
    if (bug === this.#reported) return;
    this.#reported = bug;
    this.#options.report(bug);
  }

  #pageFile(address: string, request: Request, response: Response): undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal('not-found');
    const zips = request.headers['accept-encoding']?.includes('gzip') === true;
    const isSent = this.#options.page?.send(address, zips, response);
    if (isSent !== true) throw new Refusal('not-found');
  }

  #answer(
    target: Target,
    host: string,
    request: Request,
    response: Response,
  ): Promise<void> | undefined {
    switch (target.route) {
      case 'look':
        return this.#look(target.player, response);
      case 'flip':
        return this.#flip(target, request, response);
      case 'replace':
        return this.#replace(target, request, response);
      case 'watch':
      case 'table':
        return this.#watch(target, request, response);
      case 'join':
        return this.#join(request, response);
      case 'leave':
        return this.#leave(request, response);
      case 'power':
        return this.#power(target.power, request, response);
      case 'health':
        return this.#health(response);
      case 'qr':
        return this.#qr(target.player, isLoopback(request, host), response);
      case 'malformed':
        throw new Refusal(target.code);
    }
  }

  #look(player: PlayerId, response: Response): undefined {
    this.#table.admitToLook(player);
    this.#board.send(response, this.#table.look(player));
  }

  async #flip(
    { player, at, number, game }: Extract<Target, { route: 'flip' }>,
    request: Request,
    response: Response,
  ): Promise<void> {
    const table = this.#table;
    refusePrefetch(request);
    table.admitToPlay(player);
    const isThisGame = game === undefined || game === table.game;
    if (isThisGame && !table.contains(at)) throw new Refusal('off-board');
    this.#seats.admit(player, addressOf(request));
    const controller = this.#controllerOf(request.socket);
    const waiting = { end: (reason: unknown) => controller.abort(reason) };
    this.#open.open(request.socket, waiting);
    const ended = this.#presence.arrive(player);
    try {
      const { signal } = controller;
      const seen = await commands.flip(table, player, at, { signal, number, game });
      if (this.#stopping) throw new Refusal('stopping'); // it ended with the stop, and is told so
      this.#board.send(response, seen);
    } finally {
      this.#open.done(waiting);
      ended();
    }
  }

  async #replace(
    { player, from, to }: Extract<Target, { route: 'replace' }>,
    request: Request,
    response: Response,
  ): Promise<void> {
    refusePrefetch(request);
    this.#table.admitToPlay(player);
    const replace = async (card: string) => (card === from ? to : card);
    this.#board.send(response, await commands.map(this.#table, player, replace));
  }

  /** `/watch` and `/table`: answered at once, or with the next change. */
  #watch(
    target: Extract<Target, { route: 'watch' | 'table' }>,
    request: Request,
    response: Response,
  ): undefined {
    const { route, player } = target;
    this.#admitToWatch(route, player);
    this.#watchers.hold({ route, player, response }, request.socket, target);
  }

  #answerWatch({ route, player, response }: Watch): void {
    this.#admitToWatch(route, player); // the door may have been closed meanwhile
    if (route === 'watch') this.#board.send(response, this.#table.look(player));
    else sendJson(response, ...this.#tableJson.render(player, this.#host));
  }

  /** Who was removed or blocked is told so by the `you` of `/table`, and so is let in for that. */
  #admitToWatch(route: 'watch' | 'table', player: PlayerId): void {
    if (route === 'table') {
      const { removed, blocked } = this.#table.you(player);
      if (removed || blocked) return;
    }
    this.#table.admitToLook(player);
  }

  async #join(request: Request, response: Response): Promise<void> {
    const body = await readJson(request, response, limits.joinBytesMax, 'bad-join');
    const join = readJoin(body);
    if (join === undefined) throw new Refusal('bad-join');
    const address = addressOf(request);
    const needsCode = this.#table.door.mode === 'code' && join.code !== undefined;
    if (needsCode && this.#wrongCodes.areMany(address)) throw new Refusal('many-codes');
    if (join.name !== undefined) this.#seats.admit(join.player, address);
    try {
      const joined = this.#table.join(join.player, join);
      this.#presence.arrive(join.player)();
      sendJson(response, Buffer.from(JSON.stringify(joined)));
    } catch (error) {
      const isGuess = error instanceof Refusal && error.code === 'code' && needsCode;
      if (isGuess) this.#wrongCodes.add(address);
      throw error;
    }
  }

  async #leave(request: Request, response: Response): Promise<void> {
    const body = await readJson(request, response, limits.joinBytesMax, 'bad-leave');
    const leave = readLeave(body);
    if (leave === undefined) throw new Refusal('bad-leave');
    this.#table.leave(leave.player);
    sendJson(response, Buffer.from('{}'));
  }

  /** To everybody else there is no such address. */
  #admitHost(request: Request, host: string): void {
    const { secret } = this.#options;
    if (secret === undefined || !isLoopback(request, host)) throw new Refusal('not-found');
  }

  async #power(power: string, request: Request, response: Response): Promise<void> {
    const { secret = '' } = this.#options;
    if (!isEqual(request.headers.authorization ?? '', `Bearer ${secret}`)) {
      throw new Refusal('no-secret');
    }
    const argument = await readJson(request, response, POWER_BYTES_MAX, 'bad-power');
    const answer = await this.#host.use(power, argument);
    sendJson(response, Buffer.from(JSON.stringify(answer)));
  }

  #health(response: Response): undefined {
    response.setHeader('Host-Run', this.#table.run); // so that the host's window knows its own
    sendText(response, 'ok');
  }

  /** The code is for those who are in, and for the host's own computer. */
  #qr(player: PlayerId | undefined, isHosts: boolean, response: Response): undefined {
    const mayInvite = isHosts || (player !== undefined && this.#table.hasJoined(player));
    const { joinLink } = this.#host;
    const link = mayInvite ? joinLink : joinLink.replace(/#.*/, '');
    response.setHeader('Join-Address', new URL(link).host); // for a TV on the host's own computer
    sendText(response, renderSVG(link, { border: 4 }), 'image/svg+xml');
  }

  /** All flips on one connection end together: when it is closed, or the host stops. */
  #controllerOf(socket: Socket): AbortController {
    const known = this.#controllers.get(socket);
    if (known !== undefined) return known;
    const controller = new AbortController();
    setMaxListeners(0, controller.signal); // many flips may wait on one connection: that is no leak
    this.#controllers.set(socket, controller);
    return controller;
  }
}

function addressOf({ socket }: Request): string {
  return socket.remoteAddress ?? '';
}

/** A browser that guesses where its user will go must not play for them. */
function refusePrefetch({ headers }: Request): void {
  const purposes = [headers['sec-purpose'], headers['purpose']];
  if (purposes.some((purpose) => /prefetch|prerender/i.test(String(purpose)))) {
    throw new Refusal('prefetch');
  }
}

/** Compares in a time that does not tell how much was right. */
function isEqual(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
