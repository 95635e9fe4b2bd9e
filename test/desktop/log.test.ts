import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, readdir, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Log } from '../../main/desktop/log.ts';
import { packageFolder } from '../support/headless-process.ts';
import { tempFolder } from '../support/temp-folder.ts';

const NAME = 'memory-scramble.log';

/** What is written to the terminal during this test; it is kept from the test's own output. */
function terminal(): () => string {
  const written: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  onTestFinished(() => spy.mockRestore());
  return () => written.join('');
}

async function logFolder(): Promise<string> {
  return join(await tempFolder(), 'user data', 'logs');
}

describe('the log', () => {
  test('makes its folder, and has a line with a time for each sentence', async () => {
    const printed = terminal();
    const folder = await logFolder();
    const log = new Log(folder);
    log.say('it begins');
    log.say('it ends');
    expect(log.folder).toBe(folder);
    const lines = (await readFile(join(folder, NAME), 'utf8')).split('\n');
    const time = String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;
    expect(lines[0]).toMatch(new RegExp(`${time} it begins$`));
    expect(lines[1]).toMatch(new RegExp(`${time} it ends$`));
    expect(lines.slice(2)).toEqual(['']);
    expect(printed()).toBe('memory-scramble: it begins\nmemory-scramble: it ends\n');
  });

  test('goes on where the last run ended', async () => {
    terminal();
    const folder = await logFolder();
    new Log(folder).say('one');
    new Log(folder).say('two');
    expect(await readFile(join(folder, NAME), 'utf8')).toMatch(/ one\n.* two\n$/);
    expect(await readdir(folder)).toEqual([NAME]);
  });

  test('escapes what a terminal would obey, and keeps a sentence on one line', async () => {
    const printed = terminal();
    const folder = await logFolder();
    new Log(folder).say('evil\n\u001b[31m\u202ename');
    const escaped = String.raw`evil\u{a}\u{1b}[31m\u{202e}name`;
    expect(await readFile(join(folder, NAME), 'utf8')).toContain(` ${escaped}\n`);
    expect(printed()).toBe(`memory-scramble: ${escaped}\n`);
  });

  test('writes a bug with its stack, line by line, and escapes that as well', async () => {
    const printed = terminal();
    const folder = await logFolder();
    new Log(folder).bug(new Error('no such \u001b[31mthing', { cause: new Error('the cause') }));
    const text = await readFile(join(folder, NAME), 'utf8');
    expect(text).toContain(String.raw`a bug: Error: no such \u{1b}[31mthing` + '\n    at ');
    expect(text).toContain('log.test.ts');
    expect(text).toContain('the cause');
    expect(text).not.toContain('\u001b');
    expect(printed()).not.toContain('\u001b');
    new Log(folder).bug('thrown by somebody who throws no errors');
    expect(printed()).toContain("a bug: 'thrown by somebody");
  });
});

describe('a log that has grown', () => {
  test('is kept as the old one, once, and a new one begins', async () => {
    terminal();
    const folder = await logFolder();
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${NAME}.old`), 'older');
    await writeFile(join(folder, NAME), 'old\n');
    await truncate(join(folder, NAME), 1_000_001);
    new Log(folder).say('new');
    expect((await readdir(folder)).toSorted()).toEqual([NAME, `${NAME}.old`]);
    expect((await stat(join(folder, `${NAME}.old`))).size).toBe(1_000_001);
    expect(await readFile(join(folder, NAME), 'utf8')).toMatch(/^\S+ new\n$/);
  });
});

test('a log that grows while it runs is bounded, and so is each sentence', async () => {
  terminal();
  const folder = await logFolder();
  const log = new Log(folder);
  for (let line = 0; line < 60; line++) log.say(`${line} ${'x'.repeat(50_000)}`);
  log.say('é'.repeat(2_000_000));
  log.bug('\u{1}'.repeat(2_000_000));
  log.say('the last');
  const sizes = [NAME, `${NAME}.old`].map(async (name) => (await stat(join(folder, name))).size);
  for (const size of await Promise.all(sizes)) expect(size).toBeLessThanOrEqual(1_000_000);
  expect(await readFile(join(folder, NAME), 'utf8')).toMatch(/ the last\n$/);
  expect((await readdir(folder)).toSorted()).toEqual([NAME, `${NAME}.old`]);
});

describe('a log that cannot be kept does not stop the game', () => {
  test('a file lies where its folder should be', async () => {
    const printed = terminal();
    const file = join(await tempFolder(), 'file');
    await writeFile(file, 'mine');
    const log = new Log(join(file, 'logs'));
    log.say('it goes on');
    log.bug(new Error('oops'));
    expect(printed()).toContain('memory-scramble: it goes on\n');
    expect(printed()).toContain('oops');
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  test('a folder lies where the file should be', async () => {
    const printed = terminal();
    const folder = await logFolder();
    await mkdir(join(folder, NAME), { recursive: true });
    new Log(folder).say('it goes on');
    expect(printed()).toContain('it goes on');
  });

  test.skipIf(process.platform === 'win32')('a pipe lies where the file should be', async () => {
    const printed = terminal();
    const folder = await logFolder();
    await mkdir(folder, { recursive: true });
    execFileSync('mkfifo', [join(folder, NAME)]);
    new Log(folder).say('it goes on');
    expect(printed()).toContain('it goes on');
  });

  test('it is full, and cannot be kept as the old one', async () => {
    const printed = terminal();
    const folder = await logFolder();
    await mkdir(join(folder, `${NAME}.old`, 'mine'), { recursive: true });
    await writeFile(join(folder, NAME), 'x'.repeat(1_000_000));
    new Log(folder).say('it goes on');
    expect(printed()).toContain('it goes on');
    expect((await stat(join(folder, NAME))).size).toBe(1_000_000);
  });

  test('nobody reads the terminal any more', async () => {
    const folder = await logFolder();
    const built = pathToFileURL(join(packageFolder, 'dist', 'main', 'desktop', 'log.js')).href;
    const program = `
      const { Log } = await import(${JSON.stringify(built)});
      const log = new Log(${JSON.stringify(folder)});
      process.stdin.resume();
      process.stdin.on('end', () => {
        log.say('one');
        setImmediate(() => log.say('two'));
        setImmediate(() => process.stdout.write('a line'));
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
    onTestFinished(() => void child.kill('SIGKILL'));
    child.stdout.destroy();
    child.stderr.destroy();
    child.stdin.end();
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(0);
    expect(await readFile(join(folder, NAME), 'utf8')).toMatch(/ one\n.* two\n$/);
  });
});
