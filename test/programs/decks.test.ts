import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../shared/paths.ts';
import { readFaces } from '../../shared/faces.ts';
import { animals, textOf } from '../support/decks.ts';
import { Headless, startHeadless } from '../support/headless-process.ts';
import { viewOf } from '../support/table-view.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { until } from '../support/until.ts';
import type { Wire } from '../support/wire.ts';

async function pictureOf(wire: Wire): Promise<string> {
  const { faces } =
    readFaces(JSON.parse((await wire.get(routes.faces('alice'))).body)) ?? expect.fail();
  const hash = faces.find(({ picture }) => picture !== undefined)?.picture ?? expect.fail();
  const { status, headers } = await wire.get(routes.picture(hash));
  expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  return hash;
}

test('a deck with pictures is played, killed with its host, and goes on', async () => {
  const folder = await tempFolder();
  const file = join(folder, 'zoo.board');
  const save = join(folder, 'game.json');
  await writeFile(file, textOf(animals));
  const first = await startHeadless(['0', file, '--save', save]);
  await first.wire.get('/flip/alice/0,0');
  const hash = await pictureOf(first.wire);
  const before = await viewOf(first.wire, 'alice');
  await until(() => readFileSync(save, 'utf8').includes('alice'));
  first.headless.signal('SIGKILL');
  await first.headless.exitCode;
  const next = await startHeadless(['0', '--save', save]);
  const after = await viewOf(next.wire, 'alice');
  expect(after.spots).toEqual(before.spots);
  expect(after).toMatchObject({ title: 'Animals', faces: 'photos', unlike: true, language: 'de' });
  expect(await pictureOf(next.wire)).toBe(hash);
  expect(next.headless.stderr).not.toContain('pictures');
});

test('a folder for boards that is none is told, and nothing is started', async () => {
  const file = join(await tempFolder(), 'boards');
  await writeFile(file, '');
  const headless = new Headless(['0', '--boards', file]);
  expect(await headless.exitCode).toBe(2);
  expect(headless.stderr).toContain('--boards cannot be read (ENOTDIR');
});

test('a deck that is refused is told with its place, and nothing is started', async () => {
  const file = join(await tempFolder(), 'zoo.board');
  await writeFile(file, textOf(animals).replace('"56"', '"Hund"'));
  const headless = new Headless(['0', file]);
  expect(await headless.exitCode).toBe(2);
  expect(headless.stderr).toContain(
    `${file}, pairs[3][1]: found "Hund", expected a face used only once`,
  );
});
