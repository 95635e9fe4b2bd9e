import { setTimeout as pause } from 'node:timers/promises';
import { Child, withChildren } from '../child.ts';
import type { GameServerAnswers } from '../processes/game-server.ts';
import type { LoadAnswers } from '../processes/load.ts';
import type { ReferenceAnswers } from '../processes/server-answers.ts';
import { type Rounds, interleaved, median, medianRatio } from '../rounds.ts';
import { type Bench, type Pick, type Row, times, verdict } from '../row.ts';

const GOAL = 1.3;

/** How the watchers ask: by the published protocol, or as our page does. */
type Way = 'watch' | 'table';

interface Crowd {
  readonly size: number;
  readonly watchers: number;
  readonly way: Way;
  readonly warmUps: number;
  readonly rounds: number;
}

type FanOut = Rounds<'ours' | 'node'> & { readonly bodyBytes: number };

export const watchers: Bench = {
  name: 'watchers',
  run: async (pick) => [
    await crowd(pick(200, 10), pick),
    await crowd(pick(1_000, 20), pick),
    await largeBoard(pick),
  ],
};

async function crowd(count: number, pick: Pick): Promise<Row> {
  const often = { warmUps: pick(30, 1), rounds: pick(25, 2) };
  const byWatch = await fanOut({ size: 10, watchers: count, way: 'watch', ...often });
  const byTable = await fanOut({ size: 10, watchers: count, way: 'table', ...often });
  const ratio = medianRatio(byWatch, 'ours', 'node');
  const tableRatio = medianRatio(byTable, 'ours', 'node');
  return {
    what: `one flip → last of ${count.toLocaleString('en')} watchers answered`,
    goal: `≤ ${GOAL} × bare node:http`,
    measured: `${times(ratio)} (${median(byWatch.ours).toFixed(1)} ms; by /table ${times(tableRatio)})`,
    verdict: verdict(ratio <= GOAL),
    figures: {
      ratio,
      tableRatio,
      oursMs: median(byWatch.ours),
      nodeMs: median(byWatch.node),
      bodyBytes: byWatch.bodyBytes,
      tableMs: median(byTable.ours),
      tableBytes: byTable.bodyBytes,
    },
  };
}

/** What one more watcher costs, by the difference between many and few. */
async function largeBoard(pick: Pick): Promise<Row> {
  const [few, many] = [pick(10, 2), pick(100, 6)];
  const often = { warmUps: pick(30, 1), rounds: pick(25, 2) };
  const byFew = await fanOut({ size: 100, watchers: few, way: 'watch', ...often });
  const byMany = await fanOut({ size: 100, watchers: many, way: 'watch', ...often });
  const perWatcher = (side: 'ours' | 'node') =>
    (median(byMany[side]) - median(byFew[side])) / (many - few);
  const ratio = perWatcher('ours') / perWatcher('node');
  const whole = medianRatio(byMany, 'ours', 'node');
  return {
    what: `the same on 100×100, ${many} watchers: cost of one more`,
    goal: `≤ ${GOAL} × bare node:http: it grows only with the bytes`,
    measured: `${times(ratio)} (all ${many}: ${median(byMany.ours).toFixed(1)} ms, ${times(whole)})`,
    verdict: verdict(ratio <= GOAL),
    figures: {
      ratio,
      whole,
      oursMs: perWatcher('ours'),
      nodeMs: perWatcher('node'),
      fewMs: median(byFew.ours),
      manyMs: median(byMany.ours),
      bodyBytes: byMany.bodyBytes,
    },
  };
}

/** From one flip until the last watcher has its answer, and the same bytes to as many held requests. */
async function fanOut({ size, watchers: count, way, warmUps, rounds }: Crowd): Promise<FanOut> {
  const ours = new Child<GameServerAnswers>('game-server');
  const node = new Child<ReferenceAnswers>('node-server');
  const toOurs = new Child<LoadAnswers>('load');
  const toNode = new Child<LoadAnswers>('load');
  return withChildren([ours, node, toOurs, toNode], async () => {
    const port = await ours.ask('listen', { rows: size, columns: size });
    await toOurs.ask('connect', { port, count });
    await toNode.ask('connect', { port: await node.ask('listen'), count });
    const names = Array.from({ length: count }, (_, index) => `watcher${index}`);
    let turn = 0;
    let bodyBytes = 0;

    const flip = async () => {
      const since = way === 'table' ? `?since=${await ours.ask('token')}` : '';
      await toOurs.ask('watch', { targets: names.map((name) => `/${way}/${name}${since}`) });
      await untilHeld(ours, count);
      // Two first cards, then two that do not match, and so on: every flip is seen.
      const spot = [0, 2, 4, 6][turn++ % 4] ?? 0;
      const answered = await toOurs.ask('change', `/flip/alice/0,${spot}`);
      bodyBytes = answered.meanBytes;
      return answered.ms;
    };
    const release = async () => {
      await node.ask('answerWith', new Uint8Array(Math.round(bodyBytes)).fill(97));
      await toNode.ask('watch', { targets: names.map((name) => `/hold/${name}`) });
      await untilHeld(node, count);
      return (await toNode.ask('change', '/go')).ms;
    };
    for (let warmUp = 0; warmUp < warmUps; warmUp++) {
      await flip();
      await release();
    }
    const measured = await interleaved(rounds, { ours: flip, node: release });
    return { ...measured, bodyBytes };
  });
}

/** Nobody flips in the very moment in which the last watcher comes: the crowd may settle. */
const SETTLE_MS = 20;

async function untilHeld(
  server: { ask(name: 'held'): Promise<number> },
  count: number,
): Promise<void> {
  do await pause(SETTLE_MS);
  while ((await server.ask('held')) < count);
}
