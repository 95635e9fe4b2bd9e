import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserWindow, OpenDialogOptions, SaveDialogOptions } from 'electron';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BoardFiles, type BoardFilesOptions } from '../../main/desktop/board-files.ts';
import { deckOfFile } from '../../main/game/deck-of-file.ts';
import { animals, textOf } from '../support/decks.ts';
import { Speech } from '../../main/desktop/words.ts';
import { Settings } from '../../main/host/settings.ts';
import { parseBoardFile } from '../../shared/board-file.ts';
import { readSavedFile } from '../../shared/host-api.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { TestDisk } from '../support/test-disk.ts';

const layout = { title: 'Tom & Jerry’s zoo', deck: parseBoardFile('1x2\n🦊\n🦊\n') };
const TEXT = '1x2\n🦊\n🦊\n';
const DOCUMENTS = join('/home', 'ana', 'Documents');

/** The dialogs, answered in this order; undefined: cancelled. */
async function setUp(...answers: readonly (string | undefined)[]) {
  const folder = await tempFolder();
  const settings = Settings.open(join(folder, 'settings.json'), () => undefined);
  onTestFinished(() => settings.written());
  const left = [...answers];
  const asked: (OpenDialogOptions & SaveDialogOptions)[] = [];
  const told: string[] = [];
  const logged: string[] = [];
  const disk = new TestDisk();
  const next = (options: OpenDialogOptions & SaveDialogOptions) => {
    asked.push(options);
    const answer = left.shift();
    return answer === undefined ? undefined : join(folder, answer);
  };
  const dialog = {
    showOpenDialog: async (_window: BrowserWindow, options: OpenDialogOptions) => {
      const path = next(options as OpenDialogOptions & SaveDialogOptions);
      return { canceled: path === undefined, filePaths: path === undefined ? [] : [path] };
    },
    showSaveDialog: async (_window: BrowserWindow, options: SaveDialogOptions) => {
      const path = next(options as OpenDialogOptions & SaveDialogOptions);
      return { canceled: path === undefined, filePath: path ?? '' };
    },
    showMessageBox: async (
      _window: BrowserWindow,
      { message, detail }: { readonly message: string; readonly detail: string },
    ) => {
      told.push(message, detail);
      return { response: 0, checkboxChecked: false };
    },
  };
  const files = new BoardFiles({
    window: {} as BrowserWindow,
    dialog: dialog as BoardFilesOptions['dialog'],
    settings,
    documents: DOCUMENTS,
    speech: new Speech(['en']),
    disk,
    log: (sentence) => logged.push(sentence),
  });
  return { files, folder, asked, told, logged, settings, disk };
}

describe('the open dialog', () => {
  test('begins with the documents, then where the last board was found, or looked for', async () => {
    const { files, folder, asked } = await setUp('boards/sea.board', undefined, 'zoo.txt');
    expect(await files.pick()).toBe(join(folder, 'boards', 'sea.board'));
    expect(await files.pick()).toBe(undefined);
    await files.pick();
    await files.pick();
    expect(asked.map(({ defaultPath }) => defaultPath)).toEqual([
      DOCUMENTS,
      join(folder, 'boards'),
      join(folder, 'boards'),
      folder,
    ]);
  });
});

test('the open dialog also lists what spreadsheets write, and a board is never saved as that', async () => {
  const { files, folder, asked } = await setUp('words.csv', 'words.csv');
  expect(await files.pick()).toBe(join(folder, 'words.csv'));
  expect(await files.saveAs(layout)).toBe(join(folder, 'words.csv.board'));
  const listed = asked.map(({ filters }) => filters?.[0]?.extensions);
  expect(listed).toEqual([
    ['board', 'txt', 'csv', 'tsv'],
    ['board', 'txt'],
  ]);
});

