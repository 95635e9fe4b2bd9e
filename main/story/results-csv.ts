import type { EveningGame } from './evening.ts';
import { dayOf } from '../system/clock.ts';

const COLUMNS = [
  ...['game', 'board', 'rows', 'columns', 'began', 'seconds'],
  ...['place', 'player', 'pairs', 'in_a_row', 'award'],
];

/** So that spreadsheets know that it is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The results of these games as CSV (RFC 4180), one line per player and game. */
export function resultsCsv(games: readonly EveningGame[]): string {
  const lines = [COLUMNS.join(','), ...games.flatMap(linesOf)];
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}\r\n`).join('')}`;
}

function linesOf({ game, title, rows, columns, began, seconds, players }: EveningGame) {
  const when = began === null ? '' : new Date(began).toISOString();
  const ofGame = lineOf([game, title, rows, columns, when, seconds]); // once for all its players
  const ranked = players.map(({ pairs }) => pairs).toSorted((one, other) => other - one);
  return players.map(({ name, pairs, streak, award }) => {
    const place = 1 + ranked.indexOf(pairs);
    return `${ofGame},${lineOf([place, name, pairs, streak, award ?? ''])}`;
  });
}

function lineOf(values: readonly (string | number)[]): string {
  return values.map(cell).join(',');
}

/** The characters that begin a formula in some spreadsheet; in Japanese ones, also in full width. */
const SIGN = /[=+\-@＝＋－＠]/;

/** Where a formula would begin. Most texts have no such sign, and are not searched for it. */
const FORMULA = /(^|[,;|\t\r\n])(["\s]*)(?=[=+\-@＝＋－＠])/gu;

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe; so does each part behind a
 * character that separates cells in some country.
 */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = SIGN.test(value) ? value.replace(FORMULA, "$1$2'") : value;
  return /[",;|\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** `memory-scramble-2026-03-14.csv`, by the day of this computer. */
export function resultsName(now: number): string {
  return `memory-scramble-${dayOf(now)}.csv`;
}
