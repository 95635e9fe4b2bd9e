import { describe, expect, test } from 'vitest';
import { type FilmMoment, sayFilm, sayFind } from '../../../renderer/game/film-say.ts';
import story from '../../../renderer/text/en/story.ts';
import text from '../../../renderer/text/en/play.ts';
import { view } from '../views.ts';

const { film: words } = story;
const FIND = { steps: 2, share: 0.5, seconds: 3, seat: 1, card: '🦊' };

function said(moment: Partial<FilmMoment> = {}) {
  return sayFilm(
    { text, words },
    {
      film: { count: 9, isCut: false },
      view: view('down down', { me: 0 }),
      find: undefined,
      isAtEnd: false,
      isLate: false,
      ...moment,
    },
  );
}

describe('what a film says', () => {
  test('before the first pair', () => {
    expect(said()).toEqual(['Everyone flips a first card.', '3 pairs left']);
  });

  test('to who joined later', () => {
    expect(said({ isLate: true })[1]).toBe('You joined later. Here’s how it began.');
    expect(said({ isLate: true, find: FIND })[1]).toBe('3 pairs left');
  });

  test('of each pair: who found it, and how many are left', () => {
    expect(said({ find: FIND })).toEqual(['Bob found 🦊 🦊', '3 pairs left']);
    expect(said({ find: { ...FIND, seat: 0 } })[0]).toBe('You found 🦊 🦊');
    expect(said({ find: FIND, isAtEnd: true })[0]).toBe('Bob found 🦊 🦊');
  });

  test('of an unlike pair', () => {
    const find = { ...FIND, card: 'Hund', with: 'guide dog' };
    expect(sayFind({ text, words }, view('down'), find)).toBe('Bob found Hund = guide dog');
  });

  test('at the end of a record that was cut, and of one that was lost', () => {
    const film = { count: 9, isCut: true };
    expect(said({ film, find: FIND })[0]).toBe('Bob found 🦊 🦊');
    expect(said({ film, find: FIND, isAtEnd: true })).toEqual(words.cut);
    expect(said({ film: { count: 0, isCut: true } })).toEqual(words.lost);
  });
});
