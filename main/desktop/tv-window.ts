import { join } from 'node:path';
import { BrowserWindow, type Display } from 'electron';
import { packageDirectory } from '../host/package-files.ts';
import { SAFE, reloadAfterCrash } from './window.ts';

/** The window of the TV view, full screen where it has a display; it has no powers and no keys. */
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
    webPreferences: { ...SAFE, backgroundThrottling: false },
  });
  // On a screen of its own, Escape is the way out that everybody tries.
  window.webContents.on('before-input-event', (_event, { key, type }) => {
    if (key === 'Escape' && type === 'keyDown') window.close();
  });
  reloadAfterCrash(window, { onCrash, onTrouble: () => window.close() });
  return window;
}
