import { Child, withChildren } from '../child.ts';
import type { GameServerAnswers } from '../processes/game-server.ts';
import type { LoadAnswers } from '../processes/load.ts';
import type { ReferenceAnswers } from '../processes/server-answers.ts';
import { interleaved, median, medianRatio } from '../rounds.ts';
import { type Bench, times, verdict, whole } from '../row.ts';

const PLAYERS = 8;
const SIZE = 10;
const GOAL = 0.6;

/** Each player flips anywhere, by a seed of its own; a game that is over is followed by the next. */
function walks(): string[][] {
  const spots = Array.from({ length: SIZE * SIZE }, (_, index) => index);
  return Array.from({ length: PLAYERS }, (_, player) =>
    spots.map((spot) => `/flip/player${player}/${Math.floor(spot / SIZE)},${spot % SIZE}`),
  );
}

export const flip: Bench = {
  name: 'flip',
  run: async (pick) => {
    const ours = new Child<GameServerAnswers>('game-server');
    const node = new Child<ReferenceAnswers>('node-server');
    const load = new Child<LoadAnswers>('load');
    return withChildren([ours, node, load], async () => {
      const ports = {
        ours: await ours.ask('listen', { rows: SIZE, columns: SIZE }),
        node: await node.ask('listen'),
      };
      await ours.ask('playOn');
      const targets = walks();
      const ms = pick(1_000, 50);
      // The reference answers with as many bytes as flips and their failures have on the average.
      const warm = await load.ask('load', { port: ports.ours, targets, ms });
      const bodyBytes = Math.round(warm.meanBytes);
      await node.ask('answerWith', new Uint8Array(bodyBytes).fill(97));
      const statuses = { 200: 0, 409: 0 };
      const side = (port: number) => async () => {
        const answered = await load.ask('load', { port, targets, ms });
        for (const [status, count] of Object.entries(answered.statuses)) {
          if (status !== '200' && status !== '409') throw new Error(`answered with ${status}`);
          if (port === ports.ours) statuses[status] += count;
        }
        return answered.perSecond;
      };
      const sides = { ours: side(ports.ours), node: side(ports.node) };
      await interleaved(pick(4, 1), sides); // more code than in the other rows is to be compiled
      const rounds = await interleaved(pick(7, 1), sides);
      const ratio = medianRatio(rounds, 'ours', 'node');
      return [
        {
          what: `GET /flip, ${PLAYERS} players on ${SIZE}×${SIZE}`,
          goal: `≥ ${GOAL} × R1`,
          measured: `${times(ratio)} (${whole(median(rounds.ours))}/s)`,
          verdict: verdict(ratio >= GOAL),
          figures: {
            ratio,
            bodyBytes,
            ours: median(rounds.ours),
            node: median(rounds.node),
            failures: statuses[409] / (statuses[200] + statuses[409]),
          },
        },
      ];
    });
  },
};
