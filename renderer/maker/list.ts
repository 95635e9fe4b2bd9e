/** A list from elsewhere: a line for each pair, as people, spreadsheets and Anki write them. */

import { languages } from '../../shared/languages.ts';
import { ankiHead } from './anki.ts';
import { rowsOf, separatorOf } from './cells.ts';
import { isMarkedUp, withoutMarkup } from './marked-up.ts';
import { cleaned } from './texts.ts';

export interface ListedPair {
  readonly line: number;
  readonly first: string;
  readonly second?: string;
  /** Cells of other columns were left out. */
  readonly isWide?: true;
  /** HTML was left out. */
  readonly isStripped?: true;
}

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
export const LETTERS_MAX = 500_000;

/** Whether a list has more letters than are read. */
export function isTooLong(text: string): boolean {
  return text.length > LETTERS_MAX;
}

/** How many columns a list seems to have. */
export function guessColumns(text: string): 1 | 2 {
  const { body, separator } = notesOf(text);
  return (separator ?? separatorOf(body, MOST)) === undefined ? 1 : 2;
}

/** The separator of a list parts this share of its lines. */
const MOST = 0.5;

/** The pairs of a list. In two columns, a line with one cell is a pair of twins. */
export function readList(text: string, columns: 1 | 2): readonly ListedPair[] {
  const { body, above, separator, isHtml, leftOut } = notesOf(text);
  const parted =
    columns === 1 ? undefined : (separator ?? separatorOf(body, MOST) ?? separatorOf(body, 0));
  const rows = rowsOf(body, parted).map(({ line, cells }) => ({
    line: line + above,
    said: cells.map(cleaned),
    cells: cells.map((cell) => wordsIn(cell, isHtml)),
  }));
  const filled = filledColumns(rows);
  const [one = -1, other = -1] = columns === 1 ? [0] : filled.filter((each) => !leftOut.has(each));
  return rows.flatMap(({ line, said, cells }): readonly ListedPair[] => {
    const [first, second] = [cells[one] ?? '', cells[other] ?? ''].filter((cell) => cell !== '');
    if (first === undefined) return [];
    const isWide = cells.some((cell, index) => cell !== '' && index !== one && index !== other);
    const isStripped = [one, other].some((index) => cells[index] !== said[index]);
    return [
      {
        line,
        first,
        ...(second === undefined ? {} : { second }),
        ...(isWide ? { isWide } : {}),
        ...(isStripped ? { isStripped } : {}),
      },
    ];
  });
}

/** A list without the lines above it. */
function notesOf(whole: string) {
  const text = whole.slice(whole.startsWith('\ufeff') ? 1 : 0, LETTERS_MAX);
  const head = ankiHead(text);
  return {
    body: text.slice(head?.length ?? 0),
    above: head?.lines ?? 0,
    separator: head?.separator,
    isHtml: head?.isHtml,
    leftOut: head?.leftOut ?? new Set<number>(),
  };
}

function wordsIn(cell: string, isHtml: boolean | undefined): string {
  const isPlain = isHtml === false || !isMarkedUp(cell);
  return cleaned(isPlain ? cell : withoutMarkup(cell, isHtml === true));
}

/** The columns with anything in them, from the left. */
function filledColumns(rows: readonly { readonly cells: readonly string[] }[]): readonly number[] {
  const filled = new Set<number>();
  for (const { cells } of rows)
    for (const [index, cell] of cells.entries()) if (cell !== '') filled.add(index);
  return [...filled].sort((one, other) => one - other);
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
