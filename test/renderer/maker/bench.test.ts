import { expect, test } from 'vitest';
import {
  MOST_PAIRS,
  benchOf,
  deckOf,
  emptyBench,
  photoName,
  saidAs,
  sayOf,
  withPair,
  withPairs,
  withoutPair,
} from '../../../renderer/maker/bench.ts';
import { problemsOf } from '../../../renderer/maker/problems.ts';
import { formatDeckFile, parseDeckFile } from '../../../shared/deck-file.ts';
import { photo } from '../../support/pictures.ts';

const picture = { picture: photo(1), name: 'Our cat', colour: '#7a5c41' };

const mixed = withPairs({ title: ' Our \u0000 summer ', pairs: [] }, [
  { first: '🦁' },
  { first: 'Hund', second: 'dog' },
  { first: picture, second: 'the  cat' },
]);

test('a bench becomes a deck file that can be read, and comes back from it', () => {
  const deck = deckOf(mixed, 'My board');
  if (deck === undefined) throw new Error('no deck');
  expect(deck).toEqual({
    title: 'Our summer',
    rows: 3,
    columns: 2,
    pairs: [['🦁'], ['Hund', 'dog'], [picture, 'the cat']],
  });
  const text = formatDeckFile(deck);
  expect(parseDeckFile(text)).toEqual(deck);
  expect(deckOf(benchOf(text, ''), '')).toEqual(deck);
});

test('what is said aloud is kept with its face, and not where it is empty', () => {
  const words = withPairs({ title: 'Sums', languages: ['de', 'de'], pairs: [] }, [
    { first: saidAs('3 × 4', '  drei mal  vier '), second: saidAs('12', ' ') },
    { first: saidAs(picture, 'die Katze'), second: saidAs(saidAs('cat', 'the cat'), '') },
  ]);
  const deck = deckOf(words, '');
  if (deck === undefined) throw new Error('no deck');
  expect(deck.pairs).toEqual([
    [{ text: '3 × 4', say: 'drei mal vier' }, '12'],
    [{ ...picture, say: 'die Katze' }, 'cat'],
  ]);
  const [again] = benchOf(formatDeckFile(deck), '').pairs;
  expect(again && [sayOf(again.first), again.second]).toEqual(['drei mal vier', '12']);
});

test('a board without a name gets one, and an empty bench is no board', () => {
  expect(deckOf({ ...mixed, title: '  ' }, 'My board')?.title).toBe('My board');
  expect(deckOf(emptyBench, 'My board')).toBeUndefined();
});

test('a pair that is not finished is left out, and what is too long is cut', () => {
  const long = 'é'.repeat(61);
  const bench = withPairs(mixed, [{ first: '' }, { first: 'x', second: ' ' }, { first: long }]);
  const pairs = deckOf(bench, '')?.pairs ?? [];
  expect(pairs).toHaveLength(4);
  expect(pairs.at(-1)).toEqual(['é'.repeat(60)]);
});

test('two cards with the same on them are twins, however they were made', () => {
  const bench = withPairs(emptyBench, [{ first: 'a b', second: ' a  b ' }, { first: 'c' }]);
  expect(deckOf(bench, 'x')?.pairs).toEqual([['a b'], ['c']]);
});

test('a board file becomes pairs of twins, each face once', () => {
  const bench = benchOf('2x2\nA\nB\nB\nA\n', 'Plain');
  expect(bench.title).toBe('Plain');
  expect(bench.pairs.map(({ first }) => first)).toEqual(['A', 'B']);
  expect(deckOf(bench, '')).toEqual({
    title: 'Plain',
    rows: 2,
    columns: 2,
    pairs: [['A'], ['B']],
  });
});

test('pairs keep their keys when others are changed or taken away', () => {
  const changed = withPair(mixed, { key: 1, first: 'Katze', second: 'cat' });
  const less = withoutPair(changed, 0);
  const more = withPairs(less, [{ first: 'x' }]);
  expect(more.pairs.map(({ key }) => key)).toEqual([1, 2, 3]);
  expect(more.pairs[0]?.first).toBe('Katze');
});

test('a bench has a limit of pairs', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({ first: `w${index}` }));
  expect(withPairs(mixed, many).pairs).toHaveLength(MOST_PAIRS);
});

test('a photo is called after its file, if a person named it', () => {
  expect(photoName('Our_cat.jpg')).toBe('Our cat');
  expect(photoName('Tante Frieda.heic')).toBe('Tante Frieda');
  for (const camera of ['IMG_2044.heic', 'DSC00012.JPG', 'PXL_20260701.jpg', '12.png', '.png']) {
    expect(photoName(camera), camera).toBeUndefined();
  }
});

test('problems that block the game come first', () => {
  const bench = withPairs(emptyBench, [
    { first: '' },
    { first: 'Hund', second: 'dog' },
    { first: picture },
    { first: 'x'.repeat(61) },
    { first: 'Doggy', second: ' dog' },
    { first: { ...picture, name: 'Another name' } },
    { first: 'a', second: 'a' },
  ]);
  expect(problemsOf(bench)).toEqual([
    { kind: 'twice', pair: 1, other: 4, key: 'dog', face: 'dog' },
    { kind: 'twice', pair: 2, other: 5, key: expect.any(String), face: undefined },
    { kind: 'empty', pair: 0 },
    { kind: 'long', pair: 3 },
  ]);
  expect(problemsOf(mixed)).toEqual([]);
  expect(problemsOf(withPairs(emptyBench, [{ first: 'a' }]))).toEqual([{ kind: 'few' }]);
});

test('words that differ in their spaces alone are one face: on the wire nobody could tell', () => {
  const bench = withPairs(emptyBench, [{ first: 'a b' }, { first: 'a_b' }]);
  expect(problemsOf(bench)).toMatchObject([{ kind: 'twice', pair: 0, other: 1 }]);
});
