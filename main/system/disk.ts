import { constants } from 'node:fs';
import type * as nodeDisk from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DiskTrouble } from '../../shared/host-state.ts';

type FileHandle = nodeDisk.FileHandle;

/** The disk calls that kept files need; a test passes a disk that fails. */
export type Disk = Pick<
  typeof nodeDisk,
  'open' | 'rename' | 'readFile' | 'readdir' | 'stat' | 'unlink'
>;

/** What a file has in it: a text, or bytes. */
export type Content = string | Uint8Array;

/** The end of the name of a file that is being written. */
export const DRAFT = '.draft';

/**
 * Puts `content` in the place of a file: written beside it, forced to the disk, and renamed over it, so
 * at any moment one whole file is there. It may contain secret ids, so only its owner may read it,
 * unless `mode` says otherwise.
 */
export async function replaceFile(
  filename: string,
  content: Content,
  disk: Disk,
  mode = 0o600,
): Promise<void> {
  const draft = filename + DRAFT;
  await removeIfThere(draft, disk);
  try {
    await writeNew(draft, content, disk, mode);
    await disk.rename(draft, filename);
  } catch (error) {
    // Half a draft would fill a full disk. If it cannot be removed now, the next draft removes it.
    await removeIfThere(draft, disk).catch(() => undefined);
    throw error;
  }
  await syncDirectory(dirname(filename), disk);
}

/** A new file in any case: never through a link that somebody put there, nor readable by others. */
async function writeNew(
  filename: string,
  content: Content,
  disk: Disk,
  mode: number,
): Promise<void> {
  await writeAndClose(await disk.open(filename, 'wx', mode), content);
}

async function writeAndClose(file: FileHandle, content: Content): Promise<void> {
  try {
    await file.writeFile(content);
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
export async function appendIfThere(
  filename: string,
  content: Content,
  disk: Disk,
): Promise<boolean> {
  const file = await openIfThere(filename, disk);
  if (file === undefined) return false;
  await writeAndClose(file, content);
  return true;
}

async function openIfThere(filename: string, disk: Disk): Promise<FileHandle | undefined> {
  try {
    return await disk.open(filename, APPEND);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return undefined; // somebody has removed it: the caller writes all of it anew
  }
}

/** Removes a file that need not be there: a crash may have left one behind. */
export async function removeIfThere(filename: string, disk: Disk): Promise<void> {
  try {
    await disk.unlink(filename);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** The errors of file systems that cannot force a folder to the disk, or let nobody open one. */
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

/** This is no regular file: reading a pipe or a device might never end. */
export class NotAFile extends Error {
  constructor(filename: string) {
    super(`${filename} is not a regular file`);
    this.name = 'NotAFile';
  }
}

/**
 * The only way to read a file that somebody else may have put there.
 * @throws NotAFile, the system's error
 */
export async function readText(filename: string, disk: Readable): Promise<string> {
  return (await readBytes(filename, disk)).toString('utf8');
}

/** @throws as readText */
export async function readBytes(filename: string, disk: Readable): Promise<Buffer> {
  if (!(await disk.stat(filename)).isFile()) throw new NotAFile(filename);
  return disk.readFile(filename);
}

type Readable = Pick<Disk, 'stat' | 'readFile'>;

/** Whether an error says that there is no such file. */
export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

const codes: Readonly<Record<string, DiskTrouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'denied',
  EACCES: 'denied',
  EPERM: 'denied',
};

/** An error that the system reports; any other is a bug of ours. */
export function isOfSystem(error: unknown): error is Error & { readonly code: string } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^E(?!RR_)[A-Z0-9]+$/.test(code);
}

/** What an error of the system means for people. */
export function troubleOf(error: unknown): DiskTrouble {
  return codes[(error as NodeJS.ErrnoException).code ?? ''] ?? 'disk';
}
