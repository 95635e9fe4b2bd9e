/**
 * The layers of ARCHITECTURE.md, proved: every import line and every forbidden global of every
 * source file is compared with the table, and the table with the document.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

interface Zone {
  readonly name: string;
  readonly holds: RegExp;
  readonly mayImport: RegExp;
  /** Names that must not stand in its code. */
  readonly forbidden: RegExp;
  /** Its row in ARCHITECTURE.md. */
  readonly row: string;
}

const NOTHING = /(?!)/;
const NOT_ES =
  /\b(process|Buffer|console|setTimeout|setInterval|setImmediate|queueMicrotask|fetch|document|window|require|performance|URL|TextDecoder|AbortSignal)\b/;
const NOT_PURE = new RegExp(`${NOT_ES.source}|Math\\.random|\\bDate\\b`);
const NOT_GAME =
  /\b(setTimeout|setInterval|setImmediate|process|console|performance|Date|fetch|Buffer)\b|Math\.random/;

const zones: readonly Zone[] = [
  {
    name: 'shared',
    holds: /^shared\//,
    mayImport: /^shared\//,
    forbidden: NOT_ES,
    row: '| `shared/` | itself | the ES library only |',
  },
  {
    name: 'main/game',
    holds: /^main\/game\//,
    mayImport: /^(shared\/|main\/game\/|node:assert\/strict$)/,
    forbidden: NOT_GAME,
    row: '| `main/game/` | `shared/`, `node:assert`; `node:fs/promises` in read-board-file.ts, `node:crypto` in deck-of-file.ts alone | `AbortSignal`; no timer, clock, `process`, `console`, `Math.random` |',
  },
  {
    name: 'main/table',
    holds: /^main\/table\//,
    mayImport: /^(shared\/|main\/(game|table)\/|node:assert\/strict$)/,
    forbidden: NOT_GAME,
    row: '| `main/table/` | `main/game/`, `shared/`, `node:assert` | as `main/game/` |',
  },
  {
    name: 'main/computer',
    holds: /^main\/computer\//,
    mayImport: /^(shared\/|main\/computer\/)/,
    forbidden: NOT_GAME,
    row: '| `main/computer/` | `shared/` | `AbortSignal`; no timer, clock, `process`, `console`, `Math.random` |',
  },
  {
    name: 'main/host',
    holds: /^main\/host\//,
    mayImport: /^(shared\/|main\/(game|table|computer|host)\/|node:)/,
    forbidden: NOTHING,
    row: '| `main/host/` | `main/computer/`, `main/table/`, `main/game/`, `shared/` | Node |',
  },
  {
    name: 'main/server',
    holds: /^main\/server\//,
    mayImport: /^(shared\/|main\/(game|table|host|server)\/|node:|express$|uqr$|vite$)/,
    forbidden: NOTHING,
    row: '| `main/server/` | `main/host/`, `main/table/`, `main/game/`, `shared/`, express, uqr; vite in dev-page.ts alone | Node |',
  },
  {
    name: 'main/start',
    holds: /^main\/start\.ts$/,
    mayImport: /^(shared\/|main\/(game|table|host|server)\/|node:)/,
    forbidden: NOTHING,
    row: '| `main/start.ts` | `main/server/`, `main/host/`, `main/table/`, `main/game/`, `shared/` | Node |',
  },
  {
    name: 'main/simulation',
    holds: /^main\/simulation\//,
    mayImport: /^(shared\/|main\/(game|table|computer|host|simulation)\/|node:)/,
    forbidden: NOTHING,
    row: '| `main/simulation/` | `main/host/`, `main/computer/`, `main/table/`, `main/game/`, `shared/` | Node |',
  },
  {
    name: 'main/desktop',
    holds: /^main\/desktop\//,
    mayImport:
      /^(shared\/|main\/(game|table|host|server|desktop)\/|main\/start\.ts$|node:|electron$)/,
    forbidden: NOTHING,
    row: '| `main/desktop/` | `main/start.ts`, `main/server/`, `main/host/`, `main/table/`, `main/game/`, `shared/`, electron | Node, Electron |',
  },
  {
    name: 'main/preload',
    holds: /^main\/preload\.cts$/,
    mayImport: /^(shared\/(host|desktop)-api\.ts|electron)$/,
    forbidden: NOTHING,
    row: '| `main/preload.cts` | electron; types of `shared/host-api`, `desktop-api` | a sandboxed preload of Electron |',
  },
  {
    name: 'main/launch',
    holds: /^main\/launch\//,
    mayImport: /^(shared\/|main\/(host|launch)\/|node:|@electron\/get$)/,
    forbidden: NOTHING,
    row: '| `main/launch/` | `main/host/`, `shared/`, @electron/get | Node |',
  },
  {
    name: 'main',
    holds: /^main\/(?!start\.ts$)[^/]+\.ts$/,
    mayImport:
      /^(shared\/|main\/(game|table|host|server|simulation|launch)\/|main\/(start|headless)\.ts$|node:)/,
    forbidden: NOTHING,
    row: '| `main/headless.ts`, `simulation.ts`, `launch.ts`, `dev.ts` | `main/start.ts`, `main/simulation/`, `main/launch/`, and what these may import | Node |',
  },
  {
    name: 'renderer/text',
    holds: /^renderer\/text\//,
    mayImport: /^(shared\/|renderer\/text\/)/,
    forbidden: NOT_ES,
    row: '| `renderer/text/` | `shared/` | the ES library only |',
  },
  {
    name: 'renderer/game',
    holds: /^renderer\/game\//,
    mayImport: /^(shared\/|renderer\/(game|text)\/)/,
    forbidden: NOT_PURE,
    row: '| `renderer/game/` | `renderer/text/`, `shared/` | the ES library only; no chance |',
  },
  {
    name: 'renderer/board',
    holds: /^renderer\/board\//,
    mayImport: /^(shared\/|renderer\/(board|game)\/|renderer\/text\/dictionary\.ts$)/,
    forbidden: /\b(fetch|setTimeout|setInterval|localStorage)\b/,
    row: '| `renderer/board/` | `renderer/game/`, `shared/`; types of `renderer/text/` | the browser; no Preact, no signal, no timer, no network |',
  },
  {
    name: 'renderer/net',
    holds: /^renderer\/net\//,
    mayImport: /^(shared\/|renderer\/(net|game)\/)/,
    forbidden: NOTHING,
    row: '| `renderer/net/` | `renderer/game/`, `shared/` | the browser |',
  },
  {
    name: 'renderer/state',
    holds: /^renderer\/state\//,
    mayImport: /^(shared\/|renderer\/(state|net|game|text)\/|@preact\/signals$)/,
    forbidden: NOTHING,
    row: '| `renderer/state/` | `renderer/net/`, `renderer/game/`, `renderer/text/`, `shared/`, @preact/signals | the browser; no Preact |',
  },
  {
    name: 'renderer/ui',
    holds: /^renderer\/ui\//,
    mayImport:
      /^(shared\/|renderer\/(ui|board|state|game|text)\/|preact(\/hooks)?$|@preact\/signals$)/,
    forbidden: NOTHING,
    row: '| `renderer/ui/` | `renderer/board/`, `renderer/state/`, `renderer/game/`, `renderer/text/`, `shared/`, preact | the browser |',
  },
  {
    name: 'renderer/play',
    holds: /^renderer\/play\//,
    mayImport: /^(shared\/|renderer\/(play|ui|board|state|net|game|text)\/|preact(\/hooks)?$)/,
    forbidden: NOTHING,
    row: '| `renderer/play/` | `renderer/ui/`, `renderer/state/`, `renderer/net/`, `renderer/game/`, `renderer/text/`, `shared/`, preact | the browser |',
  },
  {
    name: 'renderer/maker',
    holds: /^renderer\/maker\//,
    mayImport:
      /^(shared\/|renderer\/(maker|play|ui|board|game|text)\/|preact(\/hooks)?$|@preact\/signals$)/,
    forbidden: /\b(fetch|localStorage)\b|Math\.random/,
    row: '| `renderer/maker/` | `renderer/play/`, `renderer/ui/`, `renderer/board/`, `renderer/game/`, `renderer/text/`, `shared/`, preact, @preact/signals | the browser; no network |',
  },
  {
    name: 'renderer/lobby',
    holds: /^renderer\/lobby\//,
    mayImport:
      /^(shared\/|renderer\/(lobby|play|ui|board|state|net|game|text)\/|preact(\/hooks)?$)/,
    forbidden: NOTHING,
    row: '| `renderer/lobby/` | what `play/` may, and `renderer/play/` | the browser |',
  },
  {
    name: 'renderer/desk',
    holds: /^renderer\/desk\//,
    mayImport:
      /^(shared\/|renderer\/(desk|maker|xray|lobby|play|ui|board|state|net|game|text)\/|preact(\/hooks)?$|@preact\/signals$)/,
    forbidden: NOTHING,
    row: '| `renderer/desk/` | what `play/` may, and `renderer/play/`, `renderer/lobby/`, `renderer/maker/`, `renderer/xray/`, @preact/signals | the browser |',
  },
  {
    name: 'renderer/tv',
    holds: /^renderer\/tv\//,
    mayImport:
      /^(shared\/|renderer\/(tv|xray|lobby|play|ui|board|state|net|game|text)\/|renderer\/film\/room\.tsx$|preact(\/hooks)?$|@preact\/signals$)/,
    forbidden: NOTHING,
    row: '| `renderer/tv/` | the same but `renderer/maker/`; and `renderer/film/room.tsx`, when it is wanted | the browser |',
  },
  {
    name: 'renderer/xray',
    holds: /^renderer\/xray\//,
    mayImport:
      /^(shared\/|renderer\/(xray|play|ui|board|state|net|game|text)\/|preact(\/hooks)?$|@preact\/signals$)/,
    forbidden: NOTHING,
    row: '| `renderer/xray/` | what `play/` may, and `renderer/play/`, `renderer/board/`, @preact/signals | the browser |',
  },
  {
    name: 'renderer/film',
    holds: /^renderer\/film\//,
    mayImport: /^(shared\/|renderer\/(film|play|ui|board|state|net|game|text)\/|preact(\/hooks)?$)/,
    forbidden: NOTHING,
    row: '| `renderer/film/` | what `play/` may, and `renderer/play/` | the browser |',
  },
  {
    name: 'renderer/kept',
    holds: /^renderer\/kept\//,
    mayImport:
      /^(shared\/|renderer\/(kept|film|play|ui|board|state|game|text)\/|preact(\/hooks)?$)/,
    forbidden: /\b(fetch|localStorage)\b/,
    row: '| `renderer/kept/` | what `film/` may but `renderer/net/`, and `renderer/film/` | the browser; no network |',
  },
  {
    name: 'renderer/bring',
    holds: /^renderer\/bring\//,
    mayImport:
      /^(shared\/|renderer\/(bring|play|ui|board|state|net|game|text)\/|preact(\/hooks)?$|@preact\/signals$)/,
    forbidden: NOTHING,
    row: '| `renderer/bring/` | what `play/` may, and `renderer/play/`, @preact/signals | the browser |',
  },
  {
    name: 'renderer',
    holds: /^renderer\/[^/]+\.tsx$/,
    mayImport: /^(renderer\/|preact(\/hooks)?$|@preact\/signals$)/,
    forbidden: NOTHING,
    row: '| `renderer/*.tsx` | all of `renderer/`, preact, @preact/signals | the browser |',
  },
];

