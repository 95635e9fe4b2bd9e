import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserWindow, app, dialog } from 'electron';
import { formatBoardFile } from '../../shared/board-file.ts';
import type { Layout } from '../game/table.ts';
import type { Words } from './words.ts';

/** Asks which board file to open. @returns its path, or undefined where the host thought better */
export async function askForBoard(
  window: BrowserWindow,
  { files }: Words,
): Promise<string | undefined> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: files.open,
    properties: ['openFile'],
    filters: [
      { name: files.boards, extensions: ['board', 'txt'] },
      { name: files.all, extensions: ['*'] },
    ],
  });
  return filePaths[0];
}

/** Saves the deck that is played, not the state of play. @returns where, if anywhere */
export async function saveBoardAs(
  window: BrowserWindow,
  { deck, title }: Layout,
  { files }: Words,
): Promise<string | undefined> {
  const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
  const { filePath, canceled } = await dialog.showSaveDialog(window, {
    title: files.saveAs,
    defaultPath: join(app.getPath('documents'), `${name}.board`),
    filters: [{ name: files.boards, extensions: ['board', 'txt'] }],
  });
  if (canceled || filePath === '') return undefined;
  try {
    await writeFile(filePath, formatBoardFile(deck));
    return filePath;
  } catch (error) {
    await dialog.showMessageBox(window, {
      type: 'warning',
      message: files.notSaved,
      detail: `${(error as Error).message}\n${files.chooseAnother}`,
    });
    return undefined;
  }
}

/** Asks whether to quit while friends are playing. */
export async function askToQuit(
  window: BrowserWindow,
  friends: number,
  { quit }: Words,
): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: quit.friends(friends),
    detail: quit.isKept,
    buttons: [quit.yes, quit.no],
    defaultId: 1,
    cancelId: 1,
  });
  return response === 0;
}
