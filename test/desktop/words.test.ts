import { describe, expect, test } from 'vitest';
import { type Words, sayOfSettings, words } from '../../main/desktop/words.ts';

/** Every sentence under its path; what is filled in, with a sample. */
function sentences(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'function')
    return new Map([[path, String(value(path === '.quit.friends' ? 21 : 'x.json'))]]);
  return new Map(
    Object.entries(value as object).flatMap(([key, inner]) => [
      ...sentences(inner, `${path}.${key}`),
    ]),
  );
}

const all = Object.entries(words);

describe.each(all)('what the app says in %s', (language, said: Words) => {
  test('is there wherever English says something, with curved quotes, and nothing unfilled', () => {
    const told = sentences(said);
    expect([...told.keys()]).toEqual([...sentences(words['en']).keys()]);
    for (const [path, sentence] of told) {
      expect(sentence, path).toBe(sentence.trim().normalize('NFC'));
      expect(sentence, path).toMatch(/\p{L}/u);
      expect(sentence, path).not.toMatch(/undefined|\[object|=>|["'`]|\.\.|[şţŞŢ]/);
    }
  });

  test('tells trouble at a start in its own words', () => {
    const english = words.en;
    const troubles = (each: Words) => [
      sayOfSettings(each, { what: 'set-aside', name: 'old.json', why: 'damaged' }),
      sayOfSettings(each, { what: 'unreadable', why: 'EACCES' }),
      sayOfSettings(each, { what: 'not-kept', disk: 'denied', why: 'EROFS: read-only' }),
      each.trouble.gameAside('old.json'),
      sayOfSettings(each, { what: 'dropped', name: 'old.json', why: 'bad values of port' }),
      each.unopened.message,
      each.unopened.stays,
      each.trouble.picturesLost,
      each.trouble.seeLog,
      ...Object.values(each.trouble.disk),
      ...Object.values(each.unopened.why),
      ...Object.values(each.quit.loses),
      each.quit.isLost,
      each.staysHere,
    ];
    const told = troubles(said);
    expect([told[0], told[3], told[4]].join(' ')).toMatch(/(old\.json.*){3}/s);
    expect(told[2]).toBe(`${said.trouble.settingsNotKept} ${said.trouble.disk.denied}`);
    for (const sentence of told) expect(sentence).not.toMatch(/E[A-Z]{3,}/); // what systems say
    const shared = told.filter((sentence) => troubles(english).includes(sentence));
    expect(shared).toEqual(language === 'en' ? told : []);
  });
});

test.each([
  [1, 'Un prieten încă joacă.'],
  [19, '19 prieteni încă joacă.'],
  [20, '20 de prieteni încă joacă.'],
  [101, '101 prieteni încă joacă.'],
])('Romanian counts %i friends: %s', (number, sentence) => {
  expect(words['ro']?.quit.friends(number)).toBe(sentence);
});

test('French keeps high punctuation on the line of its word', () => {
  for (const sentence of sentences(words['fr']).values()) {
    expect(sentence).not.toMatch(/[^\u00a0][!?:;»]|«[^\u00a0]/);
  }
});
