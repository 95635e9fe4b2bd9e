/**
 * Looks at JSON before JSON.parse does, without building anything: a few megabytes of brackets would
 * hold everybody up for seconds.
 */

import { limits } from './limits.ts';

/** Deeper than anything we write. */
const DEPTH_MAX = 16;

/** Strings, commas and brackets: a pair of a deck has six, a pair on the maker's bench ten. */
const TOKENS_MAX = 16 * limits.deckPairsMax;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Whether `text`, if it is JSON, is neither deeper nor longer than a deck may be. */
export function hasShapeOfDeck(text: string): boolean {
  let depth = 0;
  let tokens = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit <= 0x20) continue;
    if (unit === QUOTE) at = endOfString(text, at + 1);
    else if (OPENING.has(unit)) depth++;
    else if (CLOSING.has(unit)) depth--;
    else if (unit !== COMMA) continue;
    if (depth > DEPTH_MAX || ++tokens > TOKENS_MAX) return false;
  }
  return true;
}

/** Where a string ends whose content begins at `start`: at the first quotation mark not escaped. */
function endOfString(text: string, start: number): number {
  let from = start;
  for (;;) {
    const end = text.indexOf('"', from);
    if (end < 0) return text.length;
    let before = end;
    while (before > from && text.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((end - before) % 2 === 0) return end;
    from = end + 1;
  }
}
