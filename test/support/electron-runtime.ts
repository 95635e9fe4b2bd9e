/** The real Electron, and a screen for it. */

import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { describe, test } from 'vitest';
import { executableIn } from '../../main/launch/runtime.ts';
import { askScreens } from './ask-screens.ts';
import { packageFolder } from './headless-process.ts';

/** What `.ci/electron-runtime` brings, for machines that the official runtime cannot reach. */
export const TEST_RUNTIME_VERSION = '42.0.0';

/** What a window does takes a while, on a busy machine. */
const TEST_MS_MAX = 120_000;

/**
 * The folder of a runtime for tests: the one that is named; else the official one, if it was
 * downloaded; else that of `.ci/electron-runtime`; else undefined.
 */
export function electronRuntime(): string | undefined {
  const named = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? '';
  if (named !== '') return named;
  return officialRuntime() ?? testRuntime();
}

/** Puts a program where the executable of a runtime lies in its folder. @returns where that is */
export async function putRuntime(folder: string, program: string, mode = 0o644): Promise<string> {
  const executable = executableIn(folder);
  await mkdir(dirname(executable), { recursive: true });
  await writeFile(executable, program, { mode });
  return executable;
}

export function officialRuntime(): string | undefined {
  const folder = join(packageFolder, 'node_modules', 'electron', 'dist');
  return existsSync(executableIn(folder)) ? folder : undefined;
}

function testRuntime(): string | undefined {
  const named = process.env['XDG_CACHE_HOME'] ?? '';
  const cache = named === '' ? join(homedir(), '.cache') : named;
  const folder = join(cache, 'memory-scramble', `electron-${TEST_RUNTIME_VERSION}`);
  return existsSync(executableIn(folder)) ? folder : undefined;
}

/** What is missing for a window here, in a sentence; undefined: nothing. */
function missing(): string | undefined {
  if (electronRuntime() === undefined) {
    return 'There is no runtime of Electron here. Run npx install-electron; where the official one is out of reach (Linux, x64): .ci/electron-runtime.';
  }
  if (process.platform !== 'linux') return undefined;
  const paths = (process.env['PATH'] ?? '').split(delimiter);
  const absent = ['Xvfb', 'xdotool'].filter(
    (program) => !paths.some((at) => existsSync(join(at, program))),
  );
  return absent.length === 0
    ? undefined
    : `There is no ${absent.join(', no ')} here. Install it (Debian: apt-get install xvfb xdotool).`;
}

/** `describe`, where there are a runtime of Electron and a screen. In CI there must be both. */
export function describeElectron(name: string, tests: () => void): void {
  const why = missing();
  if (why === undefined) {
    describe(name, { timeout: TEST_MS_MAX }, tests);
  } else if (process.env['CI'] === 'true') {
    test(`${name} (needs Electron)`, () => {
      throw new Error(why);
    });
  } else {
    console.warn(`\n*** SKIPPED: ${name}\n*** ${why}\n`);
    describe.skip(name, tests);
  }
}

/** The same, for what only Linux can show; elsewhere it says so. */
export function describeElectronOnLinux(name: string, tests: () => void): void {
  if (process.platform === 'linux') return describeElectron(name, tests);
  console.warn(`\n*** SKIPPED: ${name}\n*** It can be tested on Linux only.\n`);
  describe.skip(name, tests);
}

let display: Promise<string> | undefined;

/**
 * The screen of this process, which the tests of all its files use one after another.
 * @returns the value of DISPLAY
 */
export function startDisplay(): Promise<string> {
  // Elsewhere windows are shown on the screen that is there.
  if (process.platform !== 'linux') return Promise.resolve(process.env['DISPLAY'] ?? '');
  display ??= askScreens('display');
  return display;
}
