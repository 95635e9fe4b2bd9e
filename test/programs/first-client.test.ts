/** The clients of docs/FIRST-CLIENT.md play, each as it stands there. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { perfectBoard, startHeadless } from '../support/headless-process.ts';
import { tempFolder } from '../support/temp-folder.ts';

const run = promisify(execFile);

const text = readFileSync('docs/FIRST-CLIENT.md', 'utf8');
const PYTHON = process.platform === 'win32' ? 'python' : 'python3';

const clients = [
  { language: 'python', program: PYTHON, file: 'client.py' },
  { language: 'js', program: process.execPath, file: 'client.mjs' },
].map((client) => {
  const [, code = ''] =
    new RegExp(`^\`\`\`${client.language}\n(.*?)^\`\`\``, 'ms').exec(text) ?? [];
  return { ...client, code };
});

/** Plays with one of them until it ends; @returns how many pairs it says it found. */
async function play(
  { program, file, code }: (typeof clients)[number],
  port: number,
  player: string,
) {
  const path = join(await tempFolder(), file);
  await writeFile(path, code);
  const { stdout } = await run(program, [path, `http://localhost:${port}`, player]);
  const [, pairs] = new RegExp(`^${player} found (\\d+) pairs$`, 'm').exec(stdout) ?? [];
  return Number(pairs);
}

test.each(clients)(
  'in $language: 40 lines find all pairs, and leave no card in hand',
  async (client) => {
    expect(client.code.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    const { port, wire } = await startHeadless(['0', perfectBoard]);
    expect(await play(client, port, 'ana')).toBe(4);
    const { body } = await wire.get('/look/ana');
    expect(body).toMatch(/^3x3\n(?:none\n|up \S+\n){9}$/);
  },
);

test('two clients share the pairs of one board', async () => {
  const { port } = await startHeadless(['0', 'boards/ab.txt']);
  const pairs = await Promise.all(
    clients.map((client, seat) => play(client, port, `player${seat}`)),
  );
  expect(pairs.reduce((sum, each) => sum + each, 0)).toBe(12);
});
