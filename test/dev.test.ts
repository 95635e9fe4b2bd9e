import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageFolder, startHeadless } from './support/headless-process.ts';

test('npm run dev serves the page from its sources, and the game beside it', async () => {
  const { wire } = await startHeadless(['0'], {
    program: join(packageFolder, 'dist', 'main', 'dev.js'),
    env: { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '' },
    isGroup: true,
  });
  expect((await wire.get('/')).body).toContain('/@vite/client');
  expect((await wire.get('/tv')).body).toContain('/@vite/client');
  expect((await wire.get('/index.tsx')).body).toContain('/style/tokens.css');
  expect((await wire.get('/look/bob')).body).toMatch(/^6x6\n/);
  expect((await wire.get('/nowhere')).status).toBe(404);
});
