/** Makes a game that fails shorter, until nothing can be left out; each try needs a server of its own. */

import { withEnds, withLooks } from './our-game.ts';
import { type Move, type Scenario, playersOf } from './scenario.ts';
import { shortest } from './shrink.ts';
import type { Verdict } from './verdict.ts';

/** Plays a scenario on a fresh server. */
export type Play = (scenario: Scenario, everybodyLooks: boolean) => Promise<Verdict>;

export interface ShortenOptions {
  /** How many servers may run at the same time. */
  readonly atOnce: number;
  readonly mayGoOn: () => boolean;
}

/**
 * @param failed a game that failed while everybody looked after each move
 * @param made how many of its moves were made until then
 * @returns a scenario that fails as it is written
 */
export async function shorten(
  failed: Scenario,
  made: number,
  play: Play,
  { atOnce, mayGoOn }: ShortenOptions,
): Promise<Scenario> {
  const fails = async (moves: readonly Move[], everybodyLooks: boolean) =>
    (await play(withEnds({ ...failed, moves }), everybodyLooks)).kind === 'failed';
  const few = await shortest(failed.moves.slice(0, made), {
    suffices: (moves) => fails(moves, true),
    kindsOf,
    partnerOf: ownFlipBefore,
    ...{ atOnce, mayGoOn },
  });
  const players = playersOf(failed.moves);
  const looked = withLooks({ ...failed, moves: few }, players);
  const written = await shortest(looked.moves, {
    suffices: (moves) => fails(moves, false),
    kindsOf,
    ...{ atOnce, mayGoOn },
  });
  return { ...withEnds({ ...failed, moves: written }), title: 'a random game, made shorter' };
}

/** Whole players are left out first, then all moves of one kind. */
function kindsOf(move: Move): readonly string[] {
  return 'player' in move ? [move.player, move.kind] : [move.kind];
}

/** Without it, a player's second card would be a first one. */
function ownFlipBefore(moves: readonly Move[], at: number): number {
  const move = moves[at];
  if (move?.kind !== 'flip') return -1;
  const isOwn = (one: Move) => one.kind === 'flip' && one.player === move.player;
  return moves.slice(0, at).findLastIndex(isOwn);
}
