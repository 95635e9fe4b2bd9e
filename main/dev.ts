/**
 * npm run dev [PORT] [BOARD_FILE]: the app of `npm start`, with the page from its sources. Changes of
 * the page show at once, in the window and on every phone; after a change of main/ or shared/ the app
 * restarts and goes on with its game.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory } from './system/package-files.ts';

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
  // The host closed the window.
  child.on('exit', (code) => {
    if (child === app) process.exit(code ?? 1);
  });
  return child;
}

/** Ends the launcher and its window. Windows has no signals to pass on. */
function end(launcher: ChildProcess): void {
  if (process.platform !== 'win32') launcher.kill('SIGTERM');
  else spawn('taskkill', ['/pid', String(launcher.pid), '/t', '/f'], { stdio: 'ignore' });
}

/** Restarts the app, unless something does not compile: then the compiler says why. */
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
  app = undefined; // so that its end does not end us
  end(last);
  await ended;
  app = startApp();
}
