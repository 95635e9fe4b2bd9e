import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  Headless,
  perfectBoard,
  packageFolder,
  startHeadless,
} from '../support/headless-process.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { type Wire, expectBoard } from '../support/wire.ts';

/** Turns every card up, each by another player, and reads the cards where they lie. */
async function cardsOf(wire: Wire, rows: number, columns: number): Promise<readonly string[]> {
  for (let spot = 0; spot < rows * columns; spot++) {
    const position = `${Math.floor(spot / columns)},${spot % columns}`;
    expect(await wire.get(`/flip/p${spot}/${position}`)).toMatchObject({ status: 200 });
  }
  const { body } = await wire.get('/look/nobody');
  const [, ...lines] = body.trimEnd().split('\n');
  return lines.map((line) => line.replace(/^up /, ''));
}

/** Has Node write down every module that it loads. */
const HOOKS = `
import { appendFileSync } from 'node:fs';
import { register } from 'node:module';
export function load(url, context, next) {
  appendFileSync(process.env.LOADED, url + '\\n');
  return next(url, context);
}
if (!import.meta.url.includes('?')) register(import.meta.url + '?hooks');
`;

async function titleOf(wire: Wire): Promise<unknown> {
  const { body } = await wire.get('/table/nobody');
  return (JSON.parse(body) as { title: unknown }).title;
}

/** Expects it to end with one line that says why, without ever having listened. */
async function expectRefusal(headless: Headless, line: string | RegExp): Promise<void> {
  expect(await headless.exitCode).toBe(2);
  expect(headless.stdout).toBe('');
  expect(headless.stderr).toMatch(/^[^\n]+\n$/);
  expect(headless.stderr.trimEnd()).toEqual(
    typeof line === 'string' ? line : expect.stringMatching(line),
  );
}

