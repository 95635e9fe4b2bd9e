/**
 * What the maker is in the middle of, as a text that the host keeps. Photos are kept beside it and
 * named by their numbers, so that each is sent once and not with every word that is typed.
 */

import { type DeckFace, type PictureFace, isPicture } from '../../shared/deck-face.ts';
import { DRAFT_FORMAT } from '../../shared/draft-file.ts';
import { limits } from '../../shared/limits.ts';
import type { Bench, BenchPair } from './bench.ts';
import type { MakerHost } from './opening.ts';

export interface Draft {
  /** Which of *My boards* it is; undefined: none yet. */
  readonly id?: string | undefined;
  readonly bench: Bench;
  /** The steps of undo and redo, the nearest last. */
  readonly before?: readonly Bench[];
  readonly after?: readonly Bench[];
}

/** A photo that a draft names, by its number. */
export interface DraftPhoto {
  readonly number: number;
  readonly picture: string;
}

/** A bench of the history: its pairs stand in the list of the draft. */
type Listed = Omit<Bench, 'pairs'> & { readonly pairs: readonly number[] };

interface Written {
  readonly format?: unknown;
  readonly id?: unknown;
  readonly bench?: unknown;
  readonly pairs?: unknown;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A draft with everything in it, as *My boards* keeps a board that is not finished. */
export function formatDraft({ bench }: Draft): string {
  return JSON.stringify({ format: DRAFT_FORMAT, bench });
}

/** Writes one draft after the other. */
export class DraftWriter {
  readonly #numbers: Map<string, number>;
  readonly #kept: Set<number>;

  /** @param photos those that the host already has, by their numbers */
  constructor(photos: readonly string[] = []) {
    this.#numbers = new Map(photos.map((picture, number) => [picture, number]));
    this.#kept = new Set(photos.keys());
  }

  /** @returns the text of a draft, and the photos in it that the host does not have yet */
  write(draft: Draft): { readonly text: string; readonly photos: readonly DraftPhoto[] } {
    const { id, bench, before = [], after = [] } = draft;
    const pairs: BenchPair[] = [];
    const places = new Map<BenchPair, number>();
    const placeOf = (pair: BenchPair) => {
      const known = places.get(pair);
      if (known !== undefined) return known;
      places.set(pair, pairs.length);
      return pairs.push(pair) - 1;
    };
    const listed = (each: Bench): Listed => ({ ...each, pairs: each.pairs.map(placeOf) });
    const history = { before: before.map(listed), after: after.map(listed), pairs };
    const photos = new Map<number, string>();
    const text = JSON.stringify({ format: DRAFT_FORMAT, id, bench, ...history }, (key, value) => {
      if (key !== 'picture') return value as unknown;
      const picture = value as string;
      const number = this.#numbers.get(picture) ?? this.#numbers.size;
      this.#numbers.set(picture, number);
      if (!this.#kept.has(number)) photos.set(number, picture);
      return `#${number}`;
    });
    if (this.#numbers.size > limits.draftPhotosMax) {
      this.#numbers.clear();
      this.#kept.clear();
      return this.write({ id, bench }); // with fewer photos, undo begins anew after a reload
    }
    return { text, photos: [...photos].map(([number, picture]) => ({ number, picture })) };
  }

  /** The host has no photo any more. */
  forget(): void {
    this.#kept.clear();
  }

  /** The host has these now. */
  keep(photos: readonly DraftPhoto[]): void {
    for (const { number } of photos) this.#kept.add(number);
  }
}

const DRAFT_MS = 2_000;

/** Keeps what lies on the bench: soon after a change, so that many changes are written once. */
export class Drafts {
  readonly #host: Pick<MakerHost, 'keepDraft'>;
  readonly #draft: () => Draft | undefined;
  readonly #writer: DraftWriter;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param draft undefined: there is nothing to keep */
  constructor(
    host: Pick<MakerHost, 'keepDraft'>,
    draft: () => Draft | undefined,
    photos?: readonly string[],
  ) {
    this.#host = host;
    this.#draft = draft;
    this.#writer = new DraftWriter(photos);
  }

  keepSoon(): void {
    this.#timer ??= setTimeout(() => this.keepNow(), DRAFT_MS);
  }

  /** Keeps at once whatever is not kept yet. */
  keepNow(): void {
    if (this.#timer === undefined) return;
    this.stop();
    const draft = this.#draft();
    if (draft === undefined) return this.forget();
    const { text, photos } = this.#writer.write(draft);
    void this.#host.keepDraft({ text, photos }).then((isKept) => {
      if (isKept) this.#writer.keep(photos);
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The host also forgets its photos. */
  forget(): void {
    this.stop();
    this.#writer.forget();
    void this.#host.keepDraft(null);
  }
}

/**
 * @param photos by the numbers that the draft names them by
 * @returns undefined where `text` is no draft of this version: it helps, and promises nothing
 */
export function parseDraft(text: string, photos: readonly string[] = []): Draft | undefined {
  try {
    const { format, id, bench, pairs = [], ...history } = JSON.parse(text) as Written;
    if (format !== DRAFT_FORMAT || !(id === undefined || typeof id === 'string')) return undefined;
    if (!isBench(bench) || !Array.isArray(pairs) || !pairs.every(isPair)) return undefined;
    const faceOf = (face: DeckFace): DeckFace => {
      const [, number] = (isPicture(face) && /^#(\d+)$/.exec(face.picture)) || [];
      if (number === undefined) return face;
      const picture = photos[Number(number)] ?? '';
      return picture === '' ? '' : { ...(face as PictureFace), picture }; // '': it is lost
    };
    const pairOf = ({ key, first, second }: BenchPair): BenchPair => ({
      ...{ key, first: faceOf(first) },
      ...(second === undefined ? {} : { second: faceOf(second) }),
    });
    const known = pairs.map(pairOf);
    const [before, after] = [readHistory(history.before, known), readHistory(history.after, known)];
    return {
      ...(id === undefined ? {} : { id }),
      bench: { ...bench, pairs: bench.pairs.map(pairOf) },
      ...(before.length === 0 ? {} : { before }),
      ...(after.length === 0 ? {} : { after }),
    };
  } catch {
    return undefined; // cut short, or in a format that this version does not know
  }
}

/** Empty if it cannot be read: undo then begins anew. */
function readHistory(value: unknown, pairs: readonly BenchPair[]): readonly Bench[] {
  if (!Array.isArray(value)) return [];
  const benches = (value as readonly Listed[]).map((listed): unknown => ({
    ...listed,
    pairs: listed.pairs.map((place) => pairs[place]),
  }));
  return benches.every(isBench) ? benches : [];
}

function isBench(value: unknown): value is Bench {
  const { title, pairs, size } = (value ?? {}) as Partial<Bench>;
  const isSized = size === undefined || (size.rows > 0 && size.columns > 0);
  return typeof title === 'string' && isSized && Array.isArray(pairs) && pairs.every(isPair);
}

function isPair(value: unknown): value is BenchPair {
  const { key, first, second } = (value ?? {}) as Partial<BenchPair>;
  return Number.isInteger(key) && isFace(first) && (second === undefined || isFace(second));
}

function isFace(value: unknown): boolean {
  if (typeof value === 'string') return true;
  const {
    picture,
    text,
    name = '-',
    say = '-',
  } = (value ?? {}) as Partial<PictureFace> & {
    readonly text?: unknown;
  };
  const shown = picture ?? text;
  return [shown, name, say].every((each) => typeof each === 'string');
}
