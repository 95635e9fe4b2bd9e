import { encodeBase64 } from '../../shared/base64.ts';
import { BoardSyntaxError } from '../../shared/board-file.ts';
import { type DeckFile, formatDeckFile, parseDeckFile } from '../../shared/deck-file.ts';
import type { PictureHash } from '../../shared/faces.ts';
import type { Picture, Pictures } from '../game/deck.ts';
import { deckOfFile } from '../game/deck-of-file.ts';
import { type Disk, removeIfThere, replaceFile, setAside } from './replace-file.ts';

/** Two places, so that the pictures of the last game are there until the next one is saved. */
const PLACES = ['a', 'b'] as const;

const NONE: Pictures = new Map();

type Place = (typeof PLACES)[number];

/** Whose pictures: those of the deck that is played, or those of the cards that are brought. */
export type PicturesOf = 'pictures' | 'brought';

/**
 * The pictures of a saved game, beside it: as a deck file, which is written only when the pictures
 * change, not with every change of the game.
 *
 * They are written before the game that needs them, and those before are removed afterwards. So
 * whenever the host dies, the pictures of the game that is saved are in one of the two places.
 */
export class SavedPictures {
  readonly #filename: string;
  readonly #disk: Disk;
  readonly #of: PicturesOf;
  /** What was written last, and where. */
  #written: { readonly pictures: Pictures; readonly place: Place } | undefined;
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
    if (this.#written?.pictures === pictures || pictures.size === 0) return;
    const place: Place = this.#saved === 'a' ? 'b' : 'a';
    await replaceFile(this.#at(place), formatDeckFile(fileOf(pictures)), this.#disk);
    this.#written = { pictures, place };
    this.#isTidy = false;
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
    try {
      return deckOfFile(parseDeckFile(text)).pictures ?? NONE;
    } catch (error) {
      if (!(error instanceof BoardSyntaxError)) throw error;
      await setAside(this.#at(place), this.#disk); // not whole, but some of them may be
      return NONE;
    }
  }

  async #textAt(place: Place): Promise<string | undefined> {
    try {
      return await this.#disk.readFile(this.#at(place), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return undefined;
    }
  }

  #at(place: Place): string {
    return `${this.#filename}.${this.#of}-${place}`;
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
