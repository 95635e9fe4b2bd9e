/** A class in simulated time, at one table and at six: writes the table into docs/PLAY.md (`npm run class`). */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classGames } from '../support/recorded-game.ts';

const DOCUMENT = 'docs/PLAY.md';
const BEGIN = '<!-- class -->';
const END = '<!-- end of class -->';

const PUPILS = 30;
const SIDE = 6;
const LESSONS = 40;

/** On the average of the lessons: who found no pair, and after how many seconds the last table was done. */
async function lessons(tables: number) {
  let without = 0;
  let seconds = 0;
  for (let seed = 1; seed <= LESSONS; seed++) {
    const games = await classGames({ players: PUPILS, side: SIDE, seed, tables });
    const finders = games.map(({ steps }) => {
      const matched = steps.flatMap(({ events }) =>
        events.filter(({ kind }) => kind === 'matched'),
      );
      return new Set(matched.map(({ seat }) => seat)).size;
    });
    without += PUPILS - finders.reduce((sum, count) => sum + count, 0);
    seconds += Math.max(...games.map(({ steps }) => steps.at(-1)?.ms ?? 0)) / 1_000;
  }
  return { tables, without: without / LESSONS, seconds: seconds / LESSONS };
}

test('a class of thirty', { timeout: 600_000 }, async () => {
  const rows = [];
  for (const tables of [1, 2, 6]) rows.push(await lessons(tables));
  const lines = rows.map(({ tables, without, seconds }) => {
    const time = `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
    return `| ${tables} | ${without.toFixed(1)} | ${time} |`;
  });
  const head = ['| tables | find no pair, of 30 | until the last pair |', '|---:|---:|---:|'];
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  expect(after, `the place of the table in ${DOCUMENT}`).toBeDefined();
  const table = [...head, ...lines].join('\n');
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n${table}\n${END}${after}`);
});
