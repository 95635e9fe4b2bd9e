/**
 * What a person sees as one character: an emoji of several parts, a letter with its accents. It uses
 * patterns, because not every browser that can play has Intl.Segmenter.
 */

/**
 * The pattern of one emoji: a flag of two letters, a key, or one alone or joined, with its tones
 * and tags.
 */
export const EMOJI = String.raw`\p{RI}{2}|[#*\d]\ufe0f?\u20e3|\p{ExtPict}(?:\ufe0f|\p{EMod}|\u200d\p{ExtPict}|[\u{e0020}-\u{e007f}])*`;

const CHARACTER = new RegExp(String.raw`${EMOJI}|.[\p{M}\u200d]*`, 'gsu');

export function charactersOf(text: string): readonly string[] {
  return text.match(CHARACTER) ?? [];
}

/** `text`, or its beginning with the sign that more follows: `most` characters together. */
export function shortened(text: string, most: number): string {
  const characters = charactersOf(text);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
