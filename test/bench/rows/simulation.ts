import { Child, withChildren } from '../child.ts';
import type { SimulationsAnswers } from '../processes/simulations.ts';
import { type Bench, whole } from '../row.ts';

export const simulation: Bench = {
  name: 'simulation',
  run: async (pick) => {
    const seeds = pick(1_000, 3);
    const simulations = new Child<SimulationsAnswers>('simulations');
    return withChildren([simulations], async () => {
      const { seconds, moves } = await simulations.ask('play', seeds);
      return [
        {
          what: `simulation of ${whole(seeds)} seeds, whole board checked after every step`,
          goal: 'reported',
          measured: `${seconds.toFixed(1)} s (${whole(moves / seconds)} moves/s)`,
          verdict: 'reported',
          figures: { seconds, moves },
        },
      ];
    });
  },
};
