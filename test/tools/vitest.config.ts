import { defineConfig } from 'vitest/config';

/** What contributors run by hand: `npm run screenshots`, `npm run icons`. */
export default defineConfig({
  test: { include: ['test/tools/screenshots.ts', 'test/tools/icons.ts'], testTimeout: 120_000 },
});
