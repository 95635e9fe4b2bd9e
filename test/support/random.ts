export { seededRandom } from '../../main/system/chance.ts';

/** A whole number from 0 up to, and not including, `below`. */
export function below(random: () => number, limit: number): number {
  return Math.floor(random() * limit);
}

export function pick<T>(random: () => number, choices: readonly T[]): T {
  const choice = choices[below(random, choices.length)];
  if (choice === undefined) throw new RangeError('nothing to choose from');
  return choice;
}
