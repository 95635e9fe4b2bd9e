/**
 * Follows what a client asks and hears, and knows every board that the server may have now. Each answer leaves
 * only the boards that can have given it; when none is left, the server is wrong.
 */

import type { Card, PlayerId } from '../../shared/card.ts';
import type { RuleId } from '../../shared/failures.ts';
import type { Answer } from './driver.ts';
import {
  type BoardOperation,
  type Choices,
  type Next,
  type Possible,
  look,
  next,
  wakes,
} from './model.ts';
import type { Expected } from './verdict.ts';

/** The judge gives up above this many possible boards. */
const POSSIBLE_MAX = 10_000;
/** A failure tells at most this many answers that would have been right. */
const EXPECTED_MAX = 8;

/** There are too many possible boards. */
export class Undecided extends Error {}

/** A request as the model knows it. */
export type Asked =
  | { readonly kind: 'look' | 'watch'; readonly player: PlayerId }
  | { readonly kind: 'flip'; readonly player: PlayerId; readonly spot: number }
  | {
      readonly kind: 'replace';
      readonly player: PlayerId;
      readonly from: Card;
      readonly to: Card;
    };

/** A request without an answer, on one possible board. */
interface Open {
  readonly request: number;
  readonly asked: Asked;
  /**
   * `sent`: it may not have arrived; `waits`: a flip by 1-D, or a watch that has surely begun; `told`: a watch
   * that must answer; `done`, `failed`.
   */
  readonly status: 'sent' | 'waits' | 'told' | 'done' | 'failed';
  /** The numbers of the board states that it may be answered with. */
  readonly seen: readonly number[];
  readonly rules: readonly RuleId[];
}

/** One way in which everything so far may have happened. */
interface Configuration {
  readonly board: Possible;
  readonly open: readonly Open[];
}

export interface JudgeOptions {
  readonly choices: Choices;
  /** Whether the board of an answer to a flip or a replacement is that of its own step, or a later one. */
  readonly views: 'own step' | 'own step or later';
}

export class Judge {
  readonly #options: JudgeOptions;
  #configurations: readonly Configuration[];
  /** What was asked, and not answered. */
  readonly #open = new Map<number, Asked>();
  /** Board states and boards by numbers, which are quicker to compare. */
  readonly #states = new Numbers();
  readonly #boards = new Numbers();
  readonly #numberOf = new WeakMap<Possible, number>();

  constructor(board: Possible, options: JudgeOptions) {
    this.#options = options;
    this.#configurations = [{ board, open: [] }];
  }

  /** How many requests are not answered. */
  get open(): number {
    return this.#open.size;
  }

