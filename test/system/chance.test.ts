import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openRoom } from '../../main/desktop/open-room.ts';
import { wordsFor } from '../../main/desktop/words.ts';
import { seededRandom, systemRandom } from '../../main/system/chance.ts';
import { packageFolder, startHeadless } from '../support/headless-process.ts';
import { hosted } from '../support/hosted.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { expectRefused, secretId } from '../support/wire.ts';

/** For the rest of a test, whoever asks for guessable chance fails. */
function forbidGuessable(): void {
  const spy = vi.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('this can be guessed');
  });
  onTestFinished(() => spy.mockRestore());
}

describe('chance that nobody can foresee', () => {
  test('is from 0 up to, and not including, 1, and reaches every tenth', () => {
    const drawn = Array.from({ length: 2_000 }, systemRandom);
    expect(drawn.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(new Set(drawn.map((number) => Math.floor(number * 10))).size).toBe(10);
  });

  test('no file of the host, the game or the contract says Math.random', () => {
    const files = ['main', 'shared'].flatMap((folder) =>
      readdirSync(join(packageFolder, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.c?ts$/.test(name))
        .map((name) => join(packageFolder, folder, name)),
    );
    expect(files.length).toBeGreaterThan(80);
    const guessable = files.filter((file) =>
      readFileSync(file, 'utf8').replaceAll('`Math.random`', '').includes('Math.random'),
    );
    expect(guessable).toEqual([]);
  });

  test('the page makes its secret id from it', () => {
    const identity = readFileSync(join(packageFolder, 'renderer/net/identity.ts'), 'utf8');
    expect(identity).toContain('crypto.getRandomValues(');
    expect(identity).not.toContain('Math.random');
  });

  test('shuffles the first and the next game of the app, and draws the code', async () => {
    forbidGuessable();
    const saveFile = join(await tempFolder(), 'game.json');
    const opened = await openRoom({
      saveFile,
      isRunning: (port) => expect.fail(String(port)),
      report: (error) => expect.fail(String(error)),
      tell: (sentence) => expect.fail(sentence),
      log: (sentence) => expect.fail(sentence),
      ask: (why) => expect.fail(why),
      words: wordsFor(['en']),
    });
    if (opened === undefined) throw new Error('nothing was opened');
    const { first: table } = opened.room;
    const { powers } = hosted(table, {}, { random: systemRandom });
    const first = table.save().board.spots;
    await powers.newGame();
    expect(table.save().board.spots).not.toEqual(first);
    await powers.door({ door: 'code' });
    expect(table.door.code).toBeDefined();
  });

  test('shuffles and draws the code of a host in the terminal', async () => {
    const forbid = 'data:text/javascript,Math.random=()=>{throw(new(Error))}';
    const env = { ...process.env, NODE_OPTIONS: `--import=${forbid}` };
    const { wire } = await startHeadless(['0', '--door', 'code'], { env });
    expectRefused(await wire.post('/join', { player: secretId('ana'), name: 'Ana' }), 403, 'code');
  });
});

/** Of each number, its first six digits. */
function digitsOf(count: number, seed: number): readonly number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => Math.floor(random() * 1e6));
}

test.each([
  [0, [266429, 329, 223272]],
  [1, [627073, 2735, 527447]],
  [2 ** 32 - 1, [896422, 189478, 715652]],
])('seed %i gives the numbers that mulberry32 gives anywhere', (seed, numbers) => {
  expect(digitsOf(3, seed)).toEqual(numbers);
});

test('numbers are from 0 up to, and not including, 1, and as many in each tenth', () => {
  const tenths = Array<number>(10).fill(0);
  for (const number of digitsOf(10_000, 7)) {
    const tenth = Math.floor(number / 1e5);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  expect(tenths).toHaveLength(10);
  for (const often of tenths) expect(Math.abs(often - 1_000)).toBeLessThan(100);
});
