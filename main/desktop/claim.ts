import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from 'electron';
import { NoFolder, tryFolder } from '../system/own-folder.ts';

/**
 * Claims the folder in which the app keeps everything. Electron's lock fails alike if another instance
 * has it and if it cannot be written, so both folders that it needs are tried.
 * @returns the folder; undefined if another instance has it
 * @throws NoFolder
 */
export function claimFolder(
  app: Pick<App, 'getPath' | 'getName' | 'setPath' | 'requestSingleInstanceLock'>,
): string | undefined {
  const folder = ownFolder(app);
  tryFolder(folder);
  if (app.requestSingleInstanceLock()) return folder;
  tryFolder(app.getPath('temp'));
  return undefined;
}

/** @throws NoFolder if there is none, and none can be made */
function ownFolder(app: Pick<App, 'getPath' | 'getName' | 'setPath'>): string {
  try {
    return app.getPath('userData');
  } catch (error) {
    const folder = join(app.getPath('appData'), app.getName());
    // Without any folder Electron crashes before it can show a box.
    app.setPath('userData', mkdtempSync(join(tmpdir(), 'memory-scramble-')));
    tryFolder(folder); // its error says more than Electron's
    throw new NoFolder(folder, error);
  }
}
