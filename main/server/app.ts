import type { IncomingMessage } from 'node:http';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { isPublished, readTable } from '../../shared/routes.ts';
import type { Report } from '../game/events.ts';
import type { Beginning } from '../host/beginning.ts';
import type { Clock } from '../system/clock.ts';
import type { Invitation } from '../host/invitation.ts';
import { ownNames } from '../host/lan.ts';
import type { PlayTime } from '../story/play-time.ts';
import type { Powers } from '../host/powers.ts';
import type { Recorder } from '../story/recorder.ts';
import type { Restarts } from '../host/restarts.ts';
import type { Story } from '../story/story.ts';
import type { Tonight } from '../story/tonight.ts';
import type { TvShown } from '../story/tv-shown.ts';
import type { Asker } from '../table/door.ts';
import type { Room } from '../table/room.ts';
import type { Table, TableNews } from '../table/table.ts';
import { sendFailure } from './answers.ts';
import { bringRoutes } from './bring-routes.ts';
import { faceRoutes, pictureRoutes } from './face-routes.ts';
import { gameRoutes } from './game-routes.ts';
import { Hops } from './hops.ts';
import { Guesses } from './guesses.ts';
import { HostNames, originForm } from './host-names.ts';
import { hostRoutes } from './host-routes.ts';
import { type OpenMax, OpenRequests } from './open-requests.ts';
import { Peers, isLoopback } from './peers.ts';
import type { Claim } from './allowances.ts';
import type { Presence } from '../host/presence.ts';
import { recordRoutes } from './record-routes.ts';
import { Replacements } from './replacements.ts';
import { Reserve } from './reserve.ts';
import { roomRoutes } from './room-routes.ts';
import { SeatsPerAddress } from './seats-per-address.ts';
import { StepAnswers } from './step-answers.ts';
import { tableRoutes } from './table-routes.ts';
import { TableRoutes } from './tables.ts';
import { TablesAnswers } from './tables-answers.ts';
import { tablesRoutes } from './tables-routes.ts';
import { Turns } from './turns.ts';
import { UnsentAnswers } from './sending.ts';

/** What follows a table, as far as it is asked by HTTP. */
export interface TableFollowed {
  readonly table: Table;
  readonly playTime: PlayTime;
  readonly recorder: Recorder;
  readonly story: Story;
  readonly presence: Presence;
}

export interface AppOptions {
  readonly room: Room;
  /** What follows a table of the room. */
  readonly of: (table: Table) => TableFollowed;
  readonly powers: Powers;
  readonly invitation: Invitation;
  readonly restarts: Restarts;
  readonly beginning: Beginning;
  readonly tonight: Tonight;
  readonly tv: TvShown;
  readonly clock: Clock;
  /** Told of bugs. */
  readonly report: Report;
  /** With it, and from this computer only, the host's powers are served; without, they are not. */
  readonly secret?: string | undefined;
  /** Answers with a file of the page; without it, there is only the protocol. */
  readonly page?: PageHandler | undefined;
  /** Further names of this computer that a `Host` may say. */
  readonly names?: readonly string[];
  /** A proxy on this computer tells the truth about whom it asks for. */
  readonly proxy?: boolean;
  /** How many requests may wait, if not as many as the limits say. */
  readonly openMax?: OpenMax;
}

/** The caller of a page. */
export interface PageCaller {
  /** Whether it is the host's own browser, at an address of this computer itself. */
  readonly isOwn: boolean;
  /** Every name of this host under which the page may look for it again. */
  readonly hosts: () => readonly string[];
}

/** Answers with a file of the page, or lets the next one answer. */
export type PageHandler = (
  request: Request,
  response: Response,
  next: NextFunction,
  caller: PageCaller,
) => void;

/** What the routes of every audience share. */
export interface ServerParts extends AppOptions {
  readonly open: OpenRequests;
  readonly guesses: Guesses;
  readonly reserve: Reserve;
  readonly seatsPerAddress: SeatsPerAddress;
  readonly unsent: UnsentAnswers;
  readonly replacements: Replacements;
  readonly steps: StepAnswers;
  readonly hops: Hops;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Where requests show that somebody is here: at their table; a spectator’s at the first. */
  readonly presenceOf: (asker: Asker) => Presence;
  /** Whether the request was sent on this computer, to this computer, and not through a proxy. */
  readonly isOwn: (request: Request) => boolean;
  /** @throws Refusal if the host is about to stop */
  readonly refuseIfStopping: () => void;
  /** Answers with what went wrong: the one place where errors end. */
  readonly fail: (response: Response, error: unknown) => void;
}

