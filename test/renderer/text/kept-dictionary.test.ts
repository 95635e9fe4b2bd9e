import { describe, expect, test } from 'vitest';
import { languages } from '../../../renderer/text/dictionary.ts';
import { keptDictionaries } from '../../../renderer/text/kept-dictionary.ts';

describe.each(languages)('the words of a kept page, in %s', (language) => {
  test('count players and pairs, and tell the day and the time', async () => {
    const { default: words } = await keptDictionaries[language]();
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
