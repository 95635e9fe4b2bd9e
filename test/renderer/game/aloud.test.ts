import { describe, expect, test } from 'vitest';
import { aloudOf, languagesOf, turnedUp } from '../../../renderer/game/aloud.ts';
import { photoMark } from '../../../renderer/game/photo.ts';
import { voiceFor } from '../../../renderer/state/aloud.ts';
import { view } from '../views.ts';

const photo = photoMark({ card: 'photo_1', picture: 'a'.repeat(32) }, (hash) => `/picture/${hash}`);

describe('what is said of a card', () => {
  test.each([
    [{ card: 'Hund', language: 'de' }, null, { text: 'Hund', language: 'de' }],
    [{ card: 'dog' }, 'en', { text: 'dog', language: 'en' }],
    [{ card: 'dog', language: 'en' }, 'de', { text: 'dog', language: 'en' }],
    [{ card: '3 × 4', say: 'drei mal vier' }, 'de', { text: 'drei mal vier', language: 'de' }],
    [{ card: '12' }, 'de', { text: '12', language: 'de' }],
    [
      { card: photo, say: 'die Katze', language: 'de' },
      null,
      { text: 'die Katze', language: 'de' },
    ],
    [{ card: photo, language: 'de' }, 'de', undefined],
    [{ card: '🦊' }, 'en', undefined],
    [{ card: 'Hund' }, null, undefined],
    [1 as const, 'de', undefined],
    [0 as const, 'de', undefined],
    [undefined, 'de', undefined],
  ])('%j on a board in %j: %j', (spot, language, said) => {
    expect(aloudOf(spot, { language })).toEqual(said);
  });

  test('is in the languages of its two sides, or in that of all', () => {
    const german = { ...view('A B / B A'), language: 'de' };
    expect(languagesOf(german)).toEqual(['de']);
    expect(languagesOf({ ...german, language: null })).toEqual([]);
    expect(languagesOf({ ...german, languages: ['de', 'en'] })).toEqual(['de', 'en']);
  });

  test('is news of the cards that were not up before, in the same game', () => {
    const before = { ...view('A B / B A'), spots: [{ card: 'A' }, { card: 'B' }, 1, 1] as const };
    const after = {
      ...before,
      spots: [{ card: 'A', by: 0 }, { card: 'C' }, { card: 'D' }, 0] as const,
    };
    expect(turnedUp(before, after)).toEqual([{ card: 'C' }, { card: 'D' }]);
    expect(turnedUp(before, { ...after, game: before.game + 1 })).toEqual([]);
    expect(turnedUp(undefined, after)).toEqual([]);
  });
});

describe('the voice for a language', () => {
  const voice = (lang: string, localService = true) =>
    ({ lang, localService, name: lang }) as SpeechSynthesisVoice;
  const voices = [voice('en-US'), voice('de_AT'), voice('fr-FR', false), voice('en-GB')];

  test.each([
    ['en', 'en-US'],
    ['en-GB', 'en-GB'],
    ['de', 'de_AT'],
    ['de-AT', 'de_AT'],
    ['de-CH', 'de_AT'],
    ['fr', undefined], // it would leave the network
    ['es', undefined],
  ])('%s is %s', (language, lang) => {
    expect(voiceFor(language, voices)?.lang).toBe(lang);
  });
});
