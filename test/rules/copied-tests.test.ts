/** *Copy as a test*: what the X-ray copies runs as it is, and fails where the rule is broken. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordStep } from '../../shared/record.ts';
import { randomGame } from '../support/random-game.ts';
import { RunnerProcess } from '../tools/mutants/process.ts';
import { mutationOf, plantedBugs } from '../tools/planted-bugs.ts';

const BOARD = 'fox owl cat dog / owl bee fox ant / dog cat ant bee / eel yak yak eel';

/** With a bug planted, a flip may wait for ever. */
const TEST_TIMEOUT_MS = 1_000;

type Host = Awaited<ReturnType<typeof randomGame>>;

/** The test of a step of that game, as the host's window gets it. */
async function copied({ powers, table }: Host, step: number): Promise<string> {
  const answer = await powers.copyTest({ game: table.game.number, step });
  if (!answer.ok) throw new Error(`step ${step} was not copied: ${answer.code}`);
  return answer.value.text;
}

/** The number of the first step like that, in the first game that has one. */
async function findStep(isIt: (step: RecordStep) => boolean) {
  for (let seed = 1; ; seed++) {
    const host = await randomGame(BOARD, seed, { moves: 120 });
    const number = [...host.recorder.record.steps()].findIndex(isIt) + 1;
    if (number > 0) return { host, number };
  }
}

const has = (rule: string, kind: string) => (step: RecordStep) =>
  step.events.some((event) => event.rule === rule && event.kind === kind);

/** Three moments of real games, and the bugs that the tests of them must notice. */
const moments = [
  ['a card that is handed over (1-D, 4-E)', has('4-E', 'took-control'), '4-E hands nothing over'],
  ['a second card that somebody has (2-B)', has('2-B', 'missed'), '2-B keeps the first card'],
  [
    'a pair that leaves while somebody waits for it (3-A, 1-A)',
    has('1-A', 'stopped-waiting'),
    '3-A forgets who waits',
  ],
  [
    'a try that turns face down, but for what somebody has (3-B)',
    has('3-B', 'turned-down'),
    '2-E turns down only the first card',
  ],
] as const;

describe('a copied test', { timeout: 120_000 }, () => {
  const runner = new RunnerProcess(TEST_TIMEOUT_MS);
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp('test/copied-');
  });
  afterAll(async () => {
    runner.end();
    await rm(folder, { recursive: true, force: true });
  });

  const failed = async (tests: readonly string[], bug?: string) => {
    const planted = plantedBugs.find(({ name }) => name === bug);
    const mutation = planted && mutationOf(planted);
    const outcome = await runner.run({ tests, mutation });
    return outcome === 'late' ? outcome : outcome.failed;
  };

  test.each(moments)('of %s passes, and fails with the bug', async (name, isIt, bug) => {
    const { host, number } = await findStep(isIt);
    const file = join(folder, `moment-${moments.findIndex(([one]) => one === name)}.test.ts`);
    await writeFile(file, await copied(host, number));
    expect(await failed([file])).toBeUndefined();
    expect(await failed([file], bug)).toContain(': ');
  });

  test('of any step of wild games passes, while they go on and once they are over', async () => {
    const files: string[] = [];
    for (let seed = 1; seed <= 4; seed++) {
      const host = await randomGame(BOARD, seed, { isWild: true, moves: 80 });
      if (seed % 2 === 0) host.table.endGame();
      const steps = [...host.recorder.record.steps()];
      for (const [index, { events }] of steps.entries()) {
        if (index % 4 !== seed - 1) continue;
        const answer = await host.powers.copyTest({ game: 1, step: index + 1 });
        if (events.length === 0) expect(answer.ok).toBe(false);
        if (!answer.ok) continue;
        const file = join(folder, `game-${seed}-step-${index + 1}.test.ts`);
        files.push(file);
        await writeFile(file, answer.value.text);
      }
    }
    expect(files.length).toBeGreaterThan(30);
    expect(await failed(files)).toBeUndefined();
  });
});
