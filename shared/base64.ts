/** Base64 as data addresses have it, read strictly: each run of bytes has one spelling. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const NO_LETTER = 255;

/** The value of each letter by its code; a table, because a deck has millions of letters. */
const VALUES = new Uint8Array(256).fill(NO_LETTER);
for (const [value, letter] of Array.from(LETTERS).entries()) VALUES[letter.charCodeAt(0)] = value;

/** How many bytes `text` is, if it is base64. */
export function base64Length(text: string): number {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return Math.floor(((text.length - padding) * 3) / 4);
}

/** @returns the bytes, or undefined where `text` is no base64, or not the one spelling of them */
export function decodeBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0) return undefined;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const letters = text.length - padding;
  const bytes = new Uint8Array(base64Length(text));
  let bits = 0;
  let count = 0;
  let at = 0;
  for (let index = 0; index < letters; index++) {
    const value = VALUES[text.charCodeAt(index)] ?? NO_LETTER;
    if (value === NO_LETTER) return undefined;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = bits >>> count;
  }
  const isSpelledOnce = (bits & ((1 << count) - 1)) === 0;
  return isSpelledOnce ? bytes : undefined;
}

const CODES = Uint8Array.from(LETTERS, (letter) => letter.charCodeAt(0));
const PADDING = '='.charCodeAt(0);

/** How many codes become letters in one call. */
const CHUNK = 8_192;

export function encodeBase64(bytes: Uint8Array): string {
  const codes = new Uint8Array(Math.ceil(bytes.length / 3) * 4);
  let to = 0;
  for (let at = 0; at < bytes.length; at += 3) {
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    codes[to++] = CODES[(bits >>> 18) & 63] ?? 0;
    codes[to++] = CODES[(bits >>> 12) & 63] ?? 0;
    codes[to++] = CODES[(bits >>> 6) & 63] ?? 0;
    codes[to++] = CODES[bits & 63] ?? 0;
  }
  const missing = (3 - (bytes.length % 3)) % 3;
  codes.fill(PADDING, codes.length - missing);
  let text = '';
  for (let at = 0; at < codes.length; at += CHUNK) {
    // Not spread: that would take each number out of the array on its own.
    text += Reflect.apply(String.fromCharCode, undefined, codes.subarray(at, at + CHUNK));
  }
  return text;
}
