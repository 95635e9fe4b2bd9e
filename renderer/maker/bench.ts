/** What lies on the bench: a board that is being made, as a value. It need not be one yet. */

import { parseBoardFile } from '../../shared/board-file.ts';
import {
  type DeckFace,
  type PictureFace,
  type TextFace,
  isPicture,
  textOf,
} from '../../shared/deck-face.ts';
import {
  type DeckFile,
  type DeckPair,
  type Languages,
  isDeckText,
  isFaceText,
  parseDeckFile,
} from '../../shared/deck-file.ts';
import { isDraftText } from '../../shared/draft-file.ts';
import { beginning } from '../../shared/beginning.ts';
import { limits } from '../../shared/limits.ts';
import { type Grid, sizeFor } from '../../shared/sizes.ts';
import { parseDraft } from './draft.ts';
import { cleaned } from './texts.ts';

export interface Bench {
  readonly title: string;
  readonly language?: string;
  /** The languages of the first and the second cards. */
  readonly languages?: Languages;
  /** The size that was chosen; undefined: the best one. */
  readonly size?: Grid;
  readonly pairs: readonly BenchPair[];
}

export interface BenchPair {
  /** Tells pairs apart, however they move. */
  readonly key: number;
  /** An empty text: nothing yet. */
  readonly first: DeckFace;
  /** Undefined: the same as the first. */
  readonly second?: DeckFace | undefined;
}

/** Pairs that a bench has room for. */
export const MOST_PAIRS = 500;

export const emptyBench: Bench = { title: '', pairs: [] };

export function isPhoto(face: DeckFace): face is PictureFace {
  return isPicture(face);
}

/** The same face, but said aloud like this; an empty text: as it is written. */
export function saidAs(face: DeckFace, say: string): DeckFace {
  if (isPicture(face)) {
    const { say: _before, ...picture } = face;
    return say === '' ? picture : { ...picture, say };
  }
  return say === '' ? textOf(face) : { text: textOf(face), say };
}

/** The words said aloud instead of it, if there are any. */
export function sayOf(face: DeckFace): string {
  return typeof face === 'string' ? '' : (face.say ?? '');
}

export function facesOf({ first, second }: BenchPair): readonly DeckFace[] {
  return second === undefined ? [first] : [first, second];
}

export function photosOn({ pairs }: Bench): number {
  return pairs.flatMap(facesOf).filter(isPhoto).length;
}

/** A text as it is played, cut to the length of a card. */
export function played(text: TextFace): string {
  return beginning(cleaned(textOf(text)), limits.faceTextCharsMax).trim();
}

/** Whether a text is cut when it is played. */
export function isLong(text: TextFace): boolean {
  return Array.from(cleaned(textOf(text))).length > limits.faceTextCharsMax;
}

/** Whether each card of a pair has something on it; other pairs are left out. */
export function isFull(pair: BenchPair): boolean {
  return facesOf(pair).every((face) => isPhoto(face) || played(face) !== '');
}

/** Equal for faces that are one face on the board. */
export function faceKey(face: DeckFace): string {
  return isPhoto(face) ? face.picture : played(face).replace(/\s+/g, '_');
}

/** @returns undefined if there are too few pairs for any size */
export function deckOf(bench: Bench, untitled: string): DeckFile | undefined {
  const pairs = bench.pairs.filter(isFull).map(deckPair);
  const size = sizeFor(bench.size, pairs.length);
  if (size === undefined) return undefined;
  const title = played(bench.title) || untitled;
  return { title, ...languagesOf(bench), ...size, pairs };
}

function languagesOf({ language, languages }: Pick<Bench, 'language' | 'languages'>) {
  return {
    ...(language === undefined ? {} : { language }),
    ...(languages === undefined ? {} : { languages }),
  };
}

function deckPair({ first, second }: BenchPair): DeckPair {
  const one = deckFace(first);
  return second === undefined || faceKey(first) === faceKey(second)
    ? [one]
    : [one, deckFace(second)];
}

function deckFace(face: DeckFace): DeckFace {
  const say = played(sayOf(face));
  if (!isPhoto(face)) return saidAs(played(face), say);
  const name = played(face.name ?? '');
  const { picture, colour } = face;
  const photo: PictureFace = {
    picture,
    ...(name === '' ? {} : { name }),
    ...(colour === undefined ? {} : { colour }),
  };
  return saidAs(photo, say);
}

/**
 * The bench with a board of *My boards* on it.
 * @param title for a board file, which has none in it
 * @throws BoardSyntaxError
 */
export function benchOf(text: string, title: string): Bench {
  const unfinished = isDraftText(text) ? parseDraft(text) : undefined;
  if (unfinished !== undefined) return unfinished.bench;
  if (!isDeckText(text)) {
    const { rows, columns, cards } = parseBoardFile(text);
    const faces = [...new Set(cards.map((card) => played(card)))];
    return {
      title,
      size: { rows, columns },
      pairs: faces.map((first, key) => ({ key, first })),
    };
  }
  const deck = parseDeckFile(text);
  const { pairs, rows, columns, title: own } = deck;
  return {
    title: own,
    ...languagesOf(deck),
    size: { rows, columns },
    pairs: pairs.map(([first, second], key) => ({ key, first, second })),
  };
}

export function nextKey({ pairs }: Bench): number {
  return pairs.reduce((most, { key }) => Math.max(most, key), -1) + 1;
}

/** How many more pairs there is room for. */
export function roomOn({ pairs }: Bench): number {
  return Math.max(0, MOST_PAIRS - pairs.length);
}

/** Adds pairs at the end, as many as there is room for. */
export function withPairs(bench: Bench, added: readonly Omit<BenchPair, 'key'>[]): Bench {
  const key = nextKey(bench);
  const room = roomOn(bench);
  if (room === 0) return bench;
  const pairs = added.slice(0, room).map((pair, index) => ({ ...pair, key: key + index }));
  return { ...bench, pairs: [...bench.pairs, ...pairs] };
}

export function withPair(bench: Bench, changed: BenchPair): Bench {
  const pairs = bench.pairs.map((pair) => (pair.key === changed.key ? changed : pair));
  return { ...bench, pairs };
}

export function withoutPair(bench: Bench, key: number): Bench {
  return { ...bench, pairs: bench.pairs.filter((pair) => pair.key !== key) };
}

export function withFace(pair: BenchPair, side: 0 | 1, face: DeckFace): BenchPair {
  return side === 0 ? { ...pair, first: face } : { ...pair, second: face };
}

/** The name of a photo from its file; undefined if a camera named the file. */
export function photoName(file: string): string | undefined {
  const name = played(file.replace(/\.[^.]*$/, '').replaceAll('_', ' '));
  const isCamera = /^(img|dsc[fn]?|pxl|mvimg|image|photo|screenshot)?[-\s\d().]*$/i.test(name);
  return isCamera || !isFaceText(name) ? undefined : name;
}
