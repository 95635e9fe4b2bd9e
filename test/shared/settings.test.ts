import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultSettings, readSettings, readSettingsChange } from '../../shared/settings.ts';

const rules = readFileSync('docs/RULES.md', 'utf8');

test('4-C: the rules tell after how long away a page player leaves', () => {
  expect(rules).toContain(`after ${defaultSettings.leaveSeconds} seconds of being away they leave`);
});

test('4-G: the rules tell how long a first card may be kept while somebody waits', () => {
  expect(rules).toContain(`keep a first card for ${defaultSettings.holdUpSeconds} seconds`);
});

test('normally cards are shuffled and may be replaced, and no lobby or clock is in the way', () => {
  expect(defaultSettings).toMatchObject({
    shuffle: true,
    replace: true,
    lobby: false,
    restartMinutes: null,
  });
});

test('what is decided until somebody decides otherwise can be read and changed', () => {
  expect(readSettings(defaultSettings)).toEqual(defaultSettings);
  expect(readSettingsChange({})).toEqual({});
  expect(readSettings({})).toBeUndefined();
});

test.each([
  ['leaveSeconds', 15, 86_400],
  ['holdUpSeconds', 10, 86_400],
  ['restartMinutes', 1, 1_440],
] as const)('%s are from %i up to a day, or never', (field, least, most) => {
  const read = (value: unknown) => readSettingsChange({ [field]: value })?.[field];
  expect([least, most, null].map(read)).toEqual([least, most, null]);
  expect([least - 1, most + 1, least + 0.5].map(read)).toEqual([undefined, undefined, undefined]);
});
