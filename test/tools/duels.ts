/** Plays all characters against all, and writes the table into docs/COMPUTER.md: `npm run duels`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { minds } from '../../main/simulation/minds.ts';
import { characters } from '../../shared/characters.ts';
import { DOCUMENT, cell, duel, turned } from '../computer/duels.ts';

const BEGIN = '<!-- duels -->';
const END = '<!-- end of duels -->';

test('duels', { timeout: 600_000 }, async () => {
  const rows = new Map<string, string[]>(characters.map((one) => [one, []]));
  for (const [place, one] of characters.entries()) {
    for (const other of minds.slice(place)) {
      const games = await duel(one, other);
      rows.get(one)?.push(cell(games));
      if (other !== one) rows.get(other)?.push(cell(turned(games)));
    }
  }
  const table = [
    `| | ${minds.join(' | ')} |`,
    `|---|${minds.map(() => '---:|').join('')}`,
    ...[...rows].map(([one, cells]) => `| ${one} | ${cells.join(' | ')} |`),
  ];
  const text = readFileSync(DOCUMENT, 'utf8');
  const [head, rest] = text.split(BEGIN);
  const [, tail] = rest?.split(END) ?? [];
  expect(tail, `the place of the table in ${DOCUMENT}`).toBeDefined();
  writeFileSync(DOCUMENT, `${head}${BEGIN}\n${table.join('\n')}\n${END}${tail}`);
});
