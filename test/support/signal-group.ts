import { spawnSync } from 'node:child_process';

/** Sends a process that leads a group, and whatever it has started, a signal. */
export function signalGroup(pid: number, signal: 'SIGINT' | 'SIGKILL'): void {
  // Windows has neither groups nor signals, but knows who started whom.
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody of it is left.
  }
}
