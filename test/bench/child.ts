/** A program in a process of its own that is asked things over IPC. */

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a program answers: each question is a function. The type alone is shared with the asker. */
export type Answers = Readonly<Record<string, (argument: never) => unknown>>;

export interface Question {
  readonly number: number;
  readonly name: string;
  readonly argument: unknown;
}

export type Reply =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly error: string };

type Asking<A extends Answers, K extends keyof A> = Parameters<A[K]> extends [infer P] ? [P] : [];

/** Whatever is still running when the bench ends, or fails, ends with it. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export class Child<A extends Answers> {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #count = 0;

  /** @param program the name of a file in processes/ */
  constructor(program: string, execArgv: readonly string[] = []) {
    const file = fileURLToPath(new URL(`processes/${program}.js`, import.meta.url));
    const child = fork(file, { execArgv: [...execArgv], serialization: 'advanced' });
    this.#child = child;
    running.add(child);
    child.on('message', (reply: Reply) => {
      this.#waiting.get(reply.number)?.(reply);
      this.#waiting.delete(reply.number);
    });
    child.on('exit', (code, signal) => {
      running.delete(child);
      const error = `${program} ended (${code ?? signal})`;
      for (const [number, settle] of this.#waiting) settle({ number, error });
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** @throws what the program threw, or if it ended */
  async ask<K extends keyof A & string>(
    name: K,
    ...[argument]: Asking<A, K>
  ): Promise<Awaited<ReturnType<A[K]>>> {
    const number = this.#count++;
    const question: Question = { number, name, argument };
    const reply = await new Promise<Reply>((resolve) => {
      this.#waiting.set(number, resolve);
      this.#child.send(question);
    });
    if ('error' in reply) throw new Error(`${name}: ${reply.error}`);
    return reply.answer as Awaited<ReturnType<A[K]>>;
  }

  /** Ends the process. */
  async stop(): Promise<void> {
    if (!running.has(this.#child)) return;
    await new Promise<void>((resolve) => {
      this.#child.once('exit', () => resolve());
      this.#child.disconnect(); // it then exits by itself, and writes its profile where it has one
    });
  }
}

/** Runs `use` with these programs, and ends them whatever happens. */
export async function withChildren<T>(
  children: readonly Pick<Child<Answers>, 'stop'>[],
  use: () => Promise<T>,
): Promise<T> {
  try {
    return await use();
  } finally {
    await Promise.all(children.map((child) => child.stop()));
  }
}
