import { defineConfig } from 'vitest/config';

/** What contributors run by hand: `npm run screenshots`. */
export default defineConfig({
  test: { include: ['test/tools/screenshots.ts'], testTimeout: 120_000 },
});
