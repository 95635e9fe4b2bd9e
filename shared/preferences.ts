/**
 * What a player likes, as a device keeps it: texts under keys. Whatever keeps them need not know what
 * they mean, only that they are preferences; the page that shows them reads them with care.
 */

import { limits } from './limits.ts';
import { parseName } from './name.ts';
import { type Reader, oneOf, textThat } from './readers.ts';

export type Preferences = Readonly<Record<string, string>>;

/** A few names with spaces between them. */
const someNames = textThat((text) => /^[a-z]{1,10}( [a-z]{1,10}){0,9}$/.test(text));

const readers: Readonly<Record<string, Reader<string>>> = {
  language: textThat((text) => /^[a-z]{2}$/.test(text)),
  theme: oneOf('light', 'dark', 'auto'),
  muted: oneOf('true', 'false'),
  /** One's own cards are said aloud. */
  speaks: oneOf('true', 'false'),
  /** The host only watches. */
  watches: oneOf('true', 'false'),
  /** The host's window shows the way to the X-ray. */
  study: oneOf('true', 'false'),
  /** The bench lies open in the host's window. */
  bench: oneOf('true', 'false'),
  /** Hints that were shown, by their names. */
  seen: someNames,
  /** Questions that the host was asked once, by their names. */
  asked: someNames,
  name: textThat((text) => parseName(text) !== undefined),
};

/** The best solo game of a board is kept under this and the name of the board. */
const BEST = 'best.';

const readBest = textThat((text) => text.length <= limits.bestCharsMax);

/** @returns whether `value` may be kept under `key` */
export function isPreference(key: string, value: unknown): value is string {
  const isBest = key.startsWith(BEST) && key.length <= limits.preferenceKeyCharsMax;
  const reader = isBest ? readBest : Object.hasOwn(readers, key) ? readers[key] : undefined;
  return reader?.(value) !== undefined;
}

/** `kept` with one more, the newest last; of too many best games the oldest give way. */
export function withPreference(kept: Preferences, key: string, value: string): Preferences {
  const { [key]: _before, ...others } = kept;
  const bests = Object.keys(others).filter((each) => each.startsWith(BEST));
  const tooMany = key.startsWith(BEST) ? bests.length - (limits.bestGamesMax - 1) : 0;
  const forgotten = new Set(bests.slice(0, Math.max(0, tooMany)));
  const remembered = Object.entries(others).filter(([each]) => !forgotten.has(each));
  return { ...Object.fromEntries(remembered), [key]: value };
}

/** Reads what was kept. What is no preference, or no longer, is left out. */
export const readPreferences: Reader<Preferences> = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  let kept: Preferences = {};
  for (const [key, text] of Object.entries(value)) {
    if (isPreference(key, text)) kept = withPreference(kept, key, text);
  }
  return kept;
};
