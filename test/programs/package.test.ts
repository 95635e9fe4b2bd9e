import { execFile } from 'node:child_process';
import { mkdir, readFile, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { packageFolder, startHeadless } from '../support/headless-process.ts';
import { tempFolder } from '../support/temp-folder.ts';

const run = promisify(execFile);

/** What is published, unpacked as npm unpacks it; its dependencies are those of this repository. */
async function unpacked(): Promise<string> {
  const folder = join(await tempFolder(), 'Spiele für Zoë'); // programs stand in such folders, too
  await mkdir(folder);
  // What was built for this test run is packed; building again would change it under other tests.
  const args = ['pack', '--silent', '--ignore-scripts', '--offline', '--pack-destination', folder];
  // Not by its name: on Windows that is a script, which takes a shell and quotes.
  const npm = process.env['npm_execpath'] ?? expect.fail('npm test says where npm is');
  await run(process.execPath, [npm, ...args], { cwd: packageFolder });
  const [tarball = ''] = await readdir(folder);
  await run('tar', ['xzf', tarball], { cwd: folder });
  const modules = join(packageFolder, 'node_modules');
  await symlink(modules, join(folder, 'package', 'node_modules'), 'junction');
  return join(folder, 'package');
}

test('the published package runs from another folder, and finds its boards', async () => {
  const folder = await unpacked();
  const text = await readFile(join(folder, 'package.json'), 'utf8');
  const { bin } = JSON.parse(text) as { bin: Readonly<Record<string, string>> };
  const program = join(folder, bin['memory-scramble'] ?? '');
  expect(await readFile(program, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  const { wire } = await startHeadless(['0'], { program, cwd: await tempFolder() });
  const { body } = await wire.get('/table/alice');
  expect(JSON.parse(body)).toMatchObject({ title: 'Under the sea', phase: 'playing' });
});

test('the published package has what runs and what is played, and no tests or leftovers', async () => {
  const folder = await unpacked();
  const files = (await readdir(folder)).toSorted();
  expect(files.filter((name) => !name.endsWith('.md'))).toEqual([
    'LICENSE',
    'boards',
    'dist',
    'node_modules', // linked by this test
    'package.json',
  ]);
  const built = await readdir(join(folder, 'dist'), { recursive: true });
  expect(built).toContain(join('main', 'headless.js'));
  expect(built.filter((name) => /\.d\.ts$|tsbuildinfo|\.test\./.test(name))).toEqual([]);
  expect(await readdir(join(folder, 'boards'))).toContain('perfect.txt');
});
