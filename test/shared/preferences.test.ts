import { describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { isPreference, readPreferences, withPreference } from '../../shared/preferences.ts';

describe('a preference', () => {
  test.each([
    ['language', 'de'],
    ['theme', 'dark'],
    ['theme', 'auto'],
    ['muted', 'true'],
    ['watches', 'false'],
    ['name', 'Ana'],
    ['best.Under the sea 4x4', '12 90'],
    [`best.${'x'.repeat(limits.preferenceKeyCharsMax - 5)}`, 'x'.repeat(limits.bestCharsMax)],
  ])('%s: %s', (key, value) => {
    expect(isPreference(key, value)).toBe(true);
  });

  test.each([
    ['id', 'a'.repeat(32)],
    ['language', '../de'],
    ['theme', 'pink'],
    ['muted', true],
    ['name', ''],
    ['name', 'x'.repeat(limits.nameCharsMax + 1)],
    ['best.Sea', 12],
    ['best.Sea', 'x'.repeat(limits.bestCharsMax + 1)],
    [`best.${'x'.repeat(limits.preferenceKeyCharsMax - 4)}`, '1 1'],
    ['__proto__', 'light'],
    ['constructor', 'light'],
  ])('is not %s: %j', (key, value) => {
    expect(isPreference(key, value)).toBe(false);
  });
});

describe('what is kept', () => {
  test('is as many best games as the limit, the oldest forgotten, and everything else', () => {
    let kept = withPreference({}, 'theme', 'dark');
    for (let board = 0; board <= limits.bestGamesMax; board++) {
      kept = withPreference(kept, `best.${board}`, '9 9');
      if (board === 1) kept = withPreference(kept, 'best.0', '8 8'); // played again: the newest
    }
    expect(Object.keys(kept)).toHaveLength(limits.bestGamesMax + 1);
    expect(kept).toMatchObject({ theme: 'dark', 'best.0': '8 8', 'best.2': '9 9' });
    expect(kept).not.toHaveProperty(['best.1']);
    expect(Object.keys(withPreference(kept, 'muted', 'true'))).toHaveLength(
      limits.bestGamesMax + 2,
    );
  });

  test('is read back; what is no preference is left out, and nothing else is lost', () => {
    const kept = { language: 'fr', 'best.Sea': '3 4', theme: 'light' };
    expect(readPreferences(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(readPreferences({ ...kept, theme: 'pink', name: 7, other: 'x' })).toEqual({
      language: 'fr',
      'best.Sea': '3 4',
    });
    const many = Array.from({ length: limits.bestGamesMax + 5 }, (_, board) => [
      `best.${board}`,
      '1 1',
    ]);
    const read = readPreferences(Object.fromEntries(many)) ?? {};
    expect(Object.keys(read)).toHaveLength(limits.bestGamesMax);
  });

  test.each([[null], [[]], ['x'], [undefined]])('is not %j', (value) => {
    expect(readPreferences(value)).toBe(undefined);
  });
});
