/** What can honestly be proved of Electron's checklist by reading; app-safe.test.ts tries the rest. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageFolder } from '../support/headless-process.ts';
import { realClock } from '../../main/system/clock.ts';
import { readPage } from '../../main/server/page.ts';
import { SECRET, serve } from '../support/host.ts';
import { Wire } from '../support/wire.ts';

const SAFE = 'test/e2e/app-safe.test.ts';
const HERE = 'test/desktop/security.test.ts';
const PACKAGED = 'test/programs/packaged.test.ts';
const PREFERENCES = [SAFE, 'the preferences of the window are those of the checklist'] as const;

/** Electron's list, in its order and by its names, each item with the tests that prove it. */
const CHECKLIST: Readonly<Record<string, readonly (readonly [file: string, name: string])[]>> = {
  'Only load secure content': [
    ['test/server/kept-port.test.ts', 'is told from us by where a connection comes out'],
    [HERE, 'no address of another site is in the app'],
  ],
  'Do not enable Node.js integration for remote content': [PREFERENCES],
  'Enable context isolation': [PREFERENCES],
  'Enable process sandboxing': [PREFERENCES, [HERE, 'the sandbox is given up by the launcher']],
  'Handle session permission requests from remote content': [[SAFE, 'every permission is denied']],
  'Do not disable webSecurity': [PREFERENCES],
  'Define a Content Security Policy': [[HERE, 'every page comes with a policy']],
  'Do not enable allowRunningInsecureContent': [PREFERENCES],
  'Do not enable experimental features': [PREFERENCES],
  'Do not use enableBlinkFeatures': [[HERE, 'nowhere in the code']],
  'Do not use allowpopups for WebViews': [[SAFE, 'a webview cannot be attached']],
  'Verify WebView options before creation': [[SAFE, 'a webview cannot be attached']],
  'Disable or limit navigation': [
    [SAFE, 'the window goes to no other address'],
    [SAFE, 'the TV view goes to no other page'],
  ],
  'Disable or limit creation of new windows': [[SAFE, 'no window is opened but the TV view']],
  'Do not use shell.openExternal with untrusted content': [
    [HERE, 'one address is opened in the browser'],
    ['test/e2e/app-menu.test.ts', 'leads to no address that does not exist'],
  ],
  'Use a current version of Electron': [[HERE, 'Electron is pinned to one version']],
  'Validate the sender of all IPC messages': [
    [SAFE, 'a message from any other window or origin is denied'],
    [SAFE, 'what the page says to a power is parsed'],
    [HERE, 'messages come in at one gate'],
  ],
  'Avoid usage of the file:// protocol': [
    [HERE, 'nowhere in the code'],
    [PACKAGED, 'has the fuses of electron-builder.yml'],
  ],
  'Check which fuses you can change': [
    [PACKAGED, 'has the fuses of electron-builder.yml'],
    [PACKAGED, 'starts from another folder'],
  ],
  'Do not expose Electron APIs to untrusted web content': [
    [SAFE, 'the window has the named functions'],
    [HERE, 'the preload keeps Electron to itself'],
  ],
};

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

test.each(Object.entries(CHECKLIST))('%s: a test proves it', (_item, proofs) => {
  for (const [file, name] of proofs) expect(read(file)).toMatch(new RegExp(`\\(\\s*'${name}`));
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

test('there is code to look at, and a forbidden pattern would be found', () => {
  expect(main.size).toBeGreaterThan(60);
  expect(where(/nodeIntegration\w*:\s*false/, all)).toEqual(['main/desktop/windows.ts']);
  expect(withoutComments('a; // openExternal\n/* eval( */ b')).not.toMatch(/openExternal|eval/);
  expect(withoutComments(`'http://a'; // b`)).toContain('http://a');
});

test('every window is shown with the safe preferences', () => {
  const windows = where(/new BrowserWindow\(/, main);
  expect(windows.toSorted()).toEqual(['main/desktop/windows.ts']);
  for (const file of windows) {
    const code = main.get(file) ?? '';
    const safe = code.match(/webPreferences: \{\s*\.\.\.SAFE,/g);
    expect(safe, file).toHaveLength(code.split('new BrowserWindow(').length - 1);
  }
});

test('one address is opened in the browser: the one for newer versions in package.json', () => {
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
