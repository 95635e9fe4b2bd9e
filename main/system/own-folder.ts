import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DiskTrouble } from '../../shared/host-state.ts';
import { troubleOf } from './disk.ts';

/** The app cannot start, because it cannot write to this folder. */
export class NoFolder extends Error {
  readonly folder: string;
  readonly trouble: DiskTrouble;

  constructor(folder: string, cause: unknown) {
    const { code } = cause as NodeJS.ErrnoException;
    super(`The app cannot write to ${folder} (${code ?? String(cause)}).`);
    this.name = 'NoFolder';
    this.folder = folder;
    this.trouble = troubleOf(cause);
  }
}

/** How the launcher finds that message among all that the app has said. */
export const NO_FOLDER = /The app cannot write to .+ \(.+\)\./;

/**
 * Creates a folder if it is missing, and tries to write to it. The empty file needs no more of a disk
 * than Electron's own lock does, so a disk that is merely full stops neither.
 * @throws NoFolder
 */
export function tryFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    const tried = join(folder, `.try-${randomBytes(6).toString('hex')}`);
    writeFileSync(tried, '', { flag: 'wx' });
    rmSync(tried);
  } catch (error) {
    throw new NoFolder(folder, error);
  }
}
