import { encodeBase64 } from '../../shared/base64.ts';
import { BoardSyntaxError } from '../../shared/board-file.ts';
import { type DeckFile, formatDeckFile, parseDeckFile } from '../../shared/deck-file.ts';
import type { PictureHash } from '../../shared/faces.ts';
import type { Picture, Pictures } from '../game/deck.ts';
import { deckOfFile } from '../game/deck-of-file.ts';
import { readText } from './read-file.ts';
import { type Disk, appendIfThere, removeIfThere, replaceFile, setAside } from './replace-file.ts';

/** Two places, so that the pictures of the last game are there until the next one is saved. */
const PLACES = ['a', 'b'] as const;

const NONE: Pictures = new Map();

type Place = (typeof PLACES)[number];

interface Written {
  readonly pictures: Pictures;
  readonly place: Place;
}

/** Whose pictures: those of the deck that is played, or those of the cards that are brought. */
export type PicturesOf = 'pictures' | 'brought';

/**
 * The pictures of a saved game, beside it: as a deck file, which is written only when the pictures
 * change, not with every change of the game. If pictures were only added, those are appended as
 * another deck file; so each is written once, and one that is no longer needed is nowhere.
 *
 * They are written before the game that needs them, and those before are removed afterwards. So
 * whenever the host dies, the pictures of the game that is saved are in one of the two places.
 */
export class SavedPictures {
  readonly #filename: string;
  readonly #disk: Disk;
  readonly #of: PicturesOf;
  /** What was written last, and where. */
  #written: Written | undefined;
  /** Where the pictures of the last saved game are; undefined: it has none, or that is not known. */
  #saved: Place | undefined;
  #isTidy = false;

  /** @param filename of the saved game */
  constructor(filename: string, disk: Disk, of: PicturesOf = 'pictures') {
    this.#filename = filename;
    this.#disk = disk;
    this.#of = of;
  }

  /** Before a game with these pictures is saved. */
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
    await replaceFile(this.#at(place), formatDeckFile(fileOf(pictures)), this.#disk);
    this.#written = { pictures, place };
    this.#isTidy = false;
  }

  /** What was written, unless it is gone, perhaps with its folder. */
  async #stillWritten(): Promise<Written | undefined> {
    if (this.#written === undefined) return undefined;
    try {
      await this.#disk.stat(this.#at(this.#written.place));
      return this.#written;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return undefined;
    }
  }

  /** @returns whether that was enough: some of those before may be needed no more */
  async #append({ pictures: known, place }: Written, pictures: Pictures): Promise<boolean> {
    for (const hash of known.keys()) if (!pictures.has(hash)) return false;
    const more = new Map([...pictures].filter(([hash]) => !known.has(hash)));
    if (more.size === 0) return true;
    return appendIfThere(this.#at(place), formatDeckFile(fileOf(more)), this.#disk);
  }

  /** After a game with these pictures was saved: removes the others. */
  async tidy(pictures: Pictures): Promise<void> {
    const needed = this.#written?.pictures === pictures ? this.#written.place : undefined;
    if (this.#isTidy && this.#saved === needed) return;
    this.#saved = needed;
    if (needed === undefined) this.#written = undefined;
    for (const place of PLACES) {
      if (place !== needed) await removeIfThere(this.#at(place), this.#disk);
    }
    this.#isTidy = true;
  }

  /**
   * A lost picture is no reason to lose a game; one that cannot be read may still be there.
   * @returns the pictures that are there
   * @throws the system's error if it is not known what is there
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
    const text = await this.#textAt(place);
    if (text === undefined) return NONE;
    const files = text.split(FILES);
    const found = files.map(picturesIn);
    // What was appended last may have been cut by a crash; then no game needs it.
    const isWhole = found.every(
      (one, at) => one !== undefined || (at > 0 && at === files.length - 1),
    );
    if (!isWhole) await setAside(this.#at(place), this.#disk); // some of them may be whole
    return new Map(found.flatMap((one = NONE) => [...one]));
  }

  async #textAt(place: Place): Promise<string | undefined> {
    try {
      return await readText(this.#at(place), this.#disk);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return undefined;
    }
  }

  #at(place: Place): string {
    return `${this.#filename}.${this.#of}-${place}`;
  }
}

/** Before each deck file; within one, only its first line begins like this. */
const FILES = /^(?=\{)/m;

/** @returns undefined where the deck file is not whole */
function picturesIn(text: string): Pictures | undefined {
  try {
    return deckOfFile(parseDeckFile(text)).pictures ?? NONE;
  } catch (error) {
    if (!(error instanceof BoardSyntaxError)) throw error;
    return undefined;
  }
}

/**
 * Nobody plays this deck. A deck file is a form in which pictures can be kept, and are checked when
 * read.
 */
function fileOf(pictures: Pictures): DeckFile {
  const faces = [...pictures.values()].map(({ type, bytes }) => ({
    picture: `data:${type};base64,${encodeBase64(bytes)}`,
  }));
  const pairs = faces.map((face) => [face] as const);
  return { title: 'Pictures', rows: 2, columns: pairs.length, pairs };
}
