/** What `npm run simulation` plays, for many seeds. */

import { join } from 'node:path';
import { reportLoudly } from '../../../main/game/events.ts';
import { Room } from '../../../main/table/room.ts';
import { readLayout } from '../../../main/host/boards.ts';
import { boardsDirectory } from '../../../main/system/package-files.ts';
import { seededRandom } from '../../../main/system/chance.ts';
import { SimulatedPlayers } from '../../../main/simulation/players.ts';
import { SimulatedTime } from '../../../main/simulation/simulated-time.ts';
import { directWay } from '../../../main/simulation/ways.ts';
import { defaultSettings } from '../../../shared/settings.ts';
import { answerParent } from './answer.ts';

const PLAYERS = 4;
const MOVES = 100;

const answers = {
  /** Every seed from 1 on; the whole board is checked after every step, as in the simulation. */
  play: async (seeds: number) => {
    const layout = await readLayout(join(boardsDirectory, '10x10.txt'));
    const start = performance.now();
    let moves = 0;
    for (let seed = 1; seed <= seeds; seed++) {
      const { first: table } = Room.open(
        layout,
        { run: 'bench', random: seededRandom(seed), report: reportLoudly, check: 'whole' },
        { ...defaultSettings, shuffle: false },
      );
      const time = new SimulatedTime();
      const players = new SimulatedPlayers(PLAYERS, seed);
      const played = players.play(directWay(table, time), MOVES, layout, () => moves++);
      await time.run();
      await played;
    }
    return { seconds: (performance.now() - start) / 1_000, moves };
  },
};

export type SimulationsAnswers = typeof answers;

answerParent(answers);
