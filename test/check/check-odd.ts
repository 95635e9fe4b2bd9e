/** Checks of odd servers: what they print, and how they end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { check } from '../../main/check/program.ts';
import { usualTimes } from '../../main/check/server-process.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { until } from '../support/until.ts';

export const ODD_SERVER = join(import.meta.dirname, 'odd-server.mjs');
export const HEADLESS = join('dist', 'main', 'headless.js');
const PAGE = join('dist', 'check', 'page.html');

const times = { graceMs: 500, slowStartMs: 20_000, secondMs: 10_000 };

/** Every kind of operation, in a few moves. */
export const SHORT = `try.1 a flip waits until the card is given up
board A B / B A
alice flip 0,0
bob flip 0,0 waits
alice flip 0,1
bob flip succeeds
bob sees my A, up B / down, down

try.2 the next flip removes a pair
board A A / B B
alice flip 0,0
alice flip 0,1
alice flip 1,0
alice sees none, none / my B, down
`;

class Output {
  text = '';
  write(text: string): void {
    this.text += text;
  }
}

export async function run(
  args: readonly string[],
  own: Partial<typeof usualTimes> = {},
  folder = process.cwd(),
) {
  const [stdout, stderr] = [new Output(), new Output()];
  const code = await check(args, {
    ...{ stdout, stderr, env: { LANG: 'C.UTF-8' }, folder, random: Math.random },
    times: { ...usualTimes, ...times, ...own },
    page: PAGE,
  });
  return { code, out: stdout.text, err: stderr.text };
}

/** Plays the short scenarios on a server with these ways. */
export async function checkOdd(
  ways: string,
  args: readonly string[] = [],
  own: Partial<typeof usualTimes> = {},
) {
  const file = join(await tempFolder(), 'short.txt');
  await writeFile(file, SHORT);
  const command = [process.execPath, ODD_SERVER, ways, '{port}', '{board}'];
  return run(['--scenario', file, '--jobs', '2', ...args, '--', ...command], own);
}

const SIGNALLED = { SIGTERM: 143, SIGINT: 130, SIGHUP: 129 } as const;

/** The signal ends the program, and every process it has started. */
export async function endsBy(signal: keyof typeof SIGNALLED): Promise<void> {
  const folder = await tempFolder();
  const command = [process.execPath, ODD_SERVER, `pids=${folder},child,hangs=2`];
  const args = [HEADLESS, 'check', '--patience', '60000', '--', ...command];
  const program = spawn(process.execPath, args, { stdio: 'ignore' });
  onTestFinished(() => void program.kill('SIGKILL'));
  let pids: readonly number[] = [];
  while (pids.length < 8) pids = (await readdir(folder)).map(Number);
  program.kill(signal);
  const [code] = (await once(program, 'exit')) as [number];
  expect(code).toBe(SIGNALLED[signal]);
  pids = (await readdir(folder)).map(Number);
  await until(() => !pids.some(isAlive));
}

/** Whether a process is there. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
