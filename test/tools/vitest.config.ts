import { defineConfig } from 'vitest/config';

/** What contributors run by hand: `npm run screenshots`, `npm run icons`, `npm run duels`. */
export default defineConfig({
  test: {
    include: [
      'test/tools/{screenshots,size-pictures,story-pictures,desk-pictures,crowd-pictures,own-pictures,window-pictures,icons,duels}.ts',
    ],
    globalSetup: 'test/support/one-browser.ts',
    testTimeout: 120_000,
  },
});
