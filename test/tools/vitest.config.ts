import { defineConfig } from 'vitest/config';

/** What contributors run by hand: `npm run screenshots`, `npm run icons`. */
export default defineConfig({
  test: { include: ['test/tools/{screenshots,window-pictures,icons}.ts'], testTimeout: 120_000 },
});
