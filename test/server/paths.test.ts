import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Host } from '../../main/host/host.ts';
import { createApp } from '../../main/server/app.ts';
import { listen } from '../../main/server/listen.ts';
import { PageFiles } from '../../main/server/page-files.ts';
import { TestClock } from '../support/clock.ts';
import { seededRandom } from '../support/random.ts';
import { requestText, sendRaw } from '../support/raw.ts';
import { table } from '../support/server.ts';
import { tempFolder } from '../support/temp-folder.ts';

const CLOSE = ['Host: localhost', 'Connection: close'];

/** A page of two files, beside which lies a file that is nobody's business. */
async function site() {
  const folder = await tempFolder();
  await mkdir(join(folder, 'page', 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'SECRET');
  await writeFile(join(folder, 'page', 'index.html'), 'PAGE');
  await writeFile(join(folder, 'page', 'assets', 'app.js'), 'SCRIPT');
  const onTable = table('A B / B A');
  const clock = new TestClock();
  const host = new Host(onTable, clock, seededRandom(1));
  const app = createApp({
    table: onTable,
    host,
    clock,
    report: (error) => {
      throw new Error('a bug was reported', { cause: error });
    },
    page: await PageFiles.read(join(folder, 'page')),
  });
  const listening = await listen(app, 0, '127.0.0.1');
  onTestFinished(async () => {
    host.stop();
    await listening.stop();
  });
  return {
    folder,
    get: (target: string) => sendRaw(listening, requestText(target, CLOSE)),
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
  expect((await get('/assets/app.js')).body).toBe('SCRIPT');
});
