import type { MenuItemConstructorOptions } from 'electron';
import { basename } from 'node:path';

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

const LINE: Item = { type: 'separator' };

/** The menu of the app, as each system has it. */
export function menuTemplate(
  actions: MenuActions,
  recent: readonly string[],
  platform: NodeJS.Platform,
): readonly Item[] {
  const isMac = platform === 'darwin';
  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    { label: '&Game', submenu: gameItems(actions, recent, isMac) },
    { role: 'editMenu' },
    { label: '&View', submenu: viewItems(actions) },
    ...(isMac ? [{ role: 'windowMenu' } as const] : []),
    { role: 'help', submenu: helpItems(actions, isMac) },
  ];
}

function gameItems(actions: MenuActions, recent: readonly string[], isMac: boolean): Item[] {
  return [
    { label: '&New Game', accelerator: 'CmdOrCtrl+N', click: actions.newGame },
    LINE,
    { label: '&Open Board…', accelerator: 'CmdOrCtrl+O', click: actions.pickBoard },
    { label: 'Open &Recent', submenu: recentItems(actions, recent) },
    { label: '&Save Board As…', accelerator: 'CmdOrCtrl+Shift+S', click: actions.saveBoardAs },
    LINE,
    { label: '&Copy Link for Friends', accelerator: 'CmdOrCtrl+Shift+C', click: actions.copyLink },
    LINE,
    { role: isMac ? 'close' : 'quit' }, // a Mac has quit in the menu of the app
  ];
}

function recentItems({ openRecent, clearRecent }: MenuActions, recent: readonly string[]): Item[] {
  if (recent.length === 0) return [{ label: 'No Boards Yet', enabled: false }];
  return [
    ...recent.map((path) => ({ label: literal(basename(path)), click: () => openRecent(path) })),
    LINE,
    { label: 'Clear Menu', click: clearRecent },
  ];
}

/** A name as the label of an item: one ampersand would underline a letter, two are one. */
function literal(name: string): string {
  return name.replaceAll('&', '&&');
}

function viewItems({ showTv }: MenuActions): Item[] {
  return [
    { label: '&TV View', accelerator: 'CmdOrCtrl+T', click: showTv },
    { role: 'togglefullscreen' },
    LINE,
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    LINE,
    { role: 'reload' },
  ];
}

function helpItems({ showLogs }: MenuActions, isMac: boolean): Item[] {
  return [
    { label: 'Show &Logs', click: showLogs },
    ...(isMac ? [] : [LINE, { role: 'about' } as const]),
  ];
}
