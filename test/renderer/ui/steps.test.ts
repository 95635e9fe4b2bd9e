import { expect, test } from 'vitest';
import { stepped } from '../../../renderer/ui/steps.ts';

/** Of five in a line, from the third, and from the ends. */
test.each([
  ['ArrowRight', 2, 3],
  ['ArrowDown', 2, 3],
  ['ArrowLeft', 2, 1],
  ['ArrowUp', 2, 1],
  ['ArrowRight', 4, 0],
  ['ArrowLeft', 0, 4],
  ['Home', 2, 0],
  ['End', 2, 4],
  ['Enter', 2, undefined],
])('%s leads from %i to %s', (key, from, to) => {
  expect(stepped(key, from, 5)).toBe(to);
});
