/** The real program, as `npm run simulation` starts it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

async function simulate(...args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await run(process.execPath, ['dist/main/simulation.js', ...args]);
  expect(stderr).toBe(''); // no progress where nobody watches
  return stdout;
}

/** The rows of the table it prints, by player. */
function rows(output: string): ReadonlyMap<string, readonly number[]> {
  const found = output.matchAll(/^(player\d+|all) +(\d+) +(\d+) +(\d+) +(\d+)$/gm);
  return new Map([...found].map(([, player = '', ...numbers]) => [player, numbers.map(Number)]));
}

test('four players make a hundred moves each, and it ends with their table', async () => {
  const output = await simulate();
  const table = rows(output);
  expect([...table.keys()]).toEqual(['player1', 'player2', 'player3', 'player4', 'all']);
  expect([...table.values()].map(([moves]) => moves)).toEqual([100, 100, 100, 100, 400]);
  expect(output).toContain('as written');
  expect(output).toContain('would keep others waiting');
});

test('the columns of all players add up', async () => {
  const table = rows(await simulate('--seed', '3', '--board', 'boards/ab.txt'));
  const all = table.get('all') ?? [];
  const sums = all.map((_, column) =>
    [...table]
      .filter(([player]) => player !== 'all')
      .reduce((sum, [, numbers]) => sum + (numbers[column] ?? 0), 0),
  );
  expect(sums).toEqual(all);
  expect(all[3], 'somebody waits on so small a board').toBeGreaterThan(0);
  expect(all[1], 'twelve pairs is all there are').toBe(12);
});

test('the same seed is the same game, another seed another', async () => {
  const args = ['--verbose', '--moves', '40', '--players', '6', '--board', 'boards/ab.txt'];
  const [one, same, other] = await Promise.all([
    simulate('--seed', '7', ...args),
    simulate('--seed', '7', ...args),
    simulate('--seed', '8', ...args),
  ]);
  expect(same).toBe(one);
  expect(other.replace('seed 8', 'seed 7')).not.toBe(one);
  expect(one).toMatch(/^1-B seat 0 "player\d" turned-up \d,\d; /m);
});

test('through the real server it ends, too', async () => {
  const table = rows(await simulate('--http', '--seed', '7', '--moves', '20', '--players', '3'));
  expect(table.get('all')?.[0]).toBe(60);
});

test('computer players: wins, ties, pairs and tries of each, and the same seed is the same games', async () => {
  const args = ['--minds', 'elephant,squirrel,goldfish', '--games', '20', '--seed', '7'];
  const output = await simulate(...args);
  const found = output.matchAll(
    /^(elephant|squirrel|goldfish) +(\d+) +(\d+) +([\d.]+) +([\d.]+)$/gm,
  );
  const table = [...found].map(([, , ...numbers]) => numbers.map(Number));
  expect(table).toHaveLength(3);
  const [wins = [], , pairs = []] = [0, 1, 2].map((column) => table.map((row) => row[column] ?? 0));
  expect(wins[0]).toBeGreaterThan(Math.max(wins[1] ?? 0, wins[2] ?? 0));
  expect(wins[0]).toBeLessThanOrEqual(20);
  expect(pairs.reduce((sum, each) => sum + each, 0)).toBeCloseTo(18, 0);
  expect(output).toContain(
    '20 games of elephant, squirrel, goldfish, on Under the sea (6 × 6, shuffled)',
  );
  expect(await simulate(...args)).toBe(output);
});

test.each([
  [['--minds', 'elephant'], '--minds is 2 to 7 of goldfish, squirrel, elephant, chameleon, person'],
  [['--minds', 'elephant,cat'], '--minds is 2 to 7 of goldfish'],
  [['--minds', 'elephant,squirrel', '--http'], '--http is not for --minds'],
  [['--games', '3'], '--games is for --minds alone'],
  [['--players', '0'], '--players is a whole number from 1 to 200'],
  [['--moves', 'x'], '--moves is a whole number'],
  [['--nonsense'], "Unknown option '--nonsense'"],
  [['--minds', 'elephant,person', '--board', 'test/programs/no-pair.txt'], 'No pair has no pair'],
  [['--board', 'none.txt'], 'none.txt: there is no such file'],
  [['--board', 'boards/README.md'], 'boards/README.md, line 1'],
])('%j is refused in one line, with exit code 2', async (args, sentence) => {
  const failed = run(process.execPath, ['dist/main/simulation.js', ...args]);
  const error = (await failed.catch((reason: unknown) => reason)) as {
    code: number;
    stderr: string;
    stdout: string;
  };
  expect(error.code).toBe(2);
  expect(error.stdout).toBe('');
  expect(error.stderr).toContain(sentence);
  expect(error.stderr.trimEnd().split('\n')).toHaveLength(1);
});
