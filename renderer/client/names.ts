/** Friendly names, so that joining needs one tap. The same in every language: they are names. */

const FIRST =
  'Brave Calm Clever Cosy Curious Eager Gentle Happy Jolly Keen Kind Lively Lucky Merry Mighty Nimble Proud Quick Quiet Sunny Swift Witty'.split(
    ' ',
  );
const LAST =
  'Badger Bear Beaver Crane Dolphin Falcon Fox Hare Heron Lynx Marmot Otter Owl Panda Penguin Puffin Raven Robin Seal Squirrel Swan Tiger Turtle Whale'.split(
    ' ',
  );

export function friendlyName(random: () => number = Math.random): string {
  const pick = (names: readonly string[]) => names[Math.floor(random() * names.length)] ?? '';
  return `${pick(FIRST)} ${pick(LAST)}`;
}
