import { describe, expect, test } from 'vitest';
import { type Language, dictionaries, languages } from '../../../renderer/text/dictionary.ts';

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

describe.each(languages)('the words of the lobby, in %s', (language) => {
  test('name every colour with every shape, and say something', async () => {
    const words = (await dictionaries[language]()).default.lobby;
    const signs = EIGHT.flatMap((colour) => EIGHT.map((shape) => words.sign(colour, shape)));
    expect(new Set(signs).size).toBe(64);
    for (const sentence of [...signs, words.title, words.hostStarts, words.you('X')]) {
      expect(sentence).toMatch(/./);
      expect(sentence).not.toMatch(/undefined|~|["'`]|\.\.|[şţŞŢ]/);
    }
    expect(words.you(words.sign(0, 0))).toContain(words.sign(0, 0));
  });
});

test.each<[Language, readonly (readonly [number, number, string])[]]>([
  ['en', [[5, 5, 'sky blue plus']]],
  [
    'ro',
    [
      [0, 0, 'cerc roșu'],
      [7, 7, 'lună neagră'],
    ],
  ],
  [
    'fr',
    [
      [0, 0, 'rond rouge'],
      [6, 6, 'étoile violette'],
    ],
  ],
  [
    'de',
    [
      [0, 0, 'roter Kreis'],
      [1, 1, 'blaues Dreieck'],
      [2, 4, 'grüne Raute'],
      [3, 3, 'rosa Herz'],
    ],
  ],
  [
    'es',
    [
      [0, 0, 'círculo rojo'],
      [6, 6, 'estrella morada'],
    ],
  ],
])('in %s the colour agrees with the shape', async (language, signs) => {
  const words = (await dictionaries[language]()).default.lobby;
  for (const [colour, shape, sign] of signs) expect(words.sign(colour, shape)).toBe(sign);
});

test('French keeps high punctuation on the line of its word', async () => {
  const words = (await dictionaries.fr()).default.lobby;
  for (const sentence of [words.title, words.you('X')]) {
    expect(sentence).not.toMatch(/[^\u00a0][!?:;»]/);
  }
});
