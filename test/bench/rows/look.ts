import { Child, withChildren } from '../child.ts';
import type { GameServerAnswers } from '../processes/game-server.ts';
import type { LoadAnswers } from '../processes/load.ts';
import type { ReferenceAnswers } from '../processes/server-answers.ts';
import { interleaved, median, medianRatio } from '../rounds.ts';
import { type Bench, type Pick, type Row, times, verdict, whole } from '../row.ts';

const CONNECTIONS = 50;
const GOAL = 0.75;

/** As in the middle of a game: this many of those who look hold a first card. */
const HOLDERS = 8;

export const look: Bench = {
  name: 'look',
  run: async (pick) => [await lookAt(5, pick), await lookAt(50, pick)],
};

async function lookAt(size: number, pick: Pick): Promise<Row> {
  const ours = new Child<GameServerAnswers>('game-server');
  const node = new Child<ReferenceAnswers>('node-server');
  const express = new Child<ReferenceAnswers>('express-server');
  const load = new Child<LoadAnswers>('load');
  return withChildren([ours, node, express, load], async () => {
    const ports = {
      ours: await ours.ask('listen', { rows: size, columns: size }),
      node: await node.ask('listen'),
      express: await express.ask('listen'),
    };
    const flips = Array.from(
      { length: HOLDERS },
      (_, index) => `/flip/player${index}/0,${index % size}`,
    );
    await load.ask('askAll', { port: ports.ours, targets: flips.slice(0, size) });
    const [seen] = await load.ask('askAll', { port: ports.ours, targets: ['/look/player0'] });
    const body = new Uint8Array(seen?.bodyBytes ?? 0).fill(97);
    await node.ask('answerWith', body);
    await express.ask('answerWith', body);

    const targets = Array.from({ length: CONNECTIONS }, (_, index) => [`/look/player${index}`]);
    const side = (port: number) => async () => {
      const { perSecond, statuses } = await load.ask('load', {
        port,
        targets,
        ms: pick(1_000, 50),
      });
      if (Object.keys(statuses).join() !== '200') throw new Error(JSON.stringify(statuses));
      return perSecond;
    };
    const sides = { ours: side(ports.ours), node: side(ports.node), express: side(ports.express) };
    await interleaved(pick(3, 1), sides); // warms all of them up
    const rounds = await interleaved(pick(5, 1), sides);
    const ratio = medianRatio(rounds, 'ours', 'node');
    return {
      what: `GET /look, ${CONNECTIONS} connections, ${size}×${size}`,
      goal: `≥ ${GOAL} × R1`,
      measured: `${times(ratio)} (${whole(median(rounds.ours))}/s; R2 ${times(medianRatio(rounds, 'express', 'node'))})`,
      verdict: verdict(ratio >= GOAL),
      figures: {
        ratio,
        bodyBytes: body.length,
        ours: median(rounds.ours),
        node: median(rounds.node),
        express: median(rounds.express),
      },
    };
  });
}
