import { configDefaults, defineConfig } from 'vitest/config';
import { LongFirst } from './test/support/long-first.ts';
import { plantBug } from './test/tools/planted-bugs.ts';

/** They leave nothing behind, so that the files of one worker may share what they have loaded. */
const UNITS = ['game', 'host', 'renderer', 'server', 'shared', 'table'].map(
  (folder) => `test/${folder}/**/*.test.ts`,
);

export default defineConfig({
  plugins: [plantBug(process.env['PLANTED_BUG'])],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: UNITS,
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...UNITS],
          globalSetup: 'test/support/one-browser.ts',
        },
      },
    ],
    testTimeout: 30_000,
    maxWorkers: 3, // browsers and programs make pauses: three files keep two processors busy
    maxConcurrency: 2,
    sequence: { sequencer: LongFirst },
    coverage: {
      provider: 'v8',
      include: ['main/game/**', 'main/table/**', 'shared/**', 'main/host/**', 'main/server/**'],
      reporter: ['text', 'html'],
      reportsDirectory: 'coverage',
      thresholds: {
        'main/game/**': { lines: 95 },
        'main/table/**': { lines: 95 },
        'shared/**': { lines: 95 },
      },
    },
  },
});
