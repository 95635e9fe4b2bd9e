/** Who stands where on a podium, and how large it is. Pure geometry. */

import type { PlayerView } from '../../shared/table-view.ts';
import { placeOf } from './result.ts';

/** Everybody of one rank: they stand on one step. */
export interface Step {
  readonly place: number;
  readonly players: readonly PlayerView[];
  /** They are more than fit: they stand on it as a row of signs. */
  readonly isCrowd: boolean;
}

const PLACES = 3;
/** The room of a crowd, in stands. */
const CROWD = 1.5;

/**
 * The first three places, with all who share them. Where there is no room for all, the rank of the
 * most people becomes a crowd. Who found nothing has nothing to stand on.
 * @param players by rank
 */
export function stepsOf(players: readonly PlayerView[], room: number): readonly Step[] {
  const standing = players.filter(
    (player) => player.score > 0 && placeOf(player, players) <= PLACES,
  );
  const places = [...new Set(standing.map((player) => placeOf(player, players)))];
  let steps: readonly Step[] = places.map((place) => ({
    place,
    players: standing.filter((player) => placeOf(player, players) === place),
    isCrowd: false,
  }));
  while (widthOf(steps) > room) {
    const largest = steps.reduce((most, step) => (sizeOf(step) >= sizeOf(most) ? step : most));
    if (sizeOf(largest) < 2) break;
    steps = steps.map((step) => (step === largest ? { ...step, isCrowd: true } : step));
  }
  return steps;
}

/** How many stand for themselves. */
function sizeOf({ players, isCrowd }: Step): number {
  return isCrowd ? 0 : players.length;
}

/** In stands. */
function widthOf(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => sum + (step.isCrowd ? CROWD : step.players.length), 0);
}

/** What a podium is made of on one kind of screen, in px. */
export interface Measures {
  readonly gap: number;
  readonly standMax: number;
  readonly lidMin: number;
  readonly lidMax: number;
  /** What a pile stands on, with the space around it. */
  readonly plate: number;
  /** What is written under that. */
  readonly words: number;
  /** The name of an award under that. */
  readonly prize: number;
  /** So wide a stand has room for the name of an award. */
  readonly namedMin: number;
}

export const ON_A_PAGE: Measures = {
  gap: 8,
  standMax: 200,
  lidMin: 36,
  lidMax: 148,
  plate: 28,
  words: 50,
  prize: 36,
  namedMin: 112,
};

/** A crown, in lids. */
const CROWN = 0.37;
/** A lid, in stands: the rosette needs the rest. */
const LID = 0.66;
/** The thickest slab, in lids. */
const SLAB = 0.24;

/** A sign in a crowd, in px; its crown and the space around it, in signs. */
const SIGN_MIN = 14;
const SIGN_WIDTH = 1.2;
const SIGN_HEIGHT = 1.75;

export interface PodiumSizes {
  /** The widths of a stand, of a crowd, and of a lid. */
  readonly stand: number;
  readonly crowd: number;
  readonly lid: number;
  /** The height of one slab. */
  readonly slab: number;
  /** The width of a sign in a crowd. */
  readonly sign: number;
  /** Whether there is room for the names of awards. */
  readonly isNamed: boolean;
  /** The height of all that is written under a stand. */
  readonly words: number;
}

/** With these sizes all steps fit into the box, also the pile of the winners. */
export function podiumSizes(
  box: { readonly width: number; readonly height: number },
  steps: readonly Step[],
  { gap, standMax, lidMin, lidMax, plate, words, prize, namedMin }: Measures = ON_A_PAGE,
): PodiumSizes {
  const width = box.width - gap * Math.max(0, steps.length - 1);
  const crowds = steps.filter(({ isCrowd }) => isCrowd);
  const stands = steps.reduce((sum, step) => sum + sizeOf(step), 0);
  const stand = Math.min(standMax, width / Math.max(1, stands + CROWD * crowds.length));
  const isNamed = stands > 0 && stand >= namedMin;
  const written = words + (isNamed ? prize : 0);
  const free = box.height - written - plate;
  const lid = Math.max(lidMin, Math.min(lidMax, stand * LID, free * 0.4));
  const stack = Math.max(0, free - lid * (1 + CROWN));
  const most = tilesOf(Math.max(1, ...steps.map(({ players }) => players[0]?.score ?? 0)));
  const slab = Math.min(lid * SLAB, stack / most);
  const crowd = crowds.length === 0 ? 0 : (width - stands * stand) / crowds.length;
  const signs = crowds.map(({ players }) => {
    const pairs = tilesOf(players[0]?.score ?? 0);
    // Winners take the height that there is; nobody else stands higher than they do.
    const top = pairs === most ? free : lid * (1 + CROWN) + slab * most;
    return signSize(players.length, { width: crowd, height: top - slab * pairs, most: lid });
  });
  return { stand, crowd, lid, slab, sign: Math.min(lid, ...signs), isNamed, words: written };
}

interface SignRoom {
  readonly width: number;
  readonly height: number;
  readonly most: number;
}

/** The largest signs of so many people that fit into this room. */
function signSize(people: number, room: SignRoom): number {
  let sign = Math.min(room.most, room.height / SIGN_HEIGHT);
  const fits = () => {
    const inRow = Math.max(1, Math.floor(room.width / (sign * SIGN_WIDTH)));
    return Math.ceil(people / inRow) * sign * SIGN_HEIGHT <= room.height;
  };
  while (sign > SIGN_MIN && !fits()) sign--;
  return Math.max(sign, SIGN_MIN);
}

/** More slabs would be too thin to be seen. */
const TILES_MAX = 40;

export function tilesOf(score: number): number {
  return Math.min(score, TILES_MAX);
}

/** The tiles of a pile come so far apart, or all piles would take longer than they may, in ms. */
const TILE_MS = 60;
const PILES_MS = 1_300;

/** Rosettes are pinned so far apart, in ms. */
const PIN_MS = 120;

/** The lid of the first lands when all piles stand. */
const FIRST_MS = 1_460;

/** When each tile of a pile comes, the lowest first, and when its lid lands, in ms. */
export interface Growth {
  readonly from: number;
  readonly step: number;
  readonly lidAt: number;
  /** How long after the first rosette this step gets its own. */
  readonly pinAt: number;
}

/**
 * How piles grow: the third step, then the second, then the first, so that nobody knows yet.
 * @param piles how many tiles each has, by rank
 */
export function growthOf(piles: readonly number[]): readonly Growth[] {
  const all = piles.reduce((sum, tiles) => sum + tiles, 0);
  const step = Math.min(TILE_MS, PILES_MS / Math.max(1, all));
  return piles.map((tiles, rank) => {
    const before = piles.slice(rank + 1).reduce((sum, each) => sum + each, 0);
    const lidAt = rank === 0 ? FIRST_MS : (before + tiles) * step;
    return { from: before * step, step, lidAt, pinAt: rank * PIN_MS };
  });
}
