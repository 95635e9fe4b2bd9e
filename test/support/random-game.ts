import type { RoomSettings } from '../../shared/settings.ts';
import type { Table } from '../../main/table/table.ts';
import { hosted } from './hosted.ts';
import { below, pick, seededRandom } from './random.ts';
import { settled } from './promises.ts';
import { TablePlayer } from './table.ts';

interface RandomOptions {
  readonly players?: readonly string[];
  readonly settings?: Partial<RoomSettings>;
  /** Each of so many moves takes up to two seconds. */
  readonly moves?: number;
  /** Beside flips: waits that end, cards that are given up, leaving, cards that are replaced. */
  readonly isWild?: boolean;
  /** Called after every move. */
  readonly after?: (game: ReturnType<typeof hosted>) => void;
}

/** A game at a real table, recorded, by players who flip at random and often want what others have. */
export async function randomGame(game: string | Table, seed: number, options: RandomOptions = {}) {
  const { players = ['Ana', 'Mia', 'Leo', 'Jo'], moves = 60, isWild = false, after } = options;
  const random = seededRandom(seed);
  const host = hosted(game, options.settings);
  const { table, clock } = host;
  const people = players.map((name) => new TablePlayer(name.padEnd(22, '_'), table));
  for (const [index, player] of people.entries()) player.join(players[index] ?? '');
  const stops = new Map<TablePlayer, AbortController>();
  const spots = table.game.deck.rows * table.game.deck.columns;
  for (let move = 0; move < moves && table.game.phase === 'playing'; move++) {
    const player = pick(random, people);
    const held = table.game.board.controlled();
    const isCrowded = held.length > 0 && random() < 0.4;
    const at = isCrowded ? pick(random, held).index : below(random, spots);
    const { columns } = table.game.deck;
    const dice = isWild ? random() : 1;
    if (dice < 0.04) stops.get(player)?.abort();
    else if (dice < 0.07) table.giveUp(player.id);
    else if (dice < 0.09) table.leave(player.id);
    else if (dice < 0.11) await player.replace(pick(random, cardsOf(table)), `new_${move}_`);
    else {
      const stop = new AbortController();
      stops.set(player, stop);
      void player.flip(Math.floor(at / columns), at % columns, { signal: stop.signal });
    }
    clock.pass(below(random, 2_000));
    await settled();
    after?.(host);
  }
  return host;
}

function cardsOf(table: Table): readonly string[] {
  return [...new Set(table.save().board.spots.flatMap((spot) => spot?.card ?? []))];
}
