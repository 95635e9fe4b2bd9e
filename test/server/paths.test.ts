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
  await writeFile(join(folder, 'page', 'assets', 'app.js'), 'SCRIPT');
  const { handler } = new PageFiles(join(folder, 'page'));
  const { port } = await serve('A B / B A', {}, { page: handler });
  return {
    folder,
    get: (target: string) => sendRaw({ port }, requestText(target, CLOSE)),
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
