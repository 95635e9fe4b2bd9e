import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Board } from '../../main/game/board.ts';
import type { Deck } from '../../main/game/deck.ts';
import { parseBoardBytes, readBoardFile } from '../../main/game/read-board-file.ts';
import {
  type BoardProblem,
  type BoardProblemCode,
  type DeckProblemCode,
  BoardSyntaxError,
  formatBoardFile,
  parseBoardFile,
} from '../../shared/board-file.ts';
import { isCard } from '../../shared/card.ts';
import { limits } from '../../shared/limits.ts';
import { below, pick, seededRandom } from '../support/random.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Why `read` was refused. */
function problemOf(read: () => unknown): BoardProblem {
  try {
    read();
  } catch (error) {
    if (error instanceof BoardSyntaxError) return error.problem;
    throw error;
  }
  throw new Error('it was not refused');
}

describe('what is read', () => {
  const squares: Deck = { rows: 1, columns: 2, cards: ['🦄', '🌈'] };

  test.each([
    ['as the grammar says', '1x2\n🦄\n🌈\n'],
    ['with CR LF', '1x2\r\n🦄\r\n🌈\r\n'],
    ['with both kinds of newline', '1x2\n🦄\r\n🌈\n'],
    ['with a byte-order mark', '\ufeff1x2\n🦄\n🌈\n'],
    ['without the last newline', '1x2\n🦄\n🌈'],
    ['with leading zeros', '01x002\n🦄\n🌈\n'],
  ])('%s', (_, text) => {
    expect(parseBoardFile(text)).toEqual(squares);
    expect(parseBoardBytes(bytes(text))).toEqual(squares);
  });

  test('cards run across each row, top row first', () => {
    expect(Board.fromDeck(parseBoardFile('2x3\nA\nB\nC\nD\nE\nF\n')).toString()).toBe(
      '2x3\ndown A\ndown B\ndown C\ndown D\ndown E\ndown F\n',
    );
  });

  test('what is written ends in a newline', () => {
    expect(formatBoardFile(squares)).toBe('1x2\n🦄\n🌈\n');
  });
});

/** A row for each way to depart from the grammar: the code, the line, and what is said of it. */
const refusals: readonly [BoardProblemCode, number, string, text: string | Uint8Array][] = [
  ['empty', 1, 'found the end of the file', ''],
  ['header', 1, 'found a blank line', '\n1x1\nA\n'],
  ['header', 1, 'found "A", expected ROWSxCOLUMNS, such as 3x3', 'A\n1x1\n'],
  ['header', 1, 'found "1X1"', '1X1\nA\n'],
  ['header', 1, 'found "1x1 "', '1x1 \nA\n'],
  ['header', 1, 'found "-1x1"', '-1x1\nA\n'],
  ['header', 1, 'found "1x1x1"', '1x1x1\nA\n'],
  ['header', 1, 'found "\\u{feff}1x1"', '\ufeff\ufeff1x1\nA\n'],
  ['zero', 1, 'expected at least one row and one column', '0x1\n'],
  ['zero', 1, 'found "1x0"', '1x0\n'],
  ['too-many-spots', 1, 'expected at most 65536 spots', '256x257\nA\n'],
  ['too-many-spots', 1, 'found "99999999999999999999x1"', '99999999999999999999x1\nA\n'],
  ['too-few-cards', 2, 'found the end of the file, expected card 1 of 2', '1x2'],
  ['too-few-cards', 3, 'found the end of the file, expected card 2 of 2', '1x2\nA\n'],
  ['too-few-cards', 3, 'expected card 2 of 2', '1x2\nA'],
  ['too-many-cards', 3, 'found "B", expected the end of the file after 1 cards', '1x1\nA\nB\n'],
  ['too-many-cards', 3, 'found " "', '1x1\nA\n '],
  ['blank-line', 2, 'found a blank line, expected one card', '1x2\n\nA\n'],
  ['blank-line', 3, 'found a blank line, expected one card', '1x2\r\nA\r\n\r\n'],
  ['blank-line', 3, 'expected the end of the file', '1x1\nA\n\n'],
  ['whitespace', 2, 'found "two words", expected one card without spaces', '1x1\ntwo words\n'],
  ['whitespace', 3, 'found "B "', '1x2\nA\nB \n'],
  ['whitespace', 2, 'found "\\u{9}"', '1x1\n\t\n'],
  ['whitespace', 2, 'found "A\\u{feff}"', '1x1\nA\ufeff\n'],
  ['lone-cr', 2, 'found a carriage return alone', '1x1\nA\rB\n'],
  ['lone-cr', 2, 'found a carriage return alone', '1x1\nA\r\r\n'],
  ['lone-cr', 2, 'found a carriage return alone', '1x1\nA\r'],
  ['lone-cr', 1, 'found a carriage return alone', '1x1\rA\r'],
  ['long-card', 3, 'found a card of 4097 characters', `1x2\nA\n${'B'.repeat(4097)}\n`],
  ['not-utf8', 1, 'found bytes that are not UTF-8, expected UTF-8 text', Uint8Array.of(0xff)],
  [
    'not-utf8',
    3,
    'found bytes that are not UTF-8',
    Uint8Array.of(...bytes('1x2\nA\n'), 0xc3, 0x0a),
  ],
  [
    'not-utf8',
    2,
    'found bytes that are not UTF-8',
    Uint8Array.of(...bytes('1x1\n'), 0xed, 0xa0, 0x80),
  ],
  ['too-big', 1, 'found 4194305 bytes, expected at most 4194304', new Uint8Array(4_194_305)],
];

