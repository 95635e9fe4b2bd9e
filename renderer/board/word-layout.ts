/** How wide a word is, so that it never breaks where it should not. */

import { charactersOf } from '../../shared/graphemes.ts';

const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** The width of `word` in the letters of cards, in em. */
export function emWidth(word: string): number {
  const known = widths.get(word);
  if (known !== undefined) return known;
  if (context === undefined) {
    context = document.createElement('canvas').getContext('2d');
    const { fontFamily } = getComputedStyle(document.documentElement);
    if (context !== null) context.font = `800 100px ${fontFamily}`;
  }
  const width = (context?.measureText(word).width ?? word.length * 60) / 100;
  widths.set(word, width);
  return width;
}

/** Han and Kana are written without spaces: a line may end behind any of them. */
const ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A shorter word is large enough on any card, in em. */
const LONG = 3;

const leasts = new Map<string, number>();

/** The width of the longest part of `word` that its language leaves whole, in em. */
function leastWidth(word: string, language: string): number {
  if (ANYWHERE.test(word)) return 1;
  const em = emWidth(word);
  if (language === '' || em < LONG) return em;
  const key = language + word;
  const known = leasts.get(key);
  if (known !== undefined) return known;
  const ruler = document.createElement('span');
  ruler.className = 'ruler';
  ruler.lang = language;
  ruler.textContent = word;
  document.body.append(ruler);
  const least = Math.min(ruler.scrollWidth / 100, em);
  ruler.remove();
  leasts.set(key, least);
  return least;
}

const LINES = 3;

/** A longer word that stays whole is a hairline on a small card, in em. */
const WHOLE_MAX = 10;

/** `word`, with a hyphen wherever it may have to break because its language knows no place. */
export function breakable(word: string, language: string): string {
  return leastWidth(word, language) > WHOLE_MAX ? charactersOf(word).join('\u00ad') : word;
}

/**
 * How large a text is printed, as custom properties: how wide a line has to be, in em, if each word is
 * whole (`--em`) and if words are broken where their language allows it (`--least`), and how many
 * lines there are. Where no language does, a word is broken only below a size that can be read (`--cut`).
 */
export function wordStyle(text: string, language = ''): Readonly<Record<string, string>> {
  const words = text.split(' ');
  const all = emWidth(text);
  const width = (longest: number) =>
    words.length === 1 ? longest : Math.min(all, Math.max(longest, all / (LINES - 1)));
  const em = width(Math.max(...words.map(emWidth)));
  const wholes = words.map((word) => leastWidth(word, language));
  const isCut = Math.max(...wholes) > WHOLE_MAX;
  const least = width(
    Math.max(...wholes.map((part) => (part > WHOLE_MAX ? part / LINES + 1 : part))),
  );
  const lines = Math.min(LINES, words.length === 1 && least === em ? 1 : Math.max(2, words.length));
  return {
    '--em': em.toFixed(3),
    '--least': least.toFixed(3),
    '--lines': String(lines),
    '--cut': isCut ? '5px' : '12px',
  };
}
