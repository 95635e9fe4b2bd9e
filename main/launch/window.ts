/** Starts the desktop app in a process of its own. */

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { NO_FOLDER } from '../system/own-folder.ts';
import { packageDirectory } from '../system/package-files.ts';
import { NO_SANDBOX_WHY, isAboutSandbox, sandboxAdvice } from './sandbox.ts';

/** How a start of the desktop app went. */
export type Started =
  | { readonly isOpen: true; readonly ended: Promise<number> }
  | { readonly isOpen: false; readonly why: string; readonly advice?: string };

/** The line that the app prints once it listens. */
const FIRST_LINE = /^server now listening at /m;

const OWN_IT =
  'For the window, make that a folder of your own; after a start with sudo it may belong to root.';

/** Starts the app, and waits until it listens or has died. */
export async function startWindow(executable: string, args: readonly string[]): Promise<Started> {
  try {
    return await follow(spawnApp(executable, args));
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return { isOpen: false, why: `Electron could not be started (${error.message}).` };
  }
}

/** @throws on Windows at once if the executable is damaged; other systems say so later */
function spawnApp(executable: string, args: readonly string[]) {
  // Only root cannot have a sandbox.
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const all = [...(isRoot ? ['--no-sandbox'] : []), packageDirectory, ...args];
  // The app then says in the terminal, not in a box, what keeps it from starting.
  const env = { ...process.env, MEMORY_SCRAMBLE_LAUNCHER: '1' };
  return spawn(executable, all, { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** @throws if it turns out that it could not be started */
function follow(child: ReturnType<typeof spawnApp>): Promise<Started> {
  const complaints = passComplaintsOn(child.stderr);
  const ended = exitCode(child);
  let wasEnded = false;
  passSignalsOn(child, () => {
    wasEnded = true;
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      printed += text;
      if (FIRST_LINE.test(printed)) resolve({ isOpen: true, ended });
    });
    ended.then((code) => {
      // Either another instance was running and took over the file, or somebody at the terminal
      // changed their mind. In both cases no other host is wanted.
      const [noFolder] = NO_FOLDER.exec(complaints()) ?? [];
      if (code === 0 || wasEnded) resolve({ isOpen: true, ended });
      else if (noFolder !== undefined) resolve({ isOpen: false, why: noFolder, advice: OWN_IT });
      else if (isAboutSandbox(complaints())) {
        resolve({ isOpen: false, why: NO_SANDBOX_WHY, advice: sandboxAdvice(kernelSetting) });
      } else resolve({ isOpen: false, why: `Electron ended at its start (exit code ${code}).` });
    }, reject);
  });
}

/** How much of Electron's output is kept to find out why it ended. */
const KEPT_CHARS = 20_000;

/** Passes Electron's output on to the terminal. @returns a function that gives its end */
function passComplaintsOn(stderr: Readable): () => string {
  let said = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text);
    said = (said + text).slice(-KEPT_CHARS);
  });
  return () => said;
}

function kernelSetting(name: string): string | undefined {
  try {
    return readFileSync(`/proc/sys/${name.replaceAll('.', '/')}`, 'utf8').trim();
  } catch {
    return undefined; // this kernel has no such setting
  }
}

function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function passSignalsOn(child: ChildProcess, onSignal: () => void): void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const pass = (signal: NodeJS.Signals) => {
    onSignal();
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  child.on('close', () => {
    for (const signal of signals) process.off(signal, pass);
  });
}
