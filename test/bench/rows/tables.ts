import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atTable, routes } from '../../../shared/paths.ts';
import { Child, withChildren } from '../child.ts';
import type { GameServerAnswers } from '../processes/game-server.ts';
import type { LoadAnswers } from '../processes/load.ts';
import { interleaved, median, medianRatio } from '../rounds.ts';
import { type Bench, type Pick, type Row, times, verdict, whole } from '../row.ts';
import { GC, perWatcher } from './memory.ts';

const GOAL = 1.2;

/** As many cards and people at eight tables as at one. */
const SHAPES = { 1: { rows: 16, columns: 18 }, 8: { rows: 6, columns: 6 } } as const;
const PEOPLE = 64;

type Tables = keyof typeof SHAPES;

export const tables: Bench = {
  name: 'tables',
  run: async (pick) => [await flipRow(pick), await watcherRow(pick), await saveRow(pick)],
};

function row(what: string, measured: string, ratio: number, figures: Row['figures']): Row {
  return {
    what: `8 tables × 8 people: ${what}`,
    goal: `≤ ${GOAL} × one table with ${PEOPLE}`,
    measured: `${times(ratio)} (${measured})`,
    verdict: verdict(ratio <= GOAL),
    figures: { ratio, ...figures },
  };
}

/** Processor time of the host for one flip, while everybody watches their table. */
async function flipRow(pick: Pick): Promise<Row> {
  let perFlip = { 1: 0, 8: 0 };
  const side = (count: Tables) => async () => {
    const [server, load] = [
      new Child<GameServerAnswers>('game-server'),
      new Child<LoadAnswers>('load'),
    ];
    return withChildren([server, load], async () => {
      const port = await server.ask('listen', { ...SHAPES[count], tables: count });
      const people = await server.ask('seatPeople', PEOPLE);
      const watchers = people.map(({ id, table }) => atTable(table) + routes.watch(id));
      const flips = flipsOf(count, pick(400, 16));
      await load.ask('lesson', { port, watchers: [], flips }); // compiled
      const before = await server.ask('cpuMs');
      const answered = await load.ask('lesson', { port, watchers, flips });
      const cpu = (await server.ask('cpuMs')) - before;
      perFlip = { ...perFlip, [count]: answered / flips.length };
      return cpu / flips.length;
    });
  };
  const rounds = await interleaved(pick(5, 1), { one: side(1), eight: side(8) });
  const [one, eight] = [median(rounds.one), median(rounds.eight)];
  const measured = `${eight.toFixed(2)} ms to ${one.toFixed(2)}; it wakes ${whole(perFlip[8])} of ${PEOPLE}`;
  const figures = { one, eight, wokenOfOne: perFlip[1], wokenOfEight: perFlip[8] };
  return row('a flip', measured, medianRatio(rounds, 'eight', 'one'), figures);
}

/** Two first cards, then two that do not match, at one table after the other: every flip is seen. */
function flipsOf(count: Tables, often: number): readonly string[] {
  return Array.from({ length: often }, (_, at) => {
    const column = [0, 2, 4][Math.floor(at / count) % 3] ?? 0;
    return atTable((at % count) + 1) + routes.flip('alice', { row: at % 2, column });
  });
}

/** Bytes for one more who watches a table. */
async function watcherRow(pick: Pick): Promise<Row> {
  const side = (count: Tables) => () => {
    const server = new Child<GameServerAnswers>('game-server', GC);
    const listen = () => server.ask('listen', { ...SHAPES[count], tables: count });
    const target = (index: number) => atTable((index % count) + 1) + routes.watch(`w${index}`);
    return perWatcher({ server, listen, target }, pick(1_000, 100));
  };
  const rounds = await interleaved(pick(3, 1), { one: side(1), eight: side(8) });
  const [one, eight] = [median(rounds.one), median(rounds.eight)];
  const measured = `${whole(eight)} bytes to ${whole(one)}`;
  return row('a watcher', measured, medianRatio(rounds, 'eight', 'one'), { one, eight });
}

/** From the call to the end of the last write, after a flip. */
async function saveRow(pick: Pick): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const load = new Child<LoadAnswers>('load');
  const servers = {
    1: new Child<GameServerAnswers>('game-server'),
    8: new Child<GameServerAnswers>('game-server'),
  };
  try {
    return await withChildren([servers[1], servers[8], load], async () => {
      const side = async (count: Tables) => {
        const filename = join(folder, `${count}.json`);
        const port = await servers[count].ask('listen', {
          ...SHAPES[count],
          tables: count,
          filename,
        });
        await servers[count].ask('seatPeople', PEOPLE);
        let turn = 0;
        const flips = flipsOf(count, 1_000);
        return async () => {
          await load.ask('askAll', { port, targets: [flips[turn++ % flips.length] ?? ''] });
          return servers[count].ask('saveMs');
        };
      };
      const sides = { one: await side(1), eight: await side(8) };
      await interleaved(pick(10, 1), sides);
      const rounds = await interleaved(pick(60, 2), sides);
      const [one, eight] = [median(rounds.one), median(rounds.eight)];
      const measured = `${eight.toFixed(1)} ms to ${one.toFixed(1)}`;
      return row('a save', measured, medianRatio(rounds, 'eight', 'one'), { one, eight });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
