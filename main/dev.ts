/**
 * npm run dev [PORT] [BOARD_FILE]: the app as `npm start` has it, with the page from its sources. A
 * change of the page is seen at once, in the window and on every phone; after a change of main/ or
 * shared/ the app starts again and goes on with its game.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory } from './host/package-files.ts';

/** Editors write a file in several steps. */
const SETTLE_MS = 100;

let app: ChildProcess | undefined = startApp();
let timer: NodeJS.Timeout | undefined;
let restarting: Promise<void> = Promise.resolve();

for (const folder of ['main', 'shared']) {
  watch(join(packageDirectory, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarting = restarting.then(rebuild);
    }, SETTLE_MS);
  });
}

function startApp(): ChildProcess {
  const launcher = join(packageDirectory, 'dist', 'main', 'launch.js');
  const child = spawn(process.execPath, [launcher, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, MEMORY_SCRAMBLE_DEV: '1' },
  });
  // Its host closed the window: then there is nothing left to do.
  child.on('exit', (code) => {
    if (child === app) process.exit(code ?? 1);
  });
  return child;
}

/** With the window that it opened. Windows has no signals that could be passed on. */
function end(launcher: ChildProcess): void {
  if (process.platform !== 'win32') launcher.kill('SIGTERM');
  else spawn('taskkill', ['/pid', String(launcher.pid), '/t', '/f'], { stdio: 'ignore' });
}

/** What does not compile changes nothing: the compiler says why, and the app runs on. */
async function rebuild(): Promise<void> {
  const compiler = spawn('npm', ['run', 'build:main', '--silent'], {
    stdio: 'inherit',
    cwd: packageDirectory,
    shell: process.platform === 'win32',
  });
  const [code] = (await once(compiler, 'exit')) as [number | null];
  if (code !== 0) return;
  const last = app;
  if (last === undefined) return;
  const ended = once(last, 'exit');
  app = undefined; // so that its end is not the end of all
  end(last);
  await ended;
  app = startApp();
}
