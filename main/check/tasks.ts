/** All that a server is tested with. */

import { setTimeout as pause } from 'node:timers/promises';
import { Chance } from './chance.ts';
import { playHistory, randomHistory, simulation } from './history.ts';
import { type CheckOptions, CheckUsageError } from './options.ts';
import { type PlayOptions, play } from './play.ts';
import { randomGame } from './random-game.ts';
import type { Task } from './run.ts';
import { type Scenario, problemOf, problems } from './scenario.ts';
import { scenarios as ourScenarios } from './scenarios/index.ts';

const HISTORIES = 20;

/** Between two requests of the exercise's simulation, in milliseconds. */
const [PAUSE_MIN, PAUSE_MAX] = [0.1, 2];

/** Beside the problems of the exercise, what is tested at the end. */
export const groups = { ...problems, 6: 'Random games', 7: 'All at once' } as const;

/** On a server that runs one board is fresh, and only once. */
export function tasksForOneBoard(options: CheckOptions, board: string): readonly Task[] {
  const left = tasksFor({ ...options, random: 0 }, undefined);
  return [
    ...left.map((task) => (changesNothing(task) ? task : { ...task, notRun: NEEDS_ITS_OWN })),
    gameTask(randomGame(options.seed, board)),
  ];
}

const NEEDS_ITS_OWN = 'it needs a server of its own';

function changesNothing({ scenario }: Task): boolean {
  if (scenario === undefined) return false;
  return scenario.moves.every(
    (move) =>
      move.kind === 'get refused' || (move.kind === 'get has' && move.target.startsWith('/look/')),
  );
}

/**
 * @param own the scenarios of a file, in place of all others
 * @throws CheckUsageError if nothing is left
 */
export function tasksFor(
  { problem, only, random, seed }: CheckOptions,
  own: readonly Scenario[] | undefined,
): readonly Task[] {
  const scenarios = (own ?? ourScenarios).map((scenario) => scenarioTask(scenario));
  const isWhole = own === undefined && problem === 5;
  const tasks = [
    ...scenarios.filter((task) => task.group <= problem),
    ...(isWhole ? gamesAndHistories(random, seed) : []),
  ].filter(({ id }) => only === undefined || id === only);
  if (tasks.length > 0) return tasks;
  const what = only === undefined ? 'no test is left' : `no test is called ${only}`;
  throw new CheckUsageError(what);
}

function gamesAndHistories(random: number, seed: number): readonly Task[] {
  const games = Array.from({ length: random }, (_, index) => gameTask(randomGame(seed + index)));
  const histories = Array.from({ length: HISTORIES }, (_, index) => historyTask(seed + index));
  return [...games, ...histories, simulationTask(seed)];
}

function scenarioTask(scenario: Scenario): Task {
  const group = problemOf(scenario);
  return {
    ...scenario,
    group,
    scenario,
    play: (driver) => play(scenario, driver, { judgedBy: 'rules' }),
  };
}

function gameTask(scenario: Scenario): Task {
  const options: PlayOptions = { judgedBy: 'rules', everybodyLooks: true };
  return {
    ...scenario,
    group: 6,
    scenario,
    isGame: true,
    play: (driver) => play(scenario, driver, options),
  };
}

function historyTask(seed: number): Task {
  const history = randomHistory(seed);
  const { file } = history;
  return {
    id: `history.${seed}`,
    title: 'an order that the rules allow',
    ...{ group: 7, level: 'required', file, scenario: undefined },
    play: (driver) => playHistory(history, driver, { judgedBy: 'rules' }),
  };
}

/** The exercise's own: four players, 100 flips each. */
function simulationTask(seed: number): Task {
  const history = simulation(seed);
  const chance = new Chance(seed);
  const shortPause = () => pause(PAUSE_MIN + chance.next() * (PAUSE_MAX - PAUSE_MIN));
  return {
    id: 'simulation',
    title: 'four players, a hundred flips each',
    ...{ group: 7, level: 'required', file: history.file, scenario: undefined },
    play: (driver) => playHistory(history, driver, { judgedBy: 'rules', pause: shortPause }),
  };
}
