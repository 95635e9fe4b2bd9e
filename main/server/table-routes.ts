import type { Router } from 'express';
import { patterns, readWatch } from '../../shared/routes.ts';
import { admitToTable } from '../table/door.ts';
import type { TableServer } from './app.ts';
import { type Awaited, answerWithChange } from './long-poll.ts';
import { forgetText } from './open-requests.ts';
import { answerAt, exactRouter } from './router.ts';
import { TableJson } from './table-json.ts';

/** What our own page asks for: the table, and when it changes. */
export function tableRoutes(server: TableServer): Router {
  const { table, restarts, playTime, open, presence, reserve, fail } = server;
  const json = new TableJson(table, server.story, server.unsent);
  const router = exactRouter();

  const nextTable: Awaited = {
    admit: (asker) => admitToTable(table, asker),
    onChange: (since, tell) => table.onChange(since, tell),
    answer: (player, response) =>
      json.send(response, player, {
        restartSeconds: restarts.seconds,
        giveUpSeconds: presence.giveUpSeconds(player),
        playedSeconds: playTime.ms / 1_000,
        beginsIn: server.beginning.seconds,
      }),
    fail,
    open,
    presence,
    askerOf: (player) => table.seats.asker(player),
  };

  answerAt(router, patterns.table, 'GET', (request, response) => {
    const asked = readWatch(request);
    const caller = reserve.caller(request, table.seats.asker(asked.player));
    answerWithChange(nextTable, asked, caller, response);
    forgetText(request);
  });

  return router;
}
