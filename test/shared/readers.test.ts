import { describe, expect, test } from 'vitest';
import {
  type Reader,
  fields,
  list,
  misfit,
  nullable,
  oneOf,
  optional,
  text,
  textThat,
  whole,
  yesOrNo,
} from '../../shared/readers.ts';

const point = fields({ x: whole(), y: whole(), label: optional(text) });

describe('each reader reads its own kind of value', () => {
  test.each<[string, Reader<unknown>, readonly unknown[]]>([
    ['text', text, ['', 'a']],
    ['textThat', textThat((value) => value.length === 2), ['ab']],
    ['yesOrNo', yesOrNo, [true, false]],
    ['whole', whole(), [0, 7, Number.MAX_SAFE_INTEGER]],
    ['whole from 2 to 4', whole(2, 4), [2, 3, 4]],
    ['oneOf', oneOf('up', 'down'), ['up', 'down']],
    ['nullable', nullable(text), [null, '']],
    ['list', list(text), [[], ['a', 'b']]],
    [
      'fields',
      point,
      [
        { x: 0, y: 1 },
        { x: 0, y: 1, label: '' },
      ],
    ],
    ['no fields', fields({}), [{}]],
  ])('%s', (_, reader, values) => {
    for (const value of values) expect(reader(value)).toEqual(value);
  });
});

describe('each reader refuses everything else', () => {
  test.each<[string, Reader<unknown>, readonly unknown[]]>([
    ['text', text, [undefined, null, 1, ['a'], {}]],
    ['textThat', textThat((value) => value.length === 2), ['a', ['a', 'b'], undefined]],
    ['yesOrNo', yesOrNo, [0, 'true', null, undefined]],
    ['whole', whole(), [-1, 1.5, NaN, Infinity, Number.MAX_SAFE_INTEGER + 1, '1', null]],
    ['whole from 2 to 4', whole(2, 4), [1, 5]],
    ['oneOf', oneOf('up', 'down'), ['left', 0, undefined, 'toString']],
    ['nullable', nullable(text), [undefined, 0]],
    ['list', list(text), [['a', 1], {}, 'ab', { length: 0 }, null]],
    ['fields', point, [null, [], 'x', { x: 0 }, { x: 0, y: '1' }, { x: 0, y: 1, label: 1 }]],
    [
      'fields with one too many',
      point,
      [
        { x: 0, y: 1, z: 2 },
        { x: 0, y: 1, '': 0 },
      ],
    ],
    ['no fields', fields({}), [null, [], { x: 1 }, undefined]],
  ])('%s', (_, reader, values) => {
    for (const value of values) expect(reader(value)).toBeUndefined();
  });
});

test('a field that may be missing is left out where it is undefined', () => {
  expect(point({ x: 0, y: 1, label: undefined })).toStrictEqual({ x: 0, y: 1 });
});

test('what is read is a new value', () => {
  const given = { x: 0, y: 1 };
  expect(point(given)).not.toBe(given);
});

test('JSON cannot smuggle in a prototype', () => {
  expect(point(JSON.parse('{"x":0,"y":1,"__proto__":{"label":"a"}}'))).toBeUndefined();
});

describe('the field because of which a value is no such object', () => {
  const shape = { x: whole(), y: whole(), label: optional(text) };

  test.each([
    ['is none where it fits', { x: 1, y: 2 }, undefined],
    ['is none where it fits, with what may be left out', { x: 1, y: 2, label: '' }, undefined],
    ['is the first that is wrong', { x: 1, y: -1, label: 3 }, 'y'],
    ['is one that is missing', { x: 1 }, 'y'],
    ['is what may be left out and is wrong', { x: 1, y: 2, label: 3 }, 'label'],
    ['is one that is unknown', { x: -1, y: 2, z: 3 }, 'z'],
    ['is none of a list', [1, 2], undefined],
    ['is none of nothing', null, undefined],
  ])('%s', (_, value, field) => {
    expect(misfit(shape, value)).toBe(field);
  });
});
