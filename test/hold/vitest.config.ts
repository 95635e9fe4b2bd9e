import { defineConfig } from 'vitest/config';

/** What takes minutes, or measures: one file at a time, and its figures as they come. */
export default defineConfig({
  test: {
    include: ['test/hold/**/*.hold.ts'],
    globalSetup: 'test/support/screens.ts',
    setupFiles: 'test/e2e/setup.ts',
    fileParallelism: false,
    disableConsoleIntercept: true,
    testTimeout: 240_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
