import type { Router } from 'express';
import { patterns } from '../../shared/routes.ts';
import { admitToTable } from '../table/door.ts';
import type { TableServer } from './app.ts';
import { answerChanges } from './long-poll.ts';
import { exactRouter } from './router.ts';
import { TableJson } from './table-json.ts';

/** What our own page asks for: the table, and when it changes. */
export function tableRoutes(server: TableServer): Router {
  const { table, restarts, playTime, presence } = server;
  const json = new TableJson(server);
  const router = exactRouter();

  answerChanges(router, patterns.table, server, {
    admit: (asker) => admitToTable(table, asker),
    onChange: (since, tell) => table.onChange(since, tell),
    answer: (player, response) =>
      json.send(response, player, {
        restartSeconds: restarts.seconds,
        giveUpSeconds: presence.giveUpSeconds(player),
        playedSeconds: playTime.ms / 1_000,
        beginsIn: server.beginning.seconds,
      }),
  });

  return router;
}
