import { describe, expect, test } from 'vitest';
import {
  type BringDictionary,
  bringDictionaries,
} from '../../../renderer/text/bring-dictionary.ts';
import { languages } from '../../../renderer/text/dictionary.ts';
import { emojiThemeNames } from '../../../renderer/text/emoji-themes.ts';
import { collect } from '../collect.ts';

const COUNTS = [1, 2, 3, 5, 19, 20, 21, 101, 256];
const EACH = [1, 2, 3];
const KINDS = ['photo', 'word', 'emoji'] as const;

/** Every sentence, under its path; what is counted or filled in, with samples. */
function sentences(words: BringDictionary): Map<string, readonly string[]> {
  const { sheet, say, host, tv } = words;
  const said = new Map<string, readonly string[]>();
  collect('', words, said);
  const functions: Readonly<Record<string, readonly string[]>> = {
    upTo: EACH.map(words.upTo),
    cards: [0, ...COUNTS].map(words.cards),
    takeBack: [words.takeBack(1, 3, '🍕')],
    'sheet.count': [sheet.count(7, 24)],
    'sheet.long': [sheet.long(24)],
    'say.some': [1, 2].map(say.some),
    'say.all': EACH.map(say.all),
    'say.more': [1, 2].map(say.more),
    'say.same': say.same('🍕'),
    'say.cameBack': EACH.flatMap(say.cameBack),
    broughtPhoto: [undefined, 'Birds'].map(words.broughtPhoto),
    arrived: COUNTS.map((cards) => words.arrived('Mia', '🍕', cards)),
    'host.leftOver': COUNTS.map(host.leftOver),
    'host.toFill': COUNTS.map(host.toFill),
    'host.by': [host.by(5, 4)],
    'host.pairs': COUNTS.map((pairs) => host.pairs(pairs, '5 × 5')),
    'host.filled': COUNTS.map((cards) => host.filled(cards, 'Zoo')),
    'host.lie': COUNTS.map(host.lie),
    'host.makes': COUNTS.map((missing) => host.makes(missing, '5 × 5')),
    'host.fits': [host.fits('5 × 5')],
    'host.choosing': [host.choosing('Zoë')],
    'host.place': [host.place('5 × 5')],
    'host.brought': KINDS.map((kind) => host.brought('Mia', kind)),
    'host.takeOffLabel': [host.takeOffLabel('🍕', 'Mia')],
    'host.showLabel': [host.showLabel('🍕', 'Mia')],
    'tv.lede': EACH.map(tv.lede),
    'tv.from': [tv.from('Fog', 'Leo')],
  };
  for (const [path, told] of Object.entries(functions)) said.set(path, told);
  return said;
}

const { default: en } = await bringDictionaries.en();

describe.each(languages)('bringing cards in %s', async (language) => {
  const { default: words } = await bringDictionaries[language]();

  test('has a sentence wherever English has one, and a name for each theme', () => {
    expect([...sentences(words).keys()]).toEqual([...sentences(en).keys()]);
    expect(new Set(emojiThemeNames[language]).size).toBe(6);
  });

  test('says something everywhere, with curved quotes, and nothing unfilled', () => {
    for (const [path, told] of sentences(words)) {
      expect(told, path).not.toEqual([]);
      for (const sentence of told) {
        expect(sentence, path).toBe(sentence.trim().normalize('NFC'));
        expect(sentence, path).toMatch(/./);
        expect(sentence, path).not.toMatch(/undefined|NaN|\[object|=>|["'`]|\.\.|[şţŞŢ]/);
      }
    }
  });

  test('says in two lines of a phone what happened, and what to do', () => {
    for (const [path, told] of sentences(words)) {
      if (!path.startsWith('say.')) continue;
      for (const line of told) expect(line.length, `${path}: ${line}`).toBeLessThanOrEqual(42);
    }
  });

  test('names what each sentence is about', () => {
    expect(words.takeBack(1, 3, '🍕')).toMatch(/1.*3.*🍕/);
    expect(words.arrived('Mia', '🍕', 11)).toMatch(/Mia.*🍕.*11/);
    expect(words.arrived('Mia', words.broughtPhoto('Birds'), 11)).toMatch(/Mia.*, Birds\. 11/);
    expect(words.say.same('🍕')[0]).toContain('🍕');
    expect(words.host.filled(5, 'Zoo')).toMatch(/5.*Zoo/);
    expect(words.host.makes(5, '7 × 7')).toMatch(/5.*7 × 7/);
    expect(words.tv.from('Fog', 'Leo')).toMatch(/Fog.*Leo/);
    const kinds = KINDS.map((kind) => words.host.brought('Mia', kind));
    expect(new Set(kinds).size).toBe(3);
  });
});

test.each(languages.filter((language) => language !== 'en'))(
  'the words of %s are its own, but for those that languages share',
  async (language) => {
    const { default: own } = await bringDictionaries[language]();
    const english = sentences(en);
    const same = [...sentences(own)].filter(
      ([path, told]) => told.join() === english.get(path)?.join(),
    );
    const shared = new Set(['ways.photo', 'ways.emoji', 'aPhoto', 'sheet.count']);
    expect(same.map(([path]) => path).filter((path) => !shared.has(path))).toEqual([]);
  },
);