describe('a board is saved', () => {
  test.each([
    ['mine.board', 'mine.board'],
    ['mine.TXT', 'mine.TXT'],
    ['mine', 'mine.board'],
    ['mine.v2', 'mine.v2.board'],
  ])('%s is the file %s, and dialogs begin there', async (chosen, written) => {
    const { files, folder, asked, settings } = await setUp(chosen);
    expect(await files.saveAs(layout)).toBe(join(folder, written));
    expect(await readFile(join(folder, written), 'utf8')).toBe(TEXT);
    expect(asked[0]?.defaultPath).toBe(join(DOCUMENTS, 'tom-jerry-s-zoo.board'));
    expect(asked[0]?.properties).toContain('showOverwriteConfirmation');
    expect(settings.value.boardFolder).toBe(folder);
  });

  test('a deck with unlike pairs and pictures is saved as a deck file', async () => {
    const { files, folder } = await setUp('zoo.board');
    await files.saveAs({ deck: deckOfFile(animals), title: 'Animals' });
    expect(await readFile(join(folder, 'zoo.board'), 'utf8')).toBe(textOf(animals));
  });

  test('a name for a title without letters', async () => {
    const { files, asked } = await setUp(undefined);
    expect(await files.saveAs({ ...layout, title: '🦊🦊' })).toBe(undefined);
    expect(asked[0]?.defaultPath).toBe(join(DOCUMENTS, 'board.board'));
  });

  test('the chosen file is replaced, because the system has asked; one that only our extension names is not', async () => {
    const { files, folder, asked } = await setUp('mine.board', 'mine', 'mine.board');
    await files.saveAs(layout);
    await writeFile(join(folder, 'mine.board'), 'another');
    await files.saveAs(layout);
    // The second time it was asked again, with the whole name, which the system then asks about.
    expect(asked.map(({ defaultPath }) => defaultPath).slice(2)).toEqual([
      join(folder, 'mine.board'),
    ]);
    expect(await readFile(join(folder, 'mine.board'), 'utf8')).toBe(TEXT);
  });

  test('the old file stays if the host then cancels', async () => {
    const { files, folder } = await setUp('mine', undefined);
    await writeFile(join(folder, 'mine.board'), 'another');
    expect(await files.saveAs(layout)).toBe(undefined);
    expect(await readFile(join(folder, 'mine.board'), 'utf8')).toBe('another');
  });

  test('the host is told if it cannot be saved', async () => {
    const { files, folder, told } = await setUp('folder.board');
    await mkdir(join(folder, 'folder.board'));
    expect(await files.saveAs(layout)).toBe(undefined);
    expect(told).toEqual([
      'The board could not be saved.',
      'The disk reports an error. Your game was not touched.',
    ]);
  });

  test('another folder is asked for until it is saved or the host gives up', async () => {
    const { files, folder, asked, told } = await setUp('taken.csv', 'free.csv');
    await mkdir(join(folder, 'taken.csv'));
    const saved = await files.saveFile({ name: 'results.csv', text: 'Ana;3' });
    expect(saved).toBe(join(folder, 'free.csv'));
    expect(await readFile(join(folder, 'free.csv'), 'utf8')).toBe('Ana;3');
    expect(told[0]).toBe('The file could not be saved.'); // it is no board
    expect(asked[1]?.defaultPath).toBe(join(folder, 'taken.csv'));
  });

  test.each([
    ['ENOSPC', 'The disk is full.'],
    ['EACCES', 'The folder is write-protected.'],
    ['EIO', 'The disk reports an error.'],
  ])('on a disk that fails (%s) the board that was there stays whole', async (code, why) => {
    const { files, folder, told, logged, disk, settings } = await setUp('mine.board');
    await settings.written();
    await writeFile(join(folder, 'mine.board'), 'another');
    disk.failing(code, () => disk.calls.at(-1) === 'write');
    expect(await files.saveAs(layout)).toBe(undefined);
    expect(await readFile(join(folder, 'mine.board'), 'utf8')).toBe('another');
    expect((await readdir(folder)).toSorted()).toEqual(['host-id', 'mine.board', 'settings.json']);
    expect(told[1]).toBe(`${why} Your game was not touched.`);
    expect(logged).toEqual([`a file could not be saved: Error: ${code}: write failed`]);
  });

  test.skipIf(process.platform === 'win32')(
    'as the host’s other files, for others to read',
    async () => {
      const { files, folder } = await setUp('mine.board');
      await writeFile(join(folder, 'any'), '');
      await files.saveAs(layout);
      const modes = ['any', 'mine.board'].map(
        async (name) => (await stat(join(folder, name))).mode,
      );
      const [usual, saved] = await Promise.all(modes);
      expect(saved).toBe(usual);
    },
  );
});

describe('a file made by the page is saved', () => {
  const results = { name: 'memory-scramble-2026-03-14.csv', text: 'game,board' };

  test.each([
    ['tonight.csv', 'tonight.csv'],
    ['tonight', 'tonight.csv'],
  ])('%s is the file %s', async (chosen, written) => {
    const { files, folder, asked } = await setUp(chosen);
    expect(await files.saveFile(results)).toBe(join(folder, written));
    expect(await readFile(join(folder, written), 'utf8')).toBe(results.text);
    expect(asked[0]?.defaultPath).toBe(join(DOCUMENTS, results.name));
    expect(asked[0]?.filters).toEqual([{ name: 'CSV', extensions: ['csv'] }]);
  });

  test.each([
    ['Été à Zürich.board', 'été-à-zürich.board'],
    ['7 × 8?.board', '7-8.board'],
    ['…board.board', 'board.board'],
  ])('a board called %s is proposed as %s', async (name, proposed) => {
    const { files, asked } = await setUp(undefined);
    expect(readSavedFile({ name, text: TEXT })).toEqual({ name, text: TEXT });
    expect(await files.saveFile({ name, text: TEXT })).toBeUndefined();
    expect(asked[0]?.defaultPath).toBe(join(DOCUMENTS, proposed));
    expect(asked[0]?.filters?.[0]?.extensions).toContain('board');
  });

  test.each(['../x.csv', 'x.exe', '.csv', 'a/b.csv', 'x.csv.exe', ''])('%j is no name', (name) => {
    expect(readSavedFile({ name, text: '' })).toBeUndefined();
    expect(readSavedFile(results)).toEqual(results);
  });
});
