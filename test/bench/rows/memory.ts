import { Child, withChildren } from '../child.ts';
import type { ExpressServerAnswers } from '../processes/express-server.ts';
import type { GameServerAnswers } from '../processes/game-server.ts';
import type { LoadAnswers } from '../processes/load.ts';
import type { ReferenceAnswers } from '../processes/server-answers.ts';
import { interleaved, median, medianRatio } from '../rounds.ts';
import { type Bench, times, verdict, whole } from '../row.ts';

const TO_NODE = 1.6;
const TO_EXPRESS = 1.2;

/** A server that can be measured: how to start it, and what a watcher asks it for. */
export interface Side {
  readonly server: Child<ReferenceAnswers>;
  readonly listen: () => Promise<number>;
  /** What watcher number `index` asks for. */
  readonly target: (index: number) => string;
}

export const memory: Bench = {
  name: 'memory',
  run: async (pick) => {
    const rounds = await interleaved(pick(3, 1), {
      ours: () => perWatcher(ourSide(), pick(1_000, 100)),
      node: () => perWatcher(nodeSide(), pick(1_000, 100)),
      express: () => perWatcher(expressSide(), pick(1_000, 100)),
    });
    const toNode = medianRatio(rounds, 'ours', 'node');
    const toExpress = medianRatio(rounds, 'ours', 'express');
    return [
      {
        what: 'memory per idle watcher',
        goal: `≤ ${TO_NODE} × held by node:http, ≤ ${TO_EXPRESS} × held by Express`,
        measured: `${times(toNode)}, ${times(toExpress)} (${whole(median(rounds.ours))} bytes)`,
        verdict: verdict(toNode <= TO_NODE && toExpress <= TO_EXPRESS),
        figures: {
          toNode,
          toExpress,
          ours: median(rounds.ours),
          node: median(rounds.node),
          express: median(rounds.express),
        },
      },
    ];
  },
};

export const GC = ['--expose-gc'];

function ourSide(): Side {
  const server = new Child<GameServerAnswers>('game-server', GC);
  return {
    server,
    listen: () => server.ask('listen', { rows: 10, columns: 10 }),
    target: (index) => `/watch/watcher${index}`,
  };
}

function nodeSide(): Side {
  const server = new Child<ReferenceAnswers>('node-server', GC);
  return { server, listen: () => server.ask('listen'), target: (index) => `/hold/watcher${index}` };
}

/** On a server that is made as ours is made. */
function expressSide(): Side {
  const server = new Child<ExpressServerAnswers>('express-server', GC);
  return {
    server,
    listen: () => server.ask('listenFast'),
    target: (index) => `/hold/watcher${index}`,
  };
}

/** Bytes on the heap and beside it for one more held request. */
export async function perWatcher({ server, listen, target }: Side, count: number): Promise<number> {
  const load = new Child<LoadAnswers>('load');
  return withChildren([server, load], async () => {
    const port = await listen();
    // What is made once, with the first watchers, is no watcher's.
    const first = Math.round(count / 10);
    const held = async (atLeast: number) => {
      while ((await server.ask('held')) < atLeast);
      return (await server.ask('memoryBytes')).heap;
    };
    const hold = async (watchers: number) => {
      await load.ask('connect', { port, count: watchers });
      const targets = Array.from({ length: watchers }, (_, index) => target(index));
      await load.ask('watch', { targets });
    };
    await hold(first);
    const before = await held(first);
    await hold(count);
    return ((await held(first + count)) - before) / count;
  });
}
