import type { Socket } from 'node:net';
import type { Request, Router } from 'express';
import { Refusal, RuleFailure } from '../../shared/failures.ts';
import { patterns, readFlip, readLook, readReplace, readWatch } from '../../shared/routes.ts';
import * as commands from '../table/commands.ts';
import { admitToLook, admitToPlay } from '../table/door.ts';
import type { ServerParts } from './app.ts';
import { forgetText } from './forget-text.ts';
import { type Awaited, answerWithChange } from './long-poll.ts';
import { Replacements } from './replacements.ts';
import { answerAt, exactRouter } from './router.ts';

/** The published protocol: look, flip, replace, watch, for whoever the door lets in. */
export function gameRoutes(server: ServerParts): Router {
  const { table, open, presence, reserve, seatsPerAddress, boards, fail } = server;
  const connections = new Connections();
  const replacements = new Replacements(server.clock);
  const router = exactRouter();

  answerAt(router, patterns.look, 'GET, HEAD', (request, response) => {
    const { player } = readLook(request);
    admitToLook(table, player);
    boards.send(response, commands.look(table, player));
  });

  answerAt(router, patterns.flip, 'GET', async (request, response) => {
    const { player, at, number, game } = readFlip(request);
    refusePrefetch(request);
    admitToPlay(table, player);
    const isThisGame = game === undefined || game === table.game.number;
    if (isThisGame && !table.game.board.contains(at)) throw new Refusal('off-board');
    const caller = reserve.caller(request, player);
    if (table.seats.find(player) === undefined) reserve.admitNewcomer(player, caller.address);
    seatsPerAddress.admit(player, caller.address);
    const connection = connections.of(request.socket);
    const waiting = { end: (reason: unknown) => connection.abort(reason) };
    open.open(caller, waiting);
    forgetText(request);
    const ended = presence.arrive(player);
    try {
      const { signal } = connection;
      const seen = await commands.flip(table, player, at, { signal, number, game });
      server.refuseIfStopping(); // it ended with the stop, and is told so
      boards.send(response, seen);
    } finally {
      open.done(waiting);
      ended();
    }
  });

  answerAt(router, patterns.replace, 'GET', async (request, response) => {
    const { player, from, to } = readReplace(request);
    refusePrefetch(request);
    admitToPlay(table, player);
    const { number: game, deck } = table.game;
    const connection = connections.of(request.socket);
    const waiting = { end: (reason: unknown) => connection.abort(reason) };
    open.open(reserve.caller(request, player), waiting);
    try {
      const seen = await replacements.inTurn(deck.rows * deck.columns, connection.signal, () => {
        if (table.game.number !== game) throw new RuleFailure('4-D');
        return commands.map(table, player, async () => to, [from]);
      });
      server.refuseIfStopping(); // it ended with the stop, and is told so
      boards.send(response, seen);
    } finally {
      open.done(waiting);
    }
  });

  const nextBoard: Awaited = {
    admit: (player) => admitToLook(table, player),
    onChange: (since, tell) => commands.watch(table, since, tell),
    answer: (player, response) => {
      const { broken } = table.game.board;
      if (broken !== undefined) throw broken;
      boards.send(response, commands.look(table, player));
    },
    fail,
    open,
    presence,
  };

  answerAt(router, patterns.watch, 'GET', (request, response) => {
    const asked = readWatch(request);
    answerWithChange(nextBoard, asked, reserve.caller(request, asked.player), response);
    forgetText(request);
  });

  return router;
}

/**
 * What ends the flip of a connection: when it is closed, or the host stops. There is one for all of its
 * flips, because making one takes as long as a flip.
 */
class Connections {
  readonly #controllers = new WeakMap<Socket, AbortController>();

  of(socket: Socket): AbortController {
    const known = this.#controllers.get(socket);
    if (known !== undefined) return known;
    const controller = new AbortController();
    this.#controllers.set(socket, controller);
    return controller;
  }
}

/** A browser that guesses where its user will go must not play for them. */
function refusePrefetch({ headers }: Request): void {
  const purposes = [headers['sec-purpose'], headers['purpose']];
  if (purposes.some((purpose) => /prefetch|prerender/i.test(String(purpose)))) {
    throw new Refusal('prefetch');
  }
}
