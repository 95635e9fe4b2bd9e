import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { below, seededRandom } from '../support/random.ts';
import { RawConnection } from '../support/raw.ts';
import { FarProgram } from './far-program.ts';
import { figure, percentile } from './figure.ts';

/**
 * What others notice of an attack: how long their looks and flips take while it runs, compared to
 * the quiet time right before it, in the same run.
 */

/** How many times slower others may be while an attack runs. */
export const RATIO_MAX = 3;

/** A computer that does other things at the same time may disturb one round, but not all. */
const ROUNDS = 6;
const SAMPLES = 300;
/** Requests come apart, as people's do; back to back they would keep the host awake. */
const PAUSE_MS_MAX = 10;

/** Something that somebody does to a host until it is stopped; it may be started again. */
export interface Attack {
  /** Resolves once it is under way. */
  start(): Promise<unknown>;
  stop(): Promise<unknown>;
}

/** What others noticed in one round, at p95 of their requests. */
interface Round {
  readonly look: Slower;
  readonly flip: Slower;
}

interface Slower {
  readonly quietMs: number;
  readonly attackedMs: number;
  readonly ratio: number;
}

interface Others {
  /** Who looks and flips; the board has unlike cards at 0,0 and 0,1, and nobody else flips these. */
  readonly player?: string;
  /** How many looks, and how many flips, are measured in each half of a round. */
  readonly samples?: number;
}

/**
 * Runs `attack` and measures what `player` notices of it, in up to six rounds: the best one counts.
 * Prints the figure under `name`, and expects both ratios to be within RATIO_MAX.
 */
export async function measureBeside(
  name: string,
  host: { readonly port: number },
  attack: Attack,
  { player = 'ana', samples = SAMPLES }: Others = {},
): Promise<void> {
  const random = seededRandom(31);
  const line = await RawConnection.connect(host);
  const time = async (target: (index: number) => string): Promise<number> => {
    const took: number[] = [];
    while (took.length < samples) {
      await pause(below(random, PAUSE_MS_MAX));
      const sent = performance.now();
      const { status, body } = await line.get(target(took.length));
      took.push(performance.now() - sent);
      expect(status, body).toBe(200);
    }
    return percentile(took, 0.95);
  };
  const both = async () => ({
    look: await time(() => `/look/${player}`),
    flip: await time((index) => `/flip/${player}/0,${index % 2}`),
  });
  await both(); // warm
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS && !rounds.some((round) => worst(round) <= RATIO_MAX)) {
    const quiet = await both();
    await attack.start();
    const attacked = await both();
    await attack.stop();
    rounds.push({
      look: slower(quiet.look, attacked.look),
      flip: slower(quiet.flip, attacked.flip),
    });
  }
  line.cut();
  const best = rounds.toSorted((one, other) => worst(one) - worst(other))[0];
  if (best === undefined) throw new Error('nothing was measured');
  figure(`${name}: ${told('a look', best.look)}, ${told('a flip', best.flip)}`);
  expect(worst(best), JSON.stringify(rounds)).toBeLessThanOrEqual(RATIO_MAX);
}

function slower(quietMs: number, attackedMs: number): Slower {
  return { quietMs, attackedMs, ratio: attackedMs / quietMs };
}

function worst({ look, flip }: Round): number {
  return Math.max(look.ratio, flip.ratio);
}

function told(what: string, { quietMs, attackedMs, ratio }: Slower): string {
  return (
    `${what} at p95 ${quietMs.toFixed(2)} ms alone, ${attackedMs.toFixed(2)} ms beside it ` +
    `(${ratio.toFixed(1)} times)`
  );
}

/**
 * An attack that this process makes: `act`, again and again, one after the other. It must be cheap
 * here, because what is measured runs here, too: if not, use an AttackProgram.
 */
export function again(act: () => Promise<unknown>): Attack {
  let stopping = new AbortController();
  let running: Promise<void> | undefined;
  const run = async ({ signal }: AbortController) => {
    while (!signal.aborted) await act();
  };
  return {
    start: async () => {
      await act();
      stopping = new AbortController();
      running = run(stopping);
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** What every program of an attack begins with; after it come its `start`, `stop` and `counts`. */
const BEGINNING = `
  import net from 'node:net';
  const port = Number(process.argv[1]);
  const args = process.argv.slice(2);
  const get = (target) => 'GET ' + target + ' HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n';
`;

const END = `
  process.on('message', async (message) => {
    if (message === 'start') await start();
    if (message === 'stop') await stop();
    process.send(counts);
  });
`;

/**
 * An attack in a process of its own. `program` is the text of a module that defines the functions `start` and `stop`, and a `counts` that can be sent.
 */
export class AttackProgram<Counts>
  extends FarProgram<'start' | 'stop' | 'counts', Counts>
  implements Attack
{
  constructor(program: string, port: number, ...args: readonly string[]) {
    super(BEGINNING + program + END, String(port), ...args);
  }

  start(): Promise<Counts> {
    return this.say('start');
  }

  /** Everything ends, and every connection of it. */
  stop(): Promise<Counts> {
    return this.say('stop');
  }

  counts(): Promise<Counts> {
    return this.say('counts');
  }
}
