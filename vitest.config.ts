import { defineConfig } from 'vitest/config';
import { plantBug } from './test/tools/planted-bugs.ts';

export default defineConfig({
  plugins: [plantBug(process.env['PLANTED_BUG'])],
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    maxConcurrency: 2,
    coverage: {
      provider: 'v8',
      include: ['main/game/**', 'shared/**', 'main/host/**', 'main/server/**'],
      reporter: ['text', 'html'],
      reportsDirectory: 'coverage',
      thresholds: {
        'main/game/**': { lines: 95 },
        'shared/**': { lines: 95 },
      },
    },
  },
});
