import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { formatBoardFile, parseBoardFile } from '../../shared/board-file.ts';
import type { Card } from '../../shared/card.ts';
import type { DeckFace } from '../../shared/deck-face.ts';
import { formatDeckFile, parseDeckFile } from '../../shared/deck-file.ts';
import { pairsOn } from '../../shared/sizes.ts';
import { Board } from '../../main/game/board.ts';
import type { Deck } from '../../main/game/deck.ts';
import { parseBoardBytes, readBoardFile } from '../../main/game/read-board-file.ts';

const folder = fileURLToPath(new URL('../../boards/', import.meta.url));
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .toSorted();
const decks = new Map(files.map((file) => [file, parseBoardFile(textOf(file))]));

/** Boards whose order, or whose odd card, is meant. */
const asPrescribed = new Set(['perfect.txt', 'ab.txt']);
const withOddCounts = new Set([...asPrescribed, 'zoom.txt']);

/**
 * Where the emoji of Emoji version 11 (2018) and before are: within these ranges Unicode 11 had
 * assigned every code point, so a later emoji lies in none of them. Regional indicators, skin
 * tones and hair are left out, for they are parts of emoji.
 */
const emojiUpTo11: readonly (readonly [first: number, last: number])[] = [
  [0x231a, 0x23f3],
  [0x25fd, 0x2b55],
  [0x1f004, 0x1f004],
  [0x1f0cf, 0x1f0cf],
  [0x1f18e, 0x1f19a],
  [0x1f201, 0x1f201],
  [0x1f21a, 0x1f23a],
  [0x1f250, 0x1f251],
  [0x1f300, 0x1f3fa],
  [0x1f400, 0x1f6d2],
  [0x1f6eb, 0x1f6ec],
  [0x1f6f4, 0x1f6f9],
  [0x1f910, 0x1f93e],
  [0x1f940, 0x1f970],
  [0x1f973, 0x1f976],
  [0x1f97a, 0x1f97a],
  [0x1f97c, 0x1f9a2],
  [0x1f9b4, 0x1f9b9],
  [0x1f9c0, 0x1f9c2],
  [0x1f9d0, 0x1f9ff],
];

function textOf(file: string): string {
  return readFileSync(`${folder}${file}`, 'utf8');
}

/** None of the bundled decks has pictures. */
function wordOf(face: DeckFace): string {
  return typeof face === 'string' ? face : expect.fail('a picture');
}

function isWord(card: Card): boolean {
  return /^[\p{Script=Latin}0-9]+$/u.test(card);
}

function isOfWords({ cards }: Deck): boolean {
  return cards.every((card) => isWord(card) && card.length > 1);
}

/** Whether `card` is one emoji that a phone of 2018 draws in colour, without a selector. */
function isOldEmoji(card: Card): boolean {
  if (!/^\p{Emoji_Presentation}$/u.test(card) || /\p{Emoji_Component}/u.test(card)) return false;
  const codePoint = card.codePointAt(0) ?? 0;
  return emojiUpTo11.some(([first, last]) => first <= codePoint && codePoint <= last);
}

