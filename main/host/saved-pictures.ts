import { formatDeckFile, parseDeckFile } from '../../shared/deck-file.ts';
import { type Deck, type Picture, type Pictures, hasPictures } from '../game/deck.ts';
import { deckOfFile, fileOfDeck } from '../game/deck-of-file.ts';
import { type Disk, removeIfThere, replaceFile } from './replace-file.ts';

/** Two places, so that the pictures of the last game are there until the next one is saved. */
const PLACES = ['a', 'b'] as const;

type Place = (typeof PLACES)[number];

/**
 * The pictures of a saved game, beside it: as a deck file, which is written once for each deck and not
 * with every change of the game.
 *
 * A deck is written before the game that needs it, and the one before it is removed afterwards. So
 * whenever the host dies, the pictures of the game that is saved are in one of the two places.
 */
export class SavedPictures {
  readonly #filename: string;
  readonly #disk: Disk;
  /** What was written last, and where. */
  #written: { readonly deck: Deck; readonly place: Place } | undefined;
  /** Where the pictures of the game are that was saved last; undefined: it has none, or is not known. */
  #saved: Place | undefined;
  #isTidy = false;

  /** @param filename of the saved game */
  constructor(filename: string, disk: Disk) {
    this.#filename = filename;
    this.#disk = disk;
  }

  /** Before a game with this deck is saved. */
  async write(deck: Deck): Promise<void> {
    if (this.#written?.deck === deck || !hasPictures(deck)) return;
    const place: Place = this.#saved === 'a' ? 'b' : 'a';
    const text = formatDeckFile(fileOfDeck(deck, deck.title ?? 'Board'));
    await replaceFile(this.#at(place), text, this.#disk);
    this.#written = { deck, place };
    this.#isTidy = false;
  }

  /** After a game with this deck was saved: pictures of others are not kept. */
  async tidy(deck: Deck): Promise<void> {
    const needed = this.#written?.deck === deck ? this.#written.place : undefined;
    if (this.#isTidy && this.#saved === needed) return;
    this.#saved = needed;
    if (needed === undefined) this.#written = undefined;
    for (const place of PLACES) {
      if (place !== needed) await removeIfThere(this.#at(place), this.#disk);
    }
    this.#isTidy = true;
  }

  /** @returns those pictures of `deck` that are there; what was lost is no reason to lose a game */
  async read(deck: Deck): Promise<Pictures> {
    const found = new Map<string, Picture>();
    if (!hasPictures(deck)) return found;
    const wanted = new Set(deck.faces?.map(({ picture }) => picture));
    for (const place of PLACES) {
      for (const [hash, picture] of await this.#readAt(place)) {
        if (wanted.has(hash)) found.set(hash, picture);
      }
    }
    return found;
  }

  async #readAt(place: Place): Promise<Pictures> {
    try {
      const text = await this.#disk.readFile(this.#at(place), 'utf8');
      return deckOfFile(parseDeckFile(text)).pictures ?? new Map();
    } catch {
      return new Map(); // not there, or not whole: the caller tells how many are lost
    }
  }

  #at(place: Place): string {
    return `${this.#filename}.pictures-${place}`;
  }
}