describe('what is refused', () => {
  test.each(refusals)('%s at line %i: %s', (code, line, sentence, file) => {
    const read = () => parseBoardBytes(typeof file === 'string' ? bytes(file) : file);
    expect(problemOf(read)).toMatchObject({ code, line });
    expect(read).toThrow(sentence);
    expect(read).toThrow(`line ${line}: found `);
  });

  test('every code of a text or of bytes has a row here', () => {
    const codes: Readonly<Record<Exclude<BoardProblemCode, DeckProblemCode>, true>> = {
      empty: true,
      header: true,
      zero: true,
      'too-many-spots': true,
      'too-few-cards': true,
      'too-many-cards': true,
      'blank-line': true,
      whitespace: true,
      'lone-cr': true,
      'long-card': true,
      'not-utf8': true,
      'too-big': true,
      'not-a-file': true,
      unreadable: true,
      'file-name': true,
    };
    const covered = new Set<string>(refusals.map(([code]) => code));
    covered.add('not-a-file'); // below, with real files
    covered.add('unreadable').add('file-name'); // where files are listed: board-library.test.ts
    expect(covered).toEqual(new Set(Object.keys(codes)));
  });

  test('a long line is quoted in part', () => {
    expect(problemOf(() => parseBoardFile(`${'x'.repeat(99)}\n`)).found).toBe(
      `"${'x'.repeat(40)}…"`,
    );
  });
});

