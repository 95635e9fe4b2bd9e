import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentOf, isText, readText } from '../../../renderer/maker/file-text.ts';
import { limits } from '../../../shared/limits.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const little = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const big = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16());
const marked = (text: string) => utf8(`\ufeff${text}`);

const WORDS = 'Tür;door\r\nKüche;kitchen\r\n';

test.each([
  ['UTF-8', utf8],
  ['UTF-8 with its mark', marked],
  ['UTF-16', little],
  ['UTF-16, the other way round', big],
  ['Windows-1252', latin],
])('a list in %s', (_, encoded) => {
  for (const name of ['words.csv', 'words.TSV', 'words.txt', 'words'])
    expect(readText(name, encoded(WORDS))).toEqual({ list: WORDS });
});

test.each([
  ['perfect.txt', '1x2\nA;B\nA;B\n', 'board'],
  ['animals.board', 'Hund;dog', 'board'],
  ['deck.txt', '{"format": "x; y"}', 'board'],
  ['1x2.csv', '1x2\nA\nA\n', 'list'],
  ['notes.txt', '#separator:tab\nx', 'list'],
  ['words.txt', 'Hund\nKatze\n', 'board, list'],
  ['word.txt', 'Hund\n', 'board'],
  ['empty.txt', '', 'board'],
  ['empty.csv', '', 'list'],
])('%s with %j may be: %s', (name, text, expected) => {
  const read = readText(name, utf8(text));
  expect(Object.keys(read).join(', ')).toBe(expected);
});

test('a board in a guessed encoding is refused, and a program’s own file is no text', () => {
  expect(readText('tür.txt', latin('1x2\nTür\nTür\n'))).toBe('not-utf8');
  expect(readText('tür.board', latin('Tür;door'))).toBe('not-utf8');
  const zip = Uint8Array.from([...utf8('PK\u0003\u0004'), 0x14, 0x00, 0xe9, 0x81]);
  for (const name of ['words.xlsx', 'words.csv', 'deck.apkg'])
    expect(readText(name, zip)).toBe('no-text');
});

test('any bytes under any name are a text or none', () => {
  const names = fc.constantFrom('a.csv', 'a.txt', 'a.board', 'a');
  const heads = fc.constantFrom([], [0xff, 0xfe], [0xfe, 0xff], [0xef, 0xbb, 0xbf], [0x7b]);
  fc.assert(
    fc.property(names, heads, fc.uint8Array({ maxLength: 40 }), (name, head, rest) => {
      const read = readText(name, Uint8Array.from([...head, ...rest]));
      if (typeof read === 'string') expect(['no-text', 'not-utf8']).toContain(read);
      else expect(typeof (read.board ?? read.list)).toBe('string');
    }),
    { numRuns: 500 },
  );
});

test('of a long list half a million letters are taken, and one more that says so', () => {
  const { list = '' } = readText('long.csv', utf8('a;b\n'.repeat(200_000))) as { list?: string };
  expect(list).toHaveLength(500_001);
});

test('a file is refused by its size, before it is read, and one that is gone is none', async () => {
  const file = (size: number, bytes: Promise<Uint8Array>) =>
    ({ size, arrayBuffer: async () => (await bytes).buffer }) as unknown as File;
  const never = new Promise<Uint8Array>(() => undefined);
  expect(await contentOf(file(limits.deckFileBytesMax + 1, never))).toBe('too-big');
  const large = new Uint8Array(limits.boardFileBytesMax + 1);
  expect(await contentOf(file(large.length, Promise.resolve(large)))).toBe('too-big');
  expect(await contentOf(file(1, Promise.reject(new Error('gone'))))).toBe('unreadable');
});

test('a photo is no text, whatever its name', () => {
  const called = (name: string, type: string) => isText(new File([], name, { type }));
  expect(called('list.csv', 'application/vnd.ms-excel')).toBe(true);
  expect(called('notes', 'text/plain')).toBe(true);
  expect(called('cat.png', 'image/png')).toBe(false);
  expect(called('words.xlsx', '')).toBe(false);
});
