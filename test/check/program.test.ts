/** memory-scramble check with servers of every kind: each has its sentence, and the check ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CheckReport } from '../../shared/check-report.ts';
import { perfectBoard, startHeadless } from '../support/headless-process.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { HEADLESS, ODD_SERVER, SHORT, checkOdd, endsBy, run } from './check-odd.ts';

describe('a server that is as it should be', () => {
  test.each(['', 'chunked', 'stubborn', 'child'])('passes: %j', async (ways) => {
    const { code, out, err } = await checkOdd(ways, [], { graceMs: 100 });
    expect(err).toBe('');
    expect(out).toContain('All 2 hold. Well done!');
    expect(code).toBe(0);
  });

  test.each([
    ['late=900', { slowStartMs: 800 }, 'Your server takes more than 5 s to start'],
    ['old', {}, 'Your server speaks HTTP/1.0.'],
    ['floods=100000000', {}, 'Your server prints more than 1 MiB in one test.'],
  ])('passes with a word about it: %s', async (ways, own, remark) => {
    const { code, out } = await checkOdd(ways, [], own);
    expect(out).toContain('All 2 hold.');
    expect(out).toContain(remark);
    expect(code).toBe(0);
  });
});

describe('the commands of docs/CHECK.md', () => {
  const document = readFileSync(join('docs', 'CHECK.md'), 'utf8');

  test.each([
    ['npm start', { 'package.json': packageJson() }],
    [
      'python3 server.py',
      { 'server.py': readFileSync(join('test', 'check', 'server.py'), 'utf8') },
    ],
  ])('memory-scramble check -- %s', async (typed, files) => {
    expect(document).toContain(`memory-scramble check -- ${typed}`);
    const folder = await tempFolder();
    await writeFile(join(folder, 'short.txt'), SHORT);
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const args = ['--scenario', join(folder, 'short.txt'), '--', ...typed.split(' ')];
    const { code, out, err } = await run(args, {}, folder);
    expect(err).toBe('');
    expect(out).toContain('All 2 hold.');
    expect(code).toBe(0);
  });
});

function packageJson(): string {
  const start = `node ${JSON.stringify(ODD_SERVER)} plain`;
  return JSON.stringify({ name: 'server', scripts: { start } });
}

describe('a server that cannot be tested', () => {
  test.each([
    ['fails', {}, 'Your server ended before it answered (exit code 3).', 'cannot read /'],
    ['hangs=1', { secondMs: 500 }, 'Your server answered one request, and then no other.', ''],
  ])('is told with what it printed: %s', async (ways, own, sentence, more) => {
    const { code, out, err } = await checkOdd(ways, [], own);
    expect(err).toContain(`memory-scramble: `);
    expect(err).toContain(sentence);
    expect(err).toContain(more);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('a program that is not there', async () => {
    const { code, err } = await run(['--', 'no-such-program-here']);
    expect(err).toContain('There is no program “no-such-program-here”.');
    expect(code).toBe(2);
  });

  test('an address where nothing answers', async () => {
    const url = ['--url', 'http://127.0.0.1:9', '--board', 'boards/perfect.txt'];
    const { code, err } = await run(url);
    expect(err).toContain('Nothing answers at http://127.0.0.1:9.');
    expect(code).toBe(2);
  });
});

describe('a server that is wrong', () => {
  test.each([
    ['dies=3', 'your server stopped (exit code 1)'],
    ['gzip', 'the answer is compressed (gzip), though plain text was asked for'],
    ['crlf', 'lines end in CR LF'],
  ])('fails with its sentence: %s', async (ways, sentence) => {
    const { code, out } = await checkOdd(ways, ['--patience', '50']);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(sentence);
    expect(code).toBe(1);
  });
});

test('a server that runs is tested as far as its one fresh board allows', async () => {
  const { port } = await startHeadless(['0', perfectBoard]);
  const url = `http://localhost:${port}`;
  const { code, out, err } = await run(['--url', url, '--board', perfectBoard]);
  expect(err).toBe('');
  expect(out).toMatch(/6 {2}Random games {2,}✓/);
  expect(out).toMatch(/not run: \d+ \(it needs a server of its own\)/);
  expect(code).toBe(0);
});

test('the report is written as JSON and as a page, whatever the server says', async () => {
  const folder = await tempFolder();
  const [json, html] = [join(folder, 'a.json'), join(folder, 'a.html')];
  await checkOdd('html', ['--json', json, '--html', html]);
  const report = JSON.parse(await readFile(json, 'utf8')) as CheckReport;
  expect(report.format).toBe('memory-scramble check 1');
  const tests = report.problems.flatMap((problem) => problem.tests);
  expect(tests.map(({ state }) => state)).toEqual(['failed', 'failed']);
  const page = await readFile(html, 'utf8');
  const [, data = ''] = /id="report">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(data)).toEqual(report);
});

describe('as a program', () => {
  test.skipIf(process.platform === 'win32')(
    'a signal ends it, and every process it has started',
    () => endsBy('SIGINT'),
  );

  test('our own host passes', async () => {
    const file = join(await tempFolder(), 'short.txt');
    await writeFile(file, SHORT);
    const args = [HEADLESS, 'check', '--scenario', file, '--'];
    const command = [process.execPath, HEADLESS, '{port}', '{board}'];
    const program = spawn(process.execPath, [...args, ...command]);
    let out = '';
    program.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    const [code] = (await once(program, 'close')) as [number];
    expect(out).toContain('Well done!');
    expect(code).toBe(0);
  });
});
