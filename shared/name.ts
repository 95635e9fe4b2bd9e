/** What a player's name may be: it is shown on everybody's screen. */

import { beginning } from './beginning.ts';
import { limits } from './limits.ts';
import { isShort } from './readers.ts';

/** Characters that control, are invisible, or change the order of text around them. */
const UNWANTED =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0\ufffc\u{13441}\u{13442}\u{1d159}]|(?!\u200d)\p{Cf}/gu;

/** What is never seen by itself: joiners, selectors of a variant, fillers, tags. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/** The joiner is for emoji; at the edge of a word it joins nothing and cannot be seen. */
const LOOSE_JOINERS = /(^| )\u200d+|\u200d+(?= |$)/gu;

const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u;

/**
 * `text` as it may be shown to others: composed (NFC), without control and bidi characters, with
 * single spaces, and trimmed; or undefined where nothing is left that can be seen, or it is so long
 * that nothing may look at it.
 */
export function cleaned(text: string): string | undefined {
  if (!isShort(text)) return undefined;
  const clean = text
    .replace(/\s/gu, ' ')
    .replace(UNWANTED, '')
    .replace(LOOSE_JOINERS, '$1')
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim();
  return VISIBLE.test(clean) ? clean : undefined;
}

/** `text` as a name; or undefined where no name of 1 to 20 characters is left. */
export function parseName(text: string): string | undefined {
  const name = cleaned(text);
  return Array.from(name ?? '').length <= limits.nameCharsMax ? name : undefined;
}

/** `name`, or `name 2`, `name 3` … : the first that is not taken. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : numbered(name, number);
    if (!isTaken(candidate)) return candidate;
  }
}

function numbered(name: string, number: number): string {
  const suffix = ` ${number}`;
  const head = beginning(name, limits.nameCharsMax - suffix.length);
  return head.replace(/[ \u200d]+$/u, '') + suffix; // a joiner at the end joins nothing any more
}

/**
 * Names are compared in this form: names that look the same are one name, whatever their case, their
 * width or the invisible characters in them.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(IGNORABLE, '')
    .toUpperCase()
    .normalize('NFKC')
    .replace(/ +/g, ' ')
    .trim();
}

/** What the page itself calls the host, and each player on their own screen. */
const RESERVED = new Set(
  [
    ...['Host', 'The host', 'You', 'Somebody'],
    ...['Gastgeber', 'Der Gastgeber', 'Gastgeberin', 'Die Gastgeberin', 'Du'],
    ...['Hôte', 'L’hôte', "L'hôte", 'Toi', 'Tu'],
    ...['Anfitrión', 'El anfitrión', 'Anfitriona', 'La anfitriona', 'Tú'],
    ...['Gazda'],
  ].map(foldName),
);

/**
 * Whether nobody may have this name without a number, because it would be mistaken for somebody
 * else.
 */
export function isReservedName(name: string): boolean {
  return RESERVED.has(foldName(name));
}
