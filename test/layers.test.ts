/**
 * The layers of ARCHITECTURE.md, proved: every import line and every forbidden global of every
 * source file is compared with the table, and the table with the document.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
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
    row: '| `main/game/` | `shared/`, `node:assert`; `node:fs/promises` in read-board-file.ts alone | `AbortSignal`; no timer, clock, `process`, `console`, `Math.random` |',
  },
  {
    name: 'main/host',
    holds: /^main\/host\//,
    mayImport: /^(shared\/|main\/game\/|main\/host\/|node:)/,
    forbidden: NOTHING,
    row: '| `main/host/` | `main/game/`, `shared/` | Node |',
  },
  {
    name: 'main/server',
    holds: /^main\/server\//,
    mayImport: /^(shared\/|main\/game\/|main\/host\/|main\/server\/|node:|express$|uqr$|vite$)/,
    forbidden: NOTHING,
    row: '| `main/server/` | `main/host/`, `main/game/`, `shared/`, express, uqr; vite in dev-page.ts alone | Node |',
  },
  {
    name: 'main/simulation',
    holds: /^main\/simulation\//,
    mayImport: /^(shared\/|main\/game\/|main\/host\/|main\/simulation\/|node:)/,
    forbidden: NOTHING,
    row: '| `main/simulation/` | `main/host/`, `main/game/`, `shared/` | Node |',
  },
  {
    name: 'main/desktop',
    holds: /^main\/desktop\//,
    mayImport: /^(shared\/|main\/(game|host|server|desktop)\/|node:|electron$)/,
    forbidden: NOTHING,
    row: '| `main/desktop/` | `main/server/`, `main/host/`, `main/game/`, `shared/`, electron | Node, Electron |',
  },
  {
    name: 'main/preload',
    holds: /^main\/preload\.cts$/,
    mayImport: /^(shared\/host-api\.ts|electron)$/,
    forbidden: NOTHING,
    row: '| `main/preload.cts` | electron; types of `shared/host-api` | a sandboxed preload of Electron |',
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
    holds: /^main\/[^/]+\.ts$/,
    mayImport: /^(shared\/|main\/(game|host|server|simulation|launch)\/|main\/headless|node:)/,
    forbidden: NOTHING,
    row: '| `main/*.ts` | `main/simulation/`, `main/launch/`, `main/server/`, `main/host/`, `main/game/`, `shared/` | Node |',
  },
  {
    name: 'renderer/text',
    holds: /^renderer\/text\//,
    mayImport: /^renderer\/text\//,
    forbidden: NOT_ES,
    row: '| `renderer/text/` | itself | the ES library only |',
  },
  {
    name: 'renderer/client',
    holds: /^renderer\/client\//,
    mayImport: /^(shared\/|renderer\/(client|text)\/|@preact\/signals-core$)/,
    forbidden: NOTHING,
    row: '| `renderer/client/` | `renderer/text/`, `shared/`, @preact/signals-core | the browser; no Preact |',
  },
  {
    name: 'renderer/view',
    holds: /^renderer\/(view\/|[^/]+\.tsx$)/,
    mayImport:
      /^(shared\/|renderer\/(client|text|view|style)\/|renderer\/app\.tsx$|preact(\/hooks)?$|@preact\/signals-core$)/,
    forbidden: NOTHING,
    row: '| `renderer/view/`, `renderer/*.tsx` | `renderer/client/`, `renderer/text/`, `shared/`, preact | the browser |',
  },
];

const files = ['shared', 'main', 'renderer'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(c?ts|tsx)$/.test(file) && !/(vite\.config|\.d)\.ts$/.test(file))
    .map((file) => join(folder, file)),
);

/** What each file imports: packages by name, files by their path from the root. */
function importsOf(file: string, code: string): readonly string[] {
  const found = code.matchAll(/\b(?:from|import|import\()\s*'([^'\n]+)'/g);
  return [...found].map(([, target = '']) =>
    target.startsWith('.') ? normalize(join(dirname(file), target)) : target,
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

function isReadingBoards(file: string, target: string): boolean {
  return file === 'main/game/read-board-file.ts' && target === 'node:fs/promises';
}
