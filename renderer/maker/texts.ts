/** Texts from files and from the clipboard. The desk also reads them, before the bench has come. */

/** Whether the name is that of a spreadsheet's list. */
export function isListName(name: string): boolean {
  return /\.(csv|tsv)$/i.test(name);
}

export interface Decoded {
  readonly text: string;
  /**
   * The encoding is a guess: good enough for a list, which people look at first, but not for a
   * board.
   */
  readonly isGuess: boolean;
}

/** Reads UTF-8 and UTF-16 by their bytes; anything else as Windows-1252, which spreadsheets write. */
export function decoded(bytes: Uint8Array): Decoded {
  const [first, second] = bytes;
  const isSixteen = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isSixteen) {
    const encoding = first === 0xff ? 'utf-16le' : 'utf-16be';
    return { text: new TextDecoder(encoding).decode(bytes), isGuess: false };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuess: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuess: true };
  }
}

/** A text as it stands on a card: in one line, without control characters. */
export function cleaned(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim();
}
