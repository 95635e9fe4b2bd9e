/** Two cores, a browser, a mail program: absolute times are noise. Ratios of neighbours are not. */

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [upper = NaN, lower = NaN] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 === 1 ? upper : (upper + lower) / 2;
}

/** What each side measured, round by round. */
export type Rounds<K extends string> = Readonly<Record<K, readonly number[]>>;

/**
 * Measures all sides in turn, `rounds` times. Each round begins with another side, so that none is
 * always the one that follows a busy neighbour.
 */
export async function interleaved<K extends string>(
  rounds: number,
  sides: Readonly<Record<K, () => Promise<number>>>,
): Promise<Rounds<K>> {
  const names = Object.keys(sides) as K[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    K,
    number[]
  >;
  for (let round = 0; round < rounds; round++) {
    for (const index of names.keys()) {
      const name = names[(round + index) % names.length] as K;
      measured[name].push(await sides[name]());
    }
  }
  return measured;
}

/** The median of the ratios within each round. */
export function medianRatio<K extends string>(rounds: Rounds<K>, of: K, to: K): number {
  return median(rounds[of].map((value, round) => value / (rounds[to][round] ?? NaN)));
}
