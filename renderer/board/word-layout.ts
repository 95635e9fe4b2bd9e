/** How wide a word is, so that it is printed in one line and never breaks where it should not. */

import { charactersOf } from '../../shared/graphemes.ts';

const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** The width of `word` in the letters of cards, in em. */
export function emWidth(word: string): number {
  const known = widths.get(word);
  if (known !== undefined) return known;
  if (context === undefined) {
    context = document.createElement('canvas').getContext('2d');
    const { fontFamily } = getComputedStyle(document.documentElement);
    if (context !== null) context.font = `800 100px ${fontFamily}`;
  }
  const width = (context?.measureText(word).width ?? word.length * 60) / 100;
  widths.set(word, width);
  return width;
}

/** Letters that a hyphen leaves together at both ends. */
const KEPT = 3;

/**
 * A word with a place for a hyphen between any two letters; shown only where it is broken. Letters of
 * scripts without capitals (Chinese, Japanese, Arabic, Hebrew) know no hyphen.
 */
export function hyphenated(word: string): string {
  const letters = charactersOf(word);
  const isBreak = (at: number) =>
    at >= KEPT &&
    letters.length - at >= KEPT &&
    /^[\p{Lu}\p{Ll}]\p{M}*[\p{Lu}\p{Ll}]/u.test(`${letters[at - 1]}${letters[at]}`);
  return letters.map((letter, at) => (isBreak(at) ? `\u00ad${letter}` : letter)).join('');
}

/**
 * A text in its words, each with places for hyphens. It breaks between them: inside of one only where
 * that is longer than a whole line.
 */
export function piecesOf(text: string): readonly string[] {
  return text.split(' ').map(hyphenated);
}

const LINES = 3;

/**
 * How wide a line has to be, in em, for a text that may break at its spaces: as wide as its longest
 * piece, or wider where the text would need too many lines.
 */
export function lineWidth(text: string): number {
  const pieces = text.split(' ').map(emWidth);
  const [longest, all] = [Math.max(...pieces), emWidth(text)];
  return pieces.length === 1 ? all : Math.min(all, Math.max(longest, all / (LINES - 1)));
}
