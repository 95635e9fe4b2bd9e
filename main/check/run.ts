/** Plays tests on servers, several at once; what fails is played again alone, with more patience. */

import type { Driver } from './driver.ts';
import { HttpDriver, type Remark } from './http-driver.ts';
import type { PatienceOptions } from './patience.ts';
import { play } from './play.ts';
import type { Level, Scenario } from './scenario.ts';
import type { NotStarted } from './server-process.ts';
import { notStartedLines } from './server-sentences.ts';
import { shorten } from './shorten.ts';
import type { Started } from './servers.ts';
import type { Failure, Verdict } from './verdict.ts';

/** One test, which needs a fresh server with this board. */
export interface Task {
  readonly id: string;
  readonly title: string;
  /** Under which heading it is told, by its number. */
  readonly group: number;
  readonly level: Level;
  readonly file: string;
  /** A history has none: it never comes again. */
  readonly scenario: Scenario | undefined;
  /** A random game, which is made shorter if it fails. */
  readonly isGame?: boolean;
  /** Why it cannot be run here. */
  readonly notRun?: string;
  play(driver: Driver): Promise<Verdict>;
}

export interface Found {
  readonly task: Task;
  readonly verdict: Verdict;
  /** The scenario that was found: of a game that fails its shortest moves. */
  readonly scenario: Scenario | undefined;
  /** The end of what the server printed, if it failed. */
  readonly printed: string | undefined;
}

/** Where servers come from. */
export interface Source {
  start(file: string, patience: PatienceOptions): Promise<Started | NotStarted>;
  /** What the report should say of them. */
  readonly remarks: ReadonlySet<Remark>;
  /** Ends all of them. */
  end(): Promise<void>;
  /** The same at once, while check itself is made to end. */
  kill(): void;
}

/** How far it is. */
export interface Progress {
  readonly done: number;
  readonly all: number;
  /** What was done last. */
  readonly task: Task;
}

export interface RunOptions {
  readonly jobs: number;
  readonly patienceMs: number | undefined;
  /** Whether a test can be played again: a server that runs has one fresh board. */
  readonly canPlayAgain: boolean;
  /** Aborted when the time is up. */
  readonly over: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** How many servers start while others are played on. */
const AHEAD = 2;

const AGAIN_FACTOR = 4;

/** More games than these would tell the same again. */
const SHORTENED_MAX = 5;

const SHORTEN_AT_ONCE = 4;

const TIME_IS_UP: Verdict = { kind: 'not run', why: 'the time was up' };

/** Once so many random games have failed, others would take minutes to tell the same. */
const GAMES_FAILED_MAX = 5;

const ENOUGH_FAILED: Verdict = {
  kind: 'not run',
  why: `${GAMES_FAILED_MAX} random games have failed`,
};

/** @returns what was found, in the order of the tasks */
export async function runTasks(
  source: Source,
  tasks: readonly Task[],
  options: RunOptions,
): Promise<readonly Found[]> {
  const run = new Run(source, options);
  const first = await run.play(tasks, { jobs: options.jobs, factor: 1 });
  if (!options.canPlayAgain) return first;
  const failed = first.filter(comesAgain).map(({ task }) => task);
  const alone = await run.play(failed, { jobs: 1, factor: AGAIN_FACTOR });
  const found = first.map((one) => surely(one, alone[failed.indexOf(one.task)]));
  const hasFailed = found.some(({ task, verdict }) => task.isGame === true && isFailed(verdict));
  const left = hasFailed ? [] : found.filter(({ verdict }) => verdict === ENOUGH_FAILED);
  const later = await run.play(
    left.map(({ task }) => task),
    { jobs: 1, factor: AGAIN_FACTOR },
  );
  return run.shortened(found.map((one) => later[left.indexOf(one)] ?? one));
}

/** A history never comes again: where nothing was waited for, it counts at once. */
function comesAgain({ task, verdict }: Found): boolean {
  return verdict.kind === 'failed' && (task.scenario !== undefined || isByTime(verdict.failure));
}

/** Whether a faster server, or more patience, might have passed. */
function isByTime({ happened, observed }: Failure): boolean {
  const hasStarted = happened.length > 0;
  return (
    !hasStarted || observed.kind === 'nothing' || happened.some(({ kind }) => kind === 'quiet')
  );
}

/** What could not be played again counts as it was found, unless it may only have been slow. */
function surely(first: Found, again: Found | undefined): Found {
  if (again === undefined || first.verdict.kind !== 'failed') return first;
  if (again.verdict.kind === 'not run') return isByTime(first.verdict.failure) ? again : first;
  return again.verdict.kind === 'passed' ? { ...again, verdict: { kind: 'slow' } } : again;
}

class Run {
  readonly #source: Source;
  readonly #options: RunOptions;
  readonly #over: Promise<unknown>;
  #done = 0;
  #all = 0;

