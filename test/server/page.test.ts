import { expect, test } from 'vitest';
import { isDevelopment } from '../../main/server/page.ts';

test('an empty MEMORY_SCRAMBLE_DEV is none', () => {
  expect(isDevelopment({})).toBe(false);
  expect(isDevelopment({ MEMORY_SCRAMBLE_DEV: '' })).toBe(false);
  expect(isDevelopment({ MEMORY_SCRAMBLE_DEV: '1' })).toBe(true);
});
