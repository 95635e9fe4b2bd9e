import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BoardProblem, BoardSyntaxError } from '../../shared/board-file.ts';
import { isCard } from '../../shared/card.ts';
import { type DeckFace, isPicture, textOf } from '../../shared/deck-face.ts';
import {
  DECK_FORMAT,
  formatDeckFile,
  isDeckText,
  isFaceText,
  parseDeckFile,
  pictureProblem,
  wireText,
} from '../../shared/deck-file.ts';
import { limits } from '../../shared/limits.ts';
import { addressOf, photo, png, samples } from '../support/pictures.ts';

const sound = {
  format: DECK_FORMAT,
  title: 'Animals',
  language: 'de',
  rows: 2,
  columns: 3,
  pairs: [
    ['Hund', 'dog'],
    ['🦊'],
    [{ picture: photo(1), name: 'Oma Erna', colour: '#7a5c41' }, 'Oma Erna'],
    ['New York', 'NYC'],
  ],
};

const { format: _, ...said } = sound;

/** Sound but for this. */
function file(change: object): string {
  return JSON.stringify({ ...sound, ...change });
}

/** Sound but for this face in the place of `NYC`. */
function fileWith(face: unknown): string {
  return file({ pairs: [...sound.pairs.slice(0, 3), ['New York', face]] });
}

function problemOf(text: string): BoardProblem {
  try {
    parseDeckFile(text);
  } catch (error) {
    if (error instanceof BoardSyntaxError) return error.problem;
    throw error;
  }
  return expect.fail('it was read');
}

