/** Tables as text, for spreadsheets: CSV as in RFC 4180. */

export const separators = [',', ';'] as const;

/** Excel opens a table of its language only where a list is written with its separator. */
export type Separator = (typeof separators)[number];

/** So that spreadsheets know that it is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export function csvOf(lines: readonly string[]): string {
  return `${BYTE_ORDER_MARK}${csvLines(lines)}`;
}

export function csvLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\r\n`).join('');
}

export function csvLine(cells: readonly (string | number)[], separator: Separator): string {
  return cells.map((cell) => written(cell, separator)).join(separator);
}

/** The characters that begin a formula in some spreadsheet; in Japanese ones, also in full width. */
const SIGN = /[=+\-@＝＋－＠]/;

/** Where a formula would begin. Most texts have no such sign, and are not searched for it. */
const FORMULA = /(^|[,;|\t\r\n])(["\s]*)(?=[=+\-@＝＋－＠])/gu;

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe; so does each part behind a
 * character that separates cells in some country. Where cells are separated by semicolons, a number
 * has a comma.
 */
function written(cell: string | number, separator: Separator): string {
  if (typeof cell === 'number') {
    return separator === ';' ? String(cell).replace('.', ',') : String(cell);
  }
  const harmless = SIGN.test(cell) ? cell.replace(FORMULA, "$1$2'") : cell;
  return /[",;|\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
