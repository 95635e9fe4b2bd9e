import { BoardSyntaxError } from '../../shared/board-file.ts';
import { parseDeckFile } from '../../shared/deck-file.ts';
import type { PictureHash } from '../../shared/faces.ts';
import { PictureBytes, pictureType } from '../../shared/picture-head.ts';
import type { Picture, Pictures } from '../game/deck.ts';
import { deckOfFile, hashOf } from '../game/deck-of-file.ts';
import {
  type Disk,
  appendIfThere,
  isMissing,
  readBytes,
  removeIfThere,
  replaceFile,
  setAside,
} from '../system/disk.ts';

/** Two places, so that the pictures of the last game are there until the next one is saved. */
export const PLACES = ['a', 'b'] as const;

export type Place = (typeof PLACES)[number];

interface Written {
  readonly pictures: Pictures;
  readonly place: Place;
}

/**
 * The pictures of a saved game, beside it: written only when they change, not with every change of the
 * game. New ones are appended, so each is written once; where one is no longer needed, the others are
 * written to the other place.
 *
 * They are written before the game that needs them, and the other place is emptied afterwards. So
 * whenever the host dies, the pictures of the game that is saved are in one of the two places.
 */
export class PictureFiles {
  readonly #at: Readonly<Record<Place, string>>;
  readonly #disk: Disk;
  /** The pictures last written, and where. */
  #written: Written | undefined;
  /** Where the pictures of the last saved game are; undefined: it has none, or that is not known. */
  #saved: Place | undefined;
  #isTidy = false;

  /** @param at the name of the file at each place */
  constructor(at: Readonly<Record<Place, string>>, disk: Disk) {
    this.#at = at;
    this.#disk = disk;
  }

  /** Before a game with these pictures is saved. @throws the system's error */
  async write(pictures: Pictures): Promise<void> {
    if (pictures.size === 0) return;
    const before = await this.#stillWritten();
    if (before?.pictures === pictures) return;
    this.#written = undefined; // should this fail, all of it is written anew the next time
    if (before !== undefined && (await this.#append(before, pictures))) {
      this.#written = { pictures, place: before.place };
      return;
    }
    const place: Place = this.#saved === 'a' ? 'b' : 'a';
    await replaceFile(this.#at[place], formatPictures(pictures), this.#disk);
    this.#written = { pictures, place };
    this.#isTidy = false;
  }

  /** The pictures last written, unless the file is gone, perhaps with its folder. */
  async #stillWritten(): Promise<Written | undefined> {
    if (this.#written === undefined) return undefined;
    try {
      await this.#disk.stat(this.#at[this.#written.place]);
      return this.#written;
    } catch (error) {
      if (!isMissing(error)) throw error;
      return undefined;
    }
  }

  /** @returns false if some earlier pictures are no longer needed, or their file is gone */
  async #append({ pictures: known, place }: Written, pictures: Pictures): Promise<boolean> {
    for (const hash of known.keys()) if (!pictures.has(hash)) return false;
    const more = new Map([...pictures].filter(([hash]) => !known.has(hash)));
    if (more.size === 0) return true;
    return appendIfThere(this.#at[place], formatPictures(more), this.#disk);
  }

  /** After a game with these pictures was saved: removes the others. */
  async tidy(pictures: Pictures): Promise<void> {
    const needed = this.#written?.pictures === pictures ? this.#written.place : undefined;
    if (this.#isTidy && this.#saved === needed) return;
    this.#saved = needed;
    if (needed === undefined) this.#written = undefined;
    for (const place of PLACES) {
      if (place !== needed) await removeIfThere(this.#at[place], this.#disk);
    }
    this.#isTidy = true;
  }

  /**
   * Reads the pictures that are there: a lost one is no reason to lose a game.
   * @throws the system's error if a file cannot be read: its pictures may still be there
   */
  async read(wanted: ReadonlySet<PictureHash>): Promise<Pictures> {
    const found = new Map<PictureHash, Picture>();
    if (wanted.size === 0) return found;
    for (const place of PLACES) {
      for (const [hash, picture] of await this.#readAt(place)) {
        if (wanted.has(hash)) found.set(hash, picture);
      }
    }
    return found;
  }

  async #readAt(place: Place): Promise<Pictures> {
    const bytes = await this.#bytesAt(place);
    const { pictures, isWhole } = bytes[0] === BRACE ? readDecks(bytes) : readPictures(bytes);
    if (!isWhole) await setAside(this.#at[place], this.#disk); // other programs may find more in it
    return pictures;
  }

  async #bytesAt(place: Place): Promise<Buffer> {
    try {
      return await readBytes(this.#at[place], this.#disk);
    } catch (error) {
      if (!isMissing(error)) throw error;
      return Buffer.alloc(0);
    }
  }
}

/** Each picture is a line with its hash and how many bytes follow, and these bytes. */
function formatPictures(pictures: Pictures): Uint8Array {
  const entries = [...pictures].flatMap(([hash, { bytes }]) => [
    Buffer.from(`${hash} ${bytes.length}\n`),
    bytes,
  ]);
  return Buffer.concat(entries);
}

const HEAD = /^([0-9a-f]{32}) (\d{1,9})$/;

interface Found {
  readonly pictures: Pictures;
  /** Also if a crash cut the end: what was being appended, no saved game needs. */
  readonly isWhole: boolean;
}

function readPictures(bytes: Buffer): Found {
  const pictures = new Map<PictureHash, Picture>();
  let isWhole = true;
  for (let at = 0; at < bytes.length;) {
    const newline = bytes.indexOf('\n', at);
    const line = bytes.toString('latin1', at, newline === -1 ? bytes.length : newline);
    const [, hash = '', length = ''] = HEAD.exec(line) ?? [];
    const end = newline + 1 + Number(length);
    if (newline === -1 || end > bytes.length) return { pictures, isWhole: isWhole && at > 0 };
    if (hash === '') return { pictures, isWhole: false };
    const picture = new Uint8Array(bytes.subarray(newline + 1, end));
    const type = pictureType(new PictureBytes(picture));
    if (type === undefined || hashOf(picture) !== hash) isWhole = false;
    else pictures.set(hash, { type, bytes: picture });
    at = end;
  }
  return { pictures, isWhole };
}

/** How the deck files begin in which the first version kept pictures. */
const BRACE = '{'.charCodeAt(0);

/** Before each of them; within one, only its first line begins like this. */
const DECKS = /^(?=\{)/m;

function readDecks(bytes: Buffer): Found {
  const decks = bytes.toString('utf8').split(DECKS).map(picturesIn);
  const isWhole = decks.every(
    (one, at) => one !== undefined || (at > 0 && at === decks.length - 1),
  );
  return { pictures: new Map(decks.flatMap((one) => [...(one ?? [])])), isWhole };
}

/** @returns undefined where the deck file is not whole */
function picturesIn(text: string): Pictures | undefined {
  try {
    return deckOfFile(parseDeckFile(text)).pictures;
  } catch (error) {
    if (!(error instanceof BoardSyntaxError)) throw error;
    return undefined;
  }
}