/** What the routes of one table have. */
export interface TableServer extends ServerParts, TableFollowed {}

/** The app without a socket: `listen.ts` gives it one. */
export interface GameApp {
  readonly express: Express;
  /** How many requests wait. */
  readonly openRequests: number;
  /** The right to connect from an address when there is no room for others. */
  claimAt(address: string): Claim | undefined;
  /** After a change that is no step, such as a closed door, open requests may have to end. */
  hear(news: TableNews, table: Table): void;
  /** Answers every open request, and every later one, with 503. */
  stop(): void;
}

/** Puts Express together: what every request passes, then the routes by their audience. */
export function createApp(options: AppOptions): GameApp {
  const { room, clock, report, secret, page, names = [], proxy = false } = options;
  const peers = new Peers(proxy);
  const addressOf = (request: IncomingMessage) => peers.addressOf(request);
  const unsent = new UnsentAnswers(addressOf);
  const lowerCase = names.map((name) => name.toLowerCase());
  const hostNames = new HostNames(new Set(['localhost', ...ownNames(), ...lowerCase]));
  const turns = new Turns(addressOf);
  let isStopping = false;
  const parts: ServerParts = {
    ...options,
    open: new OpenRequests(clock, options.openMax),
    guesses: new Guesses(clock),
    reserve: new Reserve(room, peers),
    seatsPerAddress: new SeatsPerAddress(room),
    unsent,
    replacements: new Replacements(clock),
    steps: new StepAnswers(),
    hops: new Hops(clock),
    addressOf,
    presenceOf: ({ id }) => options.of(room.tableOf(id) ?? room.first).presence,
    isOwn: (request) => isLoopback(request, hostNames.read(request)),
    refuseIfStopping: () => {
      if (isStopping) throw new Refusal('stopping');
    },
    fail: failWith(room, once(report)),
  };

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.use((request, response, next) => turns.take(request, response, next));
  app.use((request, _response, next) => {
    hostNames.read(request);
    if (request.url.length > limits.targetCharsMax) throw new Refusal('long-target');
    parts.refuseIfStopping();
    request.url = originForm(request.url);
    next(request.url.startsWith('/') ? undefined : new Refusal('not-found'));
  });
  const tables = new TableRoutes(room, (table) => {
    const server = { ...parts, ...options.of(table) };
    return [gameRoutes(server), tableRoutes(server), recordRoutes(server), faceRoutes(server)];
  });
  const answers = new TablesAnswers(parts);
  app.use(tables.first);
  app.use(roomRoutes(parts));
  app.use(tablesRoutes(parts, answers));
  app.use(pictureRoutes(parts));
  app.use(bringRoutes(parts));
  app.use(tables.handler);
  if (secret !== undefined) app.use(hostRoutes(parts, secret));
  if (page !== undefined) app.use(pageOf(page, parts));
  app.use(() => {
    throw new Refusal('not-found');
  });
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    parts.fail(response, error);
  });
  const admit = admitAgain(parts.open);
  return {
    express: app,
    get openRequests() {
      return parts.open.size;
    },
    hear: (news, table) => {
      answers.hear(news, table);
      admit(news);
    },
    claimAt: (address) => parts.reserve.claimAt(address),
    stop: () => {
      isStopping = true;
      parts.open.stop();
      parts.guesses.stop();
      parts.hops.stop();
    },
  };
}

function pageOf(page: PageHandler, { invitation, isOwn }: ServerParts): express.RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const isHosts = isOwn(request);
    // On the host's own computer the page never has to look for its host elsewhere.
    const hosts = () => (isHosts ? [] : invitation.friendHosts);
    page(request, response, next, { isOwn: isHosts, hosts });
  };
}

/** Many changes in a row are one. */
function admitAgain(open: OpenRequests): (news: TableNews) => void {
  let isDue = false;
  return ({ step }) => {
    if (step !== undefined || isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      open.admitAgain();
    });
  };
}

function failWith(room: Room, report: Report): ServerParts['fail'] {
  return (response, error) => {
    const { number, target } = readTable(originForm((response.req as Request).originalUrl));
    const table = room.at(number) ?? room.first;
    sendFailure(response, error instanceof URIError ? new Refusal('bad-target') : error, {
      isPublished: isPublished(target),
      version: table.version,
      seatOf: (player) => table.seats.find(player)?.seat,
      report,
    });
  };
}

/** A broken board fails everybody's flips with the same bug, which is reported once. */
function once(report: Report): Report {
  let reported: unknown;
  return (bug) => {
    if (bug === reported) return;
    reported = bug;
    report(bug);
  };
}
