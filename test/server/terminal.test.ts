import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startHeadless } from '../support/headless-process.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { secretId } from '../support/wire.ts';

/** What a terminal obeys: colours, titles, links, the clipboard, keys to press, lines to overwrite. */
const orders = [
  '\u001b[31mred',
  '\u001b[2J\u001b[H',
  '\u001b]0;title\u0007',
  '\u001b]8;;http://evil.example\u0007link\u001b]8;;\u0007',
  '\u001b]52;c;ZXZpbA==\u0007',
  '\u001bP+q544e\u001b\\',
  '\u001b[6n',
  '\u001b[5i',
  '\u001bc',
  '\u009b31m',
  '\u009d0;t\u009c',
  '\u0007\u0007',
  'a\u0008\u0008b',
  'x\u007fy',
  '\u0000nul',
  '\u202egnp.exe',
  '\u2066x\u2069',
  '\u200f\u200e',
  '\u00adsoft',
  '\u{e0041}tag',
  '\ufff9x\ufffb',
];

test('the words of strangers reach a terminal only as harmless text', async () => {
  const folder = await tempFolder();
  const board = join(folder, 'evil \u001b[31m\u202e.txt');
  await writeFile(
    board,
    `${orders.length}x2\n${orders.flatMap((card) => [card, card]).join('\n')}\n`,
  );
  const save = join(folder, 'save \u001b]0;x\u0007.json');
  await writeFile(save, '\u001b[31m is no saved game');
  const { headless, wire } = await startHeadless(['0', board, '--verbose', '--save', save]);
  let flips = 0;
  for (const [row, name] of orders.entries()) {
    const player = secretId(`p${row}`);
    await wire.post('/join', { player, name: `${name.slice(0, 19)}!` });
    for (const column of [0, 1]) {
      expect((await wire.get(`/flip/${player}/${row},${column}`)).status).toBe(200);
      flips++;
    }
    const [from, to] = [name, `${name}?`].map((card) => encodeURIComponent(card));
    expect((await wire.get(`/replace/${player}/${from}/${to}`)).status).toBe(200);
  }
  await wire.get('/look/\u001b[31m'.replace('\u001b', '%1b'));
  const lines = () => headless.stdout.split('\n').filter((line) => / seat \d+ /.test(line));
  await headless.line(
    (line) => line.includes(`seat ${orders.length - 1} `) && /relabel/.test(line),
  );
  expect(lines().length).toBeGreaterThanOrEqual(flips + orders.length);
  expect(headless.stderr).toContain('is not a saved game');
  // Everything but the newline that ends a line.
  expect(headless.stdout + headless.stderr).not.toMatch(/[^\P{C}\n]/u);
});
