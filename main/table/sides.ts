/** Who wins together at a table: what everybody sees of it, and how a team is chosen. */

import type { PlayerId } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import { type SidesView, isTeamFull } from '../../shared/sides.ts';
import type { Table } from './table.ts';
import { viewTogether } from './together.ts';

/** Undefined: each player is a side. */
export function viewSides(table: Table): SidesView | undefined {
  switch (table.room.sides.sides) {
    case 'each':
      return undefined;
    case 'teams': {
      const chooses = isChoosing(table) ? { chooses: true as const } : {};
      return { kind: 'teams', pairs: table.teamPairs, ...chooses };
    }
    case 'tables':
      return { kind: 'tables' };
    case 'together':
      return viewTogether(table.room);
  }
}

/**
 * In the lobby of a game of teams everybody may choose one, if the host lets them.
 * @throws Refusal if nobody may, or the team is larger than the others
 */
export function chooseTeam(table: Table, id: PlayerId, team: number): void {
  const sizes = table.seats.teamSizes();
  if (!isChoosing(table) || team >= sizes.length) throw new Refusal('no-teams');
  if (table.seats.find(id)?.team === team) return;
  if (isTeamFull(team, sizes)) throw new Refusal('full-team');
  table.putInTeam(id, team);
}

function isChoosing({ game, room }: Table): boolean {
  return game.phase === 'lobby' && room.sides.teamsBy === 'friends';
}
