/** Which boards a number of pairs, or of brought cards, can be dealt on. */

export interface Grid {
  readonly rows: number;
  readonly columns: number;
}

/** How many pairs are dealt on a grid. In the middle of an odd one is an empty spot. */
export function pairsOn({ rows, columns }: Grid): number {
  return Math.floor((rows * columns) / 2);
}

/** Upright, as most screens are. Where the number of spots is odd, the middle is empty. */
const GRIDS: readonly Grid[] = [
  [2, 2],
  [3, 2],
  [4, 2],
  [3, 3],
  [4, 3],
  [5, 3],
  [4, 4],
  [5, 4],
  [5, 5],
  [6, 4],
  [6, 5],
  [7, 5],
  [6, 6],
  [8, 5],
  [7, 6],
  [7, 7],
  [8, 6],
  [8, 7],
  [10, 6],
  [8, 8],
  [9, 8],
  [10, 8],
  [10, 10],
].map(([rows = 0, columns = 0]) => ({ rows, columns }));

const OFFERED = 3;

export interface Size extends Grid {
  /** How many pairs are left over; below 0: how many are missing. */
  readonly left: number;
}

/**
 * The sizes to choose from, best first: by how many pairs they use, then by how square they are. A size
 * that needs a single pair more is offered as well.
 */
export function sizesFor(pairs: number): readonly Size[] {
  const sizes = GRIDS.map((grid) => ({ ...grid, left: pairs - pairsOn(grid) }));
  const fitting = sizes
    .filter(({ left }) => left >= 0)
    .sort((one, other) => one.left - other.left || lean(one) - lean(other));
  const [best, ...others] = fitting;
  const nearly = sizes
    .filter(({ left }) => left === -1)
    .sort((one, other) => lean(one) - lean(other));
  const next = best?.left === 0 && others.some(({ left }) => left === 0) ? [] : nearly.slice(0, 1);
  return [...(best === undefined ? [] : [best]), ...next, ...others].slice(0, OFFERED);
}

/**
 * The sizes that brought cards can be dealt on, smallest first: the largest that needs no other card,
 * and the sizes that need the fewest. Of two equal ones the squarer.
 */
export function dealSizes(cards: number): readonly Size[] {
  const sizes = GRIDS.map((grid) => ({ ...grid, left: cards - pairsOn(grid) }));
  const squarest = sizes.filter((one) =>
    sizes.every((other) => other.left !== one.left || lean(one) <= lean(other)),
  );
  const fitting = squarest.filter(({ left }) => left >= 0).slice(-1);
  const others = squarest.filter(({ left }) => left < 0);
  return [...fitting, ...others].slice(0, OFFERED);
}

export function isUsual(grid: Grid): boolean {
  return GRIDS.some((usual) => isSame(usual, grid));
}

/**
 * The one that is dealt if the host chooses none: nobody's card stays behind, if others can fill
 * up.
 */
export function dealSize(cards: number, canFill: boolean): Size | undefined {
  const sizes = dealSizes(cards);
  const whole = sizes.find(({ left }) => left === 0 || (canFill && left < 0));
  return whole ?? sizes.find(({ left }) => left >= 0);
}

/** The size that is played: the chosen one, if there are pairs enough for it. */
export function sizeFor(chosen: Grid | undefined, pairs: number): Grid | undefined {
  if (chosen !== undefined && pairsOn(chosen) <= pairs) return chosen;
  const best = sizesFor(pairs).find(({ left }) => left >= 0);
  return best === undefined ? undefined : { rows: best.rows, columns: best.columns };
}

/** What is shown: a size that was chosen elsewhere is the first. */
export function offeredSizes(chosen: Grid | undefined, pairs: number): readonly Size[] {
  const offered = sizesFor(pairs);
  const played = sizeFor(chosen, pairs);
  if (played === undefined || offered.some((size) => isSame(size, played))) return offered;
  return [{ ...played, left: pairs - pairsOn(played) }, ...offered].slice(0, OFFERED);
}

export function isSame(one: Grid, other: Grid): boolean {
  return one.rows === other.rows && one.columns === other.columns;
}

function lean({ rows, columns }: Grid): number {
  return Math.abs(rows - columns);
}
