import type { Router } from 'express';
import type { FacesView } from '../../shared/faces.ts';
import { Refusal } from '../../shared/failures.ts';
import { patterns, readLook, readPicturePath } from '../../shared/routes.ts';
import { admitAnybody, admitToLook } from '../table/door.ts';
import type { Table } from '../table/table.ts';
import { beginJson, beginPicture } from './answers.ts';
import type { ServerParts, TableServer } from './app.ts';
import { answerAt, exactRouter } from './router.ts';

/**
 * How cards look that do not simply show their string. All of a deck are told at once, dealt or not, in
 * an order of their own: so they reveal nothing about cards that are face down.
 */
export function faceRoutes({ table, unsent }: TableServer): Router {
  const router = exactRouter();
  const facesJson = new FacesJson(table);

  answerAt(router, patterns.faces, 'GET, HEAD', (request, response) => {
    const { player } = readLook(request);
    admitToLook(table, table.seats.asker(player));
    const json = facesJson.present;
    beginJson(response, json.length);
    unsent.send(response, [json], json);
  });

  return router;
}

/** The pictures of the deck, and those of cards that are brought: the same at all tables. */
export function pictureRoutes({ room, unsent }: ServerParts): Router {
  const router = exactRouter();
  /** Each as the buffer that is sent to everybody. */
  const buffers = new WeakMap<Uint8Array, Buffer>();

  answerAt(router, patterns.picture, 'GET, HEAD', (request, response) => {
    const { hash, player } = readPicturePath(request);
    const { first, bringing } = room;
    const asker = player === undefined ? undefined : room.asker(player);
    if (asker === undefined) admitAnybody(room);
    else admitToLook(room, asker);
    const brought = asker?.isHost ? bringing.pictures.get(hash) : bringing.pictureFor(player, hash);
    const picture = first.game.deck.pictures?.get(hash) ?? brought;
    if (picture === undefined) throw new Refusal('not-found');
    const { type, bytes } = picture;
    const buffer = buffers.get(bytes) ?? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    buffers.set(bytes, buffer);
    beginPicture(response, type, buffer.length);
    unsent.send(response, [buffer], buffer);
  });

  return router;
}

/** What /faces answers: made once for each game. */
class FacesJson {
  readonly #table: Table;
  #game = 0;
  #json = Buffer.alloc(0);

  constructor(table: Table) {
    this.#table = table;
  }

  get present(): Buffer {
    const { number: game, deck } = this.#table.game;
    if (game === this.#game) return this.#json;
    const view: FacesView = { game, faces: deck.faces ?? [] };
    this.#game = game;
    this.#json = Buffer.from(JSON.stringify(view));
    return this.#json;
  }
}