  constructor(source: Source, options: RunOptions) {
    this.#source = source;
    this.#options = options;
    this.#over = new Promise((resolve) => {
      options.over.addEventListener('abort', resolve, { once: true });
    });
  }

  async play(
    tasks: readonly Task[],
    { jobs, factor }: { readonly jobs: number; readonly factor: number },
  ): Promise<readonly Found[]> {
    this.#all += tasks.length;
    const { patienceMs: ms, over, onProgress } = this.#options;
    const found = tasks.map((task) =>
      foundBy(task, task.notRun === undefined ? TIME_IS_UP : { kind: 'not run', why: task.notRun }),
    );
    const waiting = [...tasks.entries()].filter(([, task]) => task.notRun === undefined).values();
    const begun: { index: number; task: Task; server: ReturnType<Source['start']> }[] = [];
    let gamesFailed = 0;
    const begin = () => {
      while (begun.length < (jobs === 1 ? 1 : AHEAD) && !over.aborted) {
        const { value } = waiting.next();
        if (value === undefined) return;
        const [index, task] = value;
        if (task.isGame === true && factor === 1 && gamesFailed >= GAMES_FAILED_MAX) {
          found[index] = foundBy(task, ENOUGH_FAILED);
          this.#done++;
          continue;
        }
        begun.push({ index, task, server: this.#source.start(task.file, { ms, factor }) });
      }
    };
    const work = async () => {
      for (begin(); begun.length > 0; begin()) {
        const { index, task, server } = begun.shift() as (typeof begun)[number];
        if (jobs > 1) begin();
        const one = await this.#inTime(task, server);
        found[index] = one;
        if (task.isGame === true && isFailed(one.verdict)) gamesFailed++;
        this.#done++;
        onProgress({ done: this.#done, all: this.#all, task });
      }
    };
    await Promise.all(Array.from({ length: jobs }, work));
    return found;
  }

  /** The same with the shortest moves that fail, of the first games that fail. */
  async shortened(found: readonly Found[]): Promise<readonly Found[]> {
    const games = found.filter(({ task, verdict }) => isFailed(verdict) && task.isGame === true);
    const shorter = new Map<Found, Found>();
    for (const game of games.slice(0, SHORTENED_MAX)) shorter.set(game, await this.#shorten(game));
    return found.map((one) => shorter.get(one) ?? one);
  }

  async #shorten(game: Found): Promise<Found> {
    const { task, scenario, verdict } = game;
    if (scenario === undefined || verdict.kind !== 'failed') return game;
    const playShort = async (shorter: Scenario, everybodyLooks: boolean) => {
      const found = await this.#playOnce({
        ...task,
        scenario: shorter,
        play: (driver) => play(shorter, driver, { judgedBy: 'rules', everybodyLooks }),
      });
      return found.verdict;
    };
    const mayGoOn = () => !this.#options.over.aborted;
    const options = { atOnce: Math.min(this.#options.jobs, SHORTEN_AT_ONCE), mayGoOn };
    const shorter = await shorten(scenario, verdict.failure.moves, playShort, options);
    const again = await playShort(shorter, false);
    return again.kind === 'failed' ? { ...game, scenario: shorter, verdict: again } : game;
  }

  #playOnce(task: Task): Promise<Found> {
    const { patienceMs: ms } = this.#options;
    return this.#inTime(task, this.#source.start(task.file, { ms, factor: 1 }));
  }

  /** What is found, unless the time is up first: then the servers are ended under the players. */
  async #inTime(task: Task, server: Promise<Started | NotStarted>): Promise<Found> {
    const { over } = this.#options;
    const played = server.then((started) => this.#playOn(task, started));
    await Promise.race([played, this.#over]).catch((error: unknown) => {
      if (!over.aborted) throw error;
    });
    return over.aborted ? foundBy(task, TIME_IS_UP) : played;
  }

  async #playOn(task: Task, server: Started | NotStarted): Promise<Found> {
    if ('why' in server) return foundBy(task, neverAnswered(server), server.printed);
    const driver = new HttpDriver(server);
    try {
      const verdict = await task.play(driver);
      return foundBy(task, verdict, verdict.kind === 'failed' ? server.printed() : undefined);
    } finally {
      await driver.close();
    }
  }
}

function isFailed({ kind }: Verdict): boolean {
  return kind === 'failed';
}

function foundBy(task: Task, verdict: Verdict, printed?: string): Found {
  return { task, verdict, scenario: task.scenario, printed };
}

/** Other tasks have shown that servers start: this board is what it does not start with. */
function neverAnswered(server: NotStarted): Verdict {
  const [what = ''] = notStartedLines(server);
  const observed = { kind: 'wrong', what } as const;
  const failure = { rules: [], happened: [], moves: 0, request: 0, expected: [], observed };
  return { kind: 'failed', failure };
}