const files = ['shared', 'main', 'renderer'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(c?ts|tsx)$/.test(file) && !/(vite\.config|\.d)\.ts$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`), // as imports are written
);

const styles = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => `renderer/${file.replaceAll('\\', '/')}`);

/** What each file imports: packages by name, files by their path from the root. */
function importsOf(file: string, code: string): readonly string[] {
  const found = code.matchAll(/\b(?:from\s+|import\s+|import\(\s*)'([^'\n]+)'/g);
  return [...found].map(([, target = '']) =>
    target.startsWith('.') ? posix.join(posix.dirname(file), target) : target,
  );
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

test.each(zones)('$name imports only what its row allows', ({ holds, mayImport, row }) => {
  const wrong = files
    .filter((file) => holds.test(file))
    .flatMap((file) =>
      importsOf(file, readFileSync(file, 'utf8'))
        .filter((target) => !mayImport.test(target) && !isReadingBoards(file, target))
        .map((target) => `${file} imports ${target}`),
    );
  expect(wrong, `ARCHITECTURE.md says: ${row}`).toEqual([]);
});

test.each(zones)('$name uses no forbidden global', ({ holds, forbidden, row }) => {
  const wrong = files
    .filter((file) => holds.test(file))
    .flatMap((file) => {
      const word = forbidden.exec(bareCode(readFileSync(file, 'utf8')))?.[0];
      return word === undefined ? [] : [`${file} uses ${word}`];
    });
  expect(wrong, `ARCHITECTURE.md says: ${row}`).toEqual([]);
});

test.each(zones)('ARCHITECTURE.md has the row of $name', ({ row }) => {
  expect(readFileSync('ARCHITECTURE.md', 'utf8')).toContain(row);
});

test('the check can fail: a forbidden import and a forbidden global are found', () => {
  const code = `import { x } from '../server/app.ts';\nsetTimeout(x, 1); // Date\nconst a = 'process';`;
  expect(importsOf('main/game/a.ts', code)).toEqual(['main/server/app.ts']);
  expect(NOT_GAME.exec(bareCode(code))?.[0]).toBe('setTimeout');
  expect(NOT_GAME.test(bareCode(`// Date\nconst a = 'process';`))).toBe(false);
});

test('the tool that serves the page from its sources is used in one place', () => {
  const users = files.filter((file) =>
    importsOf(file, readFileSync(file, 'utf8')).includes('vite'),
  );
  expect(users).toEqual(['main/server/dev-page.ts']);
});

test('no file has more than 350 lines, neither code nor style', () => {
  expect(styles.length).toBeGreaterThan(30);
  const long = [...files, ...styles].filter(
    (file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 350,
  );
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

function isReadingBoards(file: string, target: string): boolean {
  return (
    (file === 'main/game/read-board-file.ts' && target === 'node:fs/promises') ||
    (file === 'main/game/deck-of-file.ts' && target === 'node:crypto')
  );
}
