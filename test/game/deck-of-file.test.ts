import { describe, expect, test } from 'vitest';
import { isPicture } from '../../shared/deck-face.ts';
import { type DeckFile, parseDeckFile, pictureOf } from '../../shared/deck-file.ts';
import { isPictureHash } from '../../shared/faces.ts';
import { Board } from '../../main/game/board.ts';
import {
  deckOfFile,
  fileOfDeck,
  fingerprintOf,
  formatDeck,
  hashOf,
} from '../../main/game/deck-of-file.ts';
import { parseBoardBytes } from '../../main/game/read-board-file.ts';
import { animals, photos, textOf } from '../support/decks.ts';
import { deck } from '../support/game.ts';

const HASH = hashOf(pictureOf(catOf(animals)).bytes);

function catOf({ pairs }: DeckFile) {
  const face = pairs[1]?.[0];
  if (face === undefined || !isPicture(face)) throw new Error('the cat is a picture');
  return face;
}

describe('what is said aloud', () => {
  const file = parseDeckFile(
    JSON.stringify({
      format: 'memory-scramble deck 1',
      title: 'Said',
      languages: ['de', 'en'],
      ...{ rows: 1, columns: 2 },
      pairs: [
        [{ text: '3 × 4', say: 'drei mal vier' }, '12'],
        [
          { picture: catOf(animals).picture, say: 'die Katze' },
          { text: 'cat', say: 'the cat' },
        ],
      ],
    }),
  );

  test('is told with its face, in the language of its side', () => {
    expect(deckOfFile(file).faces).toEqual([
      { card: '12', language: 'en' },
      { card: '3_×_4', text: '3 × 4', language: 'de', say: 'drei mal vier' },
      { card: 'cat', language: 'en', say: 'the cat' },
      { card: 'photo_1', picture: HASH, language: 'de', say: 'die Katze' },
    ]);
  });

  test('comes back in the file of the deck', () => {
    expect(fileOfDeck(deckOfFile(file), 'Said')).toEqual(file);
  });

  test('makes another deck of it', () => {
    const silent = parseDeckFile(
      JSON.stringify({ ...file, format: 'memory-scramble deck 1' }).replace(
        'drei mal vier',
        'zwölf',
      ),
    );
    expect(fingerprintOf(deckOfFile(file))).not.toBe(fingerprintOf(deckOfFile(silent)));
  });
});

describe('the deck of a deck file', () => {
  const read = deckOfFile(animals);

  test('has cards as they are on the wire, pair by pair', () => {
    expect(read.cards).toEqual([
      'Hund',
      'guide_dog',
      'photo_1',
      'Katze',
      '🦊',
      '🦊',
      '7_×_8',
      '56',
    ]);
  });

  test('names its unlike pairs, in the order of the file', () => {
    expect(read.unlike).toEqual([
      ['Hund', 'guide_dog'],
      ['photo_1', 'Katze'],
      ['7_×_8', '56'],
    ]);
  });

  test('says of each card how it looks, if that is not its string, sorted by the strings', () => {
    expect(read.faces).toEqual([
      { card: '7_×_8', text: '7 × 8' },
      { card: 'guide_dog', text: 'guide dog' },
      { card: 'photo_1', picture: HASH, name: 'Our cat', colour: '#7a5c41' },
    ]);
    expect(isPictureHash(HASH)).toBe(true);
  });

  test('has the bytes of its pictures by their hashes', () => {
    expect([...(read.pictures ?? [])]).toEqual([[HASH, pictureOf(catOf(animals))]]);
  });

  test('numbers pictures by their hashes, and not by their places', () => {
    const forth = deckOfFile(photos(8));
    const back = deckOfFile({ ...photos(8), pairs: photos(8).pairs.toReversed() });
    expect(back.faces).toEqual(forth.faces);
    expect(back.cards).toEqual(forth.cards.toReversed());
    const numbers = forth.cards.filter((_, place) => place % 2 === 0);
    expect(numbers).not.toEqual(numbers.toSorted());
    expect(forth.faces?.map(({ picture }) => picture)).toEqual(
      forth.faces?.map(({ picture }) => picture).toSorted(),
    );
  });

  test('is written as the file that it came from', () => {
    for (const file of [animals, photos(4)]) {
      expect(fileOfDeck(deckOfFile(file), file.title)).toEqual(file);
      expect(formatDeck(deckOfFile(file), file.title)).toBe(textOf(file));
    }
    expect(formatDeck(deck('A B / B A'), 'Letters')).toBe('2x2\nA\nB\nB\nA\n');
  });

  test('is written and read without the pictures that were lost', () => {
    const written = formatDeck({ ...read, pictures: new Map() }, 'Animals');
    expect(parseDeckFile(written).pairs[1]).toEqual(['Our cat (photo_1, lost)', 'Katze']);
  });

  test('is told from a board file by its first character', () => {
    const bytes = new TextEncoder().encode(`\ufeff${textOf(animals)}`);
    expect(parseBoardBytes(bytes)).toEqual(read);
    expect(parseBoardBytes(new TextEncoder().encode('1x2\nA\nA\n'))).toEqual(deck('A A'));
  });
});

test('the middle of an odd grid is empty from the start', () => {
  const board = Board.fromDeck(deckOfFile(animals));
  expect(board.toString()).toBe(
    '3x3\ndown Hund\ndown guide_dog\ndown photo_1\ndown Katze\nnone\n' +
      'down 🦊\ndown 🦊\ndown 7_×_8\ndown 56\n',
  );
  expect(board.pairsLeft).toBe(4);
});

describe('two decks are the same', () => {
  const fingerprint = (change: Partial<DeckFile> = {}) =>
    fingerprintOf(deckOfFile({ ...animals, ...change }));

  test('where they have the same cards, partners and looks, whatever their title', () => {
    expect(fingerprint({ title: 'Beasts' })).toBe(fingerprint());
    const { pictures: _, ...saved } = deckOfFile(animals);
    expect(fingerprintOf(saved)).toBe(fingerprint());
  });

  test.each<[string, Partial<DeckFile>]>([
    ['shape', { rows: 2, columns: 4 }],
    ['order', { pairs: animals.pairs.toReversed() }],
    ['partner', { pairs: [['Hund'], ...animals.pairs.slice(1)] }],
    ['look', { pairs: [['Hund', 'guide  dog'], ...animals.pairs.slice(1)] }],
    ['language', { languages: ['de', 'en'] }],
  ])('and not with another %s', (_, change) => {
    expect(fingerprint(change)).not.toBe(fingerprint());
  });
});
