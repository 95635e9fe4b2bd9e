import type { PlayerId } from '../../shared/card.ts';
import type { Presence } from '../../shared/table-view.ts';
import { type Player, isComputer } from './player.ts';

/** If no seat is free, these give theirs to a newcomer, in this order, unless they have a stake. */
export const GIVING_WAY: readonly Presence[] = ['text', 'left', 'away'];

/** Players at the table keep their seats once they have tried anything this evening. */
const AT_TABLE: readonly Presence[] = ['here', 'away'];

/** What players have to lose in the game that runs. */
export interface Stakes {
  /** Whether a player would lose more than the seat: a score, or a play. */
  readonly hasStake: (id: PlayerId) => boolean;
  /** Whether a player tried a pair in this game. */
  readonly hasTried: (id: PlayerId) => boolean;
}

/** Whether this player has tried nothing this evening, and would lose nothing but the seat. */
export function isIdle(player: Player, { hasStake, hasTried }: Stakes): boolean {
  const { id, tried } = player;
  return !isComputer(player) && tried !== true && !hasTried(id) && !hasStake(id);
}

/**
 * Who gives way to a newcomer: a text player first, because anybody can make any number of those,
 * then a player who has left, then one who is away and has tried nothing. One pass, because at a full
 * table everybody who comes asks.
 */
export function giverAmong(
  players: Iterable<Player>,
  stakes: Stakes,
  presences: readonly Presence[],
): Player | undefined {
  let giver: Player | undefined;
  let rank = presences.length;
  for (const player of players) {
    const own = presences.indexOf(player.presence);
    if (own < 0 || own >= rank || player.removed || !givesWay(player, stakes)) continue;
    giver = player;
    rank = own;
    if (rank === 0) break;
  }
  return giver;
}

function givesWay(player: Player, stakes: Stakes): boolean {
  const isAtTable = AT_TABLE.includes(player.presence);
  return isAtTable ? isIdle(player, stakes) : !stakes.hasStake(player.id);
}
