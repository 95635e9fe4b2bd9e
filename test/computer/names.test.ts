import { expect, test } from 'vitest';
import { languages as languagesOfThePage } from '../../renderer/text/dictionary.ts';
import { computerName } from '../../main/computer/names.ts';
import { characters, isCharacter } from '../../shared/characters.ts';
import { languages } from '../../shared/languages.ts';
import { isReservedName, parseName } from '../../shared/name.ts';

test('a computer player is called after its character', () => {
  const names = characters.map((character) => computerName(character, 'en'));
  expect(names).toEqual(['Goldfish', 'Squirrel', 'Elephant', 'Chameleon']);
  expect(computerName('squirrel', 'de')).toBe('Eichhörnchen');
});

test('the languages are those of the page', () => {
  expect(languages).toEqual(languagesOfThePage);
});

test.each(languages)('every name in %s is a name, and of one character alone', (language) => {
  const names = characters.map((character) => computerName(character, language));
  expect(names.map(parseName)).toEqual(names);
  expect(names.filter(isReservedName)).toEqual([]);
  expect(new Set(names).size).toBe(characters.length);
});

test('a character is one of four', () => {
  expect(characters.every(isCharacter)).toBe(true);
  expect(isCharacter('person')).toBe(false);
  expect(isCharacter('toString')).toBe(false);
});
