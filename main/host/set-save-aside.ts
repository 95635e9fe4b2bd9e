import { basename, dirname } from 'node:path';
import { type Disk, DRAFT, asideName, removeIfThere } from './replace-file.ts';

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
  const aside = asideName(filename);
  for (const end of await endsBeside(filename, disk)) {
    if (PART.test(end)) await disk.rename(filename + end, aside + end);
  }
  await disk.rename(filename, aside);
  return aside;
}

/**
 * At the start of a host: removes half-written parts that a kill left behind. The next draft of the
 * same part would replace one, but that part may never be written again.
 */
export async function removeDrafts(filename: string, disk: Disk): Promise<void> {
  try {
    for (const end of await endsBeside(filename, disk)) {
      const isOne = end.endsWith(DRAFT) && PART.test(end.slice(0, -DRAFT.length));
      if (isOne) await removeIfThere(filename + end, disk);
    }
  } catch {
    // It is tried again at the next start; the first save finds out what is wrong with the disk.
  }
}

/** How the names go on that begin with the name of the saved game. */
async function endsBeside(filename: string, disk: Disk): Promise<readonly string[]> {
  const name = basename(filename);
  const others = await disk.readdir(dirname(filename));
  return others.filter((other) => other.startsWith(name)).map((other) => other.slice(name.length));
}
