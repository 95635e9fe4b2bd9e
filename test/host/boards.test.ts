import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  FIRST_BOARD,
  UnreadableBoard,
  previewBundled,
  readBundled,
  readLayout,
  titleOf,
} from '../../main/host/boards.ts';
import { boardsDirectory, packageVersion } from '../../main/system/package-files.ts';
import { tempFolder } from '../support/temp-folder.ts';

describe('the title of a board file', () => {
  test.each([
    ['under-the-sea.txt', 'Under the sea'],
    ['/home/ana/boards/my_board.txt', 'My board'],
    ['perfect', 'Perfect'],
    ['10x10.txt', '10x10'],
    ['ärger--und__spaß.board', 'Ärger und spaß'],
    ['a.b.txt', 'A.b'],
    ['---.txt', 'Board'],
    ['', 'Board'],
    ['evil\u001b[31m\u202e.txt', 'Evil\\u{1b}[31m\\u{202e}'],
  ])('of %j is %j', (filename, title) => {
    expect(titleOf(filename)).toBe(title);
  });
});

describe('reading a board file', () => {
  test('gives its deck in file order, and its title', async () => {
    const filename = join(await tempFolder(), 'two-cards.txt');
    await writeFile(filename, '1x2\r\nA\r\nB');
    expect(await readLayout(filename)).toEqual({
      deck: { rows: 1, columns: 2, cards: ['A', 'B'] },
      title: 'Two cards',
    });
  });

  test('that is refused says file, line, what was found and what was expected', async () => {
    const filename = join(await tempFolder(), 'bad.txt');
    await writeFile(filename, '1x2\nA\nB C\n');
    const failure: unknown = await readLayout(filename).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnreadableBoard);
    expect(failure).toMatchObject({
      message: `${filename}, line 3: found "B C", expected one card without spaces`,
      problem: { code: 'whitespace', line: 3 },
    });
  });

  test('that is not there says so, without a problem in it', async () => {
    const filename = join(await tempFolder(), 'none.txt');
    const failure: unknown = await readLayout(filename).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      message: `${filename}: there is no such file`,
      problem: undefined,
    });
  });

  test('that is a folder is refused', async () => {
    await expect(readLayout(await tempFolder())).rejects.toMatchObject({
      problem: { code: 'not-a-file' },
    });
  });
});

describe('bundled boards', () => {
  test('are read by their name', async () => {
    const layout = await readBundled('perfect.txt');
    expect(layout?.title).toBe('Perfect');
    expect(layout?.deck.cards.join('')).toBe('🦄🦄🌈🌈🌈🦄🌈🦄🌈');
    expect(await readBundled(FIRST_BOARD)).toMatchObject({ title: 'Under the sea' });
  });

  test.each([
    '../x',
    '../package.json',
    '../boards/perfect.txt',
    './perfect.txt',
    '/etc/passwd',
    'PERFECT.TXT',
    'perfect',
    'README.md',
    'perfect.txt\0',
    '',
    '__proto__',
  ])('there is none of the name %j', async (board) => {
    expect(await readBundled(board)).toBeUndefined();
  });

  test('are all previewed, smallest first', async () => {
    const previews = await previewBundled();
    const files = readdirSync(boardsDirectory).filter((name) => name !== 'README.md');
    expect(previews.map(({ board }) => board).toSorted()).toEqual(files.toSorted());
    const sizes = previews.map(({ rows, columns }) => rows * columns);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(previews.map(({ board }) => board)).toContain(FIRST_BOARD);
  });

  test('of unlike pairs show some of their faces', async () => {
    const previews = await previewBundled();
    const sums = previews.find(({ board }) => board === 'times-tables.board');
    expect(sums).toMatchObject({ title: 'Times tables', rows: 4, columns: 5, unlike: true });
    expect(sums?.corner[0]).toEqual(['3 × 3', '9', '3 × 4', '12', '3 × 5']);
  });

  test('show the cards of their top left corner', async () => {
    const previews = await previewBundled();
    expect(previews.find(({ board }) => board === 'perfect.txt')).toEqual({
      board: 'perfect.txt',
      title: 'Perfect',
      rows: 3,
      columns: 3,
      unlike: false,
      corner: [
        ['🦄', '🦄', '🌈'],
        ['🌈', '🌈', '🦄'],
        ['🌈', '🦄', '🌈'],
      ],
    });
    const big = previews.find(({ board }) => board === '10x10.txt');
    const deck = (await readBundled('10x10.txt'))?.deck;
    expect(big?.corner).toEqual([0, 10, 20].map((start) => deck?.cards.slice(start, start + 6)));
  });
});

test('the version of the product is that of its package', () => {
  expect(packageVersion()).toMatch(/^\d+\.\d+\.\d+/);
});

test.each([
  ['EACCES', ': you have no permission to read it'],
  ['EPERM', ': you have no permission to read it'],
  ['EIO', ': it cannot be read (EIO: a test)'],
])('where the system says %s, the host is told in words', (code, words) => {
  const cause = Object.assign(new Error(`${code}: a test`), { code });
  const told = new UnreadableBoard('board.txt', cause);
  expect([told.message, told.problem]).toEqual([`board.txt${words}`, undefined]);
});
