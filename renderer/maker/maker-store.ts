/** The bench at work: its board, its history, its drafts. */

import { batch, computed, signal } from '@preact/signals';
import type { DeckFace } from '../../shared/deck-face.ts';
import { formatDeckFile } from '../../shared/deck-file.ts';
import {
  type Bench,
  type BenchPair,
  deckOf,
  isFull,
  isPhoto,
  roomOn,
  withFace,
  withPair,
  withPairs,
  withoutPair,
} from './bench.ts';
import { type Draft, Drafts } from './draft.ts';
import { History } from './history.ts';
import { boardText } from './kept-board.ts';
import type { MakerHost } from './opening.ts';
import { Photos, type Shrink } from './photos.ts';
import { type Problem, blocks, problemsOf } from './problems.ts';
import { type Grid, offeredSizes, pairsOn, sizeFor } from '../../shared/sizes.ts';

/** The news in the say bar, until the next thing happens. */
export type MakerNews =
  | { readonly kind: 'removed'; readonly pair: number }
  | { readonly kind: 'pasted'; readonly pairs: number }
  | { readonly kind: 'saved' }
  /** A dropped file is no board. */
  | { readonly kind: 'noBoard'; readonly file: string }
  /** There is no room for one more pair. */
  | { readonly kind: 'full' }
  /** Saved, but nobody could play it yet. */
  | { readonly kind: 'unfinished' }
  /** Too few pairs for a size that somebody would like. */
  | { readonly kind: 'missing'; readonly size: Grid }
  | { readonly kind: 'photos'; readonly done: number; readonly all: number }
  | {
      readonly kind: 'photos-in';
      readonly photos: number;
      readonly from: number;
      readonly to: number;
    };

export interface Card {
  readonly key: number;
  readonly side: 0 | 1;
}

/** As HTML writes a language that is not known. */
export const NO_LANGUAGE = 'und';

/** What the bench begins with: nothing, a board of *My boards*, a draft, or a copy. */
export type Begun = 'empty' | 'saved' | 'draft' | 'copy';

