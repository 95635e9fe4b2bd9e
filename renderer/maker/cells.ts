/** A text as rows of cells, read in one pass, whatever its lines and quotes are like. */

export interface Row {
  /** Counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** A cell begins with a quote that closes nothing. */
  readonly isTorn: boolean;
}

/** One of the marks between two cells. */
export interface Separator {
  readonly marks: string;
  /** It parts cells only with a space there. */
  readonly spaceBefore?: true;
  readonly spaceBehind?: true;
}

const TAB: Separator = { marks: '\t' };

/** The surest first. */
const SEPARATORS: readonly Separator[] = [
  TAB,
  { marks: '=', spaceBefore: true, spaceBehind: true },
  { marks: ';' },
  { marks: '-–—', spaceBefore: true, spaceBehind: true },
  { marks: '=' },
  { marks: ':', spaceBehind: true },
  { marks: ',' },
];

/** Letters that a separator is looked for in. */
const SAMPLE = 20_000;

/** @param share of the lines that it parts, at least */
export function separatorOf(text: string, share: number): Separator | undefined {
  const sample = text.slice(0, SAMPLE);
  let torn: Separator | undefined;
  for (const separator of SEPARATORS) {
    const rows = rowsOf(sample, separator);
    const parted = rows.filter(({ cells }) => cells.filter(isFilled).length > 1);
    if (parted.length === 0 || parted.length < rows.length * share) continue;
    // Within quotes are letters: "a; b","c; d" has commas.
    if (separator === TAB || !parted.some(({ isTorn }) => isTorn)) return separator;
    torn ??= separator;
  }
  return torn;
}

function isFilled(cell: string): boolean {
  return cell.trim() !== '';
}

/**
 * Cells between separators and line ends; blank lines are left out. A cell in quotes may have both in it, and a quote as two; a
 * quote that closes nothing is a letter.
 */
export function rowsOf(text: string, separator: Separator | undefined): readonly Row[] {
  const rows: Row[] = [];
  let cells: string[] = [];
  let isTorn = false;
  let line = 1;
  let first = 1;
  let at = 0;
  for (;;) {
    const quoted = quotedCell(text, at, separator);
    const end = quoted?.end ?? plainEnd(text, at, separator);
    const said = text.slice(at, end);
    if (quoted === undefined) isTorn ||= text[skipSpaces(text, at, separator)] === '"';
    else line += said.split(/\r\n?|\n/).length - 1;
    cells.push(quoted?.cell ?? said);
    const isLast = end >= text.length;
    if (isLast || isLineEnd(text[end])) {
      if (cells.some(isFilled)) rows.push({ line: first, cells, isTorn });
      if (isLast) return rows;
      line += 1;
      first = line;
      cells = [];
      isTorn = false;
    }
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
}

function plainEnd(text: string, from: number, separator: Separator | undefined): number {
  let at = from;
  while (at < text.length && !endsCell(text, at, separator)) at += 1;
  return at;
}

/** The cell in quotes that begins there, if one does. */
function quotedCell(text: string, from: number, separator: Separator | undefined) {
  const open = skipSpaces(text, from, separator);
  if (text[open] !== '"') return undefined;
  for (let at = open + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return undefined;
    if (text[at + 1] === '"') continue;
    const end = skipSpaces(text, at + 1, separator);
    const isClosed = end >= text.length || endsCell(text, end, separator);
    return isClosed ? { cell: text.slice(open + 1, at).replaceAll('""', '"'), end } : undefined;
  }
}

function skipSpaces(text: string, from: number, separator: Separator | undefined): number {
  let at = from;
  while (text[at] === ' ' && !endsCell(text, at, separator)) at += 1;
  return at;
}

function endsCell(text: string, at: number, separator: Separator | undefined): boolean {
  const letter = text.charAt(at);
  if (isLineEnd(letter)) return true;
  return (
    separator?.marks.includes(letter) === true &&
    (separator.spaceBefore === undefined || text[at - 1] === ' ') &&
    (separator.spaceBehind === undefined || text[at + 1] === ' ')
  );
}

function isLineEnd(letter: string | undefined): boolean {
  return letter === '\n' || letter === '\r';
}
