import { mkdir, readFile, readdir, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { realClock } from '../../main/system/clock.ts';
import { answersAs, bind } from '../../main/server/listen.ts';
import { SaveInUse } from '../../main/save/lock.ts';
import { peopleAt, restarted, table } from '../support/table.ts';
import { photos, tableWith } from '../support/decks.ts';
import { continued } from '../support/kept-game.ts';
import { serve } from '../support/host.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** A host in a process of its own in all but the process; each run has another name. */
async function host(filename: string, run: string) {
  const people = peopleAt(restarted(table('A B / B A'), run));
  const running = await serve(
    people.table,
    {},
    {
      clock: realClock,
      save: { filename, onTrouble: () => undefined, isRunning: answersAs },
    },
  );
  return { ...people, ...running };
}

test('a second host on the same file does not start while the first runs', async () => {
  const filename = join(await tempFolder(), 'game.json');
  const first = await host(filename, 'one');
  await expect(host(filename, 'two')).rejects.toThrow(
    new SaveInUse(filename, first.port), // nothing that it serves is left behind: the test ends
  );
  await first.alice.flip(0, 0);
  await first.running.save();
  expect(first.running.saveTrouble).toBeNull();
  await first.stop();
  expect(await readdir(dirname(filename))).toEqual([
    basename(filename),
    `${basename(filename)}.evening`,
    `${basename(filename)}.record-1`,
  ]);
  const second = await host(filename, 'two');
  await second.stop();
});

test.each([
  ['a host that was killed', '{"port":1,"run":"killed"}'],
  ['a crash in the middle of a word', '{"po'],
])('what %s left behind keeps nobody away', async (_, left) => {
  const filename = join(await tempFolder(), 'game.json');
  await writeFile(`${filename}.lock`, left);
  const { running } = await host(filename, 'one');
  expect(running.saveTrouble).toBeNull();
  expect((await continued(filename)).game.number).toBe(1);
});

test('another host at the port of one that was killed keeps nobody away', async () => {
  const other = await host(join(await tempFolder(), 'other.json'), 'other');
  const filename = join(await tempFolder(), 'game.json');
  await writeFile(`${filename}.lock`, JSON.stringify({ port: other.port, run: 'killed' }));
  expect((await host(filename, 'one')).running.saveTrouble).toBeNull();
});

test('a host at the port of one that was killed does not ask itself whether that one runs', async () => {
  const filename = join(await tempFolder(), 'game.json');
  const bound = await bind(0, '127.0.0.1');
  await writeFile(`${filename}.lock`, JSON.stringify({ port: bound.port, run: 'killed' }));
  const isRunning = () => expect.fail('nobody answers there yet, so it would be waited for');
  const save = { filename, onTrouble: () => undefined, isRunning };
  const { running } = await serve(table('A B / B A'), {}, { bind: async () => bound, save });
  expect(running.saveTrouble).toBeNull();
});

test('a host whose file was taken over saves no more, and takes nothing away', async () => {
  const filename = join(await tempFolder(), 'game.json');
  const first = await host(filename, 'one');
  await writeFile(`${filename}.lock`, '{"port":1,"run":"two"}');
  await writeFile(filename, 'the game of the other host');
  await first.alice.flip(0, 0);
  await first.running.save();
  expect(first.running.saveTrouble).toBe('shared');
  await first.stop();
  expect(await readFile(filename, 'utf8')).toBe('the game of the other host');
  expect(await readFile(`${filename}.lock`, 'utf8')).toContain('two');
});

test('a lock that somebody removed, or half wrote over, is taken again', async () => {
  const filename = join(await tempFolder(), 'game.json');
  const { alice, running, stop } = await host(filename, 'one');
  const damages = [
    () => unlink(`${filename}.lock`),
    () => writeFile(`${filename}.lock`, '{"po'),
    () => writeFile(`${filename}.lock`, '"mine"'),
  ];
  for (const [column, damage] of damages.entries()) {
    await damage();
    await alice.flip(0, column % 2);
    await running.save();
    expect(running.saveTrouble).toBeNull();
    expect(await readFile(`${filename}.lock`, 'utf8')).toContain('one');
  }
  expect((await continued(filename)).view().players).toMatchObject([{ tries: 1 }]);
  await stop();
  expect(await readdir(dirname(filename))).not.toContain('game.json.lock');
});

test('a folder that is gone and comes back, with its files or without, is saved to again', async () => {
  const folder = join(await tempFolder(), 'stick');
  await mkdir(folder);
  const filename = join(folder, 'game.json');
  const people = peopleAt(tableWith(photos(2)));
  const save = { filename, onTrouble: () => undefined, isRunning: answersAs };
  const { running } = await serve(people.table, {}, { save });
  const ways = [() => rename(`${folder}-out`, folder), () => mkdir(folder)];
  for (const [column, comeBack] of ways.entries()) {
    await rename(folder, `${folder}-out`);
    await people.alice.flip(0, column);
    await running.save();
    expect(running.saveTrouble).toBe('disk');
    await comeBack();
    await running.save();
    expect(running.saveTrouble).toBeNull();
    expect((await continued(filename)).game.deck.pictures?.size).toBe(2);
    await rm(`${folder}-out`, { recursive: true, force: true });
  }
});

test('a host whose file was taken over does not take it back when the other one has stopped', async () => {
  const filename = join(await tempFolder(), 'game.json');
  const { alice, running } = await host(filename, 'one');
  await writeFile(`${filename}.lock`, '{"port":1,"run":"two"}');
  await running.save();
  expect(running.saveTrouble).toBe('shared');
  await unlink(`${filename}.lock`);
  await writeFile(filename, 'the game of the other host');
  await alice.flip(0, 0);
  await running.save();
  expect(running.saveTrouble).toBe('shared');
  expect(await readFile(filename, 'utf8')).toBe('the game of the other host');
});

test('drafts that a kill left behind are gone after a start, and nothing else is', async () => {
  const folder = await tempFolder();
  const filename = join(folder, 'game.json');
  const left = ['.draft', '.pictures-b.draft', '.record-48.draft', '.evening.draft'];
  for (const end of left) await writeFile(filename + end, 'half');
  const others = ['game.json.notes.draft', 'other.json.evening.draft', 'game.json.record-a.draft'];
  for (const name of others) await writeFile(join(folder, name), 'mine');
  const { stop } = await host(filename, 'one');
  const drafts = (await readdir(folder)).filter((name) => name.endsWith('.draft'));
  expect(drafts).toEqual(others.toSorted());
  await stop();
});
