import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { portAndFiles } from '../../main/desktop/command-line.ts';

const zoo = resolve('zoo für Åsa.board');

test.each([
  [[], undefined, []],
  [['0'], 0, []],
  [['8080', 'a.txt', 'b.txt'], 8080, ['a.txt', 'b.txt']],
  [['a.txt', '8080'], undefined, ['a.txt', '8080']],
  [['65536'], undefined, ['65536']],
  [[pathToFileURL(zoo).href], undefined, [zoo]],
  [['http://elsewhere/a.board'], undefined, ['http://elsewhere/a.board']],
  [['file:///a%2Fb'], undefined, ['file:///a%2Fb']],
])('%j is port %j and files %j', (given, port, files) => {
  expect(portAndFiles(given)).toEqual({ port, files });
});
