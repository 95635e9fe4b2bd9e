import type { MenuItemConstructorOptions } from 'electron';
import { basename } from 'node:path';
import type { Words } from './words.ts';

export interface MenuActions {
  readonly newGame: () => void;
  readonly pickBoard: () => void;
  readonly openRecent: (path: string) => void;
  readonly clearRecent: () => void;
  readonly saveBoardAs: () => void;
  readonly copyLink: () => void;
  readonly showTv: () => void;
  readonly showLogs: () => void;
}

type Item = MenuItemConstructorOptions;
type MenuWords = Words['menu'];

const LINE: Item = { type: 'separator' };

/** The menu of the app, as each system has it. */
export function menuTemplate(
  actions: MenuActions,
  recent: readonly string[],
  platform: NodeJS.Platform,
  { menu: words }: Words,
): readonly Item[] {
  const isMac = platform === 'darwin';
  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    { label: words.game, submenu: gameItems(actions, recent, isMac, words) },
    { label: words.edit, submenu: editItems(words) },
    { label: words.view, submenu: viewItems(actions, words) },
    ...(isMac ? [{ role: 'windowMenu' } as const] : []),
    { role: 'help', label: words.help, submenu: helpItems(actions, isMac, words) },
  ];
}

function gameItems(
  actions: MenuActions,
  recent: readonly string[],
  isMac: boolean,
  words: MenuWords,
): Item[] {
  const { newGame, pickBoard, saveBoardAs, copyLink } = actions;
  return [
    { label: words.newGame, accelerator: 'CmdOrCtrl+N', click: newGame },
    LINE,
    { label: words.openBoard, accelerator: 'CmdOrCtrl+O', click: pickBoard },
    { label: words.openRecent, submenu: recentItems(actions, recent, words) },
    { label: words.saveBoardAs, accelerator: 'CmdOrCtrl+Shift+S', click: saveBoardAs },
    LINE,
    { label: words.copyLink, accelerator: 'CmdOrCtrl+Shift+C', click: copyLink },
    LINE,
    // A Mac has quit in the menu of the app.
    isMac ? { role: 'close' } : { role: 'quit', label: words.quit },
  ];
}

function recentItems(
  { openRecent, clearRecent }: MenuActions,
  recent: readonly string[],
  words: MenuWords,
): Item[] {
  if (recent.length === 0) return [{ label: words.noBoards, enabled: false }];
  return [
    ...recent.map((path) => ({ label: literal(basename(path)), click: () => openRecent(path) })),
    LINE,
    { label: words.clear, click: clearRecent },
  ];
}

/** A name as the label of an item: one ampersand would underline a letter, two are one. */
function literal(name: string): string {
  return name.replaceAll('&', '&&');
}

function editItems(words: MenuWords): Item[] {
  return [
    { role: 'undo', label: words.undo },
    { role: 'redo', label: words.redo },
    LINE,
    { role: 'cut', label: words.cut },
    { role: 'copy', label: words.copy },
    { role: 'paste', label: words.paste },
    { role: 'selectAll', label: words.selectAll },
  ];
}

function viewItems({ showTv }: MenuActions, words: MenuWords): Item[] {
  return [
    { label: words.tv, accelerator: 'CmdOrCtrl+T', click: showTv },
    { role: 'togglefullscreen', label: words.fullScreen },
    LINE,
    { role: 'resetZoom', label: words.actualSize },
    { role: 'zoomIn', label: words.zoomIn },
    { role: 'zoomOut', label: words.zoomOut },
    LINE,
    { role: 'reload', label: words.reload },
  ];
}

function helpItems({ showLogs }: MenuActions, isMac: boolean, words: MenuWords): Item[] {
  return [
    { label: words.logs, click: showLogs },
    ...(isMac ? [] : [LINE, { role: 'about', label: words.about } as const]),
  ];
}
