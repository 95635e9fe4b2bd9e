import type { BroughtFace } from '../../shared/brought.ts';
import type { PictureHash } from '../../shared/faces.ts';
import { Room, type RoomOptions } from '../table/room.ts';
import type { SavedRoom } from '../table/saved-room.ts';
import { type Disk, NotAFile, readText, troubleOf } from '../system/disk.ts';
import { DamagedSave, parseSave } from './game-file.ts';
import { SaveFolder } from './save-folder.ts';

/** What was found where a game was to be continued. */
export type Continued =
  /** `lost`: how many of its pictures are missing; their cards say so. */
  | { readonly found: 'game'; readonly room: Room; readonly lost: number }
  | { readonly found: 'nothing' }
  /** The file is no saved game; it was set aside under another name, never deleted. */
  | { readonly found: 'damaged'; readonly reason: string; readonly setAsideAs: string };

/** Why a saved game cannot be read: no permission, a disk error, damage, or it is no file. */
export type WhyUnreadable = 'denied' | 'disk' | 'damaged' | 'no-file';

/** The saved game cannot be read. It stays as it is, and the host decides. */
export class UnreadableSave extends Error {
  readonly why: WhyUnreadable;

  /** @param detail in words that follow the name of the file, for a terminal or a log */
  constructor(filename: string, why: WhyUnreadable, detail: string, cause?: unknown) {
    super(`${filename} ${detail}`, { cause });
    this.name = 'UnreadableSave';
    this.why = why;
  }
}

/**
 * Reads a saved game.
 * @throws UnreadableSave if there is a file that can be neither read nor set aside
 */
export async function continueGame(
  filename: string,
  options: RoomOptions,
  disk: Disk,
): Promise<Continued> {
  const text = await readIfThere(filename, disk);
  if (text === undefined) return { found: 'nothing' };
  const saved = parseOrReason(text);
  if (typeof saved === 'string') return damaged(filename, saved, disk);
  const { whole, lost } = await withPictures(filename, saved, disk);
  let room: Room;
  try {
    room = Room.restore(whole, options);
  } catch (error) {
    return damaged(filename, (error as Error).message, disk); // an invariant does not hold
  }
  return { found: 'game', room, lost };
}

/** @returns the saved game, or why the text is none */
function parseOrReason(text: string): SavedRoom | string {
  try {
    return parseSave(text);
  } catch (error) {
    if (!(error instanceof DamagedSave)) throw error;
    return error.message;
  }
}

/** @throws UnreadableSave if it cannot be set aside */
async function damaged(filename: string, reason: string, disk: Disk): Promise<Continued> {
  try {
    return {
      found: 'damaged',
      reason,
      setAsideAs: await new SaveFolder(filename, disk).setAside(),
    };
  } catch (error) {
    const detail = `is damaged (${reason}) and cannot be set aside (${(error as Error).message})`;
    throw new UnreadableSave(filename, 'damaged', detail, error);
  }
}

/** @throws UnreadableSave if its pictures cannot be read: the next save would lose them */
async function withPictures(filename: string, saved: SavedRoom, disk: Disk) {
  const inDeck = picturesOf(saved.deck.faces);
  const inHand = picturesOf(saved.bringing?.cards.map(({ face }) => face));
  try {
    const folder = new SaveFolder(filename, disk);
    const pictures = await folder.pictures.read(inDeck);
    const brought = await folder.brought.read(inHand);
    const deck = pictures.size === 0 ? saved.deck : { ...saved.deck, pictures };
    const bringing = saved.bringing && { ...saved.bringing, pictures: brought };
    const lost = inDeck.size - pictures.size + inHand.size - brought.size;
    return { whole: { ...saved, deck, ...(bringing && { bringing }) }, lost };
  } catch (error) {
    throw unreadable(filename, 'has pictures that cannot be read', error);
  }
}

function picturesOf(faces: readonly BroughtFace[] = []): ReadonlySet<PictureHash> {
  return new Set(faces.flatMap(({ picture }) => picture ?? []));
}

async function readIfThere(filename: string, disk: Disk): Promise<string | undefined> {
  try {
    return await readText(filename, disk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (!(error instanceof NotAFile)) throw unreadable(filename, 'cannot be read', error);
    throw new UnreadableSave(filename, 'no-file', 'is not a file that a game could be saved in');
  }
}

function unreadable(filename: string, what: string, error: unknown): UnreadableSave {
  const why = troubleOf(error) === 'denied' ? 'denied' : 'disk';
  return new UnreadableSave(filename, why, `${what} (${(error as Error).message})`, error);
}
