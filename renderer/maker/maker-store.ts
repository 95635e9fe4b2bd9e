/** The bench at work: what lies on it, what can be taken back, what is kept. */

import { batch, computed, signal } from '@preact/signals';
import { type DeckFace, formatDeckFile } from '../../shared/deck-file.ts';
import { limits } from '../../shared/limits.ts';
import {
  type Bench,
  type BenchPair,
  type Draft,
  deckOf,
  formatDraft,
  isFull,
  isPhoto,
  photosOn,
  withFace,
  withPair,
  withPairs,
  withoutPair,
} from './bench.ts';
import type { MakerHost } from './opening.ts';
import { type Problem, blocks, problemsOf } from './problems.ts';
import { type Grid, offeredSizes, sizeFor } from '../../shared/sizes.ts';

/** What the say bar tells, until the next thing happens. */
export type News =
  | { readonly kind: 'removed'; readonly pair: number }
  | { readonly kind: 'pasted'; readonly pairs: number }
  | { readonly kind: 'saved' }
  | { readonly kind: 'kept-back' }
  | { readonly kind: 'photos'; readonly done: number; readonly all: number }
  | {
      readonly kind: 'photos-in';
      readonly photos: number;
      readonly from: number;
      readonly to: number;
    };

/** Files that did not become cards, and why. */
export interface Outside {
  readonly unreadable: readonly string[];
  readonly tooMany: number;
}

/** A picture of a file, made small; undefined: it cannot be read. */
export type Shrink = (file: File) => Promise<DeckFace | undefined>;

export interface Card {
  readonly key: number;
  readonly side: 0 | 1;
}

const UNDO_MAX = 100;
const DRAFT_MS = 2_000;
const NONE: Outside = { unreadable: [], tooMany: 0 };

