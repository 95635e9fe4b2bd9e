/** What can honestly be proved of Electron's checklist by reading; app-safe.test.ts tries the rest. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageFolder } from '../support/headless-process.ts';
import { realClock } from '../../main/host/clock.ts';
import { readPage } from '../../main/server/page.ts';
import { SECRET, serve } from '../support/host.ts';
import { Wire } from '../support/wire.ts';

/** Electron's list, in its order and by its names. */
const CHECKLIST = [
  'Only load secure content',
  'Do not enable Node.js integration for remote content',
  'Enable context isolation',
  'Enable process sandboxing',
  'Handle session permission requests from remote content',
  'Do not disable webSecurity',
  'Define a Content Security Policy',
  'Do not enable allowRunningInsecureContent',
  'Do not enable experimental features',
  'Do not use enableBlinkFeatures',
  'Do not use allowpopups for WebViews',
  'Verify WebView options before creation',
  'Disable or limit navigation',
  'Disable or limit creation of new windows',
  'Do not use shell.openExternal with untrusted content',
  'Use a current version of Electron',
  'Validate the sender of all IPC messages',
  'Avoid usage of the file:// protocol',
  'Check which fuses you can change',
  'Do not expose Electron APIs to untrusted web content',
];

function read(...path: readonly string[]): string {
  return readFileSync(join(packageFolder, ...path), 'utf8');
}

/** The code of every source file of these folders, without comments. */
function sources(...folders: readonly string[]): ReadonlyMap<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(packageFolder, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(c?ts|tsx)$/.test(name))
      .map((name) => join(folder, name).replaceAll('\\', '/')),
  );
  return new Map(files.map((file) => [file, withoutComments(read(file))]));
}

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
}

/** The files in whose code `pattern` stands. */
function where(pattern: RegExp, code: ReadonlyMap<string, string>): readonly string[] {
  return [...code].flatMap(([file, text]) => (pattern.test(text) ? [file] : []));
}

const main = sources('main', 'shared');
const all = sources('main', 'shared', 'renderer');

