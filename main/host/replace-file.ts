import { constants } from 'node:fs';
import type * as nodeDisk from 'node:fs/promises';
import { dirname } from 'node:path';

type FileHandle = nodeDisk.FileHandle;

/** What a kept file needs of a disk; a test passes one that fails. */
export type Disk = Pick<
  typeof nodeDisk,
  'open' | 'rename' | 'readFile' | 'readdir' | 'stat' | 'unlink'
>;

/** How the name of a file ends that is being written. */
export const DRAFT = '.draft';

/**
 * Puts `text` in the place of a file: written beside it, forced to the disk, and renamed over it, so
 * at any moment one whole file is there. It may contain secret ids, so only its owner may read it,
 * unless `mode` says otherwise.
 */
export async function replaceFile(
  filename: string,
  text: string,
  disk: Disk,
  mode = 0o600,
): Promise<void> {
  const draft = filename + DRAFT;
  await removeIfThere(draft, disk);
  try {
    await writeNew(draft, text, disk, mode);
    await disk.rename(draft, filename);
  } catch (error) {
    // A half would fill a full disk. Where it cannot be removed either, the next draft does it.
    await removeIfThere(draft, disk).catch(() => undefined);
    throw error;
  }
  await syncDirectory(dirname(filename), disk);
}

/** A new file in any case: never through a link that somebody put there, nor readable by others. */
async function writeNew(filename: string, text: string, disk: Disk, mode: number): Promise<void> {
  await writeAndClose(await disk.open(filename, 'wx', mode), text);
}

async function writeAndClose(file: FileHandle, text: string): Promise<void> {
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Never through a link that somebody put there, and never waiting for a pipe to be read; Windows has
 * no such flags.
 */
const APPEND =
  constants.O_WRONLY |
  constants.O_APPEND |
  (constants.O_NOFOLLOW ?? 0) |
  (constants.O_NONBLOCK ?? 0);

/**
 * Appends to a file, and forces it to the disk. A crash may cut what is appended.
 * @returns whether there was such a file
 */
export async function appendIfThere(filename: string, text: string, disk: Disk): Promise<boolean> {
  const file = await openIfThere(filename, disk);
  if (file === undefined) return false;
  await writeAndClose(file, text);
  return true;
}

async function openIfThere(filename: string, disk: Disk): Promise<FileHandle | undefined> {
  try {
    return await disk.open(filename, APPEND);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined; // somebody has removed it: the caller writes all of it anew
  }
}

/** Removes a file that need not be there: a crash may have left one behind. */
export async function removeIfThere(filename: string, disk: Disk): Promise<void> {
  try {
    await disk.unlink(filename);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** How a file system says that it does not force folders to the disk, or lets nobody open one. */
const NO_FOLDERS: ReadonlySet<string> = new Set([
  ...['EINVAL', 'ENOTSUP', 'ENOSYS', 'EBADF', 'EISDIR'],
  ...['EPERM', 'EACCES'],
]);

/**
 * Forces the rename itself to the disk. Windows has no such thing and needs none. Where the file
 * system refuses, the file is saved all the same: it is whole, and in its place.
 */
async function syncDirectory(directory: string, disk: Disk): Promise<void> {
  if (process.platform === 'win32') return;
  try {
    await sync(await disk.open(directory, 'r'));
  } catch (error) {
    if (!NO_FOLDERS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

async function sync(handle: FileHandle): Promise<void> {
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Gives a damaged file another name; it is never deleted. @returns the name */
export async function setAside(filename: string, disk: Disk): Promise<string> {
  const setAsideAs = asideName(filename);
  await disk.rename(filename, setAsideAs);
  return setAsideAs;
}

export function asideName(filename: string): string {
  return `${filename}.damaged-${Date.now()}`;
}
