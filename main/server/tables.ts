import type { RequestHandler, Router } from 'express';
import { isSecret } from '../../shared/card.ts';
import { readTable } from '../../shared/routes.ts';
import { OtherTable } from '../table/door.ts';
import type { Room } from '../table/room.ts';
import type { Table } from '../table/table.ts';
import { exactRouter } from './router.ts';

/** Who asks for something about a table: the part of its address after the route. */
const ASKING = /^\/[a-z]+\/([A-Za-z0-9_]+)/;

/** The routes about each table: at the root those of the first, and those of table n under /t/n/. */
export class TableRoutes {
  /** Those of table 1. */
  readonly first: Router[];
  readonly #room: Room;
  readonly #routers = new Map<number, Router>();

  constructor(room: Room, routesOf: (table: Table) => Router[]) {
    this.#room = room;
    this.first = routesOf(room.first);
    room.attend((table) => {
      const { number } = table;
      const routers = number === 1 ? this.first : routesOf(table);
      this.#routers.set(number, exactRouter().use(routers));
      return () => this.#routers.delete(number);
    });
  }

  /** Hands a request under /t/n/ to its table; the page is the same at all of them. */
  readonly handler: RequestHandler = (request, response, next) => {
    const { number, target } = readTable(request.url);
    if (target.length === request.url.length) return next();
    const router = this.#routers.get(number);
    if (router === undefined) return next(this.#elsewhere(target)); // without one, a browser gets a way in
    const { url, baseUrl } = request;
    request.url = target;
    request.baseUrl = url.slice(0, url.length - target.length);
    router(request, response, (error?: unknown) => {
      Object.assign(request, { baseUrl });
      if (error !== undefined) return next(error);
      // What is left is the page, or nothing.
      if (target !== '/' && !target.startsWith('/?')) request.url = url;
      next();
    });
  };

  /** Where somebody sits who asks for a table that is no longer there. */
  #elsewhere(target: string): OtherTable | undefined {
    const player = ASKING.exec(target)?.[1] ?? '';
    const own = isSecret(player) ? this.#room.tableOf(player) : undefined;
    return own && new OtherTable(own.number);
  }
}
