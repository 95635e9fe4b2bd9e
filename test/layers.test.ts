/**
 * The layers of ARCHITECTURE.md, proved: its table is read, and every import line of every source
 * file is compared with it; forbidden globals are looked for, too.
 */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import {
  type Import,
  bareCode,
  bareSource,
  importsOf,
  readSource,
  sourceFiles,
} from './support/source-code.ts';

interface Zone {
  readonly name: string;
  /** Its row in ARCHITECTURE.md, as the row begins. */
  readonly row: string;
  readonly holds: RegExp;
  /** Names that must not stand in its code. */
  readonly forbidden: RegExp;
}

const NOTHING = /(?!)/;
/** What a browser or Node has and the language has not, as far as anybody might reach for it. */
const NOT_ES = new RegExp(
  `\\b(${[
    ...['process', 'Buffer', 'console', 'require', 'performance', 'globalThis', 'crypto'],
    ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'structuredClone'],
    ...['fetch', 'document', 'window', 'navigator', 'location', 'localStorage'],
    ...['URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'atob', 'btoa', 'Blob'],
    ...['AbortSignal', 'AbortController', 'EventTarget'],
  ].join('|')})\\b`,
);
const NOT_PURE = new RegExp(`${NOT_ES.source}|Math\\.random|\\bDate\\b`);
const NOT_GAME =
  /\b(setTimeout|setInterval|setImmediate|process|console|performance|Date|fetch|Buffer|crypto|globalThis)\b|Math\.random/;

/** Folders with a row of their own. */
function zoneOf(name: string, forbidden: RegExp = NOTHING): Zone {
  return { name, row: `\`${name}/\``, holds: new RegExp(`^${name}/`), forbidden };
}

const zones: readonly Zone[] = [
  zoneOf('shared', NOT_ES),
  zoneOf('main/game', NOT_GAME),
  zoneOf('main/table', NOT_GAME),
  zoneOf('main/computer', NOT_GAME),
  zoneOf('main/system'),
  zoneOf('main/story'),
  zoneOf('main/save'),
  zoneOf('main/host'),
  zoneOf('main/server'),
  { ...zoneOf('main/start'), row: '`main/start.ts`', holds: /^main\/start\.ts$/ },
  zoneOf('main/simulation'),
  zoneOf('main/check'),
  zoneOf('main/copied-test'),
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
  zoneOf('renderer/tables'),
  zoneOf('renderer/xray'),
  zoneOf('renderer/film'),
  zoneOf('renderer/kept', /\b(fetch|localStorage)\b/),
  zoneOf('renderer/check', /\b(fetch|localStorage)\b/),
  zoneOf('renderer/sides'),
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

test('there are source files to look at, and every one is in a zone', () => {
  expect(sourceFiles.length).toBeGreaterThan(30);
  expect(sourceFiles.filter((file) => !zones.some(({ holds }) => holds.test(file)))).toEqual([]);
});

test.each(zones)('$name imports only what its row allows', (zone) => {
  const wrong = sourceFiles
    .filter((file) => zone.holds.test(file))
    .flatMap((file) =>
      importsOf(file, readSource(file))
        .filter((imported) => !isAllowed(zone, file, imported))
        .map(({ target }) => `${file} imports ${target}`),
    );
  expect(wrong, `ARCHITECTURE.md says: ${cellsOf(zone.row)[0]}`).toEqual([]);
});

test.each(zones)('$name uses no forbidden global', ({ row, holds, forbidden }) => {
  const wrong = sourceFiles
    .filter((file) => holds.test(file))
    .flatMap((file) => {
      const word = forbidden.exec(bareSource(file))?.[0];
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
  expect(NOT_GAME.exec(bareCode('a.ts', code))?.[0]).toBe('setTimeout');
  expect(NOT_GAME.test(bareCode('a.ts', `// Date\nconst a = 'process';`))).toBe(false);
  const hidden = "const a = 'http://b'; process.exit(); const c = /'/; const d = `${Date.now()}`;";
  expect(NOT_GAME.exec(bareCode('a.ts', hidden))?.[0]).toBe('process');
  expect(NOT_GAME.exec(bareCode('a.ts', hidden.replace('process', 'b')))?.[0]).toBe('Date');
});