  sent(request: number, asked: Asked): void {
    this.#open.set(request, asked);
    this.#configurations = this.#configurations.map(({ board, open }) => {
      const seen = asked.kind === 'look' ? [this.#view(board, asked.player)] : [];
      return { board, open: [...open, { request, asked, status: 'sent', seen, rules: [] }] };
    });
  }

  /** @returns undefined if this can be the answer; or else all that can be, and by which rules */
  answered(
    request: number,
    answer: Answer,
  ): { readonly expected: readonly Expected[]; readonly rules: readonly RuleId[] } | undefined {
    const fitting = this.#search(
      (configuration) => this.#fits(configuration, request, answer),
      (configuration) => this.#isLost(configuration, request, answer),
    );
    if (fitting.length === 0) return this.expected(request);
    this.#open.delete(request);
    this.#configurations = this.#distinct(
      fitting.map(({ board, open }) => ({
        board,
        open: open.filter((one) => one.request !== request),
      })),
    );
    return undefined;
  }

  /** Whether it may be that nothing arrives any more until somebody does something. */
  mayBeQuiet(): boolean {
    const mustCome = ({ kind }: Asked) => kind === 'look' || kind === 'replace';
    if ([...this.#open.values()].some(mustCome)) return false;
    return this.#search((configuration) => this.#isQuiet(configuration)).length > 0;
  }

  /** Nothing has arrived for the whole patience. */
  quiet(): void {
    const quiet = this.#search((configuration) => this.#isQuiet(configuration));
    this.#configurations = this.#distinct(
      quiet.map(({ board, open }) => ({ board, open: open.map(begun) })),
    );
  }

  /** The client hangs up while its flip waits. */
  hungUp(request: number): void {
    this.#open.delete(request);
    const after = this.#configurations.flatMap(({ board, open }) =>
      next(board, { kind: 'hang up', request }, this.#options.choices).map((step) => ({
        board: step.board,
        open: open.filter((one) => one.request !== request),
      })),
    );
    this.#configurations = this.#distinct(after);
  }

  /** Every answer that this request may have had. */
  expected(request: number): {
    readonly expected: readonly Expected[];
    readonly rules: readonly RuleId[];
  } {
    const expected = new Map<string, Expected>();
    const rules = new Set<RuleId>();
    this.#search((configuration) => {
      const open = configuration.open.find((one) => one.request === request);
      if (open === undefined) return false;
      for (const rule of open.rules) rules.add(rule);
      if (open.status === 'failed') expected.set('failed', { kind: 'failed' });
      for (const seen of open.seen) {
        const board = this.#states.textOf(seen);
        expected.set(board, { kind: 'board', board });
      }
      if (this.#isQuiet(configuration)) expected.set('waits', { kind: 'waits' });
      return false;
    });
    return { expected: [...expected.values()].slice(0, EXPECTED_MAX), rules: [...rules] };
  }

  /** From every configuration on, by what may have happened meanwhile, until `isFound` or `isLost`. */
  #search(
    isFound: (configuration: Configuration) => boolean,
    isLost: (configuration: Configuration) => boolean = () => false,
  ): readonly Configuration[] {
    const found: Configuration[] = [];
    const known = new Map<string, Configuration>();
    const add = (configurations: readonly Configuration[]) => {
      for (const one of configurations) {
        const key = this.#keyOf(one);
        if (!known.has(key)) known.set(key, one);
        if (known.size > POSSIBLE_MAX) throw new Undecided();
      }
    };
    add(this.#configurations);
    // What is added while it goes on comes in its turn.
    for (const configuration of known.values()) {
      if (isFound(configuration)) found.push(configuration);
      else if (!isLost(configuration)) add(this.#after(configuration));
    }
    return found;
  }

  #distinct(configurations: readonly Configuration[]): readonly Configuration[] {
    const byKey = new Map(configurations.map((one) => [this.#keyOf(one), one] as const));
    if (byKey.size > POSSIBLE_MAX) throw new Undecided();
    return [...byKey.values()];
  }

  /** What one more thing may make of it: a request arrives, or a flip that waits wakes. */
  #after({ board, open }: Configuration): readonly Configuration[] {
    const { choices } = this.#options;
    const arriving = open.flatMap(({ request, asked, status }): readonly BoardOperation[] => {
      const isAction = asked.kind === 'flip' || asked.kind === 'replace';
      return status === 'sent' && isAction ? [{ ...asked, request }] : [];
    });
    const operations = choices === 'any' ? [...arriving, ...wakes(board)] : arriving;
    return operations.flatMap((operation) =>
      next(board, operation, choices).map((step) => ({
        board: step.board,
        open: open.map((one) => this.#afterStep(one, step, operation)),
      })),
    );
  }

  #afterStep(open: Open, step: Next, operation: BoardOperation): Open {
    const { request, asked, status } = open;
    const isOwn = operation.request === request;
    const rules = isOwn ? [...new Set([...open.rules, ...step.rules])] : open.rules;
    const ended = step.ended.find((one) => one.request === request);
    if (ended !== undefined) {
      if (ended.ending !== 'ok')
        return { ...open, status: 'failed', rules: [...rules, ended.ending] };
      return { ...open, status: 'done', seen: [this.#view(step.board, asked.player)], rules };
    }
    if (asked.kind === 'watch') return this.#afterChange(open, step);
    if (isOwn && asked.kind === 'replace') {
      return { ...open, status: 'done', seen: [this.#view(step.board, asked.player)], rules };
    }
    if (isOwn) return { ...open, status: 'waits', rules };
    const isLater = status === 'done' && this.#options.views === 'own step or later';
    if (asked.kind === 'look' || isLater) return this.#seeing(open, [step.board]);
    return open;
  }

  /** A watch may be answered in the middle of the step, after it, and later. */
  #afterChange(open: Open, step: Next): Open {
    if (step.change === 'no')
      return open.seen.length === 0 ? open : this.#seeing(open, [step.board]);
    const seeing = this.#seeing(open, [...step.halves(), step.board]);
    return open.status === 'waits' && step.change === 'yes'
      ? { ...seeing, status: 'told' }
      : seeing;
  }

  #seeing(open: Open, boards: readonly Possible[]): Open {
    const views = boards.map((board) => this.#view(board, open.asked.player));
    if (views.every((view) => open.seen.includes(view))) return open;
    return { ...open, seen: [...new Set([...open.seen, ...views])].toSorted((a, b) => a - b) };
  }

  #fits({ open }: Configuration, request: number, answer: Answer): boolean {
    const one = open.find((each) => each.request === request);
    if (answer.kind === 'failed') return one?.status === 'failed';
    if (answer.kind !== 'board' || one === undefined) return false;
    return one.seen.includes(this.#states.of(answer.board));
  }

  /** Whether nothing that may still happen makes this the answer. */
  #isLost({ open }: Configuration, request: number, answer: Answer): boolean {
    const one = open.find((each) => each.request === request);
    if (one === undefined || one.status === 'failed') return true;
    return one.status === 'done' && (answer.kind !== 'board' || this.#options.views === 'own step');
  }

  #isQuiet({ board, open }: Configuration): boolean {
    const isWaiting = open.every(({ asked, status }) =>
      asked.kind === 'watch' ? status !== 'told' : status === 'waits',
    );
    return isWaiting && (this.#options.choices === 'ours' || wakes(board).length === 0);
  }

  #view(board: Possible, player: PlayerId): number {
    return this.#states.of(look(board, player));
  }

  #keyOf({ board, open }: Configuration): string {
    const each = open.map(({ request, status, seen }) => `${request} ${status} ${seen.join()}`);
    return `${this.#boardNumber(board)}; ${each.join('; ')}`;
  }

  /** Equal for two boards exactly when the rules cannot tell them apart from now on. */
  #boardNumber(board: Possible): number {
    const known = this.#numberOf.get(board);
    if (known !== undefined) return known;
    const waits = board.waits.map(({ request }) => request);
    if (this.#options.choices === 'any') waits.sort((one, other) => one - other);
    const givenUp = board.givenUp.map(({ player, spot }) => `${player} ${spot}`).toSorted();
    const { cards, up, controllers } = board;
    const number = this.#boards.of(JSON.stringify([cards, up, controllers, waits, givenUp]));
    this.#numberOf.set(board, number);
    return number;
  }
}

/** After quiet a watch has surely begun, and what came before it is no change to it. */
function begun(open: Open): Open {
  if (open.asked.kind !== 'watch' || open.status !== 'sent') return open;
  return { ...open, status: 'waits', seen: [] };
}

/** Texts by numbers: equal texts have equal ones. */
class Numbers {
  readonly #texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  of(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  textOf(number: number): string {
    return this.#texts[number] ?? '';
  }
}