export interface MakerOptions {
  readonly begun: Begun;
  /** Photos that the host has with the draft, by their numbers. */
  readonly photos?: readonly string[];
  /** When *My boards* got it, in milliseconds since 1970. */
  readonly savedMs?: number | undefined;
  readonly untitled: () => string;
  readonly shrink: Shrink;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export class MakerStore {
  readonly bench = signal<Bench>({ title: '', pairs: [] });
  /** The card in the editor. */
  readonly edited = signal<Card | undefined>(undefined);
  readonly news = signal<MakerNews | undefined>(undefined);
  /** The pair that was made or changed last. */
  readonly latest = signal<number | undefined>(undefined);
  readonly photos: Photos;
  readonly isLeaving = signal(false);
  readonly id = signal<string | undefined>(undefined);
  readonly #saved = signal<Bench | undefined>(undefined);
  readonly history: History<Bench>;
  readonly problems = computed(() => problemsOf(this.bench.value));
  readonly full = computed(() => this.bench.value.pairs.filter(isFull).length);
  readonly sizes = computed(() => offeredSizes(this.bench.value.size, this.full.value));
  readonly size = computed(() => sizeFor(this.bench.value.size, this.full.value));
  readonly status = computed((): 'never' | 'saved' | 'changed' => {
    const saved = this.#saved.value;
    if (saved === undefined && this.id.value === undefined) return 'never';
    return saved === this.bench.value ? 'saved' : 'changed';
  });
  /** When *My boards* got it. */
  readonly savedMs = signal<number | undefined>(undefined);
  readonly #host: MakerHost;
  readonly #options: MakerOptions;
  readonly #start: Bench;
  readonly #drafts: Drafts;
  /** The subject of the last change: changes of one subject are undone together. */
  #about: string | undefined;
  #saving: Promise<boolean> | undefined;
  #isOver = false;

  constructor(host: MakerHost, { id, bench, before, after }: Draft, options: MakerOptions) {
    this.#host = host;
    this.#options = options;
    this.#start = bench;
    this.#drafts = new Drafts(host, () => this.#draftNow(), options.photos);
    this.history = new History(before, after);
    this.photos = new Photos(this, options.shrink);
    this.id.value = id;
    this.savedMs.value = options.savedMs;
    this.bench.value = bench;
    if (options.begun === 'saved') this.#saved.value = bench;
    else if (options.begun === 'draft') this.#drafts.keepSoon();
  }

  /** Whether something would be lost that *My boards* does not have. */
  get isChanged(): boolean {
    if (this.status.peek() === 'saved') return false;
    return this.#options.begun === 'draft' || this.bench.peek() !== this.#start;
  }

  /** How many pairs differ from *My boards*; 0 if that is not known, as for a draft. */
  get unsaved(): number {
    const saved = this.#saved.peek();
    if (saved === undefined && this.#options.begun === 'draft') return 0;
    const known = new Set(saved?.pairs);
    return this.bench.peek().pairs.filter((pair) => !known.has(pair)).length;
  }

  /** The bench is closed. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** The first problem that a board cannot be played with. */
  get blocking(): Problem | undefined {
    return this.problems.value.find(blocks);
  }

  change(next: Bench, about?: string): void {
    const now = this.bench.peek();
    if (next === now || this.#isOver) return;
    const isSame = about !== undefined && about === this.#about;
    const known = new Set(now.pairs);
    const touched = next.pairs.filter((pair) => !known.has(pair)).pop();
    batch(() => {
      if (touched !== undefined) this.latest.value = touched.key;
      this.history.leave(now, isSame);
      this.bench.value = next;
      this.news.value = undefined;
    });
    this.#about = about;
    this.#drafts.keepSoon();
  }

  undo(): void {
    this.#show(this.history.undo(this.bench.peek()));
  }

  redo(): void {
    this.#show(this.history.redo(this.bench.peek()));
  }

  #show(bench: Bench | undefined): void {
    if (bench === undefined) return;
    this.#about = undefined;
    batch(() => {
      this.bench.value = bench;
      this.edited.value = undefined;
      this.news.value = undefined;
    });
    this.#drafts.keepSoon();
  }

  rename(title: string): void {
    this.change({ ...this.bench.peek(), title }, 'title');
  }

  /** Sets the language of the first or the second cards; `NO_LANGUAGE`: none. */
  speak(side: 0 | 1, language: string): void {
    const { languages = [NO_LANGUAGE, NO_LANGUAGE], ...bench } = this.bench.peek();
    const [first, second] = languages;
    const next = side === 0 ? ([language, second] as const) : ([first, language] as const);
    const isNone = next.every((each) => each === NO_LANGUAGE);
    this.change(isNone ? bench : { ...bench, languages: next });
  }

  resize(size: Grid): void {
    const { rows, columns } = size;
    if (pairsOn(size) > this.full.peek()) this.news.value = { kind: 'missing', size };
    else this.change({ ...this.bench.peek(), size: { rows, columns } });
  }

  /** Adds an empty pair, and opens its editor. */
  add(): void {
    if (roomOn(this.bench.peek()) === 0) {
      this.news.value = { kind: 'full' };
      return;
    }
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

  /** Adds a whole board: an empty bench becomes it, another one gets its pairs. */
  addBoard(board: Bench): void {
    const bench = this.bench.peek();
    if (bench.pairs.length > 0) return this.addAll(board.pairs);
    this.change({ ...board, title: bench.title || board.title });
    this.news.value = { kind: 'pasted', pairs: board.pairs.length };
  }

  /** @param doing changes of one card that do the same are undone together, such as typing */
  setFace({ key, side }: Card, face: DeckFace, doing = isPhoto(face) ? undefined : 'text'): void {
    const pair = this.pair(key);
    if (pair === undefined) return;
    const about = doing && `${doing} ${key} ${side}`;
    this.change(withPair(this.bench.peek(), withFace(pair, side, face)), about);
  }

  face({ key, side }: Card): DeckFace | undefined {
    const pair = this.pair(key);
    return side === 0 ? pair?.first : pair?.second;
  }

  /** Makes the second card of a pair the same as the first, or another one. */
  setTwin(key: number, isTwin: boolean): void {
    const pair = this.pair(key);
    if (pair === undefined || isTwin === (pair.second === undefined)) return;
    const second = isTwin ? undefined : '';
    this.change(withPair(this.bench.peek(), { ...pair, second }));
    this.edited.value = { key, side: isTwin ? 0 : 1 };
  }

  /** Closes the editor. An empty second card becomes a twin again, and an empty pair is gone. */
  endEditing(): void {
    const card = this.edited.peek();
    this.edited.value = undefined;
    this.#about = undefined;
    const pair = card === undefined ? undefined : this.pair(card.key);
    if (pair === undefined) return;
    const { key, first, second } = pair;
    if (first === '' && (second ?? '') === '') this.change(withoutPair(this.bench.peek(), key));
    else if (second === '')
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

  /** Once at a time, or a new board would be two. @returns whether *My boards* has it now */
  save(): Promise<boolean> {
    this.#saving ??= this.#save().finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  async #save(): Promise<boolean> {
    const bench = this.bench.peek();
    const { text, isFinished } = boardText(bench, this.#title());
    const id = await this.#host.save(this.id.peek(), this.#title(), text);
    if (id === undefined) return false;
    batch(() => {
      this.id.value = id;
      this.#saved.value = bench;
      this.savedMs.value = this.#options.now();
      this.news.value = { kind: isFinished ? 'saved' : 'unfinished' };
    });
    if (this.isChanged) this.#drafts.keepSoon();
    else this.#drafts.forget();
    return true;
  }

  /** Plays a board without a blocking problem; saves it first if it changed. */
  async play(): Promise<void> {
    const isSaved = this.status.peek() === 'saved' || (await this.save());
    const id = this.id.peek();
    if (isSaved && id !== undefined) this.#host.play(id, this.#title());
  }

  /** Saves a board without a blocking problem as a file: the way out if *My boards* has no room. */
  export(): void {
    const deck = deckOf(this.bench.peek(), this.#title());
    if (deck !== undefined) this.#host.export(deck.title, formatDeckFile(deck));
  }

  #title(): string {
    return this.bench.peek().title || this.#options.untitled();
  }

  /** Goes back; asks first if something would be lost. */
  leave(): void {
    const isComing = this.photos.pending.peek().length > 0;
    if (this.isChanged || isComing) this.isLeaving.value = true;
    else this.end();
  }

  async saveAndLeave(): Promise<void> {
    this.isLeaving.value = false;
    if (await this.save()) this.end();
  }

  /** Goes back, and forgets what was not saved. */
  end(): void {
    this.stop();
    this.#drafts.forget();
    this.#host.close();
  }

  /** Closes the bench: nothing more comes to it, and no draft is written. */
  stop(): void {
    this.#isOver = true;
    this.#drafts.stop();
  }

  #draftNow(): Draft | undefined {
    if (!this.isChanged) return undefined; // what is saved needs no draft
    return {
      id: this.id.peek(),
      bench: this.bench.peek(),
      ...this.history.kept,
    };
  }

  /** Keeps at once whatever is not kept yet. */
  keepNow(): void {
    this.#drafts.keepNow();
  }
}
