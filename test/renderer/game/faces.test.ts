import { describe, expect, test } from 'vitest';
import { NO_FACES, faced, showsOf } from '../../../renderer/game/faces.ts';
import { photoOf } from '../../../renderer/game/photo.ts';
import { situationOf } from '../../../renderer/game/situation.ts';
import { view } from '../views.ts';

const HASH = 'a'.repeat(32);
const shows = showsOf(
  [
    { card: 'New_York', text: 'New York' },
    { card: 'photo_2', picture: HASH, name: 'Oma' },
  ],
  (hash) => `/picture/${hash}?player=me`,
);

describe('the cards of a view', () => {
  test('have their spaces, and are photos, wherever the view names them', () => {
    const shown = view('New_York@0= photo_2@0= / down A', {
      lastPair: { seat: 0, card: 'New_York', with: 'photo_2' },
      happenings: [{ number: 1, kind: 'replaced', who: 'Bob', from: 'photo_2', to: 'B' }],
    });
    const players = shown.players.map((player) =>
      player.seat === 0 ? { ...player, last: 'New_York', lastWith: 'photo_2' } : player,
    );
    const after = faced({ ...shown, players }, shows);
    const cards = after.spots.map((spot) => (typeof spot === 'object' ? spot.card : spot));
    expect([cards[0], photoOf(String(cards[1]))?.name, cards[2], cards[3]]).toEqual([
      'New York',
      'Oma',
      1,
      'A',
    ]);
    expect(after.lastPair).toMatchObject({ card: 'New York' });
    expect(photoOf(after.lastPair?.with ?? '')?.address).toBe(`/picture/${HASH}?player=me`);
    expect(after.players[0]?.last).toBe('New York');
    expect(photoOf(after.players[0]?.lastWith ?? '')?.name).toBe('Oma');
    expect(photoOf(after.happenings[0]?.from ?? '')?.name).toBe('Oma');
    expect(after.happenings[0]?.to).toBe('B');
  });

  test('are those of the view where nothing is to be said of them', () => {
    const shown = view('A down');
    expect(faced(shown, NO_FACES)).toBe(shown);
  });
});

test('an unlike pair is told in the order of its deck, whichever was flipped first', () => {
  const shown = view('dog@0= Hund@0=', { unlike: true });
  const players = shown.players.map((player) =>
    player.seat === 0 ? { ...player, last: 'Hund', lastWith: 'dog' } : player,
  );
  expect(situationOf({ ...shown, players })).toMatchObject({ cards: ['Hund', 'dog'] });
  // A card was replaced since: what lies there counts.
  expect(situationOf({ ...view('cat@0= Hund@0='), players })).toMatchObject({
    cards: ['cat', 'Hund'],
  });
});
