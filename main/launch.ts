/**
 * npm start [PORT] [BOARD_FILE]: the desktop app or, if there can be no window, at once the same host
 * in the terminal.
 */

import { printable } from '../shared/printable.ts';
import { CHECK_ELSEWHERE, UsageError, parsePortAndBoard } from './system/arguments.ts';
import { DownloadNews, downloadBegins } from './launch/download-news.ts';
import { NoRuntime, downloadRuntime, findRuntime, runtimeFolder } from './launch/runtime.ts';
import { startWindow } from './launch/window.ts';

const PATIENCE_MS = 10_000;
const TELL_EVERY_MS = 3_000;

const ON_A_DESKTOP = 'For the window, run npm start on the desktop of a computer with a screen.';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args[0] === 'check') throw new UsageError(CHECK_ELSEWHERE);
  if (args.some((argument) => argument.startsWith('-'))) {
    throw new UsageError('options are for the host in the terminal: npm run host -- --help');
  }
  parsePortAndBoard(args);
  const why = await openWindow(args);
  if (why === undefined) return;
  say(`${why} So the game is hosted here in the terminal, and played in a browser.`);
  await import('./headless.ts'); // reads the same arguments
}

/** @returns why there is no window; undefined after there was one */
async function openWindow(args: readonly string[]): Promise<string | undefined> {
  if (!hasDisplay()) return `There is no display (DISPLAY is not set). ${ON_A_DESKTOP}`;
  try {
    const known = findRuntime(process.env['ELECTRON_OVERRIDE_DIST_PATH']);
    const started = await startWindow(known ?? (await download()), args);
    if (!started.isOpen) return `${started.why} ${started.advice ?? ON_A_DESKTOP}`;
    process.exitCode = await started.ended;
    return undefined;
  } catch (error) {
    if (!(error instanceof NoRuntime)) throw error;
    return error.message;
  }
}

function hasDisplay(): boolean {
  if (process.platform !== 'linux') return true;
  return ['DISPLAY', 'WAYLAND_DISPLAY'].some((name) => (process.env[name] ?? '') !== '');
}

async function download(): Promise<string> {
  say(downloadBegins(runtimeFolder()));
  const news = new DownloadNews(PATIENCE_MS, say);
  return downloadRuntime({
    patienceMs: PATIENCE_MS,
    onProgress: (part) => news.arrived(part),
    tellEveryMs: TELL_EVERY_MS,
    onPassed: (silentMs) => news.passed(silentMs),
  });
}

/** On stderr: the first line on stdout is the host's. */
function say(sentence: string): void {
  process.stderr.write(`memory-scramble: ${printable(sentence)}\n`);
}

main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  say(error.message);
  process.exitCode = 2;
});
