import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64, encodeBase64 } from '../../shared/base64.ts';

test('what is encoded is what Node makes of it, and is decoded again', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      const text = encodeBase64(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64'));
      expect(decodeBase64(text)).toEqual(bytes);
    }),
  );
});

test.each([
  'A',
  'AA',
  'AAA',
  'AA=',
  'A===',
  '====',
  'AAAA=',
  'A AA',
  'AAA\n',
  'AA-_',
  'AB==',
  'AAB=',
])('%j is not the one spelling of any bytes', (text) => {
  expect(decodeBase64(text)).toBeUndefined();
});
