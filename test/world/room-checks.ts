import { type PlayerId, isSecret } from '../../shared/card.ts';
import { tableOf } from '../../main/story/evening-games.ts';
import type { Tonight } from '../../main/story/tonight.ts';
import { isOverEverywhere } from '../../main/table/together.ts';
import type { Room } from '../../main/table/room.ts';

/** Who is at the tables of a room: nobody at two, and nobody loses a seat who is still there. */
export class RoomChecks {
  /** Who came through the page and was here or away at the last moment, and where. */
  #sitting: ReadonlyMap<PlayerId, number> = new Map();

  /** Another run of the host, or the host gave a seat away. */
  skip(): void {
    this.#sitting = new Map();
  }

  check(room: Room, tonight: Tonight | undefined): string | undefined {
    const at = new Map<PlayerId, number>();
    const there = new Map<PlayerId, number>();
    for (const { number, seats } of room.tables) {
      for (const { id, kind, presence } of seats.all()) {
        if (!isSecret(id) || !seats.sits(id)) continue;
        const other = at.get(id);
        if (other !== undefined) return `${id} sits at the tables ${other} and ${number}`;
        at.set(id, number);
        if (kind === 'page' && presence !== 'left') there.set(id, number);
      }
    }
    const lost = [...this.#sitting].find(([id]) => !at.has(id));
    this.#sitting = there;
    if (lost !== undefined) return `${lost[0]} sat at table ${lost[1]}, and has no seat any more`;
    return tonight && (checkGames(room, tonight) ?? checkSums(room, tonight));
  }
}

/** A game that is over counts as it stands: each pair once, and each table once. */
function checkGames(room: Room, tonight: Tonight): string | undefined {
  const seen = new Set<string>();
  for (const entry of tonight.games()) {
    const key = `game ${entry.game} at table ${tableOf(entry)}`;
    if (seen.has(key)) return `${key} counts twice`;
    seen.add(key);
    const table = room.at(tableOf(entry));
    if (table?.game.number !== entry.game || table.game.phase !== 'over') continue;
    const pairs = entry.players.reduce((sum, one) => sum + one.pairs, 0);
    const scores = [...table.game.scoreboard.tallies].reduce((sum, [, one]) => sum + one.score, 0);
    if (pairs !== scores) return `${key} counts ${pairs} pairs, and ${scores} were found`;
  }
  return undefined;
}

/**
 * The standings have every pair of every game, whoever sits where by now; but for games that all won
 * together, and a race that is not decided yet.
 */
function checkSums(room: Room, tonight: Tonight): string | undefined {
  const isOpen = (game: number) =>
    game === room.first.game.number && room.sides.sides === 'tables' && !isOverEverywhere(room);
  const played = tonight
    .games()
    .filter(({ game, sides }) => sides?.kind !== 'together' && !isOpen(game))
    .flatMap(({ players }) => players);
  const sum = (all: readonly { readonly pairs: number }[]) =>
    all.reduce((sofar, { pairs }) => sofar + pairs, 0);
  const { lines } = tonight.view();
  if (sum(lines) === sum(played)) return undefined;
  return `the evening has ${sum(lines)} pairs, and its games have ${sum(played)}`;
}
