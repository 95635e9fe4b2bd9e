import type { EveningGame } from './evening.ts';
import { dayOf } from './wall-clock.ts';

const COLUMNS = [
  ...['game', 'board', 'rows', 'columns', 'began', 'seconds'],
  ...['place', 'player', 'pairs', 'in_a_row', 'award'],
];

/** So that spreadsheets know that it is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The results of these games as CSV (RFC 4180), one line per player and game. */
export function resultsCsv(games: readonly EveningGame[]): string {
  const rows = games.flatMap(rowsOf);
  const lines = [COLUMNS, ...rows].map((row) => row.map(cell).join(','));
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}\r\n`).join('')}`;
}

function rowsOf({ game, title, rows, columns, began, seconds, players }: EveningGame) {
  return players.map(({ name, pairs, streak, award }) => {
    const place = 1 + players.filter((other) => other.pairs > pairs).length;
    const when = began === null ? '' : new Date(began).toISOString();
    return [game, title, rows, columns, when, seconds, place, name, pairs, streak, award ?? ''];
  });
}

/** What begins a formula in some spreadsheet; in Japanese ones, also in full width. */
const FORMULA = /(^|[,;|\t\r\n])(["\s]*)(?=[=+\-@＝＋－＠])/gu;

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe; a part of it, too, behind
 * whatever separates cells in some country.
 */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = value.replace(FORMULA, "$1$2'");
  return /[",;|\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** `memory-scramble-2026-03-14.csv`, by the day of this computer. */
export function resultsName(now: number): string {
  return `memory-scramble-${dayOf(now)}.csv`;
}
