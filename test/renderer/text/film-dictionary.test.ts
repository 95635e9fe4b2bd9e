import { describe, expect, test } from 'vitest';
import { languages } from '../../../renderer/text/dictionary.ts';
import { filmDictionaries } from '../../../renderer/text/film-dictionary.ts';

describe.each(languages)('the words of a film, in %s', (language) => {
  test('all say something, and name what they are given', async () => {
    const { default: words } = await filmDictionaries[language]();
    const { youFound, of, ...sentences } = words;
    for (const sentence of Object.values(sentences).flat()) expect(sentence.trim()).not.toBe('');
    expect(youFound('🦊 🦊')).toContain('🦊 🦊');
    expect(of('1:27')).toContain('1:27');
  });
});

test.each(languages.filter((language) => language !== 'en'))(
  'the words of a film in %s are its own, but for words that languages share',
  async (language) => {
    const [own, english] = await Promise.all([filmDictionaries[language](), filmDictionaries.en()]);
    const same = Object.entries(own.default).filter(
      ([key, sentence]) =>
        typeof sentence === 'string' &&
        sentence === english.default[key as keyof typeof english.default],
    );
    expect(same.map(([key]) => key)).toEqual(language === 'fr' ? ['pause'] : []);
  },
);
