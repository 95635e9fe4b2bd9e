import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageFolder, startHeadless } from '../support/headless-process.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('npm run dev serves the page from its sources, and the game beside it', async () => {
  // Without a runtime there is no window, on any system.
  const { wire } = await startHeadless(['0'], {
    program: join(packageFolder, 'dist', 'main', 'dev.js'),
    env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: await tempFolder() },
    isGroup: true,
  });
  for (const target of ['/', '/tv', '/desk']) {
    expect((await wire.get(target)).body).toContain('/@vite/client');
  }
  expect((await wire.get('/index.tsx')).body).toContain('/ui/tokens.css');
  expect((await wire.get('/look/bob')).body).toMatch(/^6x6\n/);
  expect((await wire.get('/nowhere')).status).toBe(404);
  for (const target of ['/', '/tv', '/index.tsx', '/@vite/client']) {
    const foreign = await wire.get(target, { Host: 'evil.example' });
    expect([target, foreign.status]).toEqual([target, 421]);
  }
});