export class MakerStore {
  readonly bench = signal<Bench>({ title: '', pairs: [] });
  /** The card whose editor is open. */
  readonly edited = signal<Card | undefined>(undefined);
  readonly news = signal<News | undefined>(undefined);
  readonly outside = signal<Outside>(NONE);
  readonly isLeaving = signal(false);
  readonly id = signal<string | undefined>(undefined);
  readonly #saved = signal<Bench | undefined>(undefined);
  readonly #before = signal<readonly Bench[]>([]);
  readonly canUndo = computed(() => this.#before.value.length > 0);
  readonly problems = computed(() => problemsOf(this.bench.value));
  readonly full = computed(() => this.bench.value.pairs.filter(isFull).length);
  readonly sizes = computed(() => offeredSizes(this.bench.value.size, this.full.value));
  readonly size = computed(() => sizeFor(this.bench.value.size, this.full.value));
  readonly status = computed((): 'never' | 'saved' | 'changed' => {
    const saved = this.#saved.value;
    if (saved === undefined && this.id.value === undefined) return 'never';
    return saved === this.bench.value ? 'saved' : 'changed';
  });
  readonly #host: MakerHost;
  readonly #untitled: () => string;
  readonly #start: Bench;
  /** What the last change was about: further ones to the same are taken back with it. */
  #about: string | undefined;
  #draft: ReturnType<typeof setTimeout> | undefined;
  #batches = 0;
  #saving: Promise<boolean> | undefined;
  #isOver = false;

  /** @param isSaved whether the bench is as *My boards* has it; else a draft that came back */
  constructor(host: MakerHost, { id, bench }: Draft, isSaved: boolean, untitled: () => string) {
    this.#host = host;
    this.#untitled = untitled;
    this.#start = bench;
    this.id.value = id;
    this.bench.value = bench;
    if (isSaved) this.#saved.value = bench;
    else if (bench.pairs.length > 0 || bench.title !== '') this.#keepDraft();
  }

  get isChanged(): boolean {
    const bench = this.bench.peek();
    if (this.status.peek() === 'saved') return false;
    return bench.pairs.length > 0 || bench !== this.#start;
  }

  /** The first problem that a board cannot be kept or played with. */
  get blocking(): Problem | undefined {
    return this.problems.value.find(blocks);
  }

  change(next: Bench, about?: string): void {
    const now = this.bench.peek();
    if (next === now || this.#isOver) return;
    const isSame = about !== undefined && about === this.#about;
    batch(() => {
      if (!isSame) this.#before.value = [...this.#before.peek(), now].slice(-UNDO_MAX);
      this.bench.value = next;
      this.news.value = undefined;
    });
    this.#about = about;
    this.#keepDraft();
  }

  undo(): void {
    const all = this.#before.peek();
    const before = all[all.length - 1];
    if (before === undefined) return;
    this.#about = undefined;
    batch(() => {
      this.#before.value = this.#before.peek().slice(0, -1);
      this.bench.value = before;
      this.edited.value = undefined;
      this.news.value = undefined;
    });
    this.#keepDraft();
  }

  rename(title: string): void {
    this.change({ ...this.bench.peek(), title }, 'title');
  }

  resize(size: Grid): void {
    const { rows, columns } = size;
    this.change({ ...this.bench.peek(), size: { rows, columns } });
  }

  /** An empty pair, with its editor open. */
  add(): void {
    this.change(withPairs(this.bench.peek(), [{ first: '' }]));
    const { pairs } = this.bench.peek();
    const added = pairs[pairs.length - 1];
    if (added !== undefined) this.edited.value = { key: added.key, side: 0 };
  }

  addAll(pairs: readonly Omit<BenchPair, 'key'>[]): void {
    const before = this.bench.peek().pairs.length;
    this.change(withPairs(this.bench.peek(), pairs));
    this.news.value = { kind: 'pasted', pairs: this.bench.peek().pairs.length - before };
  }

  setFace({ key, side }: Card, face: DeckFace): void {
    const pair = this.pair(key);
    if (pair === undefined) return;
    const about = isPhoto(face) && face.name === undefined ? undefined : `face ${key} ${side}`;
    this.change(withPair(this.bench.peek(), withFace(pair, side, face)), about);
  }

  /** The second card of a pair is the same as the first, or another. */
  setTwin(key: number, isTwin: boolean): void {
    const pair = this.pair(key);
    if (pair === undefined || isTwin === (pair.second === undefined)) return;
    const second = isTwin ? undefined : '';
    this.change(withPair(this.bench.peek(), { ...pair, second }));
    this.edited.value = { key, side: isTwin ? 0 : 1 };
  }

  /** Closes the editor. A partner that nothing was put on is the same again. */
  endEditing(): void {
    const card = this.edited.peek();
    this.edited.value = undefined;
    const pair = card === undefined ? undefined : this.pair(card.key);
    if (pair?.second === '')
      this.change(withPair(this.bench.peek(), { ...pair, second: undefined }));
  }

  remove(key: number): void {
    const index = this.bench.peek().pairs.findIndex((pair) => pair.key === key);
    if (index < 0) return;
    this.change(withoutPair(this.bench.peek(), key));
    this.edited.value = undefined;
    this.news.value = { kind: 'removed', pair: index + 1 };
  }

  pair(key: number): BenchPair | undefined {
    return this.bench.peek().pairs.find((pair) => pair.key === key);
  }

  /** One pair for each file, in their order; what cannot be read stays outside, and is told. */
  async addPhotos(files: readonly File[], shrink: Shrink): Promise<void> {
    const about = `photos ${++this.#batches}`;
    const room = Math.max(0, limits.deckPicturesMax - photosOn(this.bench.peek()));
    const taken = files.slice(0, room);
    const unreadable: string[] = [];
    const tooMany = files.length - taken.length;
    this.outside.value = { unreadable: [], tooMany };
    let [from, to, photos] = [0, 0, 0];
    for (const [index, file] of taken.entries()) {
      this.news.value = { kind: 'photos', done: index, all: taken.length };
      const face = await shrink(file);
      if (this.#isOver) return;
      if (face === undefined || !isPhoto(face)) {
        unreadable.push(file.name);
        this.outside.value = { unreadable: [...unreadable], tooMany };
        continue;
      }
      photos += 1;
      from += file.size;
      to += Math.round((face.picture.length * 3) / 4);
      this.change(withPairs(this.bench.peek(), [{ first: face }]), about);
    }
    this.#about = undefined;
    this.news.value = photos === 0 ? undefined : { kind: 'photos-in', photos, from, to };
  }

  async setPhoto(card: Card, file: File, shrink: Shrink): Promise<void> {
    this.outside.value = NONE;
    const face = await shrink(file);
    if (face === undefined) this.outside.value = { unreadable: [file.name], tooMany: 0 };
    else this.setFace(card, face);
  }

  forgetOutside(): void {
    this.outside.value = NONE;
  }

  /** Once at a time, or a new board would be two. @returns whether *My boards* has it now */
  save(): Promise<boolean> {
    this.#saving ??= this.#save().finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  async #save(): Promise<boolean> {
    const bench = this.bench.peek();
    const deck = this.blocking === undefined ? deckOf(bench, this.#untitled()) : undefined;
    if (deck === undefined) {
      this.news.value = { kind: 'kept-back' };
      return false;
    }
    const id = await this.#host.save(this.id.peek(), deck.title, formatDeckFile(deck));
    if (id === undefined) return false;
    batch(() => {
      this.id.value = id;
      this.#saved.value = bench;
      this.news.value = { kind: 'saved' };
    });
    clearTimeout(this.#draft);
    this.#draft = undefined;
    if (this.isChanged) this.#keepDraft();
    else this.#host.keepDraft(null);
    return true;
  }

  async play(): Promise<void> {
    const id = await this.#savedId();
    if (id !== undefined) this.#host.play(id, this.#title());
  }

  async export(): Promise<void> {
    const id = await this.#savedId();
    if (id !== undefined) this.#host.export(id, this.#title());
  }

  /** Saves first, where something is new. */
  async #savedId(): Promise<string | undefined> {
    const isSaved = this.status.peek() === 'saved' || (await this.save());
    return isSaved ? this.id.peek() : undefined;
  }

  #title(): string {
    return this.bench.peek().title || this.#untitled();
  }

  /** Asks first where something would be lost. */
  leave(): void {
    if (this.isChanged) this.isLeaving.value = true;
    else this.end();
  }

  async saveAndLeave(): Promise<void> {
    this.isLeaving.value = false;
    if (await this.save()) this.end();
  }

  /** Nothing of it is kept, but what was saved. */
  end(): void {
    this.stop();
    this.#host.keepDraft(null);
    this.#host.close();
  }

  /** Nothing comes to the bench any more, and no draft of it is written. */
  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#draft);
  }

  /** Soon, so that many changes are written once. What is saved needs no draft. */
  #keepDraft(): void {
    this.#draft ??= setTimeout(() => {
      this.#draft = undefined;
      const draft = { id: this.id.peek(), bench: this.bench.peek() };
      this.#host.keepDraft(this.isChanged ? formatDraft(draft) : null);
    }, DRAFT_MS);
  }
}
