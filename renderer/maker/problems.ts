/** Problems of a board on the bench. */

import { textOf } from '../../shared/deck-face.ts';
import { type Bench, faceKey, facesOf, isFull, isLong, isPhoto } from './bench.ts';
import { cleaned } from './texts.ts';

export type Problem =
  /** One face in two pairs: nobody could tell which one is meant. */
  | {
      readonly kind: 'twice';
      readonly pair: number;
      readonly other: number;
      /** As `faceKey` has it. */
      readonly key: string;
      readonly face: string | undefined;
    }
  | { readonly kind: 'few' }
  /** It is left out. */
  | { readonly kind: 'empty'; readonly pair: number }
  /** It is cut. */
  | { readonly kind: 'long'; readonly pair: number };

const FEWEST = 2;

/** Pairs are counted from 0. Problems that block the game come first. */
export function problemsOf({ pairs }: Bench): readonly Problem[] {
  const seen = new Map<string, number>();
  const twice: Problem[] = [];
  const told: Problem[] = [];
  for (const [index, pair] of pairs.entries()) {
    if (!isFull(pair)) {
      told.push({ kind: 'empty', pair: index });
      continue;
    }
    const faces = facesOf(pair);
    if (faces.some((face) => !isPhoto(face) && isLong(face)))
      told.push({ kind: 'long', pair: index });
    const keys = new Map(faces.map((face) => [faceKey(face), face]));
    for (const [key, face] of keys) {
      const before = seen.get(key);
      if (before === undefined) seen.set(key, index);
      else {
        const text = isPhoto(face) ? undefined : cleaned(textOf(face));
        twice.push({ kind: 'twice', pair: before, other: index, key, face: text });
      }
    }
  }
  const few: Problem[] = pairs.filter(isFull).length < FEWEST ? [{ kind: 'few' }] : [];
  return [...few, ...twice, ...told];
}

/** Whether the board cannot be played because of it. */
export function blocks({ kind }: Problem): boolean {
  return kind === 'twice' || kind === 'few';
}

/** The pairs that a problem is about. */
export function pairsOf(problem: Problem): readonly number[] {
  if (problem.kind === 'few') return [];
  return problem.kind === 'twice' ? [problem.pair, problem.other] : [problem.pair];
}
