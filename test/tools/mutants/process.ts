/** A runner in a process of its own, since a mutation may run for ever. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { signalGroup } from '../../support/signal-group.ts';
import type { Outcome, Run } from './runner.ts';

/** A mutation that fills the memory shall not fill that of the computer. */
const MEMORY = '--max-old-space-size=1500';

export class RunnerProcess {
  readonly #testTimeout: number;
  #child: ChildProcess | undefined;

  constructor(testTimeout: number) {
    this.#testTimeout = testTimeout;
  }

  /** @returns 'late' if it took longer than the limit, in milliseconds, or ended its process */
  async run(run: Run, limit?: number): Promise<Outcome | 'late'> {
    this.#child ??= await start(this.#testTimeout);
    const child = this.#child;
    const outcome = await answerOf(child, run, limit);
    if (outcome === 'late') this.end();
    return outcome;
  }

  /** Its workers are in its group, and end with it. */
  end(): void {
    const child = this.#child;
    this.#child = undefined;
    const runs = child?.exitCode === null && child.signalCode === null;
    if (runs && child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
  }
}

/** 'late' also if it ran out of memory, and so ended by itself. */
function answerOf(child: ChildProcess, run: Run, limit?: number): Promise<Outcome | 'late'> {
  return new Promise((resolve) => {
    const timer = limit === undefined ? undefined : setTimeout(() => answer('late'), limit);
    const answer = (outcome: unknown) => {
      clearTimeout(timer);
      child.off('message', answer).off('exit', ended);
      resolve(outcome as Outcome | 'late');
    };
    const ended = () => answer('late');
    child.on('message', answer).on('exit', ended);
    child.send(run);
  });
}

async function start(testTimeout: number): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [MEMORY, 'test/tools/mutants/run.mjs', '--runner', String(testTimeout)],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], detached: true },
  );
  await once(child, 'message');
  return child;
}
