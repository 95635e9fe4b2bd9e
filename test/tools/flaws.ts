/** Plays all scenarios against all flaws, and writes what finds them into docs/CHECK.md: `npm run flaws`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { find, races, rowOf, shownByMoves } from '../check/student/find.ts';

const DOCUMENT = 'docs/CHECK.md';
const BEGIN = '<!-- flaws -->';
const END = '<!-- end of flaws -->';

test('flaws', { timeout: 600_000 }, async () => {
  const rows: string[] = [];
  for (const flaw of shownByMoves) {
    const found = await find(flaw);
    if (found === undefined) throw new Error(`nothing finds: ${flaw}`);
    rows.push(rowOf(flaw, found));
  }
  for (const flaw of races) rows.push(`| ${flaw} | histories | |`);
  const table = ['| flaw | found by | moves |', '|---|---|---:|', ...rows];
  const [head, rest] = readFileSync(DOCUMENT, 'utf8').split(BEGIN);
  const [, tail] = rest?.split(END) ?? [];
  expect(tail, `the place of the table in ${DOCUMENT}`).toBeDefined();
  writeFileSync(DOCUMENT, `${head}${BEGIN}\n${table.join('\n')}\n${END}${tail}`);
});
