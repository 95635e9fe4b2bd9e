import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Recent } from '../../main/desktop/recent.ts';
import { Settings } from '../../main/host/settings.ts';
import { tempFolder } from '../support/temp-folder.ts';

async function setUp() {
  const folder = await tempFolder();
  const settings = Settings.open(join(folder, 'settings.json'), () => undefined);
  onTestFinished(() => settings.written());
  const ofSystem: string[] = [];
  let changes = 0;
  const recent = new Recent({
    settings,
    onChange: () => changes++,
    system: {
      addRecentDocument: (path) => void ofSystem.push(path),
      clearRecentDocuments: () => void ofSystem.splice(0),
    },
  });
  const file = async (name: string) => {
    await writeFile(join(folder, name), '1x2\nA\nA\n');
    return join(folder, name);
  };
  return { recent, settings, ofSystem, file, changes: () => changes };
}

test('boards that were opened are listed once each, the newest first, ten at most', async () => {
  const { recent, ofSystem } = await setUp();
  for (let board = 0; board < 12; board++) recent.add(`/${board}.board`);
  recent.add('/5.board');
  expect(recent.paths).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((board) => `/${board}.board`));
  expect(ofSystem).toHaveLength(13);
  recent.clear();
  expect([recent.paths, ofSystem]).toEqual([[], []]);
});

test('a deleted board is not listed until it is back', async () => {
  const { recent, file, settings, changes } = await setUp();
  const [kept, deleted] = [await file('kept.board'), await file('deleted.board')];
  recent.add(kept);
  recent.add(deleted);
  await recent.look();
  expect([recent.paths, changes()]).toEqual([[deleted, kept], 2]);
  await rm(deleted);
  await recent.look();
  await recent.look();
  expect([recent.paths, changes()]).toEqual([[kept], 3]);
  expect(settings.value.recent).toEqual([deleted, kept]);
  await file('deleted.board');
  await recent.look();
  expect([recent.paths, changes()]).toEqual([[deleted, kept], 4]);
  await rm(deleted);
  await recent.look();
  recent.add(await file('deleted.board')); // opened before anybody looked again
  expect(recent.paths).toEqual([deleted, kept]);
});

test('a board that was refused is forgotten', async () => {
  const { recent, settings, changes } = await setUp();
  recent.add('/sea.board');
  recent.add('/zoo.board');
  recent.forget('/sea.board');
  expect([recent.paths, settings.value.recent, changes()]).toEqual([
    ['/zoo.board'],
    ['/zoo.board'],
    3,
  ]);
  recent.forget('/never.board');
  expect(changes()).toBe(3);
});
