import { describe, expect, test } from 'vitest';
import { languages } from '../../../renderer/text/dictionary.ts';
import {
  type MakerDictionary,
  makerDictionaries,
} from '../../../renderer/text/maker-dictionary.ts';
import { collect } from '../collect.ts';

const NUMBERS = [0, 1, 2, 5, 19, 20, 21, 101];
const COUNTS = NUMBERS.slice(1);

/** Every sentence, under its path; what is counted or filled in, with samples. */
function sentences(words: MakerDictionary): Map<string, readonly string[]> {
  const { editor, problems, say, leave, list } = words;
  const said = new Map<string, readonly string[]>();
  collect('', words, said);
  const functions: Readonly<Record<string, readonly string[]>> = {
    goesOn: NUMBERS.map((number) => words.goesOn('Zoo', number)),
    isOver: [words.isOver('Zoo')],
    namedPhoto: [words.namedPhoto('Our cat')],
    card: [false, true].map((isSecond) => words.card(3, isSecond, '🦁')),
    also: [words.also(3)],
    remove: [words.remove(3)],
    drop: NUMBERS.map(words.drop),
    'status.changed': [undefined, 'yesterday'].map(words.status.changed),
    'editor.label': [editor.label(3)],
    count: NUMBERS.map(words.count),
    by: [words.by(5, 4)],
    leftOver: COUNTS.map(words.leftOver),
    missing: COUNTS.map(words.missing),
    'problems.title': COUNTS.map(problems.title),
    'problems.twice': [problems.twice('dog', 1, 9)],
    'problems.twicePhoto': [problems.twicePhoto(1, 9)],
    'problems.empty': [problems.empty(8)],
    'problems.long': [problems.long(8)],
    'problems.outside': COUNTS.map(problems.outside),
    'problems.unreadable': [problems.unreadable('IMG_2044.heic')],
    'problems.tooMany': COUNTS.map(problems.tooMany),
    'problems.more': COUNTS.map(problems.more),
    'say.fits': COUNTS.map((number) => say.fits(number, '6 × 6')),
    'say.leaves': COUNTS.map(say.leaves),
    'say.misses': COUNTS.map((number) => say.misses(number, '6 × 6')),
    'say.photos': COUNTS.map((all) => say.photos(0, all)),
    'say.photosIn': COUNTS.map(say.photosIn),
    'say.smaller': [say.smaller('61', '0.5')],
    'say.removed': [say.removed(7)],
    'say.pasted': COUNTS.map(say.pasted),
    'say.noBoard': say.noBoard('Zoo.board'),
    'say.twice': say.twice('dog'),
    'leave.lines': NUMBERS.flatMap((number) => leave.lines('Our summer', number)),
    'list.from': [list.from('words.csv')],
    'list.found': NUMBERS.map(list.found),
    'list.lone': [list.lone(6, 'Kaffee')],
    'list.heading': [list.heading('Deutsch', 'English')],
    'list.wide': [list.wide(3)],
    'list.long': [list.long(4)],
    'list.cut': [list.cut(500, 5_000)],
    'list.add': NUMBERS.map(list.add),
  };
  for (const [path, told] of Object.entries(functions)) said.set(path, told);
  return said;
}

const { default: en } = await makerDictionaries.en();

describe.each(languages)('the maker of boards in %s', async (language) => {
  const { default: words } = await makerDictionaries[language]();

  test('has a sentence wherever English has one', () => {
    expect([...sentences(words).keys()]).toEqual([...sentences(en).keys()]);
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

  test('names what each sentence is about', () => {
    expect(words.problems.twice('dog', 1, 9)).toMatch(/dog.*1.*9/);
    expect(words.problems.unreadable('a.heic')).toMatch(/a\.heic.*JPEG/);
    expect(words.problems.tooMany(44)).toMatch(/44.*256/);
    expect(words.list.cut(500, 5_000)).toMatch(/500.*5.?000/);
  });
});

test('French keeps high punctuation on the line of its word', async () => {
  const { default: fr } = await makerDictionaries.fr();
  for (const sentence of [...sentences(fr).values()].flat()) {
    expect(sentence).not.toMatch(/[^\u00a0][!?:;»]|«[^\u00a0]/);
  }
});
