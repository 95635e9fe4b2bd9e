import type { MenuItemConstructorOptions } from 'electron';
import { posix, win32 } from 'node:path';
import type { Words } from './words.ts';

export interface MenuActions {
  readonly newGame: () => void;
  readonly pickBoard: () => void;
  readonly openRecent: (path: string) => void;
  readonly clearRecent: () => void;
  readonly saveBoardAs: () => void;
  readonly copyLink: () => void;
  readonly showTv: () => void;
  readonly foldDesk: () => void;
  readonly showLogs: () => void;
  /** Opens the page of the releases, in the browser. */
  readonly findNewer: () => void;
}

export interface MenuOptions {
  readonly actions: MenuActions;
  /** Paths of board files, the newest first. */
  readonly recent: readonly string[];
  /** The user's own folder. */
  readonly home: string;
  readonly platform: NodeJS.Platform;
  readonly words: Words;
}

type Item = MenuItemConstructorOptions;

const LINE: Item = { type: 'separator' };

/** Of a folder so many characters are shown, its end. */
const FOLDER_CHARS_MAX = 40;

/** The menu of the app, as each system has it. */
export function menuTemplate(options: MenuOptions): readonly Item[] {
  const { platform, words } = options;
  const { menu, mac } = words;
  const isMac = platform === 'darwin';
  return [
    ...(isMac ? [{ role: 'appMenu', submenu: appItems(words) } as const] : []),
    { label: menu.game, submenu: gameItems(options, isMac) },
    { label: menu.edit, submenu: editItems(menu) },
    { label: menu.view, submenu: viewItems(options) },
    ...(isMac
      ? [{ role: 'windowMenu', label: mac.window, submenu: windowItems(mac) } as const]
      : []),
    { role: 'help', label: menu.help, submenu: helpItems(options, isMac) },
  ];
}

/** The first menu of a Mac: what it has by itself would be in English. */
function appItems({ menu, mac }: Words): Item[] {
  return [
    { role: 'about', label: menu.about },
    LINE,
    { role: 'services', label: mac.services },
    LINE,
    { role: 'hide', label: mac.hide },
    { role: 'hideOthers', label: mac.hideOthers },
    { role: 'unhide', label: mac.showAll },
    LINE,
    { role: 'quit', label: mac.quit },
  ];
}

function windowItems(mac: Words['mac']): Item[] {
  return [
    { role: 'minimize', label: mac.minimise },
    { role: 'zoom', label: mac.zoom },
    LINE,
    { role: 'front', label: mac.front },
  ];
}

function gameItems(options: MenuOptions, isMac: boolean): Item[] {
  const { newGame, pickBoard, saveBoardAs, copyLink } = options.actions;
  const { menu } = options.words;
  return [
    { label: menu.newGame, accelerator: 'CmdOrCtrl+N', click: newGame },
    LINE,
    { label: menu.openBoard, accelerator: 'CmdOrCtrl+O', click: pickBoard },
    { label: menu.openRecent, submenu: recentItems(options) },
    { label: menu.saveBoardAs, accelerator: 'CmdOrCtrl+Shift+S', click: saveBoardAs },
    LINE,
    { label: menu.copyLink, accelerator: 'CmdOrCtrl+Shift+C', click: copyLink },
    LINE,
    { role: 'close', label: menu.close },
    // A Mac has quit in the menu of the app.
    ...(isMac ? [] : [{ role: 'quit', label: menu.quit } as const]),
  ];
}

function recentItems(options: MenuOptions): Item[] {
  const { actions, recent, words } = options;
  if (recent.length === 0) return [{ label: words.menu.noBoards, enabled: false }];
  return [
    ...recent.map((path) => ({
      label: literal(nameAndFolder(path, options)),
      click: () => actions.openRecent(path),
    })),
    LINE,
    { label: words.menu.clear, click: actions.clearRecent },
  ];
}

/** Two boards may have one name; their folders tell them apart. */
function nameAndFolder(path: string, { home, platform }: MenuOptions): string {
  const paths = platform === 'win32' ? win32 : posix;
  const folder = paths.dirname(path);
  const isBelowHome = platform !== 'win32' && `${folder}/`.startsWith(`${home}/`);
  const short = Array.from(isBelowHome ? `~${folder.slice(home.length)}` : folder);
  const isLong = short.length > FOLDER_CHARS_MAX;
  const end = isLong ? ['…', ...short.slice(1 - FOLDER_CHARS_MAX)] : short;
  return `${paths.basename(path)} – ${end.join('')}`;
}

/** A name as the label of an item: one ampersand would underline a letter, two are one. */
function literal(name: string): string {
  return name.replaceAll('&', '&&');
}

function editItems(menu: Words['menu']): Item[] {
  return [
    { role: 'undo', label: menu.undo },
    { role: 'redo', label: menu.redo },
    LINE,
    { role: 'cut', label: menu.cut },
    { role: 'copy', label: menu.copy },
    { role: 'paste', label: menu.paste },
    { role: 'selectAll', label: menu.selectAll },
  ];
}

function viewItems({ actions, words: { menu } }: MenuOptions): Item[] {
  const { showTv, foldDesk } = actions;
  return [
    { label: menu.tv, accelerator: 'CmdOrCtrl+T', click: showTv },
    // The page hears its key by itself, in a browser, too.
    { label: menu.desk, accelerator: 'CmdOrCtrl+B', registerAccelerator: false, click: foldDesk },
    { role: 'togglefullscreen', label: menu.fullScreen },
    LINE,
    { role: 'resetZoom', label: menu.actualSize },
    { role: 'zoomIn', label: menu.zoomIn },
    { role: 'zoomOut', label: menu.zoomOut },
    // An item has one key; these are the others that people press for the same.
    { role: 'zoomIn', accelerator: 'CmdOrCtrl+=', visible: false },
    { role: 'zoomIn', accelerator: 'CmdOrCtrl+numadd', visible: false },
    { role: 'zoomOut', accelerator: 'CmdOrCtrl+numsub', visible: false },
    { role: 'resetZoom', accelerator: 'CmdOrCtrl+num0', visible: false },
    LINE,
    { role: 'reload', label: menu.reload },
  ];
}

function helpItems({ actions, words: { menu } }: MenuOptions, isMac: boolean): Item[] {
  return [
    { label: menu.newer, click: actions.findNewer },
    { label: menu.logs, click: actions.showLogs },
    ...(isMac ? [] : [LINE, { role: 'about', label: menu.about } as const]),
  ];
}
