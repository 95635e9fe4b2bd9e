import type { AboutPanelOptionsOptions, MenuItemConstructorOptions } from 'electron';
import { join, posix, win32 } from 'node:path';
import type { MenuCommand } from '../../shared/desktop-api.ts';
import { packageDirectory, packageHomepage, packageVersion } from '../system/package-files.ts';
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
  /** Opens the page with the releases in the browser; undefined: there is none yet. */
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
  /** A board is being made, in front of the game and the desk. */
  readonly isMaking: boolean;
  readonly words: Words;
}

type Item = MenuItemConstructorOptions;

const LINE: Item = { type: 'separator' };

/** A long folder name is shortened to its last characters. */
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

/** The first menu of a Mac. Without our labels it would be in English. */
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

/** Names the folder as well, because two boards may share a name. */
function nameAndFolder(path: string, { home, platform }: MenuOptions): string {
  const paths = platform === 'win32' ? win32 : posix;
  const folder = paths.dirname(path);
  const isBelowHome = platform !== 'win32' && `${folder}/`.startsWith(`${home}/`);
  const short = Array.from(isBelowHome ? `~${folder.slice(home.length)}` : folder);
  const isLong = short.length > FOLDER_CHARS_MAX;
  const end = isLong ? ['…', ...short.slice(1 - FOLDER_CHARS_MAX)] : short;
  return `${paths.basename(path)} – ${end.join('')}`;
}

/** Doubles ampersands, because a single one in a label underlines the next letter. */
function literal(name: string): string {
  return name.replaceAll('&', '&&');
}

function editItems({ actions: { send }, words: { menu } }: MenuOptions): Item[] {
  // No roles, because those reach only the fields of a page. The page handles the keys itself.
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
  // The page handles these keys itself, because a browser has no such menu.
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
    // An item has one key; these are other keys that people press for the same.
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

interface AboutOptions {
  /** Where newer versions are; undefined: nowhere yet. */
  readonly homepage?: string | undefined;
  readonly directory?: string;
}

/**
 * The box about the app. It says where newer versions can be found, because the app itself never
 * looks for one. The system reads its icon, and cannot read from an archive.
 */
export function aboutPanel(
  { staysHere, newer }: Words,
  { homepage = packageHomepage(), directory = packageDirectory }: AboutOptions = {},
): AboutPanelOptionsOptions {
  const readable = directory.replace(/app\.asar$/, 'app.asar.unpacked');
  return {
    applicationName: 'Memory Scramble',
    applicationVersion: packageVersion(),
    copyright: '© 2026 the Memory Scramble authors',
    credits: homepage === undefined ? staysHere : `${staysHere}\n${newer(homepage)}`,
    ...(homepage === undefined ? {} : { website: homepage }), // Linux shows no credits, but a link
    iconPath: join(readable, 'main', 'desktop', 'icons', 'icon.png'),
  };
}
