import { join } from 'node:path';
import { BrowserWindow, type WebPreferences, nativeTheme, screen } from 'electron';
import { packageDirectory } from '../host/package-files.ts';
import type { Settings } from '../host/settings.ts';
import { SMALLEST, placeOn } from './window-place.ts';

/** The table by lamplight and by day, until the page has painted it. */
const TABLE = { dark: '#10292e', light: '#f1e6d2' };

/** A window that crashes so often in a minute is not opened again by itself. */
const CRASHES_MAX = 3;
const MINUTE_MS = 60_000;

/** What every page is shown with: no Node, no access to the app, a process in a sandbox. */
export const SAFE: WebPreferences = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webviewTag: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  spellcheck: false, // it would fetch its dictionaries from elsewhere
};

export interface WindowOptions {
  /** The address that has the host's powers. */
  readonly page: string;
  readonly settings: Settings;
  /** The page has crashed, for a reason that Chromium knows. */
  readonly onCrash: (reason: string) => void;
  /** The window crashes again and again. */
  readonly onTrouble: () => void;
}

/** The one window of the host: the page of its own server, with the host's powers. */
export function openHostWindow(options: WindowOptions): BrowserWindow {
  const { page, settings } = options;
  const { window: last } = settings.value;
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
  const window = new BrowserWindow({
    ...placeOn(
      [main, ...others].map(({ workArea }) => workArea),
      last,
    ),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    title: 'Memory Scramble',
    backgroundColor: nativeTheme.shouldUseDarkColors ? TABLE.dark : TABLE.light,
    icon: join(packageDirectory, 'main', 'desktop', 'icons', 'icon.png'),
    webPreferences: {
      ...SAFE,
      preload: join(packageDirectory, 'dist', 'main', 'preload.cjs'),
      additionalArguments: [`--host-page=${page}`],
      backgroundThrottling: false, // the host stays in the game while the window is hidden
    },
  });
  if (last?.isMaximized === true) window.maximize();
  rememberPlace(window, settings);
  reloadAfterCrash(window, options);
  return window;
}

function rememberPlace(window: BrowserWindow, settings: Settings): void {
  const remember = () => {
    // It may have been closed before things were quiet.
    if (window.isDestroyed() || window.isFullScreen() || window.isMinimized()) return;
    const isMaximized = window.isMaximized();
    settings.change({ window: { ...window.getNormalBounds(), isMaximized } });
  };
  // `resized` and `moved` come at the end of a gesture, but not on every system.
  const later = debounce(remember);
  for (const event of ['resize', 'move', 'maximize', 'unmaximize'] as const) {
    window.on(event as 'resize', later);
  }
}

/** The game lives in the main process: a window that crashed is loaded again, and it goes on. */
export function reloadAfterCrash(
  window: BrowserWindow,
  { onCrash, onTrouble }: Pick<WindowOptions, 'onCrash' | 'onTrouble'>,
): void {
  let crashes: readonly number[] = [];
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    onCrash(reason);
    const now = Date.now();
    crashes = [...crashes.filter((time) => time > now - MINUTE_MS), now];
    // Not in the event itself: Electron is still taking the dead process down.
    if (crashes.length <= CRASHES_MAX) setTimeout(() => window.webContents.reload());
    else onTrouble();
  });
}

const SETTLE_MS = 300;

/** Runs `action` once things have been quiet for a moment. */
function debounce(action: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, SETTLE_MS);
  };
}
