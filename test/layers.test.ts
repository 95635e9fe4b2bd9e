/**
 * The layers of ARCHITECTURE.md, proved: its table is read, and every import line of every source
 * file is compared with it; forbidden globals are looked for, too.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

interface Zone {
  readonly name: string;
  /** Its row in ARCHITECTURE.md, as the row begins. */
  readonly row: string;
  readonly holds: RegExp;
  /** Names that must not stand in its code. */
  readonly forbidden: RegExp;
}

const NOTHING = /(?!)/;
const NOT_ES =
  /\b(process|Buffer|console|setTimeout|setInterval|setImmediate|queueMicrotask|fetch|document|window|require|performance|URL|TextDecoder|AbortSignal)\b/;
const NOT_PURE = new RegExp(`${NOT_ES.source}|Math\\.random|\\bDate\\b`);
const NOT_GAME =
  /\b(setTimeout|setInterval|setImmediate|process|console|performance|Date|fetch|Buffer)\b|Math\.random/;

/** Folders with a row of their own. */
function zoneOf(name: string, forbidden: RegExp = NOTHING): Zone {
  return { name, row: `\`${name}/\``, holds: new RegExp(`^${name}/`), forbidden };
}

const zones: readonly Zone[] = [
  zoneOf('shared', NOT_ES),
  zoneOf('main/game', NOT_GAME),
  zoneOf('main/table', NOT_GAME),
  zoneOf('main/computer', NOT_GAME),
  zoneOf('main/host'),
  zoneOf('main/server'),
  { ...zoneOf('main/start'), row: '`main/start.ts`', holds: /^main\/start\.ts$/ },
  zoneOf('main/simulation'),
  zoneOf('main/desktop'),
  { ...zoneOf('main/preload'), row: '`main/preload.cts`', holds: /^main\/preload\.cts$/ },
  zoneOf('main/launch'),
  {
    ...zoneOf('main'),
    row: '`main/headless.ts`, `simulation.ts`, `launch.ts`, `dev.ts`',
    holds: /^main\/(?!start\.ts$)[^/]+\.ts$/,
  },
  zoneOf('renderer/text', NOT_ES),
  zoneOf('renderer/game', NOT_PURE),
  zoneOf('renderer/board', /\b(fetch|setTimeout|setInterval|localStorage)\b/),
  zoneOf('renderer/net'),
  zoneOf('renderer/state'),
  zoneOf('renderer/ui'),
  zoneOf('renderer/play'),
  zoneOf('renderer/maker', /\b(fetch|localStorage)\b|Math\.random/),
  zoneOf('renderer/lobby'),
  zoneOf('renderer/desk'),
  zoneOf('renderer/tv'),
  zoneOf('renderer/xray'),
  zoneOf('renderer/film'),
  zoneOf('renderer/kept', /\b(fetch|localStorage)\b/),
  zoneOf('renderer/bring'),
  { ...zoneOf('renderer'), row: '`renderer/*.tsx`', holds: /^renderer\/[^/]+\.tsx$/ },
];

const architecture = readFileSync('ARCHITECTURE.md', 'utf8');

/** What may be imported: a folder, a file or a package; where, and how. */
interface Allowed {
  readonly name: string;
  readonly typesOnly: boolean;
  /** The only file that may. */
  readonly alone: string | undefined;
}

/** The cells of a row: what it may import, and what it may use. */
function cellsOf(row: string): readonly [imports: string, uses: string] {
  const line = architecture.split('\n').find((each) => each.startsWith(`| ${row} |`));
  if (line === undefined) throw new Error(`ARCHITECTURE.md has no row of ${row}`);
  const [, imports = '', uses = ''] = line.slice(2).split(' | ');
  return [imports, uses.replace(/ \|$/, '')];
}

/** What a row allows, as it is written. What is written in no such way is refused. */
function allowedBy(row: string): readonly Allowed[] {
  const [imports, uses] = cellsOf(row);
  const allowed = imports.split(/, (?:and )?/).flatMap((piece): readonly Allowed[] => {
    if (piece === 'itself') return [];
    const like = /^what `(\w+)\/` may(?: but `([^`]+)`)?$/.exec(piece);
    if (like !== null) {
      return allowedBy(`\`renderer/${like[1]}/\``).filter(({ name }) => name !== like[2]);
    }
    const one = /^(types of |all of )?`?([^` ]+)`?(?: in (\S+) alone)?$/.exec(piece);
    if (one === null) throw new Error(`the row of ${row} is not understood: ${piece}`);
    const [, kind, name = '', alone] = one;
    return [{ name, typesOnly: kind === 'types of ', alone }];
  });
  const isNode = /^Node\b/.test(uses);
  return isNode ? [...allowed, { name: 'node:', typesOnly: false, alone: undefined }] : allowed;
}

function isAllowed({ row, holds }: Zone, file: string, { target, isType }: Import): boolean {
  if (holds.test(target)) return true;
  return allowedBy(row).some(({ name, typesOnly, alone }) => {
    if (alone !== undefined && posix.basename(file) !== alone) return false;
    if (typesOnly && !isType) return false;
    return /[/:]$/.test(name)
      ? target.startsWith(name)
      : target === name || `${name}/strict` === target || `${name}/hooks` === target;
  });
}

const files = ['shared', 'main', 'renderer'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(c?ts|tsx)$/.test(file) && !/(vite\.config|\.d)\.ts$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`), // as imports are written
);

interface Import {
  /** A package by its name, a file by its path from the root. */
  readonly target: string;
  readonly isType: boolean;
}

