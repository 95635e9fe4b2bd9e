/**
 * One-line mutations of the rules. `npm test` plants each of them and expects the rule tests to
 * fail; a bug that goes unnoticed is a test that is missing. By hand:
 *
 *     PLANTED_BUG='2-E turns down only the first card' npx vitest run test/rules
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Mutation, mutate } from './mutants/mutator.ts';

export interface PlantedBug {
  readonly name: string;
  readonly file: string;
  readonly original: string;
  readonly planted: string;
}

const RULES = 'main/game/rules.ts';
const STEP = 'main/game/step.ts';

export const plantedBugs: readonly PlantedBug[] = [
  {
    name: '4-E serves the last who came',
    file: 'main/game/waiters.ts',
    original: 'const head = this.at(index)[0];',
    planted: 'const head = this.at(index).at(-1);',
  },
  {
    name: '4-E hands nothing over',
    file: STEP,
    original: 'if (head === undefined) return;',
    planted: 'if (head !== undefined) this.#rep.queues.join(head); return;',
  },
  {
    name: '2-A keeps the first card',
    file: RULES,
    original: "miss(step, player, [first], '2-A', index);",
    planted: '',
  },
  {
    name: '2-B keeps the first card',
    file: RULES,
    original: "miss(step, player, [first], '2-B', index);",
    planted: '',
  },
  {
    name: '2-B allows the same card twice',
    file: RULES,
    original: 'if (controller !== undefined) {',
    planted: 'if (controller !== undefined && controller !== player) {',
  },
  {
    name: '2-D ignores case',
    file: STEP,
    original: 'belongs(this.cardAt(one), this.cardAt(other))',
    planted: 'belongs(this.cardAt(one).toLowerCase(), this.cardAt(other).toLowerCase())',
  },
  {
    name: '2-D knows no unlike pairs',
    file: STEP,
    original: 'this.#rep.belonging.belongs(this.cardAt(one), this.cardAt(other))',
    planted: 'this.cardAt(one) === this.cardAt(other)',
  },
  {
    name: '4-F takes one card of a pair out of play',
    file: STEP,
    original: 'for (const card of cards) this.#rep.inPlay.remove(card);',
    planted: 'this.#rep.inPlay.remove(cards[0]);',
  },
  {
    name: '4-F counts equal cards alone',
    file: 'main/game/cards-in-play.ts',
    original: 'const key = this.#belonging.keyOf(card);\n    const count = (',
    planted: 'const key = card;\n    const count = (',
  },
  {
    name: '2-E turns down only the first card',
    file: RULES,
    original: "miss(step, player, [first, index], '2-E', index);",
    planted: "miss(step, player, [first], '2-E', index);",
  },
  {
    name: '3-A leaves one card of the pair',
    file: RULES,
    original: 'for (const index of play.pair) step.remove',
    planted: 'for (const index of play.pair.slice(1)) step.remove',
  },
  {
    name: '3-A forgets who waits',
    file: STEP,
    original: 'for (const waiter of this.#rep.queues.takeAll(index)) {',
    planted: 'for (const waiter of this.#rep.queues.takeAll(index).slice(1)) {',
  },
  {
    name: '3-B ignores control',
    file: RULES,
    original: "if (spot.face === 'up' && spot.controller === undefined)",
    planted: "if (spot.face === 'up')",
  },
  {
    name: '3-B waits for a first card that can be had',
    file: RULES,
    original: 'finishPreviousPlay(step, player); //',
    planted: "if (step.spotAt(index).face !== 'none') finishPreviousPlay(step, player); //",
  },
  {
    name: '1-C turns a face-up card down and up again',
    file: RULES,
    original: "if (spot.face === 'down') step.turnUp(player, index, '1-B');",
    planted: "step.turnUp(player, index, '1-B');",
  },
  {
    name: '4-A goes to the end of the queue',
    file: STEP,
    original: 'this.#rep.queues.replace(earlier, waiter);',
    planted: 'this.#rep.queues.leave(earlier); this.#rep.queues.join(waiter);',
  },
  {
    name: '4-B takes the card away that was handed over',
    file: 'main/game/board.ts',
    original: 'if (!stillWaits || this.#broken !== undefined) return;',
    planted: 'if (!stillWaits) this.leave(waiter.player); if (!stillWaits) return;',
  },
  {
    name: '4-C leaves the previous play unfinished',
    file: RULES,
    original: "giveUp(step, player, '4-C');\n    finishPreviousPlay(step, player);",
    planted: "giveUp(step, player, '4-C');",
  },
  {
    name: '4-D leaves flips pending',
    file: RULES,
    original:
      'for (const waiter of step.waiters()) step.stopWaiting(waiter, new RuleFailure(rule));',
    planted: '',
  },
  {
    name: '4-I lets later flips through',
    file: 'main/game/board.ts',
    original: "if (this.#endedEarly) throw new RuleFailure('4-I');",
    planted: '',
  },
  {
    name: '4-F counts matched pairs as in play',
    file: STEP,
    original: 'for (const card of cards) this.#rep.inPlay.remove(card);',
    planted: '',
  },
  {
    name: 'a removal is no change',
    file: STEP,
    original: "this.#emitVisible({ kind: 'removed'",
    planted: "this.emit({ kind: 'removed'",
  },
  {
    name: 'a map that replaces nothing is a change',
    file: RULES,
    original: 'if (to !== from) step.relabel',
    planted: 'step.relabel',
  },
];

/** Plants the bug of that name, if it is named. */
export function plantBug(name: string | undefined): Plugin | undefined {
  if (name === undefined) return undefined;
  const bug = plantedBugs.find((planted) => planted.name === name);
  if (bug === undefined) throw new Error(`there is no planted bug "${name}"`);
  return plant(bug);
}

/** Puts one bug into the sources as they are loaded; the files stay as they are. */
export function plant(bug: PlantedBug): Plugin {
  const mutation = mutationOf(bug);
  return {
    name: 'planted-bug',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith(`/${bug.file}`) ? mutate(code, mutation) : undefined),
  };
}

/** The bug as a mutation of its file, in which there is one place for it. */
export function mutationOf({ name, file, original, planted }: PlantedBug): Mutation {
  const code = readFileSync(file, 'utf8');
  const [before = '', ...after] = code.split(original);
  if (after.length !== 1) {
    throw new Error(`the place for the planted bug "${name}" is not there once`);
  }
  const start = before.length;
  const line = before.split('\n').length;
  return { file, line, start, end: start + original.length, original, mutated: planted };
}
