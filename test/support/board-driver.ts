import { expect, test } from 'vitest';
import type { Answer, Operation } from '../../main/check/driver.ts';
import { play } from '../../main/check/play.ts';
import {
  type Scenario,
  boardOf,
  formatScenario,
  parseScenarios,
  subjectOf,
} from '../../main/check/scenario.ts';
import type { Verdict } from '../../main/check/verdict.ts';
import { Board } from '../../main/game/board.ts';
import { formatBoardState } from '../../shared/board-state.ts';
import { RuleFailure } from '../../shared/failures.ts';
import { LocalDriver } from './local-driver.ts';

/** A Board in the place of a server. */
export function onBoard(scenario: Pick<Scenario, 'file'>): LocalDriver {
  const board = Board.fromDeck(boardOf(scenario), undefined, { check: 'whole' });
  return new LocalDriver((operation, signal) =>
    act(board, operation, signal).catch((reason: unknown): Answer => {
      if (reason instanceof RuleFailure) {
        return { kind: 'failed', sentence: reason.message, rule: reason.rule };
      }
      if (signal.aborted) return { kind: 'wrong', what: 'hung up' };
      throw reason;
    }),
  );
}

async function act(board: Board, operation: Operation, signal: AbortSignal): Promise<Answer> {
  if (operation.kind === 'get') throw new Error('a Board has no addresses');
  const { kind, player } = operation;
  if (kind === 'flip') await board.flip(player, operation.at, { signal });
  if (kind === 'replace') await board.map(player, async () => operation.to, [operation.from]);
  if (kind === 'watch') await board.watch({ signal });
  return { kind: 'board', board: formatBoardState(board.look(player)) };
}

/** Expects a scenario to have passed; if it has not, it is told with where it parts. */
export function expectPassed(scenario: Scenario, verdict: Verdict): void {
  expect(verdict, formatScenario(scenario)).toEqual({ kind: 'passed' });
}

/** The test of each of these scenarios on a Board, which must do exactly what is written. */
export function testsOf(scenarios: string): void {
  for (const scenario of parseScenarios(scenarios)) {
    test(`${subjectOf(scenario)}: ${scenario.title}`, async () => {
      const options = { judgedBy: 'our choices' } as const;
      expectPassed(scenario, await play(scenario, onBoard(scenario), options));
    });
  }
}
