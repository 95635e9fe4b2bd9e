/** What the judge allows, though it looks wrong, and what it does not allow, though it looks right. */
import { describe, expect, test } from 'vitest';
import { type Asked, Judge, type JudgeOptions, Undecided } from '../../main/check/judge.ts';
import { layOut } from '../../main/check/model.ts';

const RULES: JudgeOptions = { choices: 'any', views: 'own step or later' };
const OURS: JudgeOptions = { choices: 'ours', views: 'own step' };

/** A judge of a board of two rows, and what is asked there. */
class Asking {
  readonly #judge: Judge;
  #sent = 0;

  constructor(cards: string, options: JudgeOptions = RULES) {
    this.#judge = new Judge(layOut(2, 2, cards.split(' ')), options);
  }

  ask(asked: Asked): number {
    this.#judge.sent(++this.#sent, asked);
    return this.#sent;
  }

  flip(player: string, spot: number): number {
    return this.ask({ kind: 'flip', player, spot });
  }

  /** Whether this can be the answer: `my A, down, up B, none`, or undefined for a flip that fails. */
  allows(request: number, spots?: string): boolean {
    const board = `2x2\n${(spots ?? '').replaceAll(', ', '\n')}\n`;
    const answer =
      spots === undefined
        ? ({ kind: 'failed', sentence: 'no' } as const)
        : ({ kind: 'board', board } as const);
    return this.#judge.answered(request, answer) === undefined;
  }

  /** A flip that is answered. */
  flipped(player: string, spot: number, spots?: string): void {
    expect(this.allows(this.flip(player, spot), spots)).toBe(true);
  }

  get mayBeQuiet(): boolean {
    return this.#judge.mayBeQuiet();
  }

