/** Plays a scenario on a server, or on a Board in its place, and judges every answer. */

import type { PlayerId } from '../../shared/card.ts';
import type { Answer, Arrival, Driver } from './driver.ts';
import { type FlipEnd, type Move, type Scenario, playersOf, subjectOf } from './scenario.ts';
import { type JudgedBy, Session, verdictOf } from './session.ts';
import type { Verdict } from './verdict.ts';

export interface PlayOptions {
  readonly judgedBy: JudgedBy;
  /** Whether everybody looks after each move, and not only where it is written. */
  readonly everybodyLooks?: boolean;
}

/** @returns what the server did wrong, if anything; the driver is left open */
export function play(scenario: Scenario, driver: Driver, options: PlayOptions): Promise<Verdict> {
  const session = new Session(scenario, driver, options.judgedBy);
  const played = new Played(session, subjectOf(scenario));
  const everybody = options.everybodyLooks === true ? playersOf(scenario.moves) : [];
  return verdictOf(async () => {
    for (const move of scenario.moves) {
      session.beginMove();
      await played.make(move);
      for (const player of everybody) await session.look(player);
    }
  });
}

type Get = Extract<Move, { readonly target: string }>;

/** A scenario as far as it has been played. */
class Played {
  readonly #session: Session;
  readonly #subject: string;
  /** The last flip and the last watch of each player. */
  readonly #flips = new Map<PlayerId, number>();
  readonly #watches = new Map<PlayerId, number>();

  constructor(session: Session, subject: string) {
    this.#session = session;
    this.#subject = subject;
  }

  async make(move: Move): Promise<void> {
    switch (move.kind) {
      case 'flip':
        return this.#flip(move);
      case 'waiting flip':
        return this.#expectEnd(this.#flips.get(move.player), move.end);
      case 'hang up':
        return this.#hangUp(move.player);
      case 'replace': {
        const { kind, player, from, to } = move;
        await this.#session.answered(this.#session.ask({ kind, player, from, to }));
        return this.#session.settled();
      }
      case 'watch':
        return this.#watch(move.player);
      case 'watch waits':
        return this.#expect(this.#watches.get(move.player), { kind: 'waits' });
      case 'watch sees':
        return this.#expect(this.#watches.get(move.player), { kind: 'board', board: move.board });
      case 'sees':
        return this.#expect(await this.#session.look(move.player), {
          kind: 'board',
          board: move.board,
        });
      case 'get refused':
      case 'get has':
        return this.#check(move, await this.#session.get(move.target));
    }
  }

  /**
   * A server that serves waiters in another order may keep this player waiting. The rules do not say what a
   * second flip does then, so it is left out.
   */
  async #flip({ player, at, end }: Extract<Move, { readonly kind: 'flip' }>): Promise<void> {
    const earlier = this.#flips.get(player);
    if (earlier !== undefined && this.#session.isOpen(earlier)) return;
    const request = this.#session.ask({ kind: 'flip', player, at });
    this.#flips.set(player, request);
    await this.#session.settled();
    this.#expectEnd(request, end);
  }

  async #watch(player: PlayerId): Promise<void> {
    const earlier = this.#watches.get(player);
    if (earlier !== undefined && this.#session.isOpen(earlier)) return;
    this.#watches.set(player, this.#session.ask({ kind: 'watch', player }));
    await this.#session.settled();
  }

  async #hangUp(player: PlayerId): Promise<void> {
    const request = this.#flips.get(player);
    if (request === undefined || !this.#session.isOpen(request)) return;
    this.#flips.delete(player);
    await this.#session.hangUp(request);
  }

  #check(move: Get, { request, answer, headers }: Arrival): void {
    const rules = [this.#subject];
    if (move.kind === 'get refused') {
      const isTold = answer.kind === 'refused' && !tellsTooMuch(answer.body);
      if (isTold || answer.kind === 'failed') return;
      this.#session.fail(request, { rules, expected: [{ kind: 'refused' }], observed: answer });
    }
    const { header: name, value } = move;
    if (plain(headers[name] ?? '') === plain(value)) return;
    const expected = [{ kind: 'header', name, value } as const];
    this.#session.fail(request, { rules, expected, observed: { kind: 'no header' } });
  }

  #expectEnd(request: number | undefined, end: FlipEnd): void {
    if (end.kind === 'fails') this.#expect(request, { kind: 'failed', rule: end.rule });
    else this.#expect(request, { kind: end.kind === 'waits' ? 'waits' : 'board' });
  }

  /** What is written holds for our own host; others are judged by the rules alone. */
  #expect(request: number | undefined, wanted: Wanted): void {
    if (this.#session.judgedBy === 'rules' || request === undefined) return;
    const answer = this.#session.answerTo(request);
    if (isWanted(answer, wanted)) return;
    const { kind, board, rule = this.#subject } = wanted;
    const isAnyBoard = kind === 'board' && board === undefined;
    this.#session.fail(request, {
      rules: [rule],
      expected: isAnyBoard ? [] : [kind === 'board' ? { kind, board: board ?? '' } : { kind }],
      observed: answer ?? { kind: 'nothing' },
    });
  }
}

/** What is written of an answer: its kind, and perhaps which board, or which rule failed it. */
interface Wanted {
  readonly kind: 'board' | 'failed' | 'waits';
  readonly board?: string | undefined;
  readonly rule?: string | undefined;
}

function isWanted(answer: Answer | undefined, { kind, board, rule }: Wanted): boolean {
  if (answer === undefined) return kind === 'waits';
  if (answer.kind === 'board') return kind === 'board' && answer.board === (board ?? answer.board);
  return answer.kind === 'failed' && kind === 'failed' && answer.rule === (rule ?? answer.rule);
}

/** A stack trace, or the path of a source file. */
function tellsTooMuch(body: string): boolean {
  return /^\s+at .+[:(]\d+|Traceback|goroutine \d+|\.(?:ts|js|py|go|java|cs)\b.{0,8}\d/m.test(body);
}

/** Neither case nor spaces matter in these headers. */
function plain(header: string): string {
  return header.toLowerCase().replaceAll(/\s/g, '');
}
