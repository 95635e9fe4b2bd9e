/**
 * npm run bench: what the product exists for, measured against what is possible, in one run.
 *
 *     npm run bench -- [--write] [--smoke] [--only NAME]...
 */

import { parseArgs } from 'node:util';
import { terminalTable, writeDocument, writeJson } from './report.ts';
import type { Bench, Row } from './row.ts';
import { board } from './rows/board.ts';
import { computers } from './rows/computers.ts';
import { desktopStart } from './rows/desktop-start.ts';
import { flip } from './rows/flip.ts';
import { headlessStart } from './rows/headless-start.ts';
import { look } from './rows/look.ts';
import { memory } from './rows/memory.ts';
import { newGame } from './rows/new-game.ts';
import { page } from './rows/page.ts';
import { photos } from './rows/photos.ts';
import { repaint } from './rows/repaint.ts';
import { simulation } from './rows/simulation.ts';
import { tables } from './rows/tables.ts';
import { tap } from './rows/tap.ts';
import { tv } from './rows/tv.ts';
import { tvTables } from './rows/tv-tables.ts';
import { watchers } from './rows/watchers.ts';
import { xray } from './rows/xray.ts';

/** In the order of the table. */
const benches: readonly Bench[] = [
  look,
  flip,
  board,
  watchers,
  memory,
  tables,
  headlessStart,
  desktopStart,
  page,
  repaint,
  tap,
  newGame,
  photos,
  simulation,
  computers,
  xray,
  tv,
  tvTables,
];

const { values } = parseArgs({
  options: {
    /** Updates the table in docs/PERFORMANCE.md. */
    write: { type: 'boolean', default: false },
    /** Runs every machinery once, to see that it works; its figures mean nothing. */
    smoke: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
});

const chosen = benches.filter(({ name }) => values.only.length === 0 || values.only.includes(name));
if (chosen.length < values.only.length) {
  throw new Error(`--only takes: ${benches.map(({ name }) => name).join(', ')}`);
}
if (values.write && (values.smoke || chosen.length < benches.length)) {
  throw new Error('only a whole run is written to docs/PERFORMANCE.md');
}

const rows: Row[] = [];
const start = performance.now();
for (const { name, run } of chosen) {
  const began = performance.now();
  process.stderr.write(`${name} … `);
  rows.push(...(await run((full, smoke) => (values.smoke ? smoke : full))));
  process.stderr.write(`${seconds(began)} s\n`);
}

process.stdout.write(`\n${terminalTable(rows)}\n\n`);
for (const { what, measured, verdict } of rows) {
  if (verdict === 'not measured') process.stdout.write(`*** NOT MEASURED: ${what}: ${measured}\n`);
}
if (!values.smoke) process.stdout.write(`${seconds(start)} s in all; ${writeJson(rows)}\n`);
if (values.write) writeDocument(rows);

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1);
}
