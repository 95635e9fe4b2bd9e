/** How large a podium is. Pure geometry. */

const GAP = 10;
const STAND_MAX = 200;
const LID_MIN = 36;
const LID_MAX = 148;
/** A crown, in lids. */
const CROWN = 0.37;
/** Name and pairs under a stand, and the space between all parts. */
const WORDS = 68;
/** The name of an award under that. */
const PRIZE = 22;
/** So wide a podium has room for the names of awards. */
const NAMED_MIN = 480;
/** The thickest slab, in lids. */
const SLAB = 0.24;

/**
 * The width of a lid, and the height of one slab, with which the stands fit into the box, the
 * tallest of `most` slabs; and whether the names of awards stand under them.
 */
export function podiumSizes(box: { width: number; height: number }, stands: number, most: number) {
  const { width, height } = box;
  const isNamed = width >= NAMED_MIN;
  const room = Math.min(STAND_MAX, (width - GAP * (stands - 1)) / stands);
  const free = height - WORDS - (isNamed ? PRIZE : 0);
  const lid = Math.max(LID_MIN, Math.min(LID_MAX, room * 0.84, free * 0.4));
  const stack = Math.max(0, free - lid * (1 + CROWN));
  return { lid, slab: Math.min(lid * SLAB, stack / Math.max(1, most)), isNamed };
}

/** The tiles of a pile come so far apart, or all piles would take longer than they may, in ms. */
const TILE_MS = 60;
const PILES_MS = 1_300;

/** Rosettes are pinned so far apart, in ms. */
const PIN_MS = 120;

/** When each tile of a pile comes, the lowest first, and when its lid may land, in ms. */
export interface Growth {
  readonly from: number;
  readonly step: number;
  readonly lidAt: number;
  /** How long after the first rosette this pile gets its own. */
  readonly pinAt: number;
}

/**
 * How piles grow: the third, then the second, then the first, so that nobody knows yet.
 * @param piles how many tiles each has, by rank
 */
export function growthOf(piles: readonly number[]): readonly Growth[] {
  const all = piles.reduce((sum, tiles) => sum + tiles, 0);
  const step = Math.min(TILE_MS, PILES_MS / Math.max(1, all));
  return piles.map((tiles, rank) => {
    const before = piles.slice(rank + 1).reduce((sum, each) => sum + each, 0);
    return { from: before * step, step, lidAt: (before + tiles) * step, pinAt: rank * PIN_MS };
  });
}
