import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type Disk, replaceFile } from '../system/disk.ts';
import { pathOf } from './save-folder.ts';

const SECRET = /^[0-9a-f]{32}\n$/;
const SECRET_BYTES = 33;

/** Never through a link, and never waiting for a pipe to be written; Windows has no such flags. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

export function newSecret(): string {
  return randomBytes(16).toString('hex');
}

/**
 * The secret of the host's page. It is kept beside the saved game, so that the page goes on after a
 * restart. A damaged file, or one that others may have read, is replaced.
 * @param tell told in one sentence why the page of an earlier run has no powers any more
 */
export async function keptSecret(
  saveFile: string,
  disk: Disk,
  tell: (sentence: string) => void,
): Promise<string> {
  const filename = pathOf(saveFile, 'host');
  const found = await readSecret(filename, disk);
  if (found.secret !== undefined) return found.secret;
  if (found.problem !== undefined) {
    tell(`${filename} ${found.problem}, so your page has a new address`);
  }
  const secret = newSecret();
  try {
    await replaceFile(filename, `${secret}\n`, disk);
  } catch {
    // The game cannot be saved either, and that is told; this secret serves this run alone.
  }
  return secret;
}

interface Found {
  readonly secret?: string;
  /** What is wrong with the file; undefined: there is none. */
  readonly problem?: string;
}

async function readSecret(filename: string, disk: Disk): Promise<Found> {
  try {
    const file = await disk.open(filename, READ);
    try {
      const stats = await file.stat();
      if (!stats.isFile()) return { problem: 'is not a regular file' };
      const isPrivate = process.platform === 'win32' || (stats.mode & 0o077) === 0;
      if (!isPrivate) return { problem: 'can be read by others' };
      const text = stats.size === SECRET_BYTES ? await file.readFile('utf8') : '';
      return SECRET.test(text) ? { secret: text.trimEnd() } : { problem: 'is damaged' };
    } finally {
      await file.close();
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? {} : { problem: `cannot be read (${message})` };
  }
}
