import assert from 'node:assert/strict';
import type { PlayerId } from '../../shared/card.ts';
import { seatIndexes, teamSign } from '../../shared/seat.ts';
import type { BoardEvent } from '../game/events.ts';
import type { Player } from './player.ts';

/** How many play in each team: whoever has left makes room. */
export function teamSizes(players: Iterable<Player>, teams: number): readonly number[] {
  const sizes = Array.from({ length: teams }, () => 0);
  for (const { team, presence } of players) {
    if (team !== undefined && presence !== 'left') sizes[team] = (sizes[team] ?? 0) + 1;
  }
  return sizes;
}

/** Of equal ones the first. */
export function smallestOf(sizes: readonly number[]): number {
  return sizes.indexOf(Math.min(...sizes));
}

/** A team, and its first sign that nobody among `players` wears. */
export function placeIn(
  team: number,
  players: Iterable<Player>,
): { readonly team: number; readonly sign: number } {
  const taken = new Set(Array.from(players, ({ sign }) => sign));
  let nth = 0;
  while (taken.has(teamSign(team, nth))) nth++;
  return { team, sign: teamSign(team, nth) };
}

/**
 * The pairs of each team, counted where they were found: whoever changes the team takes nothing
 * along, and whoever leaves takes nothing away.
 */
export class TeamPairs {
  readonly #pairs: number[];

  /** @param saved how many they had; a team that is not in it has none */
  constructor(teams: number, saved: readonly number[] = []) {
    this.#pairs = Array.from({ length: teams }, (_, team) => saved[team] ?? 0);
  }

  get pairs(): readonly number[] {
    return this.#pairs;
  }

  count(events: readonly BoardEvent[], teamOf: (player: PlayerId) => number | undefined): void {
    for (const event of events) {
      const team = event.kind === 'matched' ? teamOf(event.player) : undefined;
      if (team !== undefined) this.#pairs[team] = (this.#pairs[team] ?? 0) + 1;
    }
  }
}

/** Checks that everybody plays in one of so many teams, or nobody in any. */
export function checkTeams(players: readonly Player[], teams: number): void {
  for (const { team, sign } of players) {
    if (teams === 0) assert(team === undefined && sign === undefined, 'RI: there are no teams');
    else {
      assert(team !== undefined && team < teams, 'RI: everybody is in a team');
      assert(
        sign !== undefined && shapeOf(sign) === team,
        'RI: everybody wears the shape of theirs',
      );
    }
  }
  const signs = players.flatMap(({ sign }) => sign ?? []);
  assert(new Set(signs).size === signs.length, 'RI: signs are all different');
}

function shapeOf(sign: number): number {
  const [, shape] = seatIndexes(sign);
  return shape;
}
