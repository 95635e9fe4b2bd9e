import { describe, expect, test } from 'vitest';
import { languages } from '../../../renderer/text/dictionary.ts';
import { wifiWords } from '../../../renderer/text/wifi-dictionary.ts';
import { collect } from '../collect.ts';

const en = await wifiWords('en');

describe.each(languages)('the words of the Wi-Fi, in %s', async (language) => {
  const words = await wifiWords(language);

  test('all say something, and name the network', () => {
    const [said, english] = [words, en].map((each) => {
      const found = new Map<string, readonly string[]>();
      collect('', each, found);
      return found;
    });
    expect([...(said?.keys() ?? [])].toSorted()).toEqual([...(english?.keys() ?? [])].toSorted());
    for (const sentence of [...(said?.values() ?? [])].flat()) expect(sentence.trim()).not.toBe('');
    expect(words.qr('Room 12')).toContain('Room 12');
  });
});