function importsOf(file: string, code: string): readonly Import[] {
  const found = code.matchAll(
    /\b(?:(?:import|export)\s+(type\s)?[^;']*?from\s+|import\s+|import\(\s*)'([^'\n]+)'/g,
  );
  return [...found].map(([, type, target = '']) => ({
    target: target.startsWith('.') ? posix.join(posix.dirname(file), target) : target,
    isType: type !== undefined,
  }));
}

/** The code without comments and strings, where a forbidden word may stand. */
function bareCode(code: string): string {
  return code
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g, '');
}

test('there are source files to look at, and every one is in a zone', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !zones.some(({ holds }) => holds.test(file)))).toEqual([]);
});

test.each(zones)('$name imports only what its row allows', (zone) => {
  const wrong = files
    .filter((file) => zone.holds.test(file))
    .flatMap((file) =>
      importsOf(file, readFileSync(file, 'utf8'))
        .filter((imported) => !isAllowed(zone, file, imported))
        .map(({ target }) => `${file} imports ${target}`),
    );
  expect(wrong, `ARCHITECTURE.md says: ${cellsOf(zone.row)[0]}`).toEqual([]);
});

test.each(zones)('$name uses no forbidden global', ({ row, holds, forbidden }) => {
  const wrong = files
    .filter((file) => holds.test(file))
    .flatMap((file) => {
      const word = forbidden.exec(bareCode(readFileSync(file, 'utf8')))?.[0];
      return word === undefined ? [] : [`${file} uses ${word}`];
    });
  expect(wrong, `ARCHITECTURE.md says: ${cellsOf(row)[1]}`).toEqual([]);
});

test('every row of the table is the row of a zone', () => {
  const table = architecture.slice(architecture.indexOf('| zone |')).split('\n\n')[0] ?? '';
  const rows = table
    .split('\n')
    .slice(2)
    .map((line) => line.slice(2).split(' | ')[0]);
  expect(rows).toEqual([...zones.map(({ row }) => row), '`test/`']);
});

test('the check can fail: a forbidden import and a forbidden global are found', () => {
  const code = `import { x } from '../server/app.ts';\nsetTimeout(x, 1); // Date\nconst a = 'process';`;
  const [found] = importsOf('main/game/a.ts', code);
  expect(found).toEqual({ target: 'main/server/app.ts', isType: false });
  const [zone] = zones.filter(({ name }) => name === 'main/game');
  if (zone === undefined || found === undefined) throw new Error('nothing to look at');
  expect(isAllowed(zone, 'main/game/a.ts', found)).toBe(false);
  const crypto: Import = { target: 'node:crypto', isType: false };
  expect(isAllowed(zone, 'main/game/a.ts', crypto)).toBe(false);
  expect(isAllowed(zone, 'main/game/deck-of-file.ts', crypto)).toBe(true);
  expect(() => allowedBy('`main/nothing/`')).toThrow('no row');
  expect(NOT_GAME.exec(bareCode(code))?.[0]).toBe('setTimeout');
  expect(NOT_GAME.test(bareCode(`// Date\nconst a = 'process';`))).toBe(false);
});

test('the tool that serves the page from its sources is used in one place', () => {
  const users = files.filter((file) =>
    importsOf(file, readFileSync(file, 'utf8')).some(({ target }) => target === 'vite'),
  );
  expect(users).toEqual(['main/server/dev-page.ts']);
});

test('no file of main/ has more than 350 lines', () => {
  const long = files
    .filter((file) => file.startsWith('main/'))
    .filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 350);
  expect(long).toEqual([]);
});

test.each(['createApp(', 'new Powers(', 'new Autosave(', 'new Invitation(', 'new SaveClaim('])(
  'a host is put together in one place: %s',
  (part) => {
    const makers = files.filter((file) => bareCode(readFileSync(file, 'utf8')).includes(part));
    const definers = files.filter((file) =>
      readFileSync(file, 'utf8').includes(`export function ${part}`),
    );
    expect(makers.filter((file) => !definers.includes(file))).toEqual(['main/start.ts']);
  },
);

test('every head of an answer is written by answers.ts', () => {
  const writers = files.filter((file) =>
    /\.writeHead\(/.test(bareCode(readFileSync(file, 'utf8'))),
  );
  expect(writers).toEqual(['main/server/answers.ts']);
});

test('there is one way to wait for a change: nobody else keeps callbacks for the next one', () => {
  const users = files.filter((file) => /new Changes\b/.test(bareCode(readFileSync(file, 'utf8'))));
  expect(users).toEqual([
    'main/game/board.ts',
    'main/host/recorder.ts',
    'main/simulation/board-seats.ts',
    'main/table/table.ts',
  ]);
});

test('objects of main/ are finished by their constructors: no field is set from outside', () => {
  const set = files
    .filter((file) => file.startsWith('main/'))
    .flatMap((file) =>
      bareCode(readFileSync(file, 'utf8'))
        .split('\n')
        .filter((line) => /^\s*(?!this\b)\w+(?:\.\w+)+ (?:\?\?|\|\|)?= /.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  // What Node, Express and Electron want set, and values that only their maker has.
  const foreign = set.filter((line) => !OTHERS_FIELDS.test(line));
  expect(foreign).toEqual([]);
});

const OTHERS_FIELDS = /: (request\.|express\.|nativeTheme\.|process\.|taken\.)/;

test('the functions that ARCHITECTURE.md names on the way of a flip are there, at most eight', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const named = [...text.matchAll(/^\| `(\w+)` in `([\w/.-]+)` \|/gm)];
  expect(named.length).toBeGreaterThan(0);
  expect(named.length).toBeLessThanOrEqual(8);
  for (const [, name = '', file = ''] of named) {
    const code = readFileSync(file, 'utf8');
    expect(code, `${name} in ${file}`).toMatch(
      new RegExp(`^(export (async )?function |  (async )?)${name}\\(`, 'm'),
    );
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
