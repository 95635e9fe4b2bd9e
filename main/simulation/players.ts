import type { PlayerId, Position } from '../../shared/card.ts';
import type { Random } from '../game/deck.ts';
import type { Layout } from '../game/game.ts';
import { seededRandom } from '../system/chance.ts';
import type { Table } from '../table/table.ts';

/** How the moves of players reach the game, and how time passes for them. */
export interface Way {
  /** @returns whether the flip succeeded; a rule that fails it is no error */
  flip(player: PlayerId, at: Position): Promise<boolean>;
  leave(player: PlayerId): Promise<void>;
  pause(ms: number): Promise<void>;
}

/** What one player did. */
export interface MovesMade {
  readonly player: PlayerId;
  moves: number;
  matches: number;
  failures: number;
  waits: number;
}

const PAUSE_MS_MIN = 0.1;
const PAUSE_MS_MAX = 2;

/** The players of a simulation: each with a seed of its own, so no other can change its moves. */
export class SimulatedPlayers {
  readonly tallies: readonly MovesMade[];
  readonly #seed: number;

  constructor(count: number, seed: number) {
    this.#seed = seed;
    this.tallies = Array.from({ length: count }, (_, index) => ({
      player: `player${index + 1}`,
      moves: 0,
      matches: 0,
      failures: 0,
      waits: 0,
    }));
  }

  /** Counts what the table tells; the players count their own moves and failures. */
  count(table: Table): void {
    table.subscribe(({ step }) => {
      for (const event of step?.events ?? []) {
        const tally = this.tallies.find(({ player }) => player === event.player);
        if (tally !== undefined && event.kind === 'matched') tally.matches++;
        if (tally !== undefined && event.kind === 'started-waiting') tally.waits++;
      }
    });
  }

  /** Everybody plays `moves` moves, at the same time. */
  async play(way: Way, moves: number, { deck }: Layout, onMove: () => void): Promise<void> {
    await Promise.all(
      this.tallies.map(async (tally, index) => {
        const random = seededRandom(this.#seed * 1_000 + index);
        for (let move = 0; move < moves; move++) {
          await playMove(way, tally, random, deck);
          tally.moves++;
          onMove();
        }
        await way.leave(tally.player);
      }),
    );
  }
}

/** A first card and, if it can be had, a second one. */
async function playMove(
  way: Way,
  tally: MovesMade,
  random: Random,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): Promise<void> {
  for (const card of ['first', 'second']) {
    await way.pause(PAUSE_MS_MIN + random() * (PAUSE_MS_MAX - PAUSE_MS_MIN));
    const at = { row: Math.floor(random() * rows), column: Math.floor(random() * columns) };
    if (await way.flip(tally.player, at)) continue;
    tally.failures++;
    if (card === 'first') return;
  }
}
