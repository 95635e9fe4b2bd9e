/** Friendly names, so that joining needs one tap. The same in every language: they are names. */

const FIRST = 'Brave Calm Happy Jolly Lucky Merry Quick Sunny'.split(' ');
const LAST = 'Bear Fox Hare Otter Owl Panda Seal Tiger Whale'.split(' ');

export function friendlyName(random: () => number = Math.random): string {
  const pick = (names: readonly string[]) => names[Math.floor(random() * names.length)] ?? '';
  return `${pick(FIRST)} ${pick(LAST)}`;
}
