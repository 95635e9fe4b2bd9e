/** The image of the host, without Docker: each line of the Dockerfile, in a clean folder. */

import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FreePorts } from '../../main/check/free-ports.ts';
import { NODE_USER, type Stage, followDockerfile, run } from '../support/dockerfile.ts';
import { startHeadless } from '../support/headless-process.ts';
import { tempFolder } from '../support/temp-folder.ts';

const ports = new FreePorts(Math.random);

/** npm installs everything, and everything is built. */
const BUILD_MS = 600_000;

/** As a shell reads it: one word. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Starts the image at this port, with options after its name. */
function start(
  { root, cwd, env, user, entrypoint }: Stage,
  port: number,
  options: readonly string[],
) {
  const words = [...entrypoint.map((word) => word.replaceAll('/data', `${root}/data`)), ...options];
  return startHeadless([], {
    typed: `exec ${words.map(quoted).join(' ')}`,
    cwd: join(root, cwd),
    env: { PATH: process.env['PATH'], ...env, PORT: String(port) },
    user: user === 'node' && process.getuid?.() === 0 ? NODE_USER : undefined,
  });
}

/** Asks as Docker does. @throws if the answer is: not healthy */
function askHealth(image: Stage, port: number): Promise<void> {
  const [program = '', ...args] = image.health;
  return run(program, args, { ...image, env: { ...image.env, PORT: String(port) } });
}

// Docker builds it on Linux, and its lines need a shell.
describe.skipIf(process.platform === 'win32')('the image', () => {
  let image: Stage;

  beforeAll(async () => {
    const folder = await tempFolder(afterAll);
    await chmod(folder, 0o755); // another user starts what is in it
    image = await followDockerfile(folder);
  }, BUILD_MS);

  test('has the published package and what it depends on, and nothing that builds or tests', async () => {
    const app = join(image.root, 'app');
    expect(await readdir(image.root)).toEqual(['app', 'data']);
    expect(await readdir(join(image.root, 'data'))).toEqual([]);
    expect(await readdir(app)).toEqual(
      expect.arrayContaining(['LICENSE', 'boards', 'dist', 'node_modules', 'package.json']),
    );
    const packages = await readdir(join(app, 'node_modules'));
    expect(packages).toEqual(expect.arrayContaining(['express', 'uqr']));
    expect(packages).not.toContain('electron');
    expect(packages).not.toContain('typescript');
  });

  test('starts as nobody special with options after its name, is healthy, and keeps its game over a stop', async () => {
    const port = await ports.take();
    await expect(askHealth(image, port)).rejects.toThrow();
    const first = await start(image, port, ['--name', 'games.example']);
    await askHealth(image, port);
    const named = { Host: `games.example:${port}` };
    expect((await first.wire.get('/flip/ana/0,0', named)).status).toBe(200);
    const { body } = await first.wire.get('/look/ana');
    first.headless.signal('SIGTERM');
    expect(await first.headless.exitCode).toBe(0);
    expect(first.headless.stderr).not.toContain('a bug'); // a slow disk may be told
    expect(await readdir(join(image.root, 'data'))).toContain('game.json');
    const second = await start(image, port, []);
    expect((await second.wire.get('/look/ana')).body).toBe(body);
    expect((await second.wire.get('/look/ana', named)).status).toBe(421);
  });
});
