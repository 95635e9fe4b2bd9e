/** A list that was pasted: a line for each pair, as people and spreadsheets write them. */

import { languages } from '../../shared/languages.ts';
import { cleaned } from './texts.ts';

export interface Row {
  /** Counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface ListedPair {
  readonly line: number;
  readonly first: string;
  readonly second?: string;
  /** Cells behind the second were left out. */
  readonly isWide?: true;
}

/** Separators of columns, the surest first. */
const SEPARATORS = ['\\t', ' += +', ';', ' +[-–—] +', ' *= *', ' *: +', ','] as const;

/**
 * Headings that people and programs write over two columns; the browser knows the names of
 * languages.
 */
const HEADINGS = new Set(
  'word words translation term definition meaning front back question answer wort wörter übersetzung begriff bedeutung vorderseite rückseite frage antwort mot mots traduction définition recto verso réponse palabra palabras traducción término definición anverso reverso pregunta respuesta cuvânt cuvinte traducere termen definiție față spate întrebare răspuns'.split(
    ' ',
  ),
);

/** The languages that most people learn. */
export const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'ro',
  'it',
  'pt',
  'nl',
  'pl',
  'la',
  'ru',
  'tr',
] as const;

/** How many letters are read: thousands of rows have fewer. */
const LETTERS_MAX = 500_000;

/** Whether a list has more letters than are read. */
export function isTooLong(text: string): boolean {
  return text.length > LETTERS_MAX;
}

/** How many columns a list seems to have. */
export function guessColumns(text: string): 1 | 2 {
  return separatorOf(text) === undefined ? 1 : 2;
}

/** The pairs of a list. In two columns, a line with one cell is a pair of twins. */
export function readList(text: string, columns: 1 | 2): readonly ListedPair[] {
  const separator = columns === 1 ? undefined : (separatorOf(text) ?? anySeparator(text));
  return rowsOf(text, separator).flatMap(({ line, cells }): readonly ListedPair[] => {
    const [first, second, ...more] = cells.map(cleaned).filter((cell) => cell !== '');
    if (first === undefined) return [];
    if (second === undefined) return [{ line, first }];
    return [{ line, first, second, ...(more.length > 0 ? { isWide: true } : {}) }];
  });
}

/** Whether a list seems to begin with the heads of its two columns. */
export function hasHeading([pair, ...others]: readonly ListedPair[]): boolean {
  if (pair?.second === undefined || others.length === 0) return false;
  return [pair.first, pair.second].every((cell) => {
    const word = cell.toLowerCase();
    return HEADINGS.has(word) || languageNames().has(word);
  });
}

let names: ReadonlySet<string> | undefined;

/** Names of languages in each of the page's languages. */
function languageNames(): ReadonlySet<string> {
  names ??= new Set(
    languages.flatMap((language) => {
      const known = new Intl.DisplayNames(language, { type: 'language' });
      return LANGUAGES.map((code) => known.of(code)?.toLowerCase() ?? code);
    }),
  );
  return names;
}

/** The separator of at least half of the lines. */
function separatorOf(text: string): string | undefined {
  const lines = text.slice(0, LETTERS_MAX).split(/\r\n?|\n/);
  const filled = lines.filter((line) => line.trim() !== '');
  return SEPARATORS.find((separator) => {
    const pattern = new RegExp(`\\S.*${separator}.*\\S`, 'u');
    const parted = filled.filter((line) => pattern.test(line)).length;
    return parted > 0 && parted * 2 >= filled.length;
  });
}

function anySeparator(text: string): string | undefined {
  return SEPARATORS.find((separator) => new RegExp(separator, 'u').test(text));
}

/**
 * Cells between separators and line ends. A cell in quotes may have both in it, and a quote as two;
 * a quote that is never closed is a letter.
 */
function rowsOf(whole: string, separator: string | undefined): readonly Row[] {
  const text = whole.slice(0, LETTERS_MAX);
  const ends = separator === undefined ? '\\r|\\n|$' : `${separator}|\\r|\\n|$`;
  const quotedCell = new RegExp(` *"((?:[^"]|"")*)" *(?=${ends})`, 'uy');
  const plainCell = new RegExp(`[^\\r\\n]*?(?=${ends})`, 'uy');
  const mark = new RegExp(
    separator === undefined ? '\\r\\n?|\\n' : `${separator}|\\r\\n?|\\n`,
    'uy',
  );
  const rows: Row[] = [];
  let cells: string[] = [];
  let line = 1;
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  let first = 1;
  for (;;) {
    const [said, inside] = take(quotedCell) ?? take(plainCell) ?? [''];
    cells.push(inside === undefined ? said : inside.replaceAll('""', '"'));
    line += said.split(/\r\n?|\n/).length - 1;
    const [end] = take(mark) ?? [];
    if (end !== undefined && !/[\r\n]/.test(end)) continue;
    rows.push({ line: first, cells });
    if (end === undefined) return rows;
    line += 1;
    first = line;
    cells = [];
  }
}
