/** Texts from files and from the clipboard. */

/** A text as it stands on a card: in one line, without control characters. */
export function cleaned(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim();
}