describe('docs/ELECTRON-SECURITY.md', () => {
  const rows = read('docs', 'ELECTRON-SECURITY.md')
    .split('\n')
    .filter(
      (line) => line.startsWith('| ') && !line.startsWith('| item') && !line.startsWith('| what '),
    )
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '')));

  test('has every item of the checklist, in its order', () => {
    const items = rows.slice(0, CHECKLIST.length).map(([item = '']) => item);
    expect(items).toEqual(CHECKLIST.map((item, index) => `${index + 1}. ${item}`));
  });

  test('every row says what is done, and names a test that is there', () => {
    for (const row of rows) {
      const proofs = [...(row.at(-1) ?? '').matchAll(/`(test\/[^`]+)`: ([^;]+)/g)];
      expect(proofs.length, row[0]).toBeGreaterThan(0);
      for (const [, file = '', name = ''] of proofs) {
        expect(read(file), `${file} proves: ${row[0]}`).toContain(name.trim());
      }
    }
  });
});

describe('nowhere in the code', () => {
  test.each([
    ['Node in a page', /nodeIntegration\w*:\s*true/],
    ['a shared context', /contextIsolation:\s*false/],
    ['a page without a sandbox', /sandbox:\s*false/],
    ['a page without the rules of the web', /webSecurity:\s*false|disable-web-security/],
    ['insecure content', /allowRunningInsecureContent:\s*true|ignore-certificate-errors/],
    ['experiments', /experimentalFeatures:\s*true|enableBlinkFeatures|enable-blink-features/],
    ['a WebView', /webviewTag:\s*true|<webview|allowpopups/],
    ['files as pages', /file:\/\/|\bloadFile\(/],
    ['the remote module', /@electron\/remote|enableRemoteModule|electron\/renderer/],
    ['code made of text', /\beval\(|new Function\(|executeJavaScript|insertCSS/],
    ['markup made of text', /innerHTML|outerHTML|insertAdjacentHTML|document\.write/],
  ])('%s', (_what, pattern) => {
    expect(where(pattern, all)).toEqual([]);
  });
});

test('there is code to look at, and what is looked for would be found', () => {
  expect(main.size).toBeGreaterThan(60);
  expect(where(/nodeIntegration\w*:\s*false/, all)).toEqual(['main/desktop/window.ts']);
  expect(withoutComments('a; // openExternal\n/* eval( */ b')).not.toMatch(/openExternal|eval/);
  expect(withoutComments(`'http://a'; // b`)).toContain('http://a');
});

test('every window is shown with the safe preferences', () => {
  const windows = where(/new BrowserWindow\(/, main);
  expect(windows.toSorted()).toEqual(['main/desktop/tv-window.ts', 'main/desktop/window.ts']);
  for (const file of windows) {
    const code = main.get(file) ?? '';
    expect(code.split('new BrowserWindow(')).toHaveLength(2);
    expect(code, file).toMatch(/webPreferences: \{\s*\.\.\.SAFE,/);
  }
});

test('one address is opened elsewhere: where newer versions are, as package.json has it', () => {
  expect(where(/openExternal/, all)).toEqual(['main/desktop/index.ts']);
  const calls = main.get('main/desktop/index.ts')?.match(/openExternal.*$/gm);
  expect(calls).toEqual(['openExternal(homepage),']);
  expect(main.get('main/desktop/index.ts')).toContain('const homepage = packageHomepage();');
});

test('no address of another site is in the app', () => {
  // The namespace of SVG is a name, not an address.
  const elsewhere = /\bhttps?:\/\/(?!127\.0\.0\.1:|localhost:|\$\{|www\.w3\.org\/2000\/svg)/;
  expect(where(elsewhere, all)).toEqual([]);
});

test('the sandbox is given up by the launcher alone', () => {
  expect(where(/no-sandbox/, all)).toEqual(['main/launch/window.ts']);
  expect(main.get('main/launch/window.ts')).toContain("isRoot ? ['--no-sandbox'] : []");
});

test('messages come in at one gate', () => {
  expect(where(/\bipcMain\b/, main)).toEqual(['main/desktop/ipc.ts']);
});

test('the preload keeps Electron to itself', () => {
  const preload = main.get('main/preload.cts') ?? '';
  expect(preload.match(/exposeInMainWorld/g)).toHaveLength(1);
  expect(preload).toMatch(
    /if \(`\$\{location\.origin\}\$\{location\.pathname\}` === ownPage\)\s+contextBridge\.exposeInMainWorld\('memoryScrambleHost', api\)/,
  );
  // It is taken from Electron once; from then on it is called by fixed names, and never handed over.
  const uses = [...preload.matchAll(/ipcRenderer(.{0,20})/g)].map(([, after = '']) => after);
  expect(uses.shift()).toMatch(/^ \} = require\(/);
  for (const after of uses) expect(after).toMatch(/^\.(invoke|on|send)\(channels\.\w+/);
  expect(preload).not.toMatch(/listener\((_?event|\.\.\.)/);
});

test('Electron is pinned to one version', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  expect(devDependencies['electron']).toMatch(/^\d+\.\d+\.\d+$/);
});

test('every page comes with a policy that allows its own files and nothing else', async () => {
  const page = await readPage(false);
  const { port } = await serve('A A', {}, { clock: realClock, secret: SECRET, page });
  // The window is on the host's own computer; only friends' pages may look for it elsewhere.
  const requests = "connect-src 'self'";
  for (const target of ['/', '/tv', '/desk', '/index.html']) {
    const { status, headers } = await new Wire({ port }).get(target);
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy[0]).toBe("default-src 'none'");
    expect(policy).toContain(requests);
    const others = policy.filter((rule) => rule !== requests);
    for (const rule of others) expect(rule).toMatch(/^[a-z-]+ '(none|self)'$/);
    const missing = ['base-uri', 'form-action', 'frame-ancestors'].filter(
      (name) => !policy.includes(`${name} 'none'`), // default-src does not stand in for these
    );
    expect(missing).toEqual([]);
  }
});
