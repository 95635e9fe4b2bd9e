import { describe, expect, test } from 'vitest';
import { languages } from '../../../renderer/text/dictionary.ts';
import {
  type TablesDictionary,
  tablesDictionaries,
} from '../../../renderer/text/tables-dictionary.ts';
import { limits } from '../../../shared/limits.ts';
import { collect } from '../collect.ts';

const TABLES = Array.from({ length: limits.tablesMax }, (_, index) => index + 1);

/** Every sentence, under its path; what is counted or filled in, with samples. */
function sentences(words: TablesDictionary): Map<string, readonly string[]> {
  const said = new Map<string, readonly string[]>();
  collect('', words, said);
  const functions: Readonly<Record<string, readonly string[]>> = {
    table: TABLES.map(words.table),
    tables: TABLES.map(words.tables),
    at: TABLES.map(words.at),
    now: TABLES.map(words.now),
    stay: TABLES.map(words.stay),
    doneOf: [words.doneOf(1, 6)],
    inTime: [words.inTime('1:08')],
    left: [1, 2, 18].map(words.left),
    stillPlaying: TABLES.slice(1).flatMap((tables) => words.stillPlaying(tables - 1)),
    isDone: [words.isDone(3, '1:08')],
    'tv.same': [1, 2, 30].map(words.tv.same),
  };
  for (const [path, told] of Object.entries(functions)) said.set(path, told);
  return said;
}

const { default: en } = await tablesDictionaries.en();

describe.each(languages)('several tables in %s', async (language) => {
  const { default: words } = await tablesDictionaries[language]();

  test('have a sentence wherever English has one', () => {
    expect([...sentences(words).keys()]).toEqual([...sentences(en).keys()]);
  });

  test('are said everywhere, with curved quotes, and nothing unfilled', () => {
    for (const [path, told] of sentences(words)) {
      expect(told, path).not.toEqual([]);
      for (const sentence of told) {
        expect(sentence, path).toBe(sentence.trim().normalize('NFC'));
        expect(sentence, path).toMatch(/./);
        expect(sentence, path).not.toMatch(/undefined|NaN|=>|["'`]|\.\.|[şţŞŢ]/);
      }
    }
  });

  test('are counted up to the last one, each with a word of its own', () => {
    expect(new Set(TABLES.map(words.tables)).size).toBe(TABLES.length);
  });

  test('fit two lines of a phone, where they stand in the say bar', () => {
    for (const table of TABLES.slice(1)) {
      for (const line of words.stillPlaying(table - 1)) expect(line.length, line).toBeLessThan(43);
    }
  });
});
