/** What ARCHITECTURE.md and other documents claim of the sources, beside the layers (layers.test.ts). */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  bareSource,
  functionsNamed,
  importsOf,
  readSource,
  setFields,
  sourceFiles,
} from './support/source-code.ts';

const ofMain = sourceFiles.filter((file) => file.startsWith('main/'));

test('the tool that serves the page from its sources is used in one place', () => {
  const users = sourceFiles.filter((file) =>
    importsOf(file, readSource(file)).some(({ target }) => target === 'vite'),
  );
  expect(users).toEqual(['main/server/page.ts']);
});

/**
 * Each is one object with one invariant: what was cut off them shared its fields, and had no idea of
 * its own. What their length buys is one page to read, with a specification at every method.
 */
const LONG = [
  'main/game/board.ts',
  'main/table/room.ts',
  'main/table/seats.ts',
  'main/table/table.ts',
];

test('no other file has more than 350 lines, neither code nor style', () => {
  const styles = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `renderer/${file}`);
  expect(styles.length).toBeGreaterThan(30);
  const linesOf = (file: string) => readSource(file).trimEnd().split('\n').length;
  expect([...sourceFiles, ...styles].filter((file) => linesOf(file) > 350)).toEqual(LONG);
});

test.each(['createApp(', 'hostPowers(', 'new Autosave(', 'new Invitation(', 'new SaveLock('])(
  'a host is put together in one place: %s',
  (part) => {
    const makers = sourceFiles.filter((file) => bareSource(file).includes(part));
    const definers = sourceFiles.filter((file) =>
      readSource(file).includes(`export function ${part}`),
    );
    expect(makers.filter((file) => !definers.includes(file))).toEqual(['main/start.ts']);
  },
);

test('every head of an answer is written by answers.ts', () => {
  const writers = sourceFiles.filter((file) => /\.writeHead\(/.test(bareSource(file)));
  expect(writers).toEqual(['main/server/answers.ts']);
});

test('the addresses of the page are written in paths.ts alone', () => {
  const writers = sourceFiles.filter((file) =>
    /['"`}]\/(tv|desk)\b(?![./])/.test(readSource(file)),
  );
  expect(writers).toEqual(['shared/paths.ts']);
});

test('whoever is to be told of the next change is kept by Changes, and of every change by Listeners', () => {
  const keepers = ofMain.filter((file) =>
    /\b(Set|Map|Array)<[^;\n]*=>|=> \w+\)\[\]|\bEventEmitter\b|\bEventTarget\b/.test(
      bareSource(file),
    ),
  );
  // Listeners; Changes has a type for who waits, and Room keeps what begins with each table.
  expect(keepers).toEqual(['main/game/events.ts', 'main/table/room.ts']);
  const waits = ofMain.filter((file) => /\btell: \(\) => void;/.test(bareSource(file)));
  expect(waits).toEqual(['main/game/changes.ts']);
});

/** What Node, Express and Electron want set, and values of a module's own that no other one has. */
const OTHERS_FIELDS = [
  /^main\/[\w/-]+\.ts: (request|express|nativeTheme|process)\./,
  /^main\/game\/record\.ts: this\.#late\.length = 0$/,
  /^main\/server\/page-files\.ts: file\.zipped /,
  /^main\/simulation\/mind-tallies\.ts: tally\./,
  /^main\/table\/flip-numbers\.ts: taken\./,
];

test('objects of main/ are finished by their constructors: no field is set from outside', () => {
  const set = ofMain.flatMap((file) =>
    setFields(file, readSource(file)).map((assignment) => `${file}: ${assignment}`),
  );
  expect(set.filter((line) => !OTHERS_FIELDS.some((each) => each.test(line)))).toEqual([]);
  expect(OTHERS_FIELDS.filter((each) => !set.some((line) => each.test(line)))).toEqual([]);
});

test('a field that is set from outside is found wherever it stands', () => {
  const code = 'if (a) b(); else x.y = 1; this.z = 2; this.a.b ??= 3; list[0] = 4;';
  expect(setFields('a.ts', code)).toEqual(['x.y = 1', 'this.a.b ??= 3']);
});

test('a flip goes as ARCHITECTURE.md says: at most eight functions, of which each calls the next', () => {
  const [, section = ''] =
    /^## How a flip goes\n([^]*?)^## /m.exec(readFileSync('ARCHITECTURE.md', 'utf8')) ?? [];
  const rows = [...section.matchAll(/^\| `(#?\w+)` in `([\w/.-]+)` \|.*\| (.*) \|$/gm)];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(8);
  let before = '';
  for (const [index, [, name = '', file = '', calls = '']] of rows.entries()) {
    const found = functionsNamed(name, file, readSource(file));
    expect(found, `${name} in ${file}, once`).toHaveLength(1);
    const called = [...calls.matchAll(/`([^`]+)`/g)].map(([, call = '']) => call);
    for (const call of called) expect(found[0], `${name} in ${file}`).toContain(call);
    // It may call the next one in a function that it was given by the one before.
    const next = rows[index + 1]?.[1];
    if (next !== undefined) expect(`${before} ${calls}`, `${name} calls`).toContain(`${next}(`);
    before = calls;
  }
});

test.each(['SECURITY.md', 'docs/RELIABILITY.md'])(
  'every test that %s names in a row is there',
  (document) => {
    const tests = readdirSync('test', { recursive: true, encoding: 'utf8' });
    const names = new Set(
      tests.map((file) => file.replace(/^.*[/\\\\]/, '').replace(/\.(test|hold)\.ts$/, '')),
    );
    const rows = readFileSync(document, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| '));
    const named = rows.flatMap((row) => [
      ...(row.split('|').at(-2) ?? '').matchAll(/`([a-z-]+)`/g),
    ]);
    expect(named.length).toBeGreaterThan(10);
    expect(named.map(([, name = '']) => name).filter((name) => !names.has(name))).toEqual([]);
  },
);
