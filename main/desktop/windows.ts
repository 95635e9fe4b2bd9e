import { join } from 'node:path';
import { BrowserWindow, type Display, type WebPreferences, nativeTheme, screen } from 'electron';
import { packageDirectory } from '../system/package-files.ts';
import type { Settings } from '../host/settings.ts';
import { SMALLEST, placeOn } from './window-place.ts';

/** The colours of the table by lamplight and by day, until the page paints it. */
const TABLE = { dark: '#10292e', light: '#f1e6d2' };

/** After more crashes in a minute, the window is not loaded again. */
const CRASHES_MAX = 3;
const MINUTE_MS = 60_000;

/** How every page is shown: in a sandbox, without Node or access to the app. */
const SAFE: WebPreferences = {
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
  /** The one address that gets the host's powers. */
  readonly page: string;
  readonly settings: Settings;
  /** The page has crashed, for the reason that Chromium gives. */
  readonly onCrash: (reason: string) => void;
  /** The window keeps crashing. */
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

/** The window of the TV view, full screen on a display of its own; it has neither powers nor keys. */
export function openTvWindow(
  display: Display | undefined,
  onCrash: (reason: string) => void,
): BrowserWindow {
  const window = new BrowserWindow({
    ...(display === undefined ? { width: 1280, height: 720 } : display.bounds),
    fullscreen: display !== undefined,
    autoHideMenuBar: true,
    title: 'Memory Scramble TV',
    icon: join(packageDirectory, 'main', 'desktop', 'icons', 'tv.png'),
    webPreferences: {
      ...SAFE,
      backgroundThrottling: false,
      autoplayPolicy: 'no-user-gesture-required', // nobody touches a TV, and it may sound and say cards
    },
  });
  // In full screen, everybody tries Escape.
  window.webContents.on('before-input-event', (_event, { key, type }) => {
    if (key === 'Escape' && type === 'keyDown') window.close();
  });
  reloadAfterCrash(window, { onCrash, onTrouble: () => window.close() });
  return window;
}

function rememberPlace(window: BrowserWindow, settings: Settings): void {
  const remember = () => {
    // The window may be gone by now.
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

/** Loads a crashed window again: the game lives in the main process and goes on. */
function reloadAfterCrash(
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

/** Runs `action` once nothing has called for a moment. */
function debounce(action: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, SETTLE_MS);
  };
}
