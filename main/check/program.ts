/** memory-scramble check: tests a server, tells what was found, and leaves no process behind. */

import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { CheckReport } from '../../shared/check-report.ts';
import { BoardSyntaxError, parseBoardFile } from '../../shared/board-file.ts';
import { printable } from '../../shared/printable.ts';
import { lastLines } from './failure-report.ts';
import {
  type CheckOptions,
  CheckUsageError,
  type Target,
  USAGE,
  parseCheckOptions,
} from './options.ts';
import { ProgressLine } from './progress-line.ts';
import { BUILT_PAGE, pageOf } from './report-page.ts';
import { exitCodeOf } from '../../shared/check-sums.ts';
import { terminalReport } from './report-terminal.ts';
import { makeReport } from './report.ts';
import { type Source, runTasks } from './run.ts';
import { ScenarioSyntaxError, parseScenarios } from './scenario.ts';
import { notStartedLines } from './server-sentences.ts';
import { Servers } from './servers.ts';
import { type Times, usualTimes } from './server-process.ts';
import { tasksFor, tasksForOneBoard } from './tasks.ts';
import { TerminalText, terminalKind } from './terminal-text.ts';
import { UrlServer } from './url-server.ts';

/** A plain board, on which every server must start. */
const TRIAL_BOARD = '2x2\nA\nB\nB\nA\n';

/** Nothing could be tested. */
class CouldNotRun extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines[0]);
    this.name = 'CouldNotRun';
    this.lines = lines;
  }
}

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** What a check has around it. */
export interface Surroundings {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: NodeJS.ProcessEnv;
  /** Where servers are started. */
  readonly folder: string;
  readonly random: () => number;
  readonly times: Times;
  /** The built page of a report. */
  readonly page: URL | string;
}

const usual: Surroundings = {
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  folder: process.cwd(),
  random: () => randomInt(2 ** 32) / 2 ** 32,
  times: usualTimes,
  page: BUILT_PAGE,
};

/** @returns the exit code */
export async function check(
  args: readonly string[],
  around: Surroundings = usual,
): Promise<number> {
  const say = (lines: readonly string[]) => {
    const text = lines.map((line) => `${printable(line)}\n`).join('');
    around.stderr.write(`memory-scramble: ${text}`);
  };
  try {
    const options = parseCheckOptions(args);
    if (options !== 'help') return await run(options, args, around);
    around.stdout.write(USAGE);
    return 0;
  } catch (error) {
    if (error instanceof CheckUsageError) say([`${error.message} (see --help)`]);
    else if (error instanceof CouldNotRun) say(error.lines);
    else throw error;
    return 2;
  }
}

async function run(
  options: CheckOptions,
  args: readonly string[],
  around: Surroundings,
): Promise<number> {
  const { target, jobs, patienceMs, timeoutMs, seed } = options;
  const scenarios = await readScenarios(options);
  const source = await sourceOf(target, around);
  const over = new AbortController();
  const signals = new Signals(source, over);
  const timer = setTimeout(() => over.abort(), timeoutMs);
  const progress = new ProgressLine(around.stderr);
  const began = performance.now();
  try {
    await tryToStart(source, target);
    const tasks =
      target.kind === 'url'
        ? tasksForOneBoard(options, await readText(target.boardFile))
        : tasksFor(options, scenarios);
    const found = await runTasks(source, tasks, {
      jobs: target.kind === 'url' ? 1 : jobs,
      patienceMs,
      canPlayAgain: target.kind === 'command',
      over: over.signal,
      onProgress: (now) => progress.show(now),
    });
    progress.clear();
    if (signals.code !== undefined) return signals.code;
    const seconds = (performance.now() - began) / 1_000;
    const typed = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
    const { remarks } = source;
    const parts = { found, target, seed, args: typed, remarks, at: Date.now(), seconds };
    return await tell(makeReport(parts), options, around);
  } catch (error) {
    if (signals.code === undefined) throw error;
    return signals.code; // its servers were ended under it
  } finally {
    clearTimeout(timer);
    progress.clear();
    await source.end();
    signals.stopListening();
  }
}

async function sourceOf(target: Target, { folder, random, times }: Surroundings): Promise<Source> {
  if (target.kind === 'command') {
    const { command } = target;
    return new Servers({ command, folder, random, times });
  }
  try {
    parseBoardFile(await readText(target.boardFile));
  } catch (error) {
    if (!(error instanceof BoardSyntaxError)) throw error;
    throw new CheckUsageError(`--board ${target.boardFile}: ${error.message}`);
  }
  return new UrlServer(target.url);
}

async function readScenarios({ scenarioFile }: CheckOptions) {
  if (scenarioFile === undefined) return undefined;
  try {
    return parseScenarios(await readText(scenarioFile));
  } catch (error) {
    if (!(error instanceof ScenarioSyntaxError)) throw error;
    throw new CheckUsageError(`--scenario ${scenarioFile}: ${error.message}`);
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new CheckUsageError(`${file} cannot be read (${(error as Error).message})`);
  }
}

/** Whatever cannot be tested is told before anything is tested. */
async function tryToStart(source: Source, target: Target): Promise<void> {
  const file = target.kind === 'command' ? TRIAL_BOARD : await readText(target.boardFile);
  const started = await source.start(file, { ms: undefined, factor: 1 });
  if (!('why' in started)) return started.end();
  const printed = lastLines(started.printed);
  const lines =
    printed === '' ? ['It printed nothing.'] : ['It printed:', '', ...printed.split('\n')];
  const isOurs = started.why.kind !== 'no-program' && target.kind === 'command';
  throw new CouldNotRun([...notStartedLines(started), ...(isOurs ? lines : [])]);
}

/** Prints the report, and writes it to the files that were asked for. @returns the exit code */
async function tell(
  report: CheckReport,
  { json, html }: CheckOptions,
  { stdout, env, page }: Surroundings,
): Promise<number> {
  const text = new TerminalText(terminalKind(stdout.isTTY === true, env));
  stdout.write(terminalReport(report, text, html));
  if (json !== undefined) await write(json, `${JSON.stringify(report, undefined, 2)}\n`);
  if (html !== undefined) await write(html, await pageOf(report, page));
  return exitCodeOf(report);
}

async function write(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new CouldNotRun([`${file} cannot be written (${(error as Error).message})`]);
  }
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Servers end with the check, however that ends. */
class Signals {
  /** The exit code, once somebody wants the check to end. */
  code: number | undefined;
  readonly #listeners = new Map<string, NodeJS.SignalsListener>();
  readonly #kill: () => void;

  constructor(source: Source, over: AbortController) {
    this.#kill = () => source.kill();
    process.once('exit', this.#kill);
    for (const [name, code] of Object.entries(SIGNALS)) {
      const end = () => {
        if (this.code !== undefined) process.exit(code); // whoever asks twice is in a hurry
        this.code = code;
        over.abort();
        source.end().catch(() => undefined); // awaited, and told, where the check ends
      };
      process.on(name, end);
      this.#listeners.set(name, end);
    }
  }

  stopListening(): void {
    process.off('exit', this.#kill);
    for (const [name, end] of this.#listeners) process.off(name, end);
  }
}
