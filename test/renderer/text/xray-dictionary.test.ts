import { describe, expect, test } from 'vitest';
import { languages } from '../../../renderer/text/dictionary.ts';
import { xrayDictionaries } from '../../../renderer/text/xray-dictionary.ts';

describe.each(languages)('the words of the X-ray, in %s', (language) => {
  test('all say something, and name what they are given', async () => {
    const { default: words } = await xrayDictionaries[language]();
    const { step, test: ofTest, place } = words;
    const plain = [words, words.legend, words.doing, ofTest, step].flatMap((part) =>
      Object.values(part).filter((value): value is string => typeof value === 'string'),
    );
    for (const sentence of [...plain, ...words.nobodyPlays]) expect(sentence.trim()).not.toBe('');
    const told = [
      [step.turnsUp('Mia', '2,3', '🦊'), 'Mia', '2,3', '🦊'],
      [step.takes('Mia', '2,3', '🦊'), 'Mia', '2,3', '🦊'],
      [step.waits('Leo', '2,3', 'Mia'), 'Leo', '2,3', 'Mia'],
      [step.waitsIn('Sam', '2,3', 2), 'Sam', '2,3', '2'],
      [step.misses('Mia', '4,1', '🦊'), 'Mia', '4,1', '🦊'],
      [step.finds('Mia', '2,3', '4,1', '🦊 🦊'), 'Mia', '2,3', '4,1', '🦊 🦊'],
      [step.handsOver('Mia', 'Leo', '2,3'), 'Mia', 'Leo', '2,3'],
      [step.triesHeld('Ana', '2,3', 'Mia'), 'Ana', '2,3', 'Mia'],
      [step.triesSame('Ana', '2,3'), 'Ana', '2,3'],
      [step.triesGone('Ana', '2,3'), 'Ana', '2,3'],
      [step.free('0,1'), '0,1'],
      [step.staysUp('Leo', '1,1', 'Mia'), 'Leo', '1,1', 'Mia'],
      [step.gone('Ana', '2,3'), 'Ana', '2,3'],
      [step.pairLeaves('Leo', '2,3', '5,0'), 'Leo', '2,3', '5,0'],
      [step.turnsDown('Leo', ['1,1', '4,2']), 'Leo', '1,1', '4,2'],
      [step.waitedGone('Sam', '2,3'), 'Sam', '2,3'],
      [step.leavesLine('Sam', '2,3'), 'Sam', '2,3'],
      [step.goesAway('Sam'), 'Sam'],
      [step.leaves('Sam'), 'Sam'],
      [step.givesUp('Mia', '2,3'), 'Mia', '2,3'],
      [step.replaces('Mia'), 'Mia'],
      [step.sits('Mia'), 'Mia'],
      [ofTest.moves(9, 36), '9', '36'],
      [words.pausedAt('0:24.9'), '0:24.9'],
      [words.openFlips(3), '3'],
      [words.moreLanes(12), '12'],
      [place(2), '2'],
    ];
    for (const [sentence = '', ...parts] of told) {
      for (const part of parts) expect(sentence).toContain(part);
    }
    expect(step.turnsUp('Mia', '2,3', undefined)).not.toContain('undefined');
    expect(step.misses('Mia', '4,1', undefined)).not.toContain('undefined');
    expect(step.replaces(undefined)).not.toContain('undefined');
    expect(words.openFlips(0)).not.toContain('0');
  });
});

test.each(languages.filter((language) => language !== 'en'))(
  'the words of the X-ray in %s are its own, but for words that languages share',
  async (language) => {
    const [own, english] = await Promise.all([xrayDictionaries[language](), xrayDictionaries.en()]);
    const same = Object.entries(own.default).filter(
      ([key, sentence]) =>
        typeof sentence === 'string' &&
        sentence === english.default[key as keyof typeof english.default],
    );
    expect(same.map(([key]) => key)).toEqual(language === 'de' ? ['live'] : []);
  },
);

test.each([
  ['en', '1 of 3 moves leads here. A dot is a card it never touches.'],
  ['de', '1 von 3 Zügen führt hierher. Ein Punkt ist eine Karte, die er nie berührt.'],
  ['fr', '1 coup sur 3 mène ici. Un point est une carte qu’il ne touche jamais.'],
  ['es', '1 de 3 jugadas lleva hasta aquí. Un punto es una carta que nunca toca.'],
  ['ro', '1 din 3 mutări duce aici. Un punct e o carte pe care n-o atinge niciodată.'],
] as const)('one move that leads to a step is one, in %s', async (language, sentence) => {
  const { default: words } = await xrayDictionaries[language]();
  expect(words.test.moves(1, 3)).toBe(sentence);
  expect(words.test.moves(2, 3)).not.toBe(sentence.replace('1', '2'));
});
