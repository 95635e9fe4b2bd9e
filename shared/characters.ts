/** How a computer player plays: what it remembers of the cards it saw. */
export const characters = ['goldfish', 'squirrel', 'elephant', 'chameleon'] as const;

export type Character = (typeof characters)[number];

export function isCharacter(text: string): text is Character {
  return characters.some((character) => character === text);
}
