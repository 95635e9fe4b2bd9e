import { timingSafeEqual } from 'node:crypto';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
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
import { sendFailure, sendJson, sendSeen, sendText } from './answers.ts';
import { OpenRequests } from './cancel.ts';
import { WrongCodes, isLoopback, originForm, readHost } from './guard.ts';
import type { PageFiles } from './page-files.ts';
import { Presence } from './presence.ts';
import { readJson } from './read-json.ts';
import { TableJson } from './table-json.ts';

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
  readonly #names: ReadonlySet<string>;
  readonly #open: OpenRequests;
  readonly #presence: Presence;
  readonly #wrongCodes: WrongCodes;
  readonly #tableJson: TableJson;
  #stopping = false;

  constructor(options: AppOptions) {
    const { table, host, clock, names = [] } = options;
    this.#options = options;
    this.#table = table;
    this.#host = host;
    this.#names = new Set(['localhost', ...ownNames(), ...names.map((name) => name.toLowerCase())]);
    this.#open = new OpenRequests(clock);
    this.#presence = new Presence(table, clock);
    this.#wrongCodes = new WrongCodes(clock);
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
  async handle(request: Request, response: Response): Promise<void> {
    const isShort = request.url.length <= limits.targetCharsMax;
    const target = isShort ? readTarget(originForm(request.url)) : undefined;
    const route = routeOf(originForm(request.url));
    const allow = route === undefined ? undefined : methods[route];
    try {
      const read = readHost(request, this.#names);
      if ('refused' in read) throw new Refusal(read.refused);
      if (!isShort) throw new Refusal('long-target');
      if (this.#stopping) throw new Refusal('stopping');
      if (target === undefined) return this.#pageFile(request, response);
      if (target.route === 'power') this.#admitHost(request, read.host);
      if (allow?.includes(request.method) !== true) throw new Refusal('method');
      await this.#answer(target, read.host, request, response);
    } catch (error) {
      sendFailure(response, error, {
        isPublished: route !== undefined && isPublished(route),
        version: this.#table.version,
        seatOf: (player) => this.#table.find(player)?.seat,
        allow: allow?.join(', ') ?? '',
        report: this.#options.report,
      });
    }
  }

  #pageFile(request: Request, response: Response): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal('not-found');
    const zips = request.headers['accept-encoding']?.includes('gzip') === true;
    const isSent = this.#options.page?.send(originForm(request.url), zips, response);
    if (isSent !== true) throw new Refusal('not-found');
  }

  async #answer(target: Target, host: string, request: Request, response: Response): Promise<void> {
    switch (target.route) {
      case 'look':
        return this.#look(target.player, response);
      case 'flip':
        return this.#flip(target, request, response);
      case 'replace':
        return this.#replace(target, request, response);
      case 'watch':
        return this.#watch(target, request, response);
      case 'table':
        return this.#tableView(target, request, response);
      case 'join':
        return this.#join(request, response);
      case 'leave':
        return this.#leave(request, response);
      case 'power':
        return this.#power(target.power, request, response);
      case 'health':
        response.setHeader('Host-Run', this.#table.run); // so that the host's window knows its own
        return sendText(response, 'ok');
      case 'qr':
        return this.#qr(target.player, isLoopback(request, host), response);
      case 'malformed':
        throw new Refusal(target.code);
    }
  }

  async #look(player: PlayerId, response: Response): Promise<void> {
    this.#table.admitToLook(player);
    sendSeen(response, await commands.look(this.#table, player));
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
    const seen = await this.#whileOpen(player, request, undefined, (signal) =>
      commands.flip(table, player, at, { signal, number, game }),
    );
    sendSeen(response, seen);
  }

  async #replace(
    { player, from, to }: Extract<Target, { route: 'replace' }>,
    request: Request,
    response: Response,
  ): Promise<void> {
    refusePrefetch(request);
    this.#table.admitToPlay(player);
    const replace = async (card: string) => (card === from ? to : card);
    sendSeen(response, await commands.map(this.#table, player, replace));
  }

  async #watch(
    { player, since, waitSeconds }: Extract<Target, { route: 'watch' | 'table' }>,
    request: Request,
    response: Response,
  ): Promise<void> {
    this.#table.admitToLook(player);
    const seen = await this.#whileOpen(player, request, waitSeconds, (signal) =>
      commands.watch(this.#table, player, { since, signal }),
    );
    this.#table.admitToLook(player); // the door may have been closed meanwhile
    sendSeen(response, seen);
  }

  /** Who was removed or blocked is told so by `you`, and so is let in for that. */
  async #tableView(
    { player, since, waitSeconds }: Extract<Target, { route: 'watch' | 'table' }>,
    request: Request,
    response: Response,
  ): Promise<void> {
    const admit = () => {
      const { removed, blocked } = this.#table.you(player);
      if (!removed && !blocked) this.#table.admitToLook(player);
    };
    admit();
    await this.#whileOpen(player, request, waitSeconds, (signal) =>
      this.#table.follow({ since, signal }),
    );
    admit();
    sendJson(response, ...this.#tableJson.render(player, this.#host));
  }

  async #join(request: Request, response: Response): Promise<void> {
    const body = await readJson(request, response, limits.joinBytesMax, 'bad-join');
    const join = readJoin(body);
    if (join === undefined) throw new Refusal('bad-join');
    const address = request.socket.remoteAddress ?? '';
    const needsCode = this.#table.door.mode === 'code' && join.code !== undefined;
    if (needsCode && this.#wrongCodes.areMany(address)) throw new Refusal('many-codes');
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

  /** The code is for those who are in, and for the host's own computer. */
  #qr(player: PlayerId | undefined, isHosts: boolean, response: Response): void {
    const mayInvite = isHosts || (player !== undefined && this.#table.hasJoined(player));
    const { joinLink } = this.#host;
    const link = mayInvite ? joinLink : joinLink.replace(/#.*/, '');
    sendText(response, renderSVG(link, { border: 4 }), 'image/svg+xml');
  }

  /** Runs `work` for as long as the request is open, and its player here. */
  async #whileOpen<T>(
    player: PlayerId,
    request: Request,
    waitSeconds: number | undefined,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const ended = this.#presence.arrive(player);
    const { signal, done } = this.#open.open(request.socket, waitSeconds);
    try {
      const result = await work(signal);
      // Waits that end with the stop change the table; whoever follows it is still told of the stop.
      if (this.#stopping) throw new Refusal('stopping');
      return result;
    } finally {
      done();
      ended();
    }
  }
}

/** A browser that guesses where its user will go must not play for them. */
function refusePrefetch({ headers }: Request): void {
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`;
  if (/prefetch|prerender/i.test(purpose)) throw new Refusal('prefetch');
}

/** Compares in a time that does not tell how much was right. */
function isEqual(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