function counts(deck: Deck): Map<Card, number> {
  const found = new Map<Card, number>();
  for (const card of deck.cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

/** The cards that have a twin beside, below or diagonally below them. */
function besideTheirTwin({ rows, columns, cards }: Deck): Card[] {
  const at = (row: number, column: number) =>
    row < rows && column >= 0 && column < columns ? cards[row * columns + column] : undefined;
  return cards.filter((card, index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    const near = [at(row, column + 1), ...[-1, 0, 1].map((step) => at(row + 1, column + step))];
    return near.includes(card);
  });
}

function numberOf(wanted: (deck: Deck) => boolean): number {
  return [...decks.values()].filter(wanted).length;
}

const deckFiles = readdirSync(folder)
  .filter((file) => file.endsWith('.board'))
  .toSorted();

describe.each(deckFiles)('%s', (file) => {
  const deck = parseDeckFile(textOf(file));

  test('is named after its title, and written as this project writes deck files', () => {
    expect(file).toBe(`${deck.title.toLowerCase().replaceAll(' ', '-')}.board`);
    expect(formatDeckFile(deck)).toBe(textOf(file));
  });

  test('has unlike pairs of short words, and more of them than one game deals', () => {
    expect(deck.pairs.filter((pair) => pair.length !== 2)).toEqual([]);
    expect(deck.pairs.length).toBeGreaterThan(pairsOn(deck));
    const words = deck.pairs.flat().flatMap((face) => wordOf(face).split(' '));
    expect(words.filter((word) => !isWord(word) && word !== '×')).toEqual([]);
    expect(words.filter((word) => word.length > 11)).toEqual([]);
  });

  test('is in the table of the README, with its size and how many pairs it has', () => {
    const { rows, columns, pairs } = deck;
    const row = textOf('README.md').match(new RegExp(`.*\`${file}\`.*`))?.[0];
    expect(row).toContain(`| ${rows}x${columns} |`);
    expect(row).toContain(`of ${pairs.length} `);
  });
});

test('there are decks to show what unlike pairs are for, and the products are right', () => {
  expect(deckFiles).toHaveLength(4);
  const sums = parseDeckFile(textOf('times-tables.board')).pairs.map(([sum, product]) => {
    const [one, other] = wordOf(sum).split(' × ').map(Number);
    return Number(one) * Number(other) === Number(product);
  });
  expect(sums).toEqual(sums.map(() => true));
});

test.each(['docs/PLAY.md', 'CHANGELOG.md'])('%s counts them right', (document) => {
  const text = readFileSync(`${folder}../${document}`, 'utf8');
  expect(text).toContain(` ${files.length + deckFiles.length} boards and decks`);
});

test('every example of the README is a board or a deck', () => {
  const examples = [...textOf('README.md').matchAll(/```(text|json)\n(.*?)```/gs)];
  const kinds = examples.map(([, kind, text = '']) => {
    const { pairsLeft } = Board.fromDeck(parseBoardBytes(new TextEncoder().encode(text)));
    expect(pairsLeft).toBeGreaterThan(0);
    return kind;
  });
  expect(kinds).toEqual(['text', 'json', 'json']);
});

describe.each(files)('%s', (file) => {
  test('has a lower-case name with dashes', () => {
    expect(file).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.txt$/);
  });

  test('can be read, and is written as this project writes board files', async () => {
    const deck = await readBoardFile(`${folder}${file}`);
    expect(deck.cards).toHaveLength(deck.rows * deck.columns);
    expect(formatBoardFile(deck)).toBe(textOf(file));
  });

  test('has a pair, and an even number of each card unless an odd one is meant', async () => {
    const deck = await readBoardFile(`${folder}${file}`);
    const numbers = [...counts(deck).values()];
    expect(Math.max(...numbers)).toBeGreaterThanOrEqual(2);
    if (!withOddCounts.has(file)) expect(numbers.filter((number) => number % 2 === 1)).toEqual([]);
  });

  test('has only short words and emoji that old phones know', async () => {
    const { cards } = await readBoardFile(`${folder}${file}`);
    expect(cards.filter((card) => !isWord(card) && !isOldEmoji(card))).toEqual([]);
    expect(cards.filter((card) => card.length > 12)).toEqual([]);
  });

  test('is in the table of the README, with its size', async () => {
    const { rows, columns } = await readBoardFile(`${folder}${file}`);
    expect(textOf('README.md')).toContain(`| \`${file}\` | ${rows}x${columns} |`);
  });
});

test.each(files.filter((file) => !asPrescribed.has(file)))(
  '%s is well mixed: no twins side by side',
  async (file) => {
    expect(besideTheirTwin(await readBoardFile(`${folder}${file}`))).toEqual([]);
  },
);

test('perfect.txt is as prescribed', () => {
  expect(textOf('perfect.txt')).toBe('3x3\n🦄\n🦄\n🌈\n🌈\n🌈\n🦄\n🌈\n🦄\n🌈\n');
});

test('ab.txt is as prescribed', () => {
  expect(textOf('ab.txt')).toBe(`5x5\n${'A\nB\n'.repeat(12)}A\n`);
});

test('zoom.txt has twelve pairs and one card alone', async () => {
  const deck = await readBoardFile(`${folder}zoom.txt`);
  expect([deck.rows, deck.columns]).toEqual([5, 5]);
  const numbers = [...counts(deck).values()].toSorted((a, b) => a - b);
  expect(numbers).toEqual([1, ...Array.from({ length: 12 }, () => 2)]);
});

test.each([
  ['10x10.txt', 10, 10, 50],
  ['mega.txt', 30, 30, 225],
])('%s is %i by %i with %i kinds of card', async (file, rows, columns, kinds) => {
  const deck = await readBoardFile(`${folder}${file}`);
  expect([deck.rows, deck.columns, counts(deck).size]).toEqual([rows, columns, kinds]);
});

test('there is a board for every occasion', () => {
  expect(files.length).toBeGreaterThanOrEqual(13);
  expect(numberOf(({ cards }) => cards.length <= 20)).toBeGreaterThanOrEqual(3);
  expect(numberOf(({ cards: { length } }) => length > 20 && length < 64)).toBeGreaterThanOrEqual(3);
  expect(numberOf(({ cards }) => cards.length >= 64)).toBeGreaterThanOrEqual(2);
  expect(numberOf(isOfWords)).toBeGreaterThanOrEqual(3);
});

test.each([
  ['of Emoji 11', '\u{1f9f8}', true],
  ['of Emoji 5', '\u{1f992}', true],
  ['the first beyond the transport signs, Emoji 12', '\u{1f6d5}', false],
  ['a vehicle of Emoji 12', '\u{1f6fa}', false],
  ['a coloured circle, Emoji 12', '\u{1f7e0}', false],
  ['a hand of Emoji 12', '\u{1f90f}', false],
  ['the diving mask, Emoji 12', '\u{1f93f}', false],
  ['a face of Emoji 12', '\u{1f971}', false],
  ['an animal of Emoji 12', '\u{1f9a5}', false],
  ['an animal of Emoji 13', '\u{1f9a3}', false],
  ['food of Emoji 12', '\u{1f9c7}', false],
  ['a planet of Emoji 12', '\u{1fa90}', false],
  ['half a flag', '\u{1f1eb}', false],
  ['a flag', '\u{1f1eb}\u{1f1f7}', false],
  ['a skin tone', '\u{1f3fd}', false],
  ['a hand with a skin tone', '\u{1f44d}\u{1f3fd}', false],
  ['hair', '\u{1f9b0}', false],
  ['joined by ZWJ', '\u{1f469}\u{200d}\u{1f680}', false],
  ['with a variation selector', '\u{2708}\u{fe0f}', false],
  ['drawn as text by default', '\u{2708}', false],
  ['a keycap', '1\u{fe0f}\u{20e3}', false],
])('the rule for emoji: %s (%s)', (_what, card, known) => {
  expect(isOldEmoji(card)).toBe(known);
});
