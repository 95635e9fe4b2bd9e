import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PageFiles } from '../../main/server/page-files.ts';
import { serve } from '../support/host.ts';
import { requestText } from '../support/http-text.ts';
import { sendRaw } from '../support/raw.ts';
import { tempFolder } from '../support/temp-folder.ts';

const CLOSE = ['Host: localhost', 'Connection: close'];

/** A page of three files, beside which lies a file that is nobody's business. */
async function site() {
  const folder = await tempFolder();
  await mkdir(join(folder, 'page', 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'SECRET');
  await writeFile(join(folder, 'page', 'index.html'), 'PAGE');
  await writeFile(join(folder, 'page', 'desk.html'), 'DESK');
  await writeFile(join(folder, 'page', 'not-found.html'), '<html lang="en">NOTHING');
  await writeFile(join(folder, 'page', 'assets', 'app.js'), 'SCRIPT');
  const { handler } = new PageFiles(join(folder, 'page'));
  const { port } = await serve('A B / B A', {}, { page: handler });
  return {
    folder,
    get: (target: string, ...headers: readonly string[]) =>
      sendRaw({ port }, requestText(target, [...CLOSE, ...headers])),
  };
}

/** Ways to say "one folder up, and there the other file", or to reach the page's own by another. */
const tricks = [
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/./../secret.txt',
  '//secret.txt',
  '/..//secret.txt',
  '/%2e%2e/secret.txt',
  '/%2E%2E/secret.txt',
  '/.%2e/secret.txt',
  '/%2e./secret.txt',
  '/..%2fsecret.txt',
  '/..%2Fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/%2e%2e%5csecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/%252e%252e/secret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/%c0%ae%c0%ae%c0%afsecret.txt',
  '/%e0%80%ae%e0%80%ae/secret.txt',
  '/..%c0%afsecret.txt',
  '/..%u2215secret.txt',
  '/%uff0e%uff0e/secret.txt',
  '/..%00/secret.txt',
  '/index.html%00.txt',
  '/..;/secret.txt',
  '/..%3b/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e/index.html',
  '/assets/./app.js',
  '/assets//app.js',
  '/assets%2fapp.js',
  '/%61ssets/app.js',
  '/index.html/',
  '/index.html/../../secret.txt',
  '/INDEX.HTML',
  '/file:///etc/passwd',
  '/C:/Windows/win.ini',
  '/%2fetc%2fpasswd',
  '//etc/passwd',
  '/~root/.ssh/id_rsa',
  '/.git/config',
  '/package.json',
  '/assets/',
  '/assets',
];

test.each(tricks)('%s is 404', async (target) => {
  const { get } = await site();
  const { status, body } = await get(target);
  expect([status, body]).toEqual([404, 'there is nothing at this address (not-found)']);
});

test('as are the paths of files that there are', async () => {
  const { get, folder } = await site();
  for (const path of [join(folder, 'secret.txt'), join(folder, 'page', 'index.html')]) {
    for (const target of [path, encodeURI(path), `/${encodeURIComponent(path)}`]) {
      expect((await get(target)).status).toBe(404);
    }
  }
});

test('the page is what its addresses say', async () => {
  const { get } = await site();
  for (const target of ['/', '/tv', '/index.html', '/?x=/../secret.txt']) {
    expect((await get(target)).body).toBe('PAGE');
  }
  for (const target of ['/desk', '/desk.html']) expect((await get(target)).body).toBe('DESK');
  expect((await get('/assets/app.js')).body).toBe('SCRIPT');
});

const BROWSER = 'Accept: text/html,application/xhtml+xml,*/*;q=0.8';

test('a browser at a wrong address gets a page with a way in, in its language, and 404', async () => {
  const { get } = await site();
  for (const [language, tag] of [
    ['Accept-Language: de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['Accept-Language: ja, fr;q=0.5', 'fr'],
    [`Accept-Language: ${'x,'.repeat(3_000)}ro`, 'en'],
    ['X-Nothing: 1', 'en'],
  ] as const) {
    const { status, body, headers } = await get('/foo/bar', BROWSER, language);
    expect([status, body]).toEqual([404, `<html lang="${tag}">NOTHING`]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
});

test('published routes answer a browser as they answer everybody', async () => {
  const { get } = await site();
  for (const target of ['/look/', '/look/a/b', '/flip/ana', '/watch/', '/replace/a/b']) {
    const [asked, plain] = [await get(target, BROWSER), await get(target)];
    expect([asked.status, asked.body, asked.headers]).toEqual([
      plain.status,
      plain.body,
      { ...plain.headers, date: asked.headers['date'] },
    ]);
    expect(asked.headers['content-type']).toBe('text/plain; charset=utf-8');
  }
});

test('the page is asked for anew each time, and only files named by their hash are kept', async () => {
  const { get } = await site();
  const kept = async (target: string) => (await get(target)).headers['cache-control'];
  for (const target of ['/', '/tv', '/desk', '/index.html', '/desk.html', '/not-found.html']) {
    expect(await kept(target)).toBe('no-cache');
  }
  expect(await kept('/assets/app.js')).toBe('public, max-age=31536000, immutable');
});
