import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
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
