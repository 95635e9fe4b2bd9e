/** The server under test: what `npm run host` puts together, on a board made for the bench. */

import * as disk from 'node:fs/promises';
import { Room } from '../../../main/table/room.ts';
import { realClock } from '../../../main/system/clock.ts';
import { seededRandom } from '../../../main/system/chance.ts';
import { bind } from '../../../main/server/listen.ts';
import { readPage } from '../../../main/server/page.ts';
import { type RunningHost, start } from '../../../main/start.ts';
import { defaultSettings } from '../../../shared/settings.ts';
import { pairsDeck } from '../decks.ts';
import { answerParent } from './answer.ts';
import { cpuMs, memoryBytes } from './server-answers.ts';

/** Which part of all pairs ends a game. */
const NEARLY = 0.8;

let host: RunningHost | undefined;

async function isRunning(): Promise<boolean> {
  return false;
}

function report(error: unknown): never {
  throw error;
}

function roomOfHost(): Room {
  if (host === undefined) throw new Error('there is no host');
  return host.room;
}

interface Listen {
  readonly rows: number;
  readonly columns: number;
  readonly tables?: number;
  /** Where the game is kept, if anywhere. */
  readonly filename?: string;
}

const answers = {
  listen: async ({ rows, columns, tables = 1, filename }: Listen) => {
    const random = seededRandom(1);
    const layout = { deck: pairsDeck(rows, columns), title: 'Bench' };
    host = await start({
      room: Room.open(layout, { run: 'bench', random, report }, { ...defaultSettings, tables }),
      disk,
      clock: realClock,
      random,
      report,
      page: await readPage(false),
      bind: () => bind(0, '127.0.0.1'),
      save: filename === undefined ? undefined : { filename, onTrouble: report, isRunning },
    });
    return host.port;
  },
  /** From now on a game whose boards are nearly empty, where most flips would fail, is followed by the next. */
  playOn: () => {
    const room = roomOfHost();
    const pairs = (room.tables.length * room.first.game.deck.cards.length) / 2;
    let pairsFound = 0;
    for (const table of room.tables) {
      table.subscribe(({ step }) => {
        pairsFound += step?.events.filter(({ kind }) => kind === 'matched').length ?? 0;
        if (pairsFound < pairs * NEARLY) return;
        pairsFound = 0;
        setImmediate(() => room.startGame());
      });
    }
  },
  /** So many computer players, and a person who is there. */
  seatComputers: async (count: number) => {
    await host?.room.first.flip('person', { row: 0, column: 0 });
    for (let seat = 0; seat < count; seat++) {
      await host?.powers.addComputer({ character: 'elephant', language: 'en' });
    }
  },
  /** A deck file is opened, as the host's page does it. @returns how many milliseconds that took */
  openDeck: async (text: string) => {
    const before = performance.now();
    const opened = await host?.powers.openBoard({ title: 'Photos', text });
    if (opened?.ok !== true) throw new Error('the deck was refused');
    return performance.now() - before;
  },
  /** So many people, each of whom flips a card at random every second or two. */
  playAtRandom: (count: number) => {
    const room = roomOfHost();
    const random = seededRandom(2);
    const { rows, columns } = room.first.game.deck;
    for (let seat = 0; seat < count; seat++) {
      const player = `a_player_of_the_bench_${seat}`;
      const { table = 1 } = room.join(player, { name: `Player ${seat + 1}` });
      const flipOn = () => {
        const at = { row: Math.floor(random() * rows), column: Math.floor(random() * columns) };
        room
          .at(table)
          ?.flip(player, at)
          .catch(() => undefined); // failing is part of the game
        setTimeout(flipOn, 1_000 + random() * 1_000);
      };
      setTimeout(flipOn, random() * 1_000);
    }
  },
  /** So many people join. @returns the table and the id of each */
  seatPeople: (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const id = `a_player_of_the_bench_${at}`;
      return { id, table: host?.room.join(id, { name: `Player ${at + 1}` }).table ?? 1 };
    }),
  /** Milliseconds in which the game is saved. */
  saveMs: async () => {
    const before = performance.now();
    await host?.save();
    return performance.now() - before;
  },
  newGame: () => host?.room.startGame(),
  token: () => host?.room.first.token ?? '',
  held: () => host?.app.openRequests ?? 0,
  cpuMs,
  memoryBytes,
};

export type GameServerAnswers = typeof answers;

answerParent(answers);
