/** What a test of a server found. */

import type { Answer, Operation } from './driver.ts';
import type { Level, Problem, Scenario } from './scenario.ts';

/** What the client did and heard, in order. */
export type Happening =
  | { readonly kind: 'sent'; readonly request: number; readonly operation: Operation }
  | { readonly kind: 'answered'; readonly request: number; readonly answer: Answer }
  | { readonly kind: 'hung up'; readonly request: number }
  /** Nothing more came for the whole patience. */
  | { readonly kind: 'quiet' };

/** An answer that the rules would have allowed; `waits`: none, for now. */
export type Expected =
  | { readonly kind: 'board'; readonly board: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'waits' }
  | { readonly kind: 'header'; readonly name: string; readonly value: string };

/** Where a server parts from the rules. */
export interface Failure {
  /** The rules by which the request should have been answered, such as `3-B`, `1-B`. */
  readonly rules: readonly string[];
  /** Everything until then; the last one does not fit. */
  readonly happened: readonly Happening[];
  /** How many moves of the scenario had been begun. */
  readonly moves: number;
  /** Whose answer, or silence, does not fit. */
  readonly request: number;
  /** All that the rules would have allowed, best known first; empty: the protocol knows no such answer. */
  readonly expected: readonly Expected[];
  readonly observed: Answer | { readonly kind: 'nothing' } | { readonly kind: 'no header' };
}

export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Failed, and passed with four times the patience. */
  | { readonly kind: 'slow' }
  /** More boards are possible than are followed. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'not run'; readonly why: string };

/** What was found by one scenario, random game, history, or by the simulation. */
export interface Result {
  readonly id: string;
  readonly title: string;
  readonly problem: Problem;
  readonly level: Level;
  readonly verdict: Verdict;
  /** The scenario, or the shortest moves of a game that fail; a history cannot be run again. */
  readonly scenario: Scenario | undefined;
}
