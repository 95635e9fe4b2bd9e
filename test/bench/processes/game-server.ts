/** The server under test: what `npm run host` puts together, on a board made for the bench. */

import { Table } from '../../../main/game/table.ts';
import { realClock } from '../../../main/host/clock.ts';
import { Host } from '../../../main/host/host.ts';
import { seededRandom } from '../../../main/host/seeded-random.ts';
import { type GameApp, createApp } from '../../../main/server/app.ts';
import { listen } from '../../../main/server/listen.ts';
import { PageFiles } from '../../../main/server/page-files.ts';
import { defaultSettings } from '../../../shared/host-api.ts';
import { pairsDeck } from '../decks.ts';
import { answerParent } from './answer.ts';
import { cpuMs, memoryBytes } from './server-answers.ts';

/** Which part of all pairs ends a game. */
const NEARLY = 0.8;

let table: Table | undefined;
let app: GameApp | undefined;

function report(error: unknown): never {
  throw error;
}

const answers = {
  listen: async ({ rows, columns }: { readonly rows: number; readonly columns: number }) => {
    const random = seededRandom(1);
    const layout = { deck: pairsDeck(rows, columns), title: 'Bench' };
    const opened = Table.open(layout, { run: 'bench', random, report }, defaultSettings);
    const host = new Host(opened, realClock, random);
    const page = await PageFiles.read();
    app = createApp({ table: opened, host, clock: realClock, report, page });
    table = opened;
    const { port } = await listen(app, 0, '127.0.0.1');
    host.port = port;
    return port;
  },
  /** From now on a game whose board is nearly empty, where most flips would fail, is followed by the next. */
  playOn: () => {
    const playing = table;
    let pairsFound = 0;
    playing?.subscribe(({ step }) => {
      pairsFound += step?.events.filter(({ kind }) => kind === 'matched').length ?? 0;
      if (pairsFound < (playing.layout.deck.cards.length / 2) * NEARLY) return;
      pairsFound = 0;
      setImmediate(() => playing.startGame());
    });
  },
  token: () => table?.token ?? '',
  held: () => app?.openRequests ?? 0,
  cpuMs,
  memoryBytes,
};

export type GameServerAnswers = typeof answers;

answerParent(answers);
