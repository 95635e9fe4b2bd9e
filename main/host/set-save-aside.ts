import { basename, dirname, join } from 'node:path';
import { type Disk, asideName } from './replace-file.ts';

/** How the names of what is kept beside a saved game end. Its lock is the running host's. */
const PART = /^\.(?:(?:pictures|brought)-[ab]|record-\d+|evening)$/;

/**
 * Gives a damaged game another name, and all that belongs to it a name alike: the next game would
 * write over it. The game itself goes last, so whenever the host dies, nothing is taken for that of
 * another game.
 * @returns the name of the game
 * @throws the system's error
 */
export async function setSaveAside(filename: string, disk: Disk): Promise<string> {
  const folder = dirname(filename);
  const name = basename(filename);
  const aside = asideName(filename);
  for (const other of await disk.readdir(folder)) {
    const end = other.startsWith(name) ? other.slice(name.length) : '';
    if (PART.test(end)) await disk.rename(join(folder, other), aside + end);
  }
  await disk.rename(filename, aside);
  return aside;
}
