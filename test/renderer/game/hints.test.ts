import { expect, test } from 'vitest';
import { hintOf } from '../../../renderer/game/hints.ts';
import type { OwnNotice } from '../../../renderer/game/say.ts';
import { situationOf } from '../../../renderer/game/situation.ts';
import { view } from '../views.ts';

test.each([
  ['a pair of mine', 'A@0= A@0=', undefined, 'pair'],
  ['waiting', 'A@1<0 down', undefined, 'wait'],
  [
    'a second card that somebody has',
    'A@1 B',
    { kind: 'taken', who: 'Bob', cards: ['B'] },
    'taken',
  ],
  ['a first card', 'A@0 down', undefined, undefined],
  ['nothing', 'A@1 down', undefined, undefined],
  ['something else to say first', 'A@0= A@0=', { kind: 'back' }, undefined],
] as const)('%s is a surprise: %j, %j: %s', (_, notation, notice: OwnNotice | undefined, hint) => {
  expect(hintOf(situationOf(view(notation)), notice)).toBe(hint);
});
