import { expect, test } from 'vitest';
import { sayBring } from '../../../renderer/bring/bring-say.ts';
import type { BringNews } from '../../../renderer/bring/bring-store.ts';
import words from '../../../renderer/text/en/bring.ts';
import text from '../../../renderer/text/en/play.ts';
import { view } from '../views.ts';

interface SaidOptions {
  readonly hidden?: boolean;
  readonly me?: number | null;
  readonly returned?: number;
}

function said(count: number, news?: BringNews, options: SaidOptions = {}) {
  const { hidden = false, me = 0, returned = 0 } = options;
  const base = view('A A', {
    me,
    phase: 'lobby',
    bringing: { each: 3, looksFirst: hidden, cards: [] },
  });
  const brought = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    shown: !hidden,
    text: `card ${index}`,
  }));
  return sayBring({
    text,
    words,
    view: { ...base, you: { ...base.you, brought } },
    news,
    returned,
  });
}

test.each([
  [0, ['What will you bring?', 'A photo, a word or an emoji.']],
  [1, ['One of yours is on the table.', 'You can bring two more.']],
  [2, ['Two of yours are on the table.', 'You can bring one more.']],
  [3, ['All three are on the table.', 'Take one back to change it.']],
])('with %i of mine on the table', (count, lines) => {
  expect(said(count)).toMatchObject({ mood: 'plain', lines });
});

test('what came back is offered', () => {
  expect(said(0, undefined, { returned: 1 }).lines).toEqual([
    'One of yours came back.',
    'Bring it again?',
  ]);
  expect(said(1, undefined, { returned: 2 }).lines[1]).toBe('Bring them again?');
});

test('who waits until the host has looked is told so', () => {
  expect(said(1, undefined, { hidden: true }).lines[1]).toBe('The host will show it soon.');
});

test('who only watches is told how to bring one', () => {
  expect(said(0, undefined, { me: null }).lines).toEqual(words.say.watching);
});

test('a face that is there already is named: a word in quotes, an emoji as it is, a photo not', () => {
  const same = (face: object) => said(0, { kind: 'same', face }).lines[0];
  expect(same({ text: '🍕' })).toBe('Somebody already brought 🍕.');
  expect(same({ text: 'cake' })).toMatch(/^Somebody already brought “.*cake.*”\.$/);
  expect(same({ picture: '' })).toBe('That photo is there already.');
});

test('trouble stands out, and what can be undone does not', () => {
  expect(said(0, { kind: 'noPhoto' }).mood).toBe('note');
  expect(said(0, { kind: 'takenBack', given: { text: 'a' } }).mood).toBe('plain');
});
