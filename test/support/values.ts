import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Reader } from '../../shared/readers.ts';

/** Texts that programs stumble over. */
export const wildText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 25 }),
  fc.string({ unit: 'binary', maxLength: 25 }),
  fc.constantFrom('', 'Ana', '__proto__', 'constructor', '"', '\\', '{}', '0', '🦊', '\ud800'),
);

/** Whatever JSON can say. */
const anyJson = fc.jsonValue({ maxDepth: 3 }).map(throughJson);

/** Something that is nearly `legal`: one of its fields, at any depth, is another, or is not there. */
export function nearly(legal: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const way = fc.array(fc.nat(20), { minLength: 1, maxLength: 5 });
  const other = fc.oneof(anyJson, wildText, fc.constant(undefined));
  return fc
    .tuple(legal, way, other)
    .map(([value, at, put]) => throughJson(replaced(throughJson(value), at, put)));
}

function replaced(value: unknown, [at, ...deeper]: readonly number[], put: unknown): unknown {
  if (at === undefined || typeof value !== 'object' || value === null) return put;
  const keys = Object.keys(value);
  const key = keys[at % (keys.length + 1)] ?? 'unknown';
  const inner = (value as Record<string, unknown>)[key];
  const changed = deeper.length === 0 ? put : replaced(inner, deeper, put);
  if (!Array.isArray(value)) return { ...value, [key]: changed };
  return value.map((each: unknown, index) => (String(index) === key ? changed : each));
}

/** As it is after it was written down. */
export function throughJson(value: unknown): unknown {
  const written = JSON.stringify(value) as string | undefined;
  return written === undefined ? undefined : JSON.parse(written);
}

/**
 * Whatever is legal is read as it was written; whatever else comes is refused or read, and what was
 * read is read again the same.
 */
export function expectReads<T>(reader: Reader<T>, legal: fc.Arbitrary<T>): void {
  fc.assert(
    fc.property(legal, (value) => {
      expect(reader(throughJson(value))).toEqual(throughJson(value));
    }),
  );
  fc.assert(
    fc.property(fc.oneof(nearly(legal), anyJson), (value) => {
      const read = reader(value);
      if (read !== undefined) expect(reader(throughJson(read))).toEqual(read);
    }),
    { numRuns: 500 },
  );
}
