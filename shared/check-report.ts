/** The report of a check, as it is written to a file as JSON, and as its page shows it. */

export interface CheckReport {
  readonly format: 'memory-scramble check 1';
  /** What was typed. */
  readonly command: string;
  readonly seed: number;
  /** When it ended, in milliseconds since 1970, and how long it took. */
  readonly at: number;
  readonly seconds: number;
  readonly problems: readonly CheckProblem[];
  /** What is not wrong, but worth a word. */
  readonly remarks: readonly string[];
}

/** One problem of the exercise. */
export interface CheckProblem {
  readonly number: number;
  readonly title: string;
  readonly tests: readonly CheckTest[];
}

export type CheckState = 'passed' | 'failed' | 'slow' | 'undecided' | 'not run';

export interface CheckTest {
  readonly id: string;
  readonly title: string;
  /** Only what is required decides. */
  readonly level: 'required' | 'sound';
  readonly state: CheckState;
  /** Why it was not run. */
  readonly why?: string;
  readonly failure?: CheckFailure;
}

/** Where a server parts from the rules. */
export interface CheckFailure {
  /** The rules by which the answer should have come, such as 1-D. */
  readonly rules: readonly CheckRule[];
  readonly rows: number;
  readonly columns: number;
  /** As in `A B / B A`. */
  readonly board: string;
  readonly moves: readonly CheckMove[];
  /** What was seen of control and waiting. */
  readonly bars: readonly CheckBar[];
  /** The number of the move whose answer, or silence, does not fit. */
  readonly move: number;
  /** All that would have been right, best known first; none: the protocol knows no such answer. */
  readonly expected: readonly CheckAnswer[];
  readonly came: CheckAnswer;
  /** The moves as a file for `--scenario`. */
  readonly scenario: string | null;
  /** What to type in order to try it again. */
  readonly again: string;
  /** The same requests, one a line. */
  readonly curl: readonly string[];
  /** The end of what the server printed, if it stopped. */
  readonly printed: string | null;
}

export interface CheckRule {
  readonly id: string;
  readonly sentence: string;
}

export interface CheckMove {
  /** From 1. */
  readonly number: number;
  /** Null: it is nobody's. */
  readonly player: string | null;
  /** As in `flip 0,0`. */
  readonly asked: string;
  /** In short, as in `my A`; null: nothing has come. */
  readonly answer: string | null;
  /** The last move that had been made when the answer came. */
  readonly answeredAt: number | null;
}

/** From when to when a player was seen to control cards, or had a flip open. */
export interface CheckBar {
  readonly player: string;
  readonly kind: 'has' | 'pair' | 'wait';
  /** As in `0,0`. */
  readonly spots: readonly string[];
  readonly card: string | null;
  readonly from: number;
  /** Null: to the end. */
  readonly to: number | null;
}

export interface CheckAnswer {
  readonly kind: 'board' | 'failed' | 'refused' | 'waits' | 'header' | 'wrong';
  /** In one line. */
  readonly text: string;
  /** As it goes over the wire; of a board, its header and each spot. */
  readonly lines: readonly string[];
}
