import { type BrowserWindow, app, dialog } from 'electron';
import type { Loss } from '../save/save-trouble.ts';
import type { SaveChoice, WhyUnopened } from './open-room.ts';
import type { Words } from './words.ts';

/** Asks, before there is a window, what to do about a saved game that cannot be opened. */
export async function askAboutSave(why: WhyUnopened, { unopened }: Words): Promise<SaveChoice> {
  const choices = ['again', 'new', 'quit'] as const;
  await app.whenReady();
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    title: 'Memory Scramble',
    message: unopened.message,
    detail: `${unopened.why[why]} ${unopened.stays}`,
    buttons: choices.map((choice) => unopened[choice]),
    defaultId: 0,
    cancelId: 2,
  });
  return choices[response] ?? 'quit';
}

/** Asks whether to quit although the last changes are not saved. */
export async function askToLose(
  window: BrowserWindow,
  loss: Loss,
  { quit }: Words,
): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: quit.loses[loss],
    detail: quit.isLost,
    buttons: [quit.yes, quit.no],
    defaultId: 1,
    cancelId: 1,
  });
  return response === 0;
}

/** Asks whether to quit although friends are playing or waiting for a game. */
export async function askToQuit(
  window: BrowserWindow,
  { friends, doing }: { readonly friends: number; readonly doing: 'friends' | 'waiting' },
  { quit }: Words,
): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: quit[doing](friends),
    detail: quit.isKept,
    buttons: [quit.yes, quit.no],
    defaultId: 1,
    cancelId: 1,
  });
  return response === 0;
}

/** Says why there is no link to copy. */
export async function sayNoLink(window: BrowserWindow, { noLink, trouble }: Words): Promise<void> {
  await dialog.showMessageBox(window, { type: 'info', ...noLink, buttons: [trouble.ok] });
}
