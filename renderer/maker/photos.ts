/** How photos come to the bench: one after the other, in their order, each made small on its way. */

import { signal } from '@preact/signals';
import type { DeckFace, PictureFace } from '../../shared/deck-face.ts';
import { limits } from '../../shared/limits.ts';
import { isPhoto, photoName, photosOn, roomOn, withPairs } from './bench.ts';
import type { Card, MakerStore } from './maker-store.ts';

/** Files that did not become cards, and why. */
export interface Outside {
  readonly unreadable: readonly string[];
  readonly tooMany: number;
}

/** A square of a picture, made small; undefined: it cannot be read. */
export type Shrink = (file: Blob, at?: number) => Promise<PictureFace | undefined>;

/** The whole photo that a card was made of, and where on it its square lies. */
export interface Source {
  readonly file: Blob;
  readonly at: number;
}

const MIDDLE = 0.5;
const NONE: Outside = { unreadable: [], tooMany: 0 };

type Parts = Pick<MakerStore, 'bench' | 'change' | 'setFace' | 'news' | 'isOver' | 'face'>;

export class Photos {
  /** The names of photos on their way, in their order. */
  readonly pending = signal<readonly string[]>([]);
  readonly outside = signal<Outside>(NONE);
  /** The new place of a square, until its photo is made. */
  readonly #put = signal<{ readonly card: Card; readonly at: number } | undefined>(undefined);
  readonly #store: Parts;
  readonly #shrink: Shrink;
  /** Whole photos by the pictures of their cards, until the page is closed. */
  readonly #sources = new Map<string, Source>();
  #batches = 0;
  #moves = 0;

  constructor(store: Parts, shrink: Shrink) {
    this.#store = store;
    this.#shrink = shrink;
  }

  /** Makes a pair of each file, in their order; files that cannot be read are listed as outside. */
  async add(files: readonly File[]): Promise<void> {
    const { bench, news } = this.#store;
    const about = `photos ${++this.#batches}`;
    const taken = files.slice(0, Math.max(0, this.#room()));
    const unreadable: string[] = [];
    let tooMany = files.length - taken.length;
    this.outside.value = { unreadable: [], tooMany };
    this.pending.value = [...this.pending.peek(), ...taken.map(({ name }) => name)];
    let [from, to, photos] = [0, 0, 0];
    for (const [index, file] of taken.entries()) {
      news.value = { kind: 'photos', done: index, all: taken.length };
      const face = await this.#read(file);
      if (this.#store.isOver) return;
      this.#arrived(file.name);
      if (face === undefined) {
        unreadable.push(file.name);
        this.outside.value = { unreadable: [...unreadable], tooMany };
        continue;
      }
      const before = bench.peek();
      this.#store.change(withPairs(before, [{ first: face }]), about);
      if (bench.peek() === before) {
        tooMany += 1; // pairs were added meanwhile
        this.outside.value = { unreadable: [...unreadable], tooMany };
        continue;
      }
      photos += 1;
      from += file.size;
      to += Math.round((face.picture.length * 3) / 4);
    }
    news.value = photos === 0 ? undefined : { kind: 'photos-in', photos, from, to };
  }

  /** Puts a photo on a card. Replacing one is allowed even if there are too many. */
  async set(card: Card, file: File): Promise<void> {
    this.outside.value = NONE;
    const face = await this.#read(file);
    const before = this.#store.face(card) ?? '';
    if (face === undefined) this.outside.value = { ...NONE, unreadable: [file.name] };
    else if (!isPhoto(before) && this.#photosLeft() <= 0)
      this.outside.value = { ...NONE, tooMany: 1 };
    else this.#store.setFace(card, face);
  }

  /** The whole photo of a card, if this page was given it. */
  sourceOf({ key, side }: Card, face: DeckFace): Source | undefined {
    const put = this.#put.value;
    const source = isPhoto(face) ? this.#sources.get(face.picture) : undefined;
    const isPut = put?.card.key === key && put.card.side === side;
    return source !== undefined && isPut ? { ...source, at: put.at } : source;
  }

  /** Moves the square of a card; of several moves the last counts. */
  async move(card: Card, at: number): Promise<void> {
    const face = this.#store.face(card);
    if (face === undefined || !isPhoto(face)) return;
    const source = this.#sources.get(face.picture);
    if (source === undefined) return;
    this.#put.value = { card, at };
    const move = ++this.#moves;
    const made = await this.#shrink(source.file, at);
    if (move !== this.#moves) return;
    if (made !== undefined) {
      this.#sources.set(made.picture, { ...source, at });
      const { name } = face;
      this.#store.setFace(card, { ...made, ...(name === undefined ? {} : { name }) }, 'square');
    }
    this.#put.value = undefined;
  }

  async #read(file: File): Promise<PictureFace | undefined> {
    const made = await this.#shrink(file);
    if (made === undefined) return undefined;
    this.#sources.set(made.picture, { file, at: MIDDLE });
    const name = photoName(file.name);
    return name === undefined ? made : { ...made, name };
  }

  /** How many new pairs there is room for. */
  #room(): number {
    const pairs = roomOn(this.#store.bench.peek()) - this.pending.peek().length;
    return Math.min(this.#photosLeft(), pairs);
  }

  /** Photos on their way count. */
  #photosLeft(): number {
    return limits.deckPicturesMax - photosOn(this.#store.bench.peek()) - this.pending.peek().length;
  }

  #arrived(name: string): void {
    const left = [...this.pending.peek()];
    left.splice(left.indexOf(name), 1);
    this.pending.value = left;
  }
}
