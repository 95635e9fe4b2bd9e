/** What a player's name may be: it is shown on everybody's screen. */

import { limits } from './limits.ts';

/** Control characters, and those that are invisible or change the order of text around them. */
const UNWANTED =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|(?!\u200d)\p{Cf}/gu;

/** The joiner is for emoji; at the edge of a word it joins nothing and cannot be seen. */
const LOOSE_JOINERS = /(^| )\u200d+|\u200d+(?= |$)/gu;

const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u;

/**
 * `text` as a name: composed (NFC), without control and bidi characters, with single spaces, and
 * trimmed; or undefined where no name of 1 to 20 characters is left.
 */
export function parseName(text: string): string | undefined {
  const name = text
    .replace(/\s/gu, ' ')
    .replace(UNWANTED, '')
    .replace(LOOSE_JOINERS, '$1')
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim();
  const length = Array.from(name).length;
  return length <= limits.nameCharsMax && VISIBLE.test(name) ? name : undefined;
}

/** `name`, or `name 2`, `name 3` … : the first that is not taken, ignoring case. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const head = Array.from(name)
      .slice(0, limits.nameCharsMax - suffix.length)
      .join('');
    const candidate = head.trimEnd() + suffix;
    if (!isTaken(candidate)) return candidate;
  }
}

/** Names are compared in this form, so that "ANA" and "Ana" are one name. */
export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