describe('what a deck file says', () => {
  test('is read', () => {
    expect(parseDeckFile(JSON.stringify(sound))).toEqual(said);
  });

  test('with a language for each side of its pairs', () => {
    const languages = ['de', 'en'] as const;
    const read = parseDeckFile(file({ languages }));
    expect(read.languages).toEqual(languages);
    expect(parseDeckFile(formatDeckFile(read))).toEqual(read);
  });

  test('with a byte-order mark, and without a language', () => {
    const { language: __, ...rest } = said;
    expect(parseDeckFile(`\ufeff${file({ language: undefined })}`)).toEqual(rest);
  });

  test('is told from a board file by its first character', () => {
    expect(['{}', '\ufeff{', '3x3\n', '', ' {'].map(isDeckText)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('a picture is what its bytes are, whatever its address calls it', () => {
    const pairs = [[{ picture: addressOf(samples.webp, 'image/png') }]];
    const read = parseDeckFile(file({ rows: 1, columns: 2, pairs }));
    expect(read.pairs).toEqual([[{ picture: addressOf(samples.webp, 'image/webp') }]]);
  });
});

describe('written and read are twins', () => {
  const textFace = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter((text) => isFaceText(text) && !wireText(text).startsWith('photo_'));
  const pictureFace = fc
    .record({
      number: fc.nat(2_000),
      name: fc.option(textFace, { nil: undefined }),
      say: fc.option(textFace, { nil: undefined }),
      colour: fc.option(fc.constantFrom('#7a5c41', '#FFFFFF'), { nil: undefined }),
    })
    .map(({ number, name, say, colour }): DeckFace => ({
      picture: photo(number),
      ...(name === undefined ? {} : { name }),
      ...(say === undefined ? {} : { say }),
      ...(colour === undefined ? {} : { colour }),
    }));
  const spokenText = fc.record({ text: textFace, say: textFace });
  const keyOf = (face: DeckFace) => (isPicture(face) ? face.picture : wireText(textOf(face)));
  const deck = fc
    .uniqueArray(fc.oneof(textFace, spokenText, pictureFace), {
      selector: keyOf,
      minLength: 6,
      maxLength: 20,
    })
    .chain((faces) =>
      fc.record({
        title: textFace,
        rows: fc.constantFrom(1, 2, 3),
        columns: fc.constantFrom(2, 3),
        twos: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
        faces: fc.constant(faces),
      }),
    )
    .map(({ faces, twos, ...rest }) => {
      const pairs: ([DeckFace] | [DeckFace, DeckFace])[] = [];
      const left = [...faces];
      for (let one = left.shift(); one !== undefined; one = left.shift()) {
        const other = twos[pairs.length] === true && left.length > 5 ? left.shift() : undefined;
        pairs.push(other === undefined ? [one] : [one, other]);
      }
      return { ...rest, pairs };
    });

  test('for decks of every kind', () => {
    fc.assert(
      fc.property(deck, (written) => {
        const text = formatDeckFile(written);
        expect(parseDeckFile(text)).toEqual(written);
        expect(formatDeckFile(parseDeckFile(text))).toBe(text);
      }),
    );
  });

  test('what is on the wire is a card', () => {
    fc.assert(fc.property(textFace, (text) => isCard(wireText(text))));
    expect(wireText('New  York\u00a0City')).toBe('New_York_City');
  });

  test('a file is read by people, too: a pair a line', () => {
    const pairs = [['Hund', 'dog'], ['🦊']] as const;
    expect(formatDeckFile({ title: 'Animals', rows: 2, columns: 2, pairs })).toBe(
      '{\n  "format": "memory-scramble deck 1",\n  "title": "Animals",\n  "rows": 2,\n  "columns": 2,\n' +
        '  "pairs": [\n    ["Hund", "dog"],\n    ["🦊"]\n  ]\n}\n',
    );
  });
});

describe('what is refused', () => {
  const whole = JSON.stringify(sound);

  test.each([
    ['one that was cut', whole.slice(0, 200), 'deck-cut', 'the end'],
    ['one that was cut behind its beginning', '{', 'deck-cut', 'the end'],
    ['no JSON', '{ pairs: 3 }', 'deck-json', 'the file'],
    ['another JSON', '{}', 'deck-format', 'format'],
    ['one of a later format', file({ format: 'memory-scramble deck 2' }), 'deck-later', 'format'],
    [
      'a later one, with fields that nobody knows yet',
      file({ format: 'memory-scramble deck 12', films: [] }),
      'deck-later',
      'format',
    ],
    [
      'a board that is not finished',
      '{"format":"memory-scramble draft 1","bench":{"title":"","pairs":[]}}',
      'deck-unfinished',
      'format',
    ],
    ['null', 'null', 'deck-format', 'format'],
    ['a field that nobody knows', file({ author: 'Mia' }), 'deck-field', 'the file'],
    ['no title', file({ title: undefined }), 'deck-text', 'title'],
    [
      'languages of which one is none',
      file({ languages: ['de', 'e n'] }),
      'deck-field',
      'languages[1]',
    ],
    ['one language for two sides', file({ languages: ['de'] }), 'deck-field', 'languages'],
    ['a language that is none', file({ language: 'de en' }), 'deck-field', 'language'],
    ['no rows', file({ rows: 0 }), 'deck-grid', 'rows'],
    ['a part of a column', file({ columns: 1.5 }), 'deck-grid', 'columns'],
    ['no list of pairs', file({ pairs: {} }), 'deck-field', 'pairs'],
    [
      'too few pairs',
      file({ rows: 3, columns: 3, pairs: sound.pairs.slice(1) }),
      'deck-grid',
      'pairs',
    ],
    ['one spot', file({ rows: 1, columns: 1 }), 'deck-grid', 'rows, columns'],
    ['too many spots', file({ rows: 257, columns: 256 }), 'deck-grid', 'rows, columns'],
    ['a pair without a face', file({ pairs: [['A'], ['B'], []] }), 'deck-field', 'pairs[2]'],
    ['a pair of three', file({ pairs: [['A'], ['B', 'C', 'D']] }), 'deck-field', 'pairs[1]'],
    ['a pair that is none', file({ pairs: ['A'] }), 'deck-field', 'pairs[0]'],
    ['an empty text', fileWith(''), 'deck-text', 'pairs[3][1]'],
    ['a long text', fileWith('x'.repeat(61)), 'deck-text', 'pairs[3][1]'],
    ['a text of two lines', fileWith('a\nb'), 'deck-text', 'pairs[3][1]'],
    ['spaces around a text', fileWith(' a'), 'deck-text', 'pairs[3][1]'],
    ['half a character', fileWith('\ud83d'), 'deck-text', 'pairs[3][1]'],
    ['a number', fileWith(56), 'deck-field', 'pairs[3][1]'],
    ['nothing to say', fileWith({ text: 'x', say: '' }), 'deck-text', 'pairs[3][1].say'],
    [
      'too much to say',
      fileWith({ text: 'x', say: 'x'.repeat(61) }),
      'deck-text',
      'pairs[3][1].say',
    ],
    ['words for no text', fileWith({ text: '', say: 'x' }), 'deck-text', 'pairs[3][1].text'],
    ['words for nothing', fileWith({ say: 'x' }), 'deck-picture-kind', 'pairs[3][1]'],
    [
      'a text and a picture',
      fileWith({ text: 'x', picture: photo(2) }),
      'deck-field',
      'pairs[3][1]',
    ],
    [
      'a picture that says a number',
      fileWith({ picture: photo(2), say: 7 }),
      'deck-text',
      'pairs[3][1].say',
    ],
    ['a face in two pairs', fileWith('dog'), 'deck-twice', 'pairs[3][1]'],
    ['the same face on both sides', fileWith('New York'), 'deck-twice', 'pairs[3][1]'],
    ['two that are the same on the wire', fileWith('Oma_Erna'), 'deck-twice', 'pairs[3][1]'],
    ['a text that the wire calls a picture', fileWith('photo 1'), 'deck-twice', 'pairs[3][1]'],
    ['a picture in two pairs', fileWith({ picture: photo(1) }), 'deck-twice', 'pairs[3][1]'],
    ['an unknown field', fileWith({ picture: photo(2), alt: '' }), 'deck-field', 'pairs[3][1]'],
    [
      'a long name',
      fileWith({ picture: photo(2), name: 'x'.repeat(61) }),
      'deck-text',
      'pairs[3][1].name',
    ],
    [
      'no colour',
      fileWith({ picture: photo(2), colour: 'red' }),
      'deck-field',
      'pairs[3][1].colour',
    ],
  ])('%s', (_name, text, code, place) => {
    expect(problemOf(text)).toMatchObject({ code, place });
    expect(() => parseDeckFile(text)).toThrow(`${place}: found `);
  });

  test('a text of 60 characters is read, and one that only looks like a picture of others, too', () => {
    for (const text of ['x'.repeat(60), '🦊'.repeat(60), 'photo 2', 'photo_x']) {
      expect(parseDeckFile(fileWith(text)).pairs[3]).toEqual(['New York', text]);
    }
  });

  const svg = new Uint8Array(Buffer.from('<svg xmlns="a"><script>alert(1)</script></svg>'));
  const heic = new Uint8Array(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1', 'latin1'));

  test.each([
    ['a HEIC file', addressOf(heic, 'image/jpeg'), 'deck-picture-kind', 'a HEIC picture'],
    ['a drawing with a script', addressOf(svg, 'image/svg+xml'), 'deck-picture-kind', 'SVG'],
    ['an empty file', addressOf(new Uint8Array(), 'image/png'), 'deck-picture-kind', 'nothing'],
    ['an address elsewhere', 'https://example.org/a.png', 'deck-picture-kind', 'https:'],
    ['no picture at all', null, 'deck-picture-kind', 'null'],
    ['not in base64', 'data:image/png,abc', 'deck-picture-kind', 'data:'],
    [
      'a small file of huge size',
      addressOf(png(1, 1, 0, { width: 30_000, height: 30_000 })),
      'deck-picture-size',
      '30000 × 30000',
    ],
    ['one pixel too wide', addressOf(png(1025, 1)), 'deck-picture-size', '1025 × 1'],
    ['one pixel too high', addressOf(png(1, 1025)), 'deck-picture-size', '1 × 1025'],
    [
      'two files in one',
      addressOf(new Uint8Array([...samples.jpeg, ...svg])),
      'deck-picture-broken',
      'behind it',
    ],
    [
      'one that was cut',
      addressOf(samples.webp.subarray(0, 40)),
      'deck-picture-broken',
      'too early',
    ],
  ])('a picture: %s', (_name, picture, code, found) => {
    const problem = problemOf(fileWith({ picture }));
    expect(problem).toMatchObject({ code, place: 'pairs[3][1]' });
    expect(problem.found).toContain(found);
    expect(problem.expected).toBe('a JPEG, PNG or WebP picture, at most 96 KiB and 1024 × 1024');
    if (picture !== null) expect(pictureProblem(picture)).toBe(code);
  });

  test.each([
    [limits.pictureBytesMax, undefined],
    [limits.pictureBytesMax + 1, 'deck-picture-size'],
  ])('a picture of %i bytes: %s', (size, code) => {
    expect(pictureProblem(addressOf(jpegOf(size)))).toBe(code);
  });

  test.each([
    [limits.deckPicturesMax, 'read'],
    [limits.deckPicturesMax + 1, 'deck-many'],
  ])('%i pictures: %s', (count, outcome) => {
    const pairs = Array.from({ length: count }, (_face, number) => [{ picture: photo(number) }]);
    const text = file({ pairs });
    if (outcome === 'read') expect(parseDeckFile(text).pairs).toHaveLength(count);
    else expect(problemOf(text).code).toBe(outcome);
  });

  test.each([
    [limits.deckPairsMax, 'read'],
    [limits.deckPairsMax + 1, 'deck-grid'],
  ])('%i pairs: %s', (count, outcome) => {
    const text = file({ pairs: Array.from({ length: count }, (_face, number) => [`c${number}`]) });
    if (outcome === 'read') expect(parseDeckFile(text).pairs).toHaveLength(count);
    else expect(problemOf(text).code).toBe(outcome);
  });
});

/** The sample with comments in it, so that it has exactly this size. */
function jpegOf(size: number): Uint8Array {
  const { jpeg } = samples;
  let left = size - jpeg.length;
  const parts = [Buffer.from(jpeg.subarray(0, 2))];
  while (left > 0) {
    const length = Math.min(left, left - 60_000 < 4 && left > 60_000 ? 30_000 : 60_000);
    const comment = Buffer.alloc(length);
    comment.set([0xff, 0xfe, (length - 2) >> 8, (length - 2) & 255]);
    parts.push(comment);
    left -= length;
  }
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(jpeg.subarray(2))]));
}
