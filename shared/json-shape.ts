/**
 * Looks at JSON before JSON.parse does, without building anything: a few megabytes of brackets would
 * hold everybody up for seconds.
 */

import { limits } from './limits.ts';

/** Deeper than anything we write. */
const DEPTH_MAX = 16;

/** Strings, and all characters between but white space: a pair on the maker's bench has the most, 18. */
const MARKS_MAX = 32 * limits.deckPairsMax;

/** Escaped quotation marks: every face may consist of them. */
const ESCAPED_MAX = 2 * limits.deckPairsMax * limits.faceTextCharsMax;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Whether `text`, if it is JSON, is neither deeper nor longer than a deck may be. */
export function hasShapeOfDeck(text: string): boolean {
  let depth = 0;
  let marks = 0;
  let escaped = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit <= 0x20) continue;
    if (++marks > MARKS_MAX) return false;
    if (unit === 0x5b || unit === 0x7b) depth++;
    else if (unit === 0x5d || unit === 0x7d) depth--;
    else if (unit === QUOTE) {
      // To the end of the string, which is the first quotation mark that is not escaped.
      let from = at + 1;
      at = text.indexOf('"', from);
      while (at >= 0 && isEscaped(text, from, at)) {
        if (++escaped > ESCAPED_MAX) return false;
        from = at + 1;
        at = text.indexOf('"', from);
      }
      if (at < 0) return true; // it is cut, which JSON.parse finds at once
    }
    if (depth > DEPTH_MAX) return false;
  }
  return true;
}

/** Whether an odd number of backslashes stands before the mark, none of them before `from`. */
function isEscaped(text: string, from: number, mark: number): boolean {
  let before = mark;
  while (before > from && text.charCodeAt(before - 1) === BACKSLASH) before--;
  return (mark - before) % 2 === 1;
}
