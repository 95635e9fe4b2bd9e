import { defineConfig } from 'vitest/config';

/** What contributors run by hand: `npm run screenshots`, `npm run icons`, `npm run duels`, `npm run class`, `npm run flaws`, `npm run demo`, `npm run trailer`. */
export default defineConfig({
  test: {
    include: [
      'test/tools/{trailer,screenshots,size-pictures,story-pictures,desk-pictures,crowd-pictures,own-pictures,class-pictures,window-pictures,icons,duels,class-figures,flaws,demo}.ts',
    ],
    globalSetup: 'test/support/screens.ts',
    setupFiles: 'test/e2e/setup.ts',
    testTimeout: 120_000,
  },
});
