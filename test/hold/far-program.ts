import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** A program in a process of its own, so that it takes no time from the host in this one. */
export class FarProgram<Said extends object | string, Answer> {
  readonly #child: ChildProcess;

  /** @param text of a module that answers each message with one of its own */
  constructor(text: string, ...args: readonly string[]) {
    const started = ['--input-type=module', '--eval', text, ...args];
    this.#child = spawn(process.execPath, started, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    onTestFinished(async () => {
      this.#child.kill('SIGKILL');
      if (this.#child.exitCode === null && this.#child.signalCode === null) {
        await once(this.#child, 'exit');
      }
    });
  }

  /** @returns its answer */
  async say(message: Said): Promise<Answer> {
    this.#child.send(message);
    const [answer] = (await once(this.#child, 'message')) as [Answer];
    return answer;
  }
}
