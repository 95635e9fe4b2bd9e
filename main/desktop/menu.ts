import type { MenuItemConstructorOptions } from 'electron';
import { posix, win32 } from 'node:path';
import type { MenuCommand } from '../../shared/desktop-api.ts';
import type { Words } from './words.ts';

export interface MenuActions {
  /** Asks the page to do it. */
  readonly send: (command: MenuCommand) => void;
  readonly pickBoard: () => void;
  readonly openRecent: (path: string) => void;
  readonly clearRecent: () => void;
  readonly saveBoardAs: () => void;
  readonly copyLink: () => void;
  readonly showTv: () => void;
  readonly showLogs: () => void;
  /** Opens the page of the releases, in the browser; undefined: there is none. */
  readonly findNewer: (() => void) | undefined;
}

export interface MenuOptions {
  readonly actions: MenuActions;
  /** Paths of board files, the newest first. */
  readonly recent: readonly string[];
  /** The user's own folder. */
  readonly home: string;
  readonly platform: NodeJS.Platform;
  readonly isMuted: boolean;
  /** The bench lies over the game and the desk. */
  readonly isMaking: boolean;
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
    { label: menu.edit, submenu: editItems(options) },
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
  const { send, pickBoard, saveBoardAs, copyLink } = options.actions;
  const { menu } = options.words;
  const enabled = !options.isMaking;
  return [
    { label: menu.newGame, accelerator: 'CmdOrCtrl+N', enabled, click: () => send('newGame') },
    { label: menu.make, accelerator: 'CmdOrCtrl+Shift+N', enabled, click: () => send('make') },
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

function editItems({ actions: { send }, words: { menu } }: MenuOptions): Item[] {
  // No roles, because those reach the fields of a page alone. The page hears the keys by itself.
  const item = (command: 'undo' | 'redo', accelerator: string): Item => ({
    label: menu[command],
    accelerator,
    registerAccelerator: false,
    click: () => send(command),
  });
  return [
    item('undo', 'CmdOrCtrl+Z'),
    item('redo', 'CmdOrCtrl+Shift+Z'),
    LINE,
    { role: 'cut', label: menu.cut },
    { role: 'copy', label: menu.copy },
    { role: 'paste', label: menu.paste },
    { role: 'selectAll', label: menu.selectAll },
  ];
}

function viewItems({ actions, words: { menu }, isMuted, isMaking }: MenuOptions): Item[] {
  const { showTv, send } = actions;
  const enabled = !isMaking;
  // The page hears these keys by itself, in a browser, too.
  const heard = (command: 'desk' | 'xray', accelerator: string): Item => ({
    label: menu[command],
    accelerator,
    registerAccelerator: false,
    enabled,
    click: () => send(command),
  });
  return [
    { label: menu.tv, accelerator: 'CmdOrCtrl+T', click: showTv },
    heard('desk', 'CmdOrCtrl+B'),
    heard('xray', 'CmdOrCtrl+J'),
    { label: menu.settings, accelerator: 'CmdOrCtrl+,', enabled, click: () => send('settings') },
    { role: 'togglefullscreen', label: menu.fullScreen },
    LINE,
    { label: menu.mute, type: 'checkbox', checked: isMuted, click: () => send('mute') },
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
    { label: menu.rules, accelerator: 'F1', click: () => actions.send('rules') },
    ...(actions.findNewer === undefined ? [] : [{ label: menu.newer, click: actions.findNewer }]),
    { label: menu.logs, click: actions.showLogs },
    ...(isMac ? [] : [LINE, { role: 'about', label: menu.about } as const]),
  ];
}
