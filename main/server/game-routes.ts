import type { Socket } from 'node:net';
import type { Request, Response, Router } from 'express';
import { Refusal, RuleFailure } from '../../shared/failures.ts';
import { patterns, readFlip, readLook, readReplace } from '../../shared/routes.ts';
import { admitToLook, admitToPlay } from '../table/door.ts';
import type { TableServer } from './app.ts';
import { BoardAnswers } from './board-answers.ts';
import { forgetText } from './open-requests.ts';
import { answerChanges } from './long-poll.ts';
import type { Caller } from './reserve.ts';
import { answerAt, exactRouter } from './router.ts';

/** The published protocol at one table: look, flip, replace and watch. The door decides who may. */
export function gameRoutes(server: TableServer): Router {
  const { table, open, presence, reserve, seatsPerAddress, replacements } = server;
  const boards = new BoardAnswers(server.unsent);
  const aborts = new Aborts();
  const router = exactRouter();

  answerAt(router, patterns.look, 'GET, HEAD', (request, response) => {
    const { player } = readLook(request);
    admitToLook(table, table.seats.asker(player));
    boards.send(response, table.look(player));
  });

  /** Does `act` while its connection is open and the host runs; then answers with the board. */
  const answerAfter = async (
    request: Request,
    response: Response,
    caller: Caller,
    act: (signal: AbortSignal) => Promise<void>,
  ) => {
    const connection = aborts.of(request.socket);
    const waiting = { end: (reason: unknown) => connection.abort(reason) };
    open.open(caller, waiting);
    forgetText(request);
    try {
      await act(connection.signal);
      server.refuseIfStopping(); // it ended with the stop, and is told so
      boards.send(response, table.look(caller.asker.id));
    } finally {
      open.done(waiting);
    }
  };

  answerAt(router, patterns.flip, 'GET', (request, response) => {
    const { player, at, number, game } = readFlip(request);
    refusePrefetch(request);
    const caller = reserve.caller(request, table.seats.asker(player));
    admitToPlay(table, caller.asker);
    table.admitFlip(at, game);
    if (caller.asker.player === undefined) reserve.admitNewcomer(caller);
    seatsPerAddress.admit(caller, table.number);
    return answerAfter(request, response, caller, async (signal) => {
      const ended = presence.arrive(caller.asker);
      try {
        await table.flip(player, at, { signal, number });
      } finally {
        ended();
      }
    });
  });

  answerAt(router, patterns.replace, 'GET', (request, response) => {
    const { player, from, to } = readReplace(request);
    refusePrefetch(request);
    const caller = reserve.caller(request, table.seats.asker(player));
    admitToPlay(table, caller.asker);
    const { number: game, deck } = table.game;
    return answerAfter(request, response, caller, (signal) =>
      replacements.inTurn(deck.rows * deck.columns, signal, () => {
        if (table.game.number !== game) throw new RuleFailure('4-D');
        return table.map(player, async () => to, [from]);
      }),
    );
  });

  answerChanges(router, patterns.watch, server, {
    admit: (asker) => admitToLook(table, asker),
    onChange: (since, tell) => table.onBoardChange(since, tell),
    answer: (player, response) => {
      const { broken } = table.game.board;
      if (broken !== undefined) throw broken;
      boards.send(response, table.look(player));
    },
  });

  return router;
}

/**
 * What ends the request of a connection when it is closed, or the host stops. A connection has one for
 * all of its requests, because they come one at a time, and making one takes as long as a flip.
 */
class Aborts {
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
