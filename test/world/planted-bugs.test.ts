/** The world can fail: each bug of planted-bugs.ts is found within a few worlds. */
import { runnerImport } from 'vite';
import { describe, expect, test } from 'vitest';
import { plant } from '../tools/planted-bugs.ts';
import { plantedBugs } from './planted-bugs.ts';

const WORLDS_MAX = 60;

describe('the world notices', { timeout: 120_000 }, () => {
  test.each(plantedBugs)('$name', async (bug) => {
    const { module } = await runnerImport<typeof import('./world.ts')>('./test/world/world.ts', {
      configFile: false,
      logLevel: 'error',
      plugins: [plant(bug)],
    });
    const others = Array.from({ length: WORLDS_MAX }, (_, index) => index + 1);
    for (const seed of [bug.seed, ...others]) {
      const { failure } = await module.runWorld(seed);
      if (failure !== undefined) return;
    }
    expect.unreachable('no world failed');
  });
});
