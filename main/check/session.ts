/** A client of one server: what it asks, what it hears, and what the rules say to that. */

import type { PlayerId } from '../../shared/card.ts';
import type { Answer, Arrival, Driver, Operation } from './driver.ts';
import { type Asked, Judge, type JudgeOptions, Undecided } from './judge.ts';
import { layOut } from './model.ts';
import { type Scenario, boardOf } from './scenario.ts';
import type { Failure, Happening, Verdict } from './verdict.ts';

/** Any server is judged by the rules alone; our own also by our own choices and by what is written. */
export type JudgedBy = 'rules' | 'our choices';

const judging: Readonly<Record<JudgedBy, JudgeOptions>> = {
  rules: { choices: 'any', views: 'own step or later' },
  'our choices': { choices: 'ours', views: 'own step' },
};

export type GameOperation = Exclude<Operation, { readonly kind: 'get' }>;

export class Session {
  readonly judgedBy: JudgedBy;
  readonly #driver: Driver;
  readonly #judge: Judge;
  readonly #columns: number;
  readonly #happened: Happening[] = [];
  readonly #answers = new Map<number, Answer>();
  #moves = 0;

  constructor(board: Pick<Scenario, 'file'>, driver: Driver, judgedBy: JudgedBy) {
    const { rows, columns, cards } = boardOf(board);
    this.judgedBy = judgedBy;
    this.#driver = driver;
    this.#judge = new Judge(layOut(rows, columns, cards), judging[judgedBy]);
    this.#columns = columns;
  }

  /** How many requests of the game are not answered. */
  get open(): number {
    return this.#judge.open;
  }

  isOpen(request: number | undefined): boolean {
    return request !== undefined && !this.#answers.has(request);
  }

  answerTo(request: number): Answer | undefined {
    return this.#answers.get(request);
  }

  /** Another move of a scenario begins. */
  beginMove(): void {
    this.#moves++;
  }

  ask(operation: GameOperation): number {
    const request = this.#driver.send(operation);
    this.#happened.push({ kind: 'sent', request, operation });
    this.#judge.sent(request, this.#asked(operation));
    return request;
  }

  /** The next answer; undefined if none has to come, and none came for the whole patience. */
  async hear(): Promise<Arrival | undefined> {
    const mayWait = this.#judge.mayBeQuiet();
    const arrival = await this.#driver.next(mayWait ? 'may wait' : 'must come');
    if (arrival !== undefined) {
      this.#judgeAnswer(arrival);
    } else if (mayWait) {
      this.#judge.quiet();
      this.#happened.push({ kind: 'quiet' });
    } else {
      this.fail(this.#overdue(), { observed: { kind: 'nothing' } });
    }
    return arrival;
  }

  /** Hears until this request is answered. */
  async answered(request: number): Promise<void> {
    while (this.isOpen(request) && (await this.hear()) !== undefined);
  }

  /** Hears until nothing more can come. */
  async settled(): Promise<void> {
    while (this.open > 0 && (await this.hear()) !== undefined);
  }

  async look(player: PlayerId): Promise<number> {
    const request = this.ask({ kind: 'look', player });
    await this.answered(request);
    return request;
  }

  /** Any other address: what comes back is not judged here. */
  async get(target: string): Promise<Arrival> {
    const operation = { kind: 'get', target } as const;
    const request = this.#driver.send(operation);
    this.#happened.push({ kind: 'sent', request, operation });
    for (;;) {
      const arrival = await this.#driver.next('must come');
      if (arrival === undefined) this.fail(request, { observed: { kind: 'nothing' } });
      if (arrival.request !== request) {
        this.#judgeAnswer(arrival);
        continue;
      }
      this.#happened.push({ kind: 'answered', request, answer: arrival.answer });
      return arrival;
    }
  }

  /** The client of a flip that waits hangs up, and the server has time to notice. */
  async hangUp(request: number): Promise<void> {
    this.#driver.hangUp(request);
    this.#happened.push({ kind: 'hung up', request });
    this.#judge.hungUp(request);
    while ((await this.hear()) !== undefined);
  }

  /** What is not said is what the rules say. */
  fail(
    request: number,
    failure: Pick<Failure, 'observed'> & Partial<Pick<Failure, 'expected' | 'rules'>>,
  ): never {
    const happened = [...this.#happened];
    const expected = this.#judge.expected(request);
    throw new Wrong({ ...expected, ...failure, happened, moves: this.#moves, request });
  }

  #asked(operation: GameOperation): Asked {
    if (operation.kind !== 'flip') return operation;
    const { kind, player, at } = operation;
    return { kind, player, spot: at.row * this.#columns + at.column };
  }

  #judgeAnswer({ request, answer }: Arrival): void {
    this.#happened.push({ kind: 'answered', request, answer });
    this.#answers.set(request, answer);
    const wrong = this.#judge.answered(request, answer);
    if (wrong !== undefined) this.fail(request, { observed: answer, ...wrong });
  }

  /** A request that cannot wait any longer. */
  #overdue(): number {
    const open = this.#happened.flatMap((one) =>
      one.kind === 'sent' && this.isOpen(one.request) ? [one.request] : [],
    );
    const mayWait = (request: number) =>
      this.#judge.expected(request).expected.some(({ kind }) => kind === 'waits');
    return open.find((request) => !mayWait(request)) ?? open[0] ?? 0;
  }
}

/** The server has parted from the rules. */
class Wrong extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super('the server has parted from the rules');
    this.failure = failure;
  }
}

/** The verdict on what was done in a session. */
export async function verdictOf(act: () => Promise<void>): Promise<Verdict> {
  try {
    await act();
    return { kind: 'passed' };
  } catch (error) {
    if (error instanceof Undecided) return { kind: 'undecided' };
    if (error instanceof Wrong) return { kind: 'failed', failure: error.failure };
    throw error;
  }
}
