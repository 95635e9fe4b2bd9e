import { readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { realClock } from '../../main/host/clock.ts';
import { answersAs } from '../../main/server/kept-port.ts';
import { bind } from '../../main/server/listen.ts';
import { SaveInUse } from '../../main/server/save-claim.ts';
import { peopleAt, restarted, table } from '../support/table.ts';
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
