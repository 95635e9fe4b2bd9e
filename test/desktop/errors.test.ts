import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { endWithout } from '../../main/desktop/errors.ts';
import { Log } from '../../main/desktop/log.ts';

import { NoFolder } from '../../main/system/own-folder.ts';
import { wordsFor } from '../../main/desktop/words.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('a start that fails is said in the user’s language, kept in the log with its stack, and ends', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true); // the log repeats itself there
  const log = new Log(join(await tempFolder(), 'logs'));
  const boxes: string[][] = [];
  const codes: number[] = [];
  const words = wordsFor(['de']);
  await endWithout(new Error('no disk'), {
    log,
    words,
    showErrorBox: async (...box) => void boxes.push(box),
    exit: (code) => codes.push(code),
  });
  vi.restoreAllMocks();
  expect(boxes).toEqual([[words.trouble.noStart, `${words.trouble.seeLog}\n${log.file}`]]);
  expect(codes).toEqual([1]);
  expect(await readFile(log.file, 'utf8')).toMatch(/a bug: Error: no disk\n.* at .*errors\.test/s);
});

test('a folder that cannot be written is named, with the reason, and there is no stack', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const log = new Log(join(await tempFolder(), 'logs'));
  const boxes: string[][] = [];
  const words = wordsFor(['fr']);
  const cause = Object.assign(new Error('no'), { code: 'EACCES' });
  const showErrorBox = async (...box: string[]) => void boxes.push(box);
  await endWithout(new NoFolder('/mine', cause), { log, words, showErrorBox, exit: () => {} });
  vi.restoreAllMocks();
  const { noStart, noFolder, disk, rootFolder } = words.trouble;
  expect(boxes).toEqual([[noStart, `${noFolder('/mine')}\n${disk.denied} ${rootFolder}`]]);
  expect(await readFile(log.file, 'utf8')).toMatch(
    /Z The app cannot write to \/mine \(EACCES\)\.\n$/,
  );
});
