/** A pipe in the place of a file that a host keeps: nobody waits for what will never be written. */
import { execFileSync } from 'node:child_process';
import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UnreadableSave, continueGame } from '../../main/save/continue-game.ts';
import { SaveFolder } from '../../main/save/save-folder.ts';
import { Settings } from '../../main/host/settings.ts';
import { refuseSaveInUse } from '../../main/save/lock.ts';
import { nextRun } from '../support/kept-game.ts';
import { tempFolder } from '../support/temp-folder.ts';

const isRunning = () => expect.fail('a pipe names nobody');

const folder = (filename: string) => new SaveFolder(filename, disk);

const readers: readonly (readonly [
  end: string,
  read: (filename: string) => Promise<unknown>,
  outcome: unknown,
])[] = [
  ['', (filename) => continueGame(filename, nextRun, disk), expect.any(UnreadableSave)],
  ['.lock', (filename) => refuseSaveInUse({ filename, disk, isRunning }), undefined],
  [
    '.record-1',
    (name) =>
      told((tell) =>
        folder(name)
          .recordOf(1)
          .of(1)
          .read(() => '', tell),
      ),
    1,
  ],
  ['.evening', (name) => told((tell) => folder(name).evening.read(tell)), 1],
  [
    '.pictures-a',
    (filename) => folder(filename).pictures.read(new Set(['x'])),
    expect.objectContaining({ message: expect.stringContaining('not a regular file') }),
  ],
  [
    '.json',
    (filename) => told(async (tell) => void Settings.open(`${filename}.json`, () => tell(''))),
    1,
  ],
];

/** How often it told something. */
async function told(work: (tell: (detail: string) => void) => Promise<unknown>): Promise<number> {
  let times = 0;
  await work(() => void times++);
  return times;
}

test.skipIf(process.platform === 'win32').each(readers)(
  'game%s is a pipe: it is not waited for',
  async (end, read, outcome) => {
    const filename = join(await tempFolder(), 'game');
    execFileSync('mkfifo', [filename + end]);
    expect(await read(filename).catch((error: unknown) => error)).toEqual(outcome);
  },
);
