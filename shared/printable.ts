import { beginning } from './beginning.ts';

/** Longest piece of a stranger's text that is quoted back. */
const QUOTED_CHARS_MAX = 40;

/**
 * `text` as it may go to a terminal, a log or an error line: characters that a terminal obeys or
 * that change the order of text are written as escapes, so what is read is what was there. The
 * joiner U+200D stays, for emoji are made with it.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) =>
    character === '\u200d' ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/** `text` in quotation marks, printable, and cut when it is long. */
export function quoted(text: string): string {
  const head = beginning(text, QUOTED_CHARS_MAX);
  return `"${printable(head)}${head === text ? '' : '…'}"`;
}
