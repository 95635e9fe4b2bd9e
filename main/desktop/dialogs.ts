import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserWindow, app, dialog } from 'electron';
import { formatBoardFile } from '../../shared/board-file.ts';
import type { Layout } from '../game/table.ts';

const FILTERS = [
  { name: 'Board files', extensions: ['board', 'txt'] },
  { name: 'All files', extensions: ['*'] },
];

/** Asks which board file to open. @returns its path, or undefined where the host thought better */
export async function askForBoard(window: BrowserWindow): Promise<string | undefined> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: 'Open a board',
    buttonLabel: 'Open',
    properties: ['openFile'],
    filters: FILTERS,
  });
  return filePaths[0];
}

/** Saves the deck that is played, not the state of play. @returns where, if anywhere */
export async function saveBoardAs(
  window: BrowserWindow,
  { deck, title }: Layout,
): Promise<string | undefined> {
  const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
  const { filePath, canceled } = await dialog.showSaveDialog(window, {
    title: 'Save the board as',
    defaultPath: join(app.getPath('documents'), `${name}.board`),
    filters: FILTERS.slice(0, 1),
  });
  if (canceled || filePath === '') return undefined;
  try {
    await writeFile(filePath, formatBoardFile(deck));
    return filePath;
  } catch (error) {
    await dialog.showMessageBox(window, {
      type: 'warning',
      message: 'The board could not be saved.',
      detail: `${(error as Error).message}\nChoose another folder. Your game was not touched.`,
    });
    return undefined;
  }
}

/** Asks whether to quit while friends are playing. */
export async function askToQuit(window: BrowserWindow, friends: number): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: friends === 1 ? 'A friend is playing.' : `${friends} friends are playing.`,
    detail: 'Quit anyway? The game is kept.',
    buttons: ['Quit', 'Keep Playing'],
    defaultId: 1,
    cancelId: 1,
  });
  return response === 0;
}
