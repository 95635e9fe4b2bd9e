/**
 * Readers of values from outside: a request's JSON, a saved file. A reader returns what a value
 * says, or undefined where it is no such value; so what was read has its type by construction. Every
 * text is measured before anything else looks at it.
 */

import { limits } from './limits.ts';

export type Reader<T> = (value: unknown) => T | undefined;

/** Marks a field that may be missing. */
export interface Optional<T> {
  readonly optional: Reader<T>;
}

type Shape = Readonly<Record<string, Reader<unknown> | Optional<unknown>>>;
type Read<R> = R extends Optional<infer T> ? T : R extends Reader<infer T> ? T : never;

/** What an object of this shape is read as. */
export type FieldsOf<S extends Shape> = {
  readonly [K in keyof S as S[K] extends Optional<unknown> ? never : K]: Read<S[K]>;
} & {
  readonly [K in keyof S as S[K] extends Optional<unknown> ? K : never]?: Read<S[K]>;
};

/** Reads an object of exactly these fields; any other field makes it another object. */
export function fields<S extends Shape>(shape: S): Reader<FieldsOf<S>> {
  const readers = Object.entries(shape);
  const known = new Set(Object.keys(shape));
  return (value) => {
    if (!isObject(value)) return undefined;
    if (!Object.keys(value).every((key) => known.has(key))) return undefined;
    const read: Record<string, unknown> = {};
    for (const [key, reader] of readers) {
      if (isLeftOut(reader, value[key])) continue;
      const field = readField(reader, value[key]);
      if (field === undefined) return undefined;
      read[key] = field;
    }
    return read as FieldsOf<S>;
  };
}

/** Reads an object of some of these fields. */
export function someOf<S extends Readonly<Record<string, Reader<unknown>>>>(
  shape: S,
): Reader<Partial<FieldsOf<S>>> {
  const entries = Object.entries(shape).map(([key, reader]) => [key, optional(reader)] as const);
  return fields(Object.fromEntries(entries));
}

/**
 * Reads an object field by field: `good` has the fields of this shape, `bad` names the fields that are
 * not. A field that the shape does not name is in neither.
 */
export function eachField<S extends Shape>(
  shape: S,
): Reader<{ readonly good: Partial<FieldsOf<S>>; readonly bad: readonly string[] }> {
  return (value) => {
    if (!isObject(value)) return undefined;
    const given = Object.entries(shape)
      .filter(([key, reader]) => !isLeftOut(reader, value[key]))
      .map(([key, reader]) => [key, readField(reader, value[key])] as const);
    const good = Object.fromEntries(given.filter(([, field]) => field !== undefined));
    const bad = given.flatMap(([key, field]) => (field === undefined ? [key] : []));
    return { good: good as Partial<FieldsOf<S>>, bad };
  };
}

/** @returns the first field that makes `value` no object of this shape, if it is because of a field */
export function misfit(shape: Shape, value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const isUnfit = ([key, reader]: [string, Shape[string]]) =>
    !isLeftOut(reader, value[key]) && readField(reader, value[key]) === undefined;
  const known = new Set(Object.keys(shape));
  const unknown = Object.keys(value).find((key) => !known.has(key));
  return unknown ?? Object.entries(shape).find(isUnfit)?.[0];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLeftOut(reader: Shape[string], given: unknown): boolean {
  return typeof reader !== 'function' && given === undefined;
}

function readField(reader: Shape[string], given: unknown): unknown {
  return typeof reader === 'function' ? reader(given) : reader.optional(given);
}

export function optional<T>(reader: Reader<T>): Optional<T> {
  return { optional: reader };
}

export function nullable<T>(reader: Reader<T>): Reader<T | null> {
  return (value) => (value === null ? null : reader(value));
}

export function list<T>(reader: Reader<T>): Reader<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const items: T[] = [];
    for (const element of value) {
      const item = reader(element);
      if (item === undefined) return undefined;
      items.push(item);
    }
    return items;
  };
}

/** Reads a list of exactly two. */
export function pair<A, B>(one: Reader<A>, two: Reader<B>): Reader<readonly [A, B]> {
  return (value) => {
    if (!Array.isArray(value) || value.length !== 2) return undefined;
    const first = one(value[0]);
    const second = two(value[1]);
    return first === undefined || second === undefined ? undefined : [first, second];
  };
}

/** Reads with the first of `readers` that can read the value. */
export function anyOf<T>(...readers: readonly Reader<T>[]): Reader<T> {
  return (value) => {
    for (const reader of readers) {
      const read = reader(value);
      if (read !== undefined) return read;
    }
    return undefined;
  };
}

/** Whether anything but its length may be looked at. */
export function isShort(given: string, most: number = limits.textUnitsMax): boolean {
  return given.length <= most;
}

/** `given`, or as much of it as may be looked at. Half a character at the end is left out. */
export function cutShort(given: string): string {
  return isShort(given)
    ? given
    : given.slice(0, limits.textUnitsMax).replace(/[\ud800-\udbff]$/, '');
}

export const text: Reader<string> = textThat(() => true);

/** For names and titles that are kept: nothing is lost because one of them is too long. */
export const cutText: Reader<string> = (value) =>
  typeof value === 'string' ? cutShort(value) : undefined;

/** The text of a file, or a picture: its carrier has measured it, and its parser goes on. */
export const fileText: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);

export const pathText: Reader<string> = textThat(() => true, limits.pathUnitsMax);

export const yesOrNo: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** A text of at most `most` units that `isLegal` accepts. */
export function textThat(
  isLegal: (given: string) => boolean,
  most: number = limits.textUnitsMax,
): Reader<string> {
  return (value) =>
    typeof value === 'string' && isShort(value, most) && isLegal(value) ? value : undefined;
}

/** A whole number from `least` to `most`. */
export function whole(least = 0, most = Number.MAX_SAFE_INTEGER): Reader<number> {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : undefined;
}

export function oneOf<T extends string>(...choices: readonly T[]): Reader<T> {
  return (value) => choices.find((choice) => choice === value);
}
