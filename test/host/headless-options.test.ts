import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../main/system/arguments.ts';
import {
  type HeadlessOptions,
  USAGE,
  parseHeadlessOptions,
} from '../../main/host/headless-options.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** A command line without arguments. */
const plain: HeadlessOptions = {
  port: undefined,
  boardFile: undefined,
  shuffle: false,
  lobby: false,
  door: undefined,
  code: undefined,
  replace: true,
  restartMinutes: undefined,
  tables: undefined,
  saveFile: undefined,
  boardsFolder: undefined,
  names: [],
  proxy: false,
  verbose: false,
};

describe('a good command line', () => {
  test.each<[string, Partial<HeadlessOptions>]>([
    ['', {}],
    ['8080', { port: 8080 }],
    ['0', { port: 0 }],
    ['--boards mine', { boardsFolder: 'mine' }],
    ['65535', { port: 65_535 }],
    ['8080 boards/perfect.txt', { port: 8080, boardFile: 'boards/perfect.txt' }],
    ['boards/perfect.txt', { boardFile: 'boards/perfect.txt' }],
    ['8080 3', { port: 8080, boardFile: '3' }],
    ['8080x', { boardFile: '8080x' }],
    ['0x10', { boardFile: '0x10' }],
    ['1.5', { boardFile: '1.5' }],
    ['-- -odd-name.txt', { boardFile: '-odd-name.txt' }],
    ['--shuffle --lobby --verbose', { shuffle: true, lobby: true, verbose: true }],
    ['--no-replace 0', { replace: false, port: 0 }],
    ['--door open', { door: 'open' }],
    ['--door joined', { door: 'joined' }],
    ['--door code', { door: 'code' }],
    ['--door code --code ABC123', { door: 'code', code: 'ABC123' }],
    ['--code 123456', { door: 'code', code: '123456' }],
    ['--code 123456789012', { door: 'code', code: '123456789012' }],
    ['--restart-every 1', { restartMinutes: 1 }],
    ['--restart-every=1440', { restartMinutes: 1_440 }],
    ['--save game.json', { saveFile: 'game.json' }],
    ['--name one --name two.local', { names: ['one', 'two.local'] }],
  ])('%j', (line, asked) => {
    expect(parseHeadlessOptions(words(line))).toEqual({ ...plain, ...asked });
  });

  test.each([
    ['--help', 'help'],
    ['--version', 'version'],
    ['--help --version 8080 a b c', 'help'],
  ])('%j asks for a text', (line, text) => {
    expect(parseHeadlessOptions(words(line))).toBe(text);
  });
});

describe('a refused command line', () => {
  test.each([
    ['65536', 'a port is at most 65535, but 65536 is more'],
    ['boards/perfect.txt 8080', 'a port is a number, but boards/perfect.txt is not'],
    ['8080 a.txt b.txt', 'there are more arguments than PORT and BOARD_FILE'],
    ['--door shut', '--door is open, joined or code, but not shut'],
    ['--code 12345', 'a code is 6 to 12 letters or digits'],
    ['--code 1234567890123', 'a code is 6 to 12 letters or digits'],
    ['--code 12-34', 'a code is 6 to 12 letters or digits'],
    ['--door open --code 123456', 'a code goes with --door code, but not with --door open'],
    ['--door joined --code 123456', 'a code goes with --door code, but not with --door joined'],
    [
      '--code 123456 --code-file x',
      '--code and --code-file are two ways to give one code; use one of them',
    ],
    [
      '--name http://games.example',
      '--name is a host name, such as games.example, but not "http://games.example"',
    ],
    [
      '--name games.example:8080',
      '--name is a host name, such as games.example, but not "games.example:8080"',
    ],
    ['--name a..b', '--name is a host name, such as games.example, but not "a..b"'],
    ['--name=-a', '--name is a host name, such as games.example, but not "-a"'],
    ['--name=', '--name is a host name, such as games.example, but not ""'],
    ['--restart-every 0', '--restart-every is a whole number of minutes from 1 to 1440'],
    ['--restart-every 1441', '--restart-every is a whole number of minutes from 1 to 1440'],
    ['--restart-every soon', '--restart-every is a whole number of minutes from 1 to 1440'],
  ])('%j: %s', (line, sentence) => {
    const parse = () => parseHeadlessOptions(words(line));
    expect(parse).toThrow(UsageError);
    expect(parse).toThrow(new UsageError(sentence));
  });

  test.each([
    ['--bogus', '--bogus'],
    ['-1', '-1'],
    ['--door', '--door'],
    ['--lobby=yes', '--lobby'],
    ['--save --verbose', '--save'],
  ])('%j: one sentence names the option', (line, option) => {
    const parse = () => parseHeadlessOptions(words(line));
    expect(parse).toThrow(UsageError);
    expect(parse).toThrow(option);
    expect(parse).toThrow(/^[^.\n]+$/);
  });
});

describe('the code', () => {
  test('is read from a file, or from the environment, where no list of processes shows it', async () => {
    const file = await codeFileOf('KIWI72\n');
    const env = { MEMORY_SCRAMBLE_CODE: 'LIME82' };
    const code = (line: string, of: NodeJS.ProcessEnv = {}) =>
      expect(parseHeadlessOptions(words(line), of));
    code(`--code-file ${file}`).toMatchObject({ door: 'code', code: 'KIWI72' });
    code('', env).toMatchObject({ door: 'code', code: 'LIME82' });
    code(`--code-file ${file}`, env).toMatchObject({ code: 'KIWI72' });
    code('--code 123456', env).toMatchObject({ code: '123456' });
    code('', { MEMORY_SCRAMBLE_CODE: '' }).toMatchObject({ door: undefined, code: undefined });
  });

  test('is not repeated in the message if it is bad', async () => {
    const file = await codeFileOf('very secret words');
    expect(() => parseHeadlessOptions(['--code-file', file])).toThrow(
      new UsageError('a code is 6 to 12 letters or digits'),
    );
    expect(() => parseHeadlessOptions(['--code-file', `${file}.missing`])).toThrow(
      /^--code-file cannot be read \(ENOENT/,
    );
  });

  test('is neither waited for nor searched for in a large file', async () => {
    const folder = await tempFolder();
    const big = await codeFileOf(' '.repeat(2_000));
    const refused = (file: string) => expect(() => parseHeadlessOptions(['--code-file', file]));
    refused(folder).toThrow('--code-file cannot be read (it is not a regular file)');
    refused(big).toThrow('--code-file cannot be read (it is larger than a code can be)');
    if (process.platform === 'win32') return; // has no such pipes
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    refused(pipe).toThrow('--code-file cannot be read (it is not a regular file)');
  });
});

async function codeFileOf(text: string): Promise<string> {
  const file = join(await tempFolder(), 'code');
  await writeFile(file, text);
  return file;
}

test('every option that the usage names is taken', async () => {
  const codeFile = await codeFileOf('123456');
  const options = USAGE.match(/--[a-z-]+/g) ?? [];
  for (const option of new Set(options)) {
    const needsValue = [
      ...['--door', '--code', '--code-file', '--restart-every', '--tables', '--save'],
      ...['--boards', '--name'],
    ].includes(option);
    const value = { '--door': 'code', '--code': '123456', '--code-file': codeFile }[option] ?? '5';
    expect(() => parseHeadlessOptions(needsValue ? [option, value] : [option])).not.toThrow();
  }
  expect(options.length).toBeGreaterThan(10);
});

function words(line: string): readonly string[] {
  return line === '' ? [] : line.split(' ');
}
