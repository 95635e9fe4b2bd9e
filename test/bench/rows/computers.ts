import { setTimeout as after } from 'node:timers/promises';
import { limits } from '../../../shared/limits.ts';
import { Child, withChildren } from '../child.ts';
import type { GameServerAnswers } from '../processes/game-server.ts';
import { type Bench, verdict } from '../row.ts';

const SHARE_MAX = 0.02;

/** Their first flips compile the code. */
const WARM_UP_MS = 5_000;

/** In real time, on the real host: between two flips a processor forgets what it had at hand. */
export const computers: Bench = {
  name: 'computers',
  run: async (pick) => {
    const idle = await share(0, pick);
    const playing = await share(limits.computersMax, pick);
    const extra = Math.max(0, playing - idle);
    return [
      {
        what: `${limits.computersMax} computer players on 10×10: more of a processor than without them`,
        goal: '< 2 %',
        measured: `${(100 * extra).toFixed(2)} %`,
        verdict: verdict(extra < SHARE_MAX),
        figures: { extra, idle, playing },
      },
    ];
  },
};

/** The share of one processor that a host uses while so many play and a person is there. */
async function share(
  count: number,
  pick: (full: number, smoke: number) => number,
): Promise<number> {
  const server = new Child<GameServerAnswers>('game-server');
  return withChildren([server], async () => {
    await server.ask('listen', { rows: 10, columns: 10 });
    await server.ask('playOn');
    await server.ask('seatComputers', count);
    await after(pick(WARM_UP_MS, 100));
    const [cpu, start] = [await server.ask('cpuMs'), performance.now()];
    await after(pick(10_000, 100));
    return ((await server.ask('cpuMs')) - cpu) / (performance.now() - start);
  });
}