  quiet(): void {
    expect(this.#judge.mayBeQuiet()).toBe(true);
    this.#judge.quiet();
  }
}

/** Alice has a match, and Bob watches; then she flips another card. */
function removing(options?: JudgeOptions) {
  const game = new Asking('A A B C', options);
  game.flipped('alice', 0, 'my A, down, down, down');
  game.flipped('alice', 1, 'my A, my A, down, down');
  const watch = game.ask({ kind: 'watch', player: 'bob' });
  game.quiet();
  return { game, watch, flip: game.flip('alice', 2) };
}

describe('a watch', () => {
  test.each([
    'none, up A, down, down',
    'up A, none, down, down',
    'none, none, down, down',
    'none, none, up B, down',
  ])('may be answered in the middle of a step: %s', (spots) => {
    const { game, watch } = removing();
    expect(game.allows(watch, spots)).toBe(true);
  });

  test('must be answered once something has changed', () => {
    const { game, flip } = removing();
    expect(game.allows(flip, 'none, none, my B, down')).toBe(true);
    expect(game.mayBeQuiet).toBe(false);
  });

  test('may be answered before the waiter whose card it shows, and with it', () => {
    const game = new Asking('A B C D');
    game.flipped('alice', 0, 'my A, down, down, down');
    const waits = game.flip('bob', 0);
    game.quiet();
    const watch = game.ask({ kind: 'watch', player: 'bob' });
    game.quiet();
    const second = game.flip('alice', 1);
    expect(game.allows(watch, 'my A, up B, down, down')).toBe(true);
    expect(game.allows(waits, 'my A, up B, down, down')).toBe(true);
    expect(game.allows(second, 'up A, up B, down, down')).toBe(true);
  });

  test.each([true, false])(
    'may take a card down and up again for a change or not: %s',
    (isTold) => {
      const game = new Asking('A B C D');
      game.flipped('alice', 0, 'my A, down, down, down');
      game.flipped('alice', 0);
      const watch = game.ask({ kind: 'watch', player: 'bob' });
      game.quiet();
      game.flipped('alice', 0, 'my A, down, down, down');
      if (isTold) expect(game.allows(watch, 'up A, down, down, down')).toBe(true);
      else game.quiet();
    },
  );

  test('is not answered by control alone', () => {
    const game = new Asking('A B C D');
    game.flipped('alice', 0, 'my A, down, down, down');
    const watch = game.ask({ kind: 'watch', player: 'bob' });
    game.quiet();
    game.flipped('alice', 0);
    expect(game.allows(watch, 'up A, down, down, down')).toBe(false);
  });
});

describe('a look', () => {
  test.each(['none, up A, down, down', 'up A, none, down, down', 'none, none, down, down'])(
    'never sees half a step: %s',
    (spots) => {
      const { game } = removing();
      expect(game.allows(game.ask({ kind: 'look', player: 'bob' }), spots)).toBe(false);
    },
  );

  test('may come before or after what is on its way', () => {
    for (const spots of ['up A, up A, down, down', 'none, none, up B, down']) {
      const { game } = removing();
      expect(game.allows(game.ask({ kind: 'look', player: 'bob' }), spots)).toBe(true);
    }
  });
});

describe('those who wait', () => {
  /** Bob and then Charlie wait, and Alice gives the card up. */
  function waiting(options: JudgeOptions) {
    const game = new Asking('A B C D', options);
    game.flipped('alice', 0, 'my A, down, down, down');
    const bob = game.flip('bob', 0);
    game.quiet();
    const charlie = game.flip('charlie', 0);
    game.quiet();
    game.flipped('alice', 1, 'up A, up B, down, down');
    return { game, bob, charlie };
  }

  test('have the card in any order by the rules, and in turn by our choices', () => {
    const by = (options: JudgeOptions) => {
      const { game, charlie } = waiting(options);
      return game.allows(charlie, 'my A, up B, down, down');
    };
    expect([by(RULES), by(OURS)]).toEqual([true, false]);
  });

  test('never both have it, and one of them must', () => {
    const { game, bob, charlie } = waiting(RULES);
    expect(game.mayBeQuiet).toBe(false);
    expect(game.allows(charlie, 'my A, up B, down, down')).toBe(true);
    expect(game.mayBeQuiet).toBe(true);
    expect(game.allows(bob, 'my A, up B, down, down')).toBe(false);
  });

  test('may find a newcomer in their place by the rules', () => {
    const { game } = waiting(RULES);
    expect(game.allows(game.flip('dora', 0), 'my A, up B, down, down')).toBe(true);
    game.quiet();
  });
});

test('the board of a flip is that of its own step, or a later one where that is allowed', () => {
  const by = (options: JudgeOptions) => {
    const game = new Asking('A B C D', options);
    const first = game.flip('alice', 0);
    game.flipped('bob', 3, 'up A, down, down, my D');
    return game.allows(first, 'my A, down, down, up D');
  };
  expect([by(RULES), by(OURS)]).toEqual([true, false]);
});

test('a wrong answer is told with all that would have been right', () => {
  const judge = new Judge(layOut(1, 2, ['A', 'B']), RULES);
  judge.sent(1, { kind: 'flip', player: 'alice', spot: 0 });
  const answer = { kind: 'wrong', what: 'status 500' } as const;
  expect(judge.answered(1, answer)).toEqual({
    expected: [{ kind: 'board', board: '1x2\nmy A\ndown\n' }],
    rules: ['1-B'],
  });
});

test('more boards than can be followed are not decided', () => {
  const judge = new Judge(
    layOut(
      4,
      4,
      Array.from({ length: 16 }, (_, at) => `${at}`),
    ),
    RULES,
  );
  for (let request = 0; request < 16; request++) {
    judge.sent(request, { kind: 'flip', player: `p${request}`, spot: request });
  }
  judge.sent(16, { kind: 'look', player: 'zoe' });
  const board = `4x4\n${'none\n'.repeat(16)}`;
  expect(() => judge.answered(16, { kind: 'board', board })).toThrow(Undecided);
});
