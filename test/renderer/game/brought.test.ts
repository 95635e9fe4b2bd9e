import { expect, test } from 'vitest';
import {
  broughtBy,
  faceInWords,
  faceSaid,
  kindOf,
  tiltOf,
} from '../../../renderer/game/brought.ts';
import { view } from '../views.ts';

const HASH = '0'.repeat(32);
const words = { photo: (name: string) => `photo, ${name}`, aPhoto: 'photo' };

test.each([
  [{ text: '🦊' }, 'emoji', '🦊', '🦊'],
  [{ text: 'Gran’s cake' }, 'word', 'Gran’s cake', 'Gran’s cake'],
  [{ picture: HASH, name: 'Our cat' }, 'photo', 'photo, Our cat', 'Our cat'],
  [{ picture: HASH }, 'photo', 'photo', undefined],
])('%j is a %s', (face, kind, heard, said) => {
  expect([kindOf(face), faceInWords(face, words), faceSaid(face)]).toEqual([kind, heard, said]);
});

test('a long text is cut inside of a sentence', () => {
  expect(faceSaid({ text: 'x'.repeat(60) })).toBe(`${'x'.repeat(23)}…`);
});

test('people are counted with their cards; computers are not, nor who left without any', () => {
  const seen = view('A A', { computers: { 3: 'goldfish' } });
  const players = seen.players.map((player) =>
    player.seat === 2 ? { ...player, presence: 'left' as const } : player,
  );
  const cards = [1, 2, 3].map((number) => ({ number, seat: number === 3 ? null : 0, text: 'a' }));
  const counted = broughtBy({ ...seen, players }, cards);
  expect(counted.map(({ name, count }) => [name, count])).toEqual([
    ['Ana', 2],
    ['Bob', 0],
  ]);
});

test('cards lie askew by three degrees at most, and not all alike', () => {
  const tilts = Array.from({ length: 50 }, (_, number) => tiltOf(number));
  expect(Math.max(...tilts.map(Math.abs))).toBe(3);
  expect(new Set(tilts).size).toBe(7);
});