describe('a headless host that starts', () => {
  test('says on its first line where it listens, and serves the board file as written', async () => {
    const { headless, port, wire } = await startHeadless(['0', perfectBoard]);
    const [first] = headless.stdout.split('\n');
    expect(first).toBe(`server now listening at http://localhost:${port}`);
    expect(port).toBeGreaterThan(0);
    const down = Array.from({ length: 3 }, () => 'down, down, down').join(' / ');
    expectBoard(await wire.get('/look/alice'), down);
    const [, ...cards] = readFileSync(perfectBoard, 'utf8').trimEnd().split('\n');
    expect(await cardsOf(wire, 3, 3)).toEqual(cards);
    expect(headless.stderr).toBe('');
  });

  test('serves an ordinary request to localhost', async () => {
    const { port } = await startHeadless(['0', perfectBoard]);
    const answer = await fetch(`http://localhost:${port}/look/alice`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(`3x3\n${'down\n'.repeat(9)}`);
  });

  test('takes one argument that is no number for the board file, on a port of its own', async () => {
    const { wire } = await startHeadless([perfectBoard]);
    expect(await titleOf(wire)).toBe('Perfect');
  });

  test('without a board file plays a bundled board, from whatever folder', async () => {
    const { wire } = await startHeadless(['0'], { cwd: await tempFolder() });
    expect(await titleOf(wire)).toBe('Under the sea');
    expect((await wire.get('/look/alice')).body).toMatch(/^\d+x\d+\n(down\n)+$/);
  });

  test('without a port looks for another one when 8080 is taken, and says so', async () => {
    const first = await startHeadless([]);
    // Whoever had 8080 may have given it back by now, unless the first host has it.
    const late = first.port === 8080 ? await startHeadless([]) : first;
    expect(late.port).not.toBe(8080);
    await late.headless.line((line) => line === `8080 was taken, so friends use ${late.port}.`);
  });

  test('with --shuffle lays the board file out in another order', async () => {
    const cards = Array.from({ length: 20 }, (_, card) => `card${card}`);
    const filename = join(await tempFolder(), 'twenty.txt');
    await writeFile(filename, `4x5\n${cards.join('\n')}\n`);
    const { wire } = await startHeadless(['0', filename, '--shuffle']);
    const found = await cardsOf(wire, 4, 5);
    expect(found).not.toEqual(cards); // by chance they are, once in 2 × 10^18
    expect(found.toSorted()).toEqual(cards.toSorted());
  });
});

test('a headless host loads nothing of the app, and nothing that only a power needs later', async () => {
  const folder = await tempFolder();
  const [hooks, list] = [join(folder, 'hooks.mjs'), join(folder, 'loaded.txt')];
  await writeFile(hooks, HOOKS);
  const NODE_OPTIONS = `--import ${pathToFileURL(hooks).href}`;
  const headless = new Headless(['0'], { env: { ...process.env, NODE_OPTIONS, LOADED: list } });
  await headless.line((line) => line.startsWith('server now listening'));
  const dist = pathToFileURL(join(packageFolder, 'dist', 'main')).href;
  const loaded = (await readFile(list, 'utf8')).split('\n').filter((url) => url.startsWith(dist));
  expect(loaded.length).toBeGreaterThan(50);
  const needless = /\/main\/(check|copied-test|desktop|launch|simulation)\/|dev-page/;
  expect(loaded.filter((url) => needless.test(url))).toEqual([]);
});

describe('a headless host that cannot start', () => {
  test('says that a named port is taken, and takes no other', async () => {
    const { port } = await startHeadless(['0', perfectBoard]);
    await expectRefusal(
      new Headless([String(port), perfectBoard]),
      `memory-scramble: port ${port} is taken by another program; ` +
        'name another one, or none for a free one',
    );
  });

  test('says file, line and reason of a refused board file', async () => {
    const filename = join(await tempFolder(), 'bad.txt');
    await writeFile(filename, '1x2\nA\nB C\n');
    await expectRefusal(
      new Headless(['0', filename]),
      `memory-scramble: ${filename}, line 3: found "B C", expected one card without spaces`,
    );
  });

  test('says which board file is missing', async () => {
    const filename = join(await tempFolder(), 'missing.txt');
    await expectRefusal(
      new Headless(['0', filename]),
      `memory-scramble: ${filename}: there is no such file`,
    );
  });

  test('says on one line what a terminal would obey', async () => {
    await expectRefusal(
      new Headless(['0', 'evil\n\u001b[31m.txt']),
      'memory-scramble: evil\\u{a}\\u{1b}[31m.txt: there is no such file',
    );
  });

  test.each([
    ['--bogus', /^memory-scramble: Unknown option '--bogus' \(see --help\)$/],
    ['65536', /^memory-scramble: a port is at most 65535, but 65536 is more \(see --help\)$/],
    ['--code=12345', /^memory-scramble: a code is 6 to 12 letters or digits \(see --help\)$/],
  ])('says what is wrong with %s', async (argument, line) => {
    await expectRefusal(new Headless([argument]), line);
  });

  test('says that a folder or a device is no file to save to, and leaves it as it is', async () => {
    const devices = process.platform === 'win32' ? [] : ['/dev/null'];
    for (const save of [await tempFolder(), ...devices]) {
      await expectRefusal(
        new Headless(['0', '--save', save]),
        `memory-scramble: ${save} is not a file that a game could be saved in. ` +
          'It was left as it is; name another file to save to',
      );
    }
  });

  test('says that another host saves its game to the same file', async () => {
    const save = join(await tempFolder(), 'game.json');
    const { port } = await startHeadless(['0', perfectBoard, '--save', save]);
    await expectRefusal(
      new Headless(['0', '--save', save]),
      new RegExp(`^memory-scramble: .+ is in use: the host at port ${port} of this computer`),
    );
  });
});

describe('a headless host that is asked', () => {
  test('--help prints the usage and ends', async () => {
    const headless = new Headless(['--help']);
    expect(await headless.exitCode).toBe(0);
    expect(headless.stdout).toMatch(
      /^Usage: memory-scramble \[PORT\] \[BOARD_FILE\] \[options\]\n/,
    );
    expect(headless.stderr).toBe('');
  });

  test('--version prints the version and ends', async () => {
    const headless = new Headless(['--version'], { cwd: await tempFolder() });
    expect(await headless.exitCode).toBe(0);
    const text = readFileSync(join(packageFolder, 'package.json'), 'utf8');
    expect(headless.stdout).toBe(`${(JSON.parse(text) as { version: string }).version}\n`);
  });
});
