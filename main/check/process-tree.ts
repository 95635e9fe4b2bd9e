/** A program and everything it starts, as one thing that begins and ends. */

import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';

/** What a test of one system may put in the place of another. */
export interface System {
  readonly platform: NodeJS.Platform;
  readonly spawn: typeof spawn;
  readonly kill: (pid: number, signal: NodeJS.Signals) => void;
  readonly run: (file: string, args: readonly string[]) => void;
}

export const thisSystem: System = {
  platform: process.platform,
  spawn,
  kill: (pid, signal) => process.kill(pid, signal),
  run: (file, args) => spawnSync(file, args, { windowsHide: true, stdio: 'ignore' }),
};

/** Starts a command as the leader of a group of its own, so that the whole group can be ended. */
export function startTree(
  [file = '', ...args]: readonly string[],
  folder: string,
  system: System = thisSystem,
): ChildProcess {
  const options: SpawnOptions = { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] };
  if (system.platform !== 'win32') return system.spawn(file, args, { ...options, detached: true });
  // On Windows npm and npx are scripts, which only a shell starts.
  const line = [file, ...args].map(quotedForWindows).join(' ');
  return system.spawn(line, [], { ...options, shell: true, windowsHide: true });
}

/**
 * Ends the tree of a process that `startTree` started. On Windows there is only the hard way, and
 * the system knows who started whom; elsewhere the group gets the signal.
 */
export function endTree(
  pid: number,
  signal: 'SIGTERM' | 'SIGKILL',
  { platform, kill, run }: System = thisSystem,
): void {
  if (platform === 'win32') return run('taskkill', ['/T', '/F', '/PID', String(pid)]);
  try {
    kill(-pid, signal);
  } catch (error) {
    // Nobody of the group is left; a Mac says EPERM where only the dead are.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ESRCH', 'EPERM'].includes(code)) throw error;
  }
}

function quotedForWindows(argument: string): string {
  return /^[\w./:\\=@-]+$/.test(argument) ? argument : `"${argument.replaceAll('"', '""')}"`;
}