describe('files', () => {
  let folder = '';
  const inFolder = (name: string) => join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'board-file-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  test('a board file becomes a deck, and a board', async () => {
    await writeFile(inFolder('good.txt'), '1x2\r\n🦄\r\n🌈');
    expect(await readBoardFile(inFolder('good.txt'))).toMatchObject({ cards: ['🦄', '🌈'] });
    const board = await Board.parseFromFile(inFolder('good.txt'));
    expect(board.toString()).toBe('1x2\ndown 🦄\ndown 🌈\n');
  });

  test('a directory is refused', async () => {
    const problem = { code: 'not-a-file', line: 1 };
    await expect(readBoardFile(folder)).rejects.toMatchObject({ problem });
  });

  test('a missing file is the system’s error', async () => {
    await expect(readBoardFile(inFolder('missing'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('a file that departs from the grammar is refused with its line', async () => {
    await writeFile(inFolder('bad.txt'), '1x2\nA\n\n');
    await expect(Board.parseFromFile(inFolder('bad.txt'))).rejects.toThrow('line 3: found a blank');
  });

  test('a file that is too big is refused by its size, before it is read', async () => {
    await writeFile(inFolder('huge.txt'), '1x1\nA\n');
    // Sparse, so it costs no disk; and Node cannot read a file of this size at all.
    const size = 2 ** 31;
    await truncate(inFolder('huge.txt'), size);
    await expect(readBoardFile(inFolder('huge.txt'))).rejects.toMatchObject({
      problem: { code: 'too-big', found: `${size} bytes` },
    });
  });
});

describe('properties', () => {
  const card = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }).filter(isCard);
  const deck: fc.Arbitrary<Deck> = fc
    .record({ rows: fc.integer({ min: 1, max: 6 }), columns: fc.integer({ min: 1, max: 6 }) })
    .chain(({ rows, columns }) =>
      fc
        .array(card, { minLength: rows * columns, maxLength: rows * columns })
        .map((cards) => ({ rows, columns, cards })),
    );

  test('what is written is read back as it was, with each kind of newline', () => {
    fc.assert(
      fc.property(deck, (written) => {
        const text = formatBoardFile(written);
        expect(parseBoardBytes(bytes(text))).toEqual(written);
        expect(parseBoardFile(text.replaceAll('\n', '\r\n'))).toEqual(written);
        expect(parseBoardFile(text.slice(0, -1))).toEqual(written);
      }),
    );
  });

  test('10,000 files with damage are read or refused, never anything else', () => {
    const random = seededRandom(1);
    const outcomes = { read: 0, refused: 0 };
    for (let round = 0; round < 10_000; round++) {
      const file = round % 4 === 0 ? noise(random) : damaged(random);
      try {
        const { rows, columns, cards } = parseBoardBytes(file);
        expect(cards).toHaveLength(rows * columns);
        expect(cards.every(isCard)).toBe(true);
        expect(rows * columns).toBeLessThanOrEqual(limits.spotsMax);
        outcomes.read++;
      } catch (error) {
        if (!(error instanceof BoardSyntaxError)) throw error;
        expect(error.problem.line).toBeGreaterThanOrEqual(1);
        outcomes.refused++;
      }
    }
    expect(outcomes.read).toBeGreaterThan(500);
    expect(outcomes.refused).toBeGreaterThan(500);
  });
});

const valid = ['2x2\nA\nB\nB\nA\n', '1x3\r\n🦄\r\n🌈\r\nword\r\n', '\ufeff3x1\né\nx\ny'].map(bytes);

/** Bytes that matter to the grammar, and some that are not UTF-8. */
const telling = [...bytes('019x \n\r\tA'), 0x00, 0x80, 0xc3, 0xed, 0xf0, 0xff];

function noise(random: () => number): Uint8Array {
  return Uint8Array.from({ length: below(random, 24) }, () => pick(random, telling));
}

/** A valid file in which one to three bytes were put in, taken out or changed. */
function damaged(random: () => number): Uint8Array {
  const file = [...pick(random, valid)];
  for (let left = 1 + below(random, 3); left > 0; left--) {
    const place = below(random, file.length + 1);
    const removed = below(random, 2);
    const added = below(random, 2) === 0 ? [] : [pick(random, telling)];
    file.splice(place, removed, ...added);
  }
  return Uint8Array.from(file);
}

test('the first line that departs from the grammar is named, also before a lone CR', () => {
  expect(() => parseBoardFile('junk\nA\rB\n')).toThrow('line 1');
  expect(() => parseBoardFile('1x2\nA B\nA\rB\n')).toThrow('line 2');
});
