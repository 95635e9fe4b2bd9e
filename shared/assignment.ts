/** Who gets which of some kinds of things: at most one each, in the best way. Pure. */

export interface Kinds {
  readonly count: number;
  /** How many people may have the same kind. */
  readonly most: number;
  /** What a kind is worth less, each time that somebody gets what another one has. */
  readonly again: number;
}

/** Differences below this come from adding fractions. */
const NOTHING = 1e-9;

/** Out of one kind: for each other kind the best one to move there, and what that adds to the sum. */
interface Moves {
  readonly movers: readonly number[];
  readonly gains: readonly number[];
}

/**
 * Gives the people one kind each, so that the sum of their scores is as great as possible. Whoever comes
 * first in the list gets something first, and keeps something, though perhaps another kind.
 *
 * One person after the other comes in along the best chain: the newcomer takes a kind, somebody who
 * had that moves to another one, and so on, until a kind is given once more (a shortest augmenting
 * path). A chain has at most as many moves as there are kinds, however many people there are.
 *
 * @param scores of each person, what each kind counts; -Infinity: not for them
 * @returns the kind of each person; undefined: there was none for them
 */
export function assign(
  scores: readonly (readonly number[])[],
  { count, most, again }: Kinds,
): readonly (number | undefined)[] {
  const given = scores.map((): number | undefined => undefined);
  const holders = Array.from({ length: count }, () => new Set<number>());
  /** Until the holders of a kind change. */
  const known = holders.map((): Moves | undefined => undefined);

  const movesOutOf = (kind: number): Moves => {
    const movers = holders.map(() => -1);
    const gains = holders.map(() => -Infinity);
    for (const person of holders[kind] as Set<number>) {
      const own = scores[person] as readonly number[];
      for (let to = 0; to < count; to++) {
        const gain = (own[to] as number) - (own[kind] as number);
        if (gain <= (gains[to] as number)) continue;
        gains[to] = gain;
        movers[to] = person;
      }
    }
    return { movers, gains };
  };

  const give = (person: number, kind: number) => {
    const before = given[person];
    given[person] = kind;
    holders[kind]?.add(person);
    known[kind] = undefined;
    if (before === undefined) return;
    holders[before]?.delete(person);
    known[before] = undefined;
  };

  const comeIn = (newcomer: number) => {
    /** The best sum of a chain that leads to each kind, and the last who moves in it. */
    const sums = [...(scores[newcomer] as readonly number[])];
    const lasts = sums.map(() => newcomer);
    for (let isBetter = true; isBetter;) {
      isBetter = false;
      for (let kind = 0; kind < count; kind++) {
        const sum = (sums[kind] as number) - NOTHING;
        if (sum === -Infinity) continue;
        const { movers, gains } = (known[kind] ??= movesOutOf(kind));
        for (let to = 0; to < count; to++) {
          if (sum + (gains[to] as number) <= (sums[to] as number)) continue;
          sums[to] = (sums[kind] as number) + (gains[to] as number);
          lasts[to] = movers[to] as number;
          isBetter = true;
        }
      }
    }
    const ends = sums.map((sum, kind) => {
      const had = (holders[kind] as Set<number>).size;
      return had < most ? sum - again * had : -Infinity;
    });
    const best = Math.max(...ends);
    if (best === -Infinity) return;
    // Backwards: the last of the chain moves first, and the newcomer has had nothing.
    let to: number | undefined = ends.indexOf(best);
    while (to !== undefined) {
      const person = lasts[to] as number;
      const from = given[person];
      give(person, to);
      to = from;
    }
  };

  for (const person of scores.keys()) comeIn(person);
  return given;
}
