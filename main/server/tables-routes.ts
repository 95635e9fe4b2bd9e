import type { Router } from 'express';
import { patterns, readTables } from '../../shared/routes.ts';
import { admitToTable } from '../table/door.ts';
import { beginJson } from './answers.ts';
import type { ServerParts } from './app.ts';
import { type Awaited, answerWithChange } from './long-poll.ts';
import { forgetText } from './open-requests.ts';
import { answerAt, exactRouter } from './router.ts';
import type { TablesAnswers } from './tables-answers.ts';

/** How all tables stand: for whoever waits for the others, and with their boards for the big screens. */
export function tablesRoutes(server: ServerParts, answers: TablesAnswers): Router {
  const { room, open, reserve, unsent, fail } = server;
  const router = exactRouter();

  /** What a poll waits for that knows the state `since`. */
  const awaited = (since: string | undefined, wantsBoards: boolean): Awaited => ({
    admit: (asker) => admitToTable(room, asker),
    onChange: (_since, tell) => answers.onChange(since, wantsBoards, tell),
    answer: (player, response) => {
      const asker = room.asker(player);
      const table = asker.player === undefined ? null : (room.tableOf(player)?.number ?? null);
      const seesBoards = wantsBoards && (asker.isHost || asker.player === undefined);
      const json = answers.json(table, since, seesBoards);
      beginJson(response, json.length);
      unsent.send(response, [json], json);
    },
    fail,
    open,
    presence: { arrive: (asker) => server.presenceOf(asker).arrive(asker) },
    askerOf: (player) => room.asker(player),
  });

  answerAt(router, patterns.tables, 'GET', (request, response) => {
    const { boards = false, ...asked } = readTables(request);
    const caller = reserve.caller(request, room.asker(asked.player));
    answerWithChange(awaited(asked.since, boards), asked, caller, response);
    forgetText(request);
  });

  return router;
}
