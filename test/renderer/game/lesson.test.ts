/** What is said of a lesson, in every language. */
import { describe, expect, test } from 'vitest';
import type { Lesson, LessonPair } from '../../../shared/lesson.ts';
import { plainResults, readResultsWords } from '../../../shared/results-words.ts';
import {
  extentOf,
  figuresOf,
  lessonCsv,
  lostOf,
  meanOf,
  remarksOf,
  resultsWords,
} from '../../../renderer/game/lesson.ts';
import { languages } from '../../../renderer/text/dictionary.ts';
import { lessonDictionaries } from '../../../renderer/text/lesson-dictionary.ts';
import { storyDictionaries } from '../../../renderer/text/story-dictionary.ts';

function pair(card: string, other: string, taken: LessonPair['taken'] = []): LessonPair {
  return { card, with: other, up: 2.25, lostAt: [], taken };
}

const PAIRS: readonly LessonPair[] = [
  pair('Igel', 'hedgehog', [{ held: 'Igel', card: 'eagle', times: 7 }]),
  pair('Schnecke', 'snail', [{ held: 'Schnecke', card: 'snake', times: 6 }]),
  pair('Schlange', 'snake', [{ held: 'Schlange', card: 'snail', times: 4 }]),
  { ...pair('Adler', 'eagle'), lostAt: [2, 4] },
];

const LESSON: Lesson = {
  ...{
    deck: 'deck',
    title: '=Tiere; 1',
    games: 2,
    tables: 4,
    people: 26,
    seconds: 1_140,
    isEnough: true,
  },
  ...{
    found: 94,
    of: 96,
    first: { tries: 3.6, seconds: 250 },
    last: { tries: 2.4, seconds: null },
  },
  ...{ byTable: [], pairs: PAIRS },
};

describe.each(languages)('the lesson in %s', async (language) => {
  const { default: words } = await lessonDictionaries[language]();
  const { default: story } = await storyDictionaries[language]();

  test('every sentence is whole, for every number', () => {
    const { page } = words;
    const said = [
      ...[1, 2, 5, 20, 101].flatMap((number) => [
        ...[words.games(number), words.tables(number), words.people(number), words.minutes(number)],
        ...[words.of(number), words.taken(number), page.times(number), page.table(number)],
        ...[page.belongs(number), page.mixed(number, 2)],
      ]),
      ...[words.first('3.6'), words.upTimes('9.5'), words.lost([]), words.lost([2])],
      ...[words.lost([2, 4]), words.foundBy(['Ana']), words.foundBy(['Ana', 'Ben', 'Eva'])],
      ...[...words.columns, ...words.results, ...words.sides.teams, words.sides.table],
      ...[page.day(new Date(2026, 2, 14)), page.how, page.howTaken, page.made, page.unnamed],
    ];
    for (const sentence of said) {
      expect(sentence).toBe(sentence.trim().normalize('NFC'));
      expect(sentence).toMatch(/./);
      expect(sentence).not.toMatch(/undefined|NaN|#|["'`]|\.\.|[şţŞŢ]/);
    }
    const places = (sentence: string) => sentence.split('@').length - 1;
    expect([words.taken(3), page.belongs(3), page.mixed(3, 4)].map(places)).toEqual([1, 4, 2]);
  });

  test('figures, extent and what was not found', () => {
    const [tries, time, found] = figuresOf(LESSON, words, language);
    expect(tries.value).toBe(meanOf(language, 2.4));
    expect(tries.beside).toContain(meanOf(language, 3.6));
    expect([time.value, found.value]).toEqual(['–', '94']);
    expect(time.beside).toContain('4:10');
    expect(found.beside).toContain('96');
    expect(extentOf(LESSON, words).map((part) => part.match(/\d+/)?.[0])).toEqual([
      ...['2', '4', '26', '19'],
    ]);
    const lost = PAIRS.map((one) => lostOf(one, 4, words));
    expect(lost).toEqual([undefined, undefined, undefined, words.lost([2, 4])]);
    expect(lostOf(PAIRS[3] ?? pair('', ''), 1, words)).toBe(words.lost([]));
  });

  test('what is worth another look: mixed up both ways first, each pair once', () => {
    const remarks = remarksOf(LESSON, words, 3);
    expect(remarks.map(({ cards }) => cards)).toEqual([
      ['Schnecke', 'Schlange'],
      ['Igel', 'eagle', 'eagle', 'Adler'],
    ]);
    expect(remarksOf(LESSON, words, 1)).toHaveLength(1);
  });

  test('its table has a cell for each column, and begins no formula', () => {
    const lines = lessonCsv([LESSON], words).replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + PAIRS.length);
    expect(lines[1]).toMatch(words.separator === ';' ? /;2,3;;eagle;7;$/ : /,2\.3,,eagle,7,$/);
    for (const line of lines.slice(1)) expect(line.startsWith(`"'=Tiere; 1"`)).toBe(true);
    expect(lines[0]?.split(words.separator)).toEqual([...words.columns]);
    expect(words.columns).toHaveLength(8);
  });

  test('the words of the results are taken by the host', () => {
    const given = JSON.parse(JSON.stringify(resultsWords(words, story))) as unknown;
    expect(readResultsWords(given)).toEqual(given);
    expect(words.results).toHaveLength(plainResults.columns.length);
  });
});
