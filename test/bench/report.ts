/** The table, for a terminal, for programs and for docs/PERFORMANCE.md. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { packageDirectory } from '../../main/system/package-files.ts';
import type { Row } from './row.ts';

const DOCUMENT = join(packageDirectory, 'docs', 'PERFORMANCE.md');
const BEGIN = '<!-- npm run bench -- --write: begin -->';
const END = '<!-- npm run bench -- --write: end -->';

const HEAD = ['what', 'goal', 'measured', ''];

export function terminalTable(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function markdownTable(rows: readonly Row[]): string {
  const lines = [HEAD, HEAD.map(() => '---'), ...rows.map(cells)];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** @returns where it was written to */
export function writeJson(rows: readonly Row[]): string {
  const folder = join(packageDirectory, 'coverage');
  const file = join(folder, 'bench.json');
  mkdirSync(folder, { recursive: true });
  const about = { date: new Date().toISOString(), node: process.version, cpus: cpus().length };
  writeFileSync(file, `${JSON.stringify({ ...about, rows }, undefined, 2)}\n`);
  return file;
}

/** Puts the table between its two marks in docs/PERFORMANCE.md. */
export function writeDocument(rows: readonly Row[]): void {
  writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8'), rows));
}

/** @returns `document` with this table between its marks, and everything else as it was */
export function withTable(document: string, rows: readonly Row[]): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin)
    throw new Error(`docs/PERFORMANCE.md has lost its marks (${BEGIN})`);
  const about = `Node ${process.version}, ${cpus().length} processors, ${process.platform}.`;
  const table = `${BEGIN}\n${markdownTable(rows)}\n\n${about}\n`;
  return document.slice(0, begin) + table + document.slice(end);
}

function cells({ what, goal, measured, verdict }: Row): readonly string[] {
  return [what, goal, measured, verdict === 'reported' ? '' : verdict];
}
