import type { BroughtFace } from '../../shared/brought.ts';
import type { PictureHash } from '../../shared/faces.ts';
import { Table, type TableOptions } from '../table/table.ts';
import { type Disk, setAside } from './replace-file.ts';
import { parseSave } from './save-file.ts';
import { SavedPictures } from './saved-pictures.ts';

/** What was found where a game was to be continued. */
export type Continued =
  /** `lost`: how many of its pictures are not there any more; their cards say so. */
  | { readonly found: 'game'; readonly table: Table; readonly lost: number }
  | { readonly found: 'nothing' }
  /** The file is no saved game; it was set aside under another name, never deleted. */
  | { readonly found: 'damaged'; readonly reason: string; readonly setAsideAs: string };

/** There is a file, but it cannot be read. It stays as it is, and the host decides. */
export class UnreadableSave extends Error {
  /** @param why in words that follow the name of the file */
  constructor(filename: string, why: string, cause?: unknown) {
    super(`${filename} ${why}`, { cause });
    this.name = 'UnreadableSave';
  }
}

/**
 * Reads a saved game.
 * @throws UnreadableSave if something is there that can be neither read nor set aside
 */
export async function continueGame(
  filename: string,
  options: TableOptions,
  disk: Disk,
): Promise<Continued> {
  const text = await readIfThere(filename, disk);
  if (text === undefined) return { found: 'nothing' };
  let reason: string;
  try {
    const saved = parseSave(text);
    const inDeck = picturesOf(saved.deck.faces);
    const pictures = await new SavedPictures(filename, disk).read(inDeck);
    const deck = pictures.size === 0 ? saved.deck : { ...saved.deck, pictures };
    const inHand = picturesOf(saved.bringing?.cards.map(({ face }) => face));
    const brought = await new SavedPictures(filename, disk, 'brought').read(inHand);
    const bringing = saved.bringing && { ...saved.bringing, pictures: brought };
    const table = Table.restore({ ...saved, deck, ...(bringing && { bringing }) }, options);
    const lost = inDeck.size - pictures.size + inHand.size - brought.size;
    return { found: 'game', table, lost };
  } catch (error) {
    reason = (error as Error).message; // its form, its checksum, or an invariant: it is set aside
  }
  try {
    return { found: 'damaged', reason, setAsideAs: await setAside(filename, disk) };
  } catch (error) {
    const why = `is damaged (${reason}) and cannot be set aside (${(error as Error).message})`;
    throw new UnreadableSave(filename, why, error);
  }
}

function picturesOf(faces: readonly BroughtFace[] = []): ReadonlySet<PictureHash> {
  return new Set(faces.flatMap(({ picture }) => picture ?? []));
}

async function readIfThere(filename: string, disk: Disk): Promise<string | undefined> {
  try {
    // A pipe or a device could be read for ever, and a folder not at all.
    if ((await disk.stat(filename)).isFile()) return await disk.readFile(filename, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new UnreadableSave(filename, `cannot be read (${message})`, error);
  }
  throw new UnreadableSave(filename, 'is not a file that a game could be saved in');
}
