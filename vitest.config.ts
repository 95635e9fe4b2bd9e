import { configDefaults, defineConfig } from 'vitest/config';
import { LongFirst } from './test/support/long-first.ts';
import { plantBug } from './test/tools/planted-bugs.ts';

const tests = (...folders: readonly string[]) =>
  folders.map((folder) => `test/${folder}/**/*.test.ts`);

/** Started from the sources, in the process of the tests. */
const UNITS = tests(
  ...[
    'computer',
    'copied-test',
    'game',
    'host',
    'model',
    'renderer',
    'rules',
    'save',
    'seams',
    'server',
    'shared',
  ],
  ...['story', 'system', 'table'],
);

const BROWSER = tests('e2e');

/** Every screen in every language and size, and what tests the tests: `npm test` leaves it out. */
const WIDE = [
  ...tests('e2e/wide', 'check/wide', 'bench', 'tools'),
  'test/{rules,world}/planted-bugs.test.ts',
];

const { exclude } = configDefaults;
const globalSetup = 'test/support/screens.ts';
const setupFiles = 'test/e2e/setup.ts';

export default defineConfig({
  plugins: [plantBug(process.env['PLANTED_BUG'])],
  test: {
    // Files leave nothing behind, so those of one worker share what they have loaded; but for the
    // programs, each of which has a process of its own.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: UNITS,
          exclude: [...exclude, ...WIDE],
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER,
          exclude: [...exclude, ...WIDE],
          globalSetup,
          setupFiles,
        },
      },
      { extends: true, test: { name: 'wide', include: WIDE, globalSetup, setupFiles } },
      {
        extends: true,
        test: {
          name: 'programs',
          include: tests('.'),
          exclude: [...exclude, ...UNITS, ...BROWSER, ...WIDE],
          isolate: true,
          globalSetup,
        },
      },
    ],
    testTimeout: 30_000,
    maxWorkers: 4, // browsers and programs make pauses: four files keep two processors busy
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
