import { describe, expect, test } from 'vitest';
import type { FacesView } from '../../../shared/faces.ts';
import { KnownFaces } from '../../../renderer/state/faces.ts';
import { view } from '../views.ts';

const HASH = (letter: string) => letter.repeat(32);
const parts = { hasFaces: true } as const;

/** Answers that the test gives, in the order of the questions. */
function asking() {
  const questions: ((answer: FacesView | undefined) => void)[] = [];
  const seen: string[] = [];
  const fetched: string[] = [];
  let naps = 0;
  let id = 'me';
  const known = new KnownFaces({
    id: () => id,
    load: () => new Promise((resolve) => questions.push(resolve)),
    fetchPictures: (addresses) => void fetched.push(...addresses),
    onKnown: () => seen.push('known'),
    sleep: () => {
      naps++;
      return Promise.resolve();
    },
  });
  const answer = async (faces: FacesView | undefined) => {
    questions.shift()?.(faces);
    await new Promise(setImmediate);
  };
  const become = (other: string) => {
    id = other;
  };
  return { known, become, questions, answer, seen, fetched, naps: () => naps };
}

const cardAt0 = ({ spots: [spot] }: ReturnType<typeof view>) =>
  typeof spot === 'object' ? spot.card : spot;

describe('the faces of a game', () => {
  test('and their pictures are let go with it', async () => {
    const lists: (readonly string[])[] = [];
    const known = new KnownFaces({
      id: () => 'me',
      load: async () => ({ game: 1, faces: [{ card: 'photo_1', picture: HASH('a') }] }),
      fetchPictures: (addresses) => void lists.push(addresses),
      onKnown: () => undefined,
      sleep: () => Promise.resolve(),
    });
    known.show(view('down', parts));
    await new Promise(setImmediate);
    expect(lists.map(({ length }) => length)).toEqual([1]);
    known.show(view('down', { game: 2 }));
    known.show(view('A', { game: 2 }));
    expect(lists.map(({ length }) => length)).toEqual([1, 0]);
  });

  test('are asked for once, and shown as soon as they are known', async () => {
    const { known, questions, answer, seen } = asking();
    const shown = view('New_York down', parts);
    expect(cardAt0(known.show(shown))).toBe('New_York');
    known.show(shown);
    expect(questions).toHaveLength(1);
    await answer({ game: 1, faces: [{ card: 'New_York', text: 'New York' }] });
    expect(seen).toEqual(['known']);
    expect(cardAt0(known.show(shown))).toBe('New York');
    expect(known.cardOf('New_York')).toBe('New York');
    expect(questions).toHaveLength(0);
  });

  test('are asked for again where nobody answered, or of another game', async () => {
    const { known, questions, answer, naps } = asking();
    known.show(view('A', { ...parts, game: 2 }));
    await answer(undefined);
    await answer({ game: 1, faces: [] });
    expect([questions.length, naps()]).toEqual([1, 2]);
    await answer({ game: 2, faces: [{ card: 'A', text: 'an A' }] });
    expect(known.cardOf('A')).toBe('an A');
  });

  test('of a game that is over by now are thrown away', async () => {
    const { known, questions, answer, seen } = asking();
    known.show(view('A', parts));
    known.show(view('A', { ...parts, game: 2 }));
    expect(questions).toHaveLength(2);
    await answer({ game: 1, faces: [{ card: 'A', text: 'old' }] });
    expect([seen, known.cardOf('A')]).toEqual([[], 'A']);
    await answer({ game: 2, faces: [{ card: 'A', text: 'new' }] });
    expect(known.cardOf('A')).toBe('new');
    // The next game has plain cards.
    const plain = view('A', { game: 3 });
    expect(known.show(plain)).toBe(plain);
    expect(questions).toHaveLength(0);
  });

  test('are asked for again by who has become another player', () => {
    const { known, become, questions } = asking();
    known.show(view('A', parts));
    become('other');
    known.show(view('A', parts));
    expect(questions).toHaveLength(2);
  });

  test('fetch all their pictures at once, in an order that says nothing', async () => {
    const { known, answer, fetched } = asking();
    known.show(view('down down', parts));
    await answer({
      game: 1,
      faces: [
        { card: 'photo_1', picture: HASH('c') },
        { card: 'photo_2', picture: HASH('a') },
        { card: 'word_s', text: 'word s' },
      ],
    });
    expect(fetched).toEqual([`/picture/${HASH('a')}?player=me`, `/picture/${HASH('c')}?player=me`]);
  });
});
