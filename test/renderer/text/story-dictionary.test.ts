import { describe, expect, test } from 'vitest';
import { languages } from '../../../renderer/text/dictionary.ts';
import { deskDictionaries } from '../../../renderer/text/desk-dictionary.ts';
import { storyDictionaries } from '../../../renderer/text/story-dictionary.ts';

const NUMBERS = [1, 1.4, 2, 2.5, 3, 5, 19, 20, 21, 101];

describe.each(languages)('what is said after a game, in %s', (language) => {
  test('each award has a name of its own, and a sentence for every number', async () => {
    const { default: words } = await storyDictionaries[language]();
    const { title, more, show, ...kinds } = words.awards;
    const awards = Object.values(kinds);
    expect(new Set([title, more, show, ...awards.map(({ name }) => name)]).size).toBe(
      awards.length + 3,
    );
    for (const { name, told } of awards) {
      expect(name.length, name).toBeLessThanOrEqual(20); // or it breaks under a pile
      for (const value of NUMBERS) {
        const sentence = told({ value, of: 2 * value, card: '🦊', pair: '🦊 🦊' });
        expect(sentence).toMatch(/^[^#\s].*\.$/u);
        expect(sentence).not.toMatch(/undefined|NaN|['"]/);
        expect(sentence.length, sentence).toBeLessThanOrEqual(80);
      }
    }
  });

  test('games are counted', async () => {
    const { default: words } = await storyDictionaries[language]();
    for (const number of [1, 2, 5, 20, 101]) {
      expect(words.tonight.after(number)).toMatch(new RegExp(`\\b${number}\\b`));
      expect(words.tonight.since(new Date(2026, 2, 14, 19, 40))).toMatch(/\b19.40\b/);
      expect(words.tonight.game(number)).toContain(String(number));
    }
  });

  test('a place has its number', async () => {
    const { default: words } = await storyDictionaries[language]();
    for (const place of [1, 2, 3, 11, 22]) expect(words.place(place)).toContain(String(place));
  });
});

test.each(languages)(
  'in %s the evening has one name, on the podium and on the desk',
  async (language) => {
    const [story, desk] = await Promise.all([
      storyDictionaries[language](),
      deskDictionaries[language](),
    ]);
    const { night, day } = story.default.tonight;
    expect({ night, day }).toEqual(desk.default.tabs.tonight);
  },
);

describe.each(languages)('the words of a film, in %s', (language) => {
  test('all say something, and name what they are given', async () => {
    const { default: words } = await storyDictionaries[language]();
    const { youFound, of, ...sentences } = words.film;
    for (const sentence of Object.values(sentences).flat()) expect(sentence.trim()).not.toBe('');
    expect(youFound('🦊 🦊')).toContain('🦊 🦊');
    expect(of('1:27')).toContain('1:27');
  });
});

test.each(languages.filter((language) => language !== 'en'))(
  'the words of a film in %s are its own, but for words that languages share',
  async (language) => {
    const [own, english] = await Promise.all([
      storyDictionaries[language](),
      storyDictionaries.en(),
    ]);
    const same = Object.entries(own.default.film).filter(
      ([key, sentence]) =>
        typeof sentence === 'string' &&
        sentence === english.default.film[key as keyof typeof english.default.film],
    );
    expect(same.map(([key]) => key)).toEqual(language === 'fr' ? ['pause'] : []);
  },
);

describe.each(languages)('the words of a kept page, in %s', (language) => {
  test('count players and pairs, and tell the day and the time', async () => {
    const { kept: words } = (await storyDictionaries[language]()).default;
    for (const number of [1, 2, 3, 20, 21, 101]) {
      const sentence = words.told(number, number, '1:27');
      expect(sentence.match(new RegExp(`\\b${number}\\b`, 'g'))?.length).toBeGreaterThanOrEqual(2);
      expect(sentence).toContain('1:27');
      expect(sentence).not.toMatch(/#|undefined/);
    }
    const when = words.when(new Date(2026, 2, 14, 20, 41));
    expect(when).toMatch(/14\b.*2026.*20[:h. ]41/);
  });
});
