import type { Disk } from './replace-file.ts';

/** Something else than a regular file: a pipe or a device could be read for ever. */
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
export async function readText(filename: string, disk: Pick<Disk, 'stat' | 'readFile'>) {
  if (!(await disk.stat(filename)).isFile()) throw new NotAFile(filename);
  return disk.readFile(filename, 'utf8');
}
