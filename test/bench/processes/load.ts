/** The load generator: many connections to a server in another process. */

import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../../../main/system/chance.ts';
import { answerParent } from './answer.ts';
import { type Answer, Connection, get } from './connection.ts';
import { cpuMs } from './server-answers.ts';

interface Load {
  readonly port: number;
  /** For each connection, what it asks for: one of these after the other, by its own seed. */
  readonly targets: readonly (readonly string[])[];
  readonly ms: number;
}

/** In which watchers who were answered ask again. */
const SETTLE_MS = 5;

interface Lesson {
  readonly port: number;
  /** What each watcher asks for, again and again. */
  readonly watchers: readonly string[];
  /** What is asked for in between, one after the other. */
  readonly flips: readonly string[];
}

interface Watch {
  /** For each watcher, what it asks for and is held. */
  readonly targets: readonly string[];
}

let watchers: readonly Connection[] = [];
let other: Connection | undefined;

const answers = {
  /** As many requests as can be answered in `ms`. */
  load: async ({ port, targets, ms }: Load) => {
    const connections = await Promise.all(targets.map(() => Connection.open(port)));
    const statuses: Record<number, number> = {};
    const answered = { count: 0, bodyBytes: 0 };
    const cpuBefore = cpuMs();
    const start = performance.now();
    const sleep = stayAwake();
    for (const [index, connection] of connections.entries()) {
      const requests = (targets[index] ?? []).map(get);
      const random = seededRandom(index);
      const ask = () => {
        connection.send(requests[Math.floor(random() * requests.length)] as Buffer);
      };
      connection.onAnswer = (answer: Answer) => {
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        answered.bodyBytes += answer.bodyBytes;
        answered.count++;
        ask();
      };
      ask();
    }
    await pause(ms);
    while (answered.count === 0) await pause(ms); // a smoke test on a busy machine
    const took = performance.now() - start;
    sleep();
    for (const connection of connections) connection.close();
    const { count, bodyBytes } = answered;
    const perSecond = (count / took) * 1_000;
    const busy = (cpuMs() - cpuBefore) / took;
    return { perSecond, busy, statuses, meanBytes: bodyBytes / count };
  },

  /** Opens connections for watchers, and one for whoever changes what they see. */
  connect: async ({ port, count }: { readonly port: number; readonly count: number }) => {
    const opened: Connection[] = [];
    for (let index = 0; index < count; index++) opened.push(await Connection.open(port));
    watchers = opened;
    other = await Connection.open(port);
  },

  /** Every watcher asks, and is held. */
  watch: ({ targets }: Watch) => {
    for (const [index, target] of targets.entries()) watchers[index]?.send(get(target));
  },

  /** Milliseconds from a request that changes something until the last watcher is answered. */
  change: async (target: string) => {
    let bodyBytes = 0;
    const sleep = stayAwake();
    const start = performance.now();
    const all = watchers.map(
      (watcher) =>
        new Promise<number>((resolve) => {
          watcher.onAnswer = ({ status, bodyBytes: bytes }) => {
            if (status !== 200) throw new Error(`a watcher was answered with ${status}`);
            bodyBytes += bytes;
            resolve(performance.now());
          };
        }),
    );
    const own = other?.ask(get(target));
    const last = Math.max(...(await Promise.all(all)));
    await own;
    sleep();
    return { ms: last - start, meanBytes: bodyBytes / watchers.length };
  },

  /**
   * Everybody watches on, and one card after the other is flipped. @returns how many answers the
   * watchers had in all
   */
  lesson: async ({ port, watchers: targets, flips }: Lesson) => {
    let answered = 0;
    for (const target of targets) {
      const connection = await Connection.open(port);
      const request = get(target);
      connection.onAnswer = () => {
        answered++;
        connection.send(request);
      };
      connection.send(request);
    }
    const player = await Connection.open(port);
    await pause(SETTLE_MS);
    for (const target of flips) {
      await player.ask(get(target));
      await pause(SETTLE_MS); // everybody watches again
    }
    return answered;
  },

  /** One request after the other, on one connection; how each was answered. */
  askAll: async ({
    port,
    targets,
  }: {
    readonly port: number;
    readonly targets: readonly string[];
  }) => {
    const connection = await Connection.open(port);
    const answered: Answer[] = [];
    for (const target of targets) answered.push(await connection.ask(get(target)));
    connection.close();
    return answered;
  },
};

/**
 * A process that sleeps must be woken, and the kernel charges that to whoever sends to it. Players
 * are on other machines, so it is no cost of the server. @returns to be called when there is time
 */
function stayAwake(): () => void {
  let next = setImmediate(function again() {
    next = setImmediate(again);
  });
  return () => clearImmediate(next);
}

export type LoadAnswers = typeof answers;

answerParent(answers);
