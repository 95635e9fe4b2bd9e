import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageDirectory } from '../../../main/system/package-files.ts';
import { interleaved, median, medianRatio } from '../rounds.ts';
import { type Bench, times, verdict } from '../row.ts';

const GOAL = 1.5;
const OURS = join(packageDirectory, 'dist', 'main', 'headless.js');
const HELLO = fileURLToPath(new URL('../processes/express-hello.js', import.meta.url));

export const headlessStart: Bench = {
  name: 'headless-start',
  run: async (pick) => {
    const sides = { ours: () => startMs(OURS, ['0']), express: () => startMs(HELLO, []) };
    await interleaved(1, sides); // the first start reads the files from the disk
    const rounds = await interleaved(pick(15, 1), sides);
    const ratio = medianRatio(rounds, 'ours', 'express');
    return [
      {
        what: 'headless start to listening',
        goal: `≤ ${GOAL} × a bare Express hello`,
        measured: `${times(ratio)} (${median(rounds.ours).toFixed(0)} ms)`,
        verdict: verdict(ratio <= GOAL),
        figures: { ratio, oursMs: median(rounds.ours), expressMs: median(rounds.express) },
      },
    ];
  },
};

/** Milliseconds from the start of a process until it says that it listens. */
async function startMs(program: string, args: readonly string[]): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const took = performance.now() - start;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  if (!line.toString().startsWith('server now listening'))
    throw new Error(`it says ${line.toString()}`);
  return took;
}
