import { expect, test } from 'vitest';
import { type Belongs, equalCards, knowing } from '../../main/computer/belongs.ts';
import { Belonging } from '../../main/game/belonging.ts';
import { choose, handOf } from '../../main/computer/mind.ts';
import { seededRandom } from '../../main/system/chance.ts';
import type { SpotView } from '../../shared/table-view.ts';

const ME = 0;
const OTHER = 1;

/**
 * Spots in notation: `.` none, `?` face down, `(A)` face down and remembered, `A` face up; followed by
 * `!` my first card, `!!` in my pair, `*` another's first card, `**` in another's pair.
 */
function spots(notation: string) {
  const remembered = new Map<number, string>();
  const views = notation.split(' ').map((text, spot): SpotView => {
    if (text === '.') return 0;
    const [, card = ''] = /^\((.+)\)$/.exec(text) ?? [];
    if (card !== '') remembered.set(spot, card);
    if (text === '?' || card !== '') return 1;
    const mark = /[!*]+$/.exec(text)?.[0] ?? '';
    const faceUp = { card: text.slice(0, text.length - mark.length) };
    if (mark === '') return faceUp;
    const by = mark.startsWith('!') ? ME : OTHER;
    return { ...faceUp, by, as: mark.length === 1 ? 'first' : 'pair' };
  });
  return { views, remembered };
}

/** Every spot that may be chosen, whatever chance says. */
function choices(notation: string, belongs: Belongs = equalCards): ReadonlySet<number | undefined> {
  const { views, remembered } = spots(notation);
  const knowledge = {
    view: { spots: views, seat: ME },
    remembered: (spot: number) => remembered.get(spot),
    belongs,
  };
  const found = new Set<number | undefined>();
  for (let seed = 0; seed < 100; seed++) found.add(choose(knowledge, seededRandom(seed)));
  return found;
}

test.each([
  ['first card: one of a pair that it remembers', '? (A) (B) ? (A)', [1, 4]],
  ['first card: one of a pair of which it sees a half', '? A (B) ? (A)', [1, 4]],
  ['first card: otherwise one that it does not know', '? (A) B ? .', [0, 3]],
  ['first card: not of a pair of which somebody has a half', '(A) ? A* ?', [1, 3]],
  ['first card: not of a pair that is found', '(A) ? A** A**', [1]],
  ['first card: of several pairs any', '(A) (B) (A) (B) ?', [0, 1, 2, 3]],
  ['first card: none, if somebody has what goes with all that is left', '(A) A* . .', [undefined]],
  ['first card: any, if nobody has anything, for then it is wrong', '(A) (B) . .', [0, 1]],
  ['first card: none where none is', 'A** A** . .', [undefined]],
  ['second card: the twin that it remembers', 'A! ? (B) (A)', [3]],
  ['second card: the twin that it sees', 'A! ? (B) A', [3]],
  ['second card: otherwise one that it does not know', 'A! ? (B) C', [1]],
  ['second card: not the twin that somebody has', 'A! A* ? ?', [2, 3]],
  ['second card: anything, to let go of the first', 'A! A* (B) C', [2, 3]],
  ['second card: its own, to let go of it, if there is no other', 'A! A* . .', [0]],
  ['a pair in hand goes with the next first card', 'A!! A!! ? (B)', [2]],
  ['a pair in hand goes by itself, if there is no first card', 'A!! A!! (B) B*', [0]],
])('%s', (_, notation, expected) => {
  expect(choices(notation)).toEqual(new Set(expected));
});

/** What is known after somebody was seen to match Hund and dog, and to miss with Hund and cat. */
const learnt: Belongs = {
  partnersOf: (card) => (card === 'Hund' || card === 'dog' ? ['Hund', 'dog'] : [card]),
  mayBelong: (one, other) => new Set([one, other, 'Hund', 'cat']).size > 2,
};

test.each([
  ['first card: of two that are known to belong together', '(dog) (Hund) ? (cat)', [0, 1]],
  ['first card: otherwise one that it does not know', '(Katze) (cat) ?', [2]],
  [
    'first card: one that may belong to another, if it knows all',
    '(Katze) (cat) (Hund)',
    [0, 1, 2],
  ],
  ['second card: what is known to belong to the first', 'Hund! (dog) ? (cat)', [1]],
  ['second card: what may belong to the first, or is not known', 'Hund! (Maus) ? (cat)', [1, 2]],
])('what belongs together is a parameter: %s', (_, notation, expected) => {
  expect(choices(notation, learnt)).toEqual(new Set(expected));
});

test.each([
  ['first card', '(dog) (Hund) ? (cat)', [0, 1]],
  ['first card, where no two go together', '(dog) (cat) ?', [2]],
  ['second card', 'dog! (Hund) ? (cat)', [1]],
  ['second card that is not known yet', 'dog! ? (cat)', [1]],
  ['second card, equal all the same', 'dog! (dog) (cat)', [1]],
])('who knows the words of a deck goes by its pairs: %s', (_, notation, expected) => {
  const belonging = new Belonging([['Hund', 'dog']]);
  const told = knowing((card) => belonging.partnersOf(card));
  expect(choices(notation, told)).toEqual(new Set(expected));
});

test('what it has in hand', () => {
  const hand = (notation: string) => handOf({ spots: spots(notation).views, seat: ME });
  expect(hand('? A A* B')).toBeUndefined();
  expect(hand('? A! A* B')).toEqual({ as: 'first', spot: 1 });
  expect(hand('? A* B!! B!!')).toEqual({ as: 'pair', spot: 2 });
});
