import type { SidesView, TogetherResult } from '../../shared/sides.ts';
import { fingerprintOf } from '../game/deck-of-file.ts';
import { kindOfGame } from './bests.ts';
import { isComputer } from './player.ts';
import type { Room } from './room.ts';
import type { Table } from './table.ts';

/** A table where nobody sits, and nobody tried anything, plays no part in what all do together. */
function isPlayed({ seats, game }: Table): boolean {
  return seats.people > 0 || [...game.scoreboard.tallies].length > 0;
}

/** Whether the game is over at every table where somebody is left to play it. */
export function isOverEverywhere({ tables, first }: Room): boolean {
  const { number } = first.game;
  const isOver = ({ game }: Table) => game.phase === 'over';
  // While the next game is laid, one table after the other, some still have the last one.
  return (
    tables.every(({ game }) => game.number === number) &&
    tables.some(isOver) &&
    tables.every((table) => isOver(table) || table.seats.people === 0)
  );
}

/** What everybody sees of a game in which all win together. */
export function viewTogether(room: Room): SidesView {
  const { bests, first } = room;
  const { number } = first.game;
  if (!isOverEverywhere(room)) {
    const people = room.tables.reduce((sum, { seats }) => sum + seats.people, 0);
    return { kind: 'together', best: bests.before(number, kindIn(room, people)) };
  }
  const sum = sumOf(room);
  const kind = kindIn(room, sum.people);
  const best = bests.before(number, kind);
  const now = kind === undefined ? undefined : bests.of(kind);
  const isBest = best !== null && now !== undefined && now !== best && isResult(sum, now);
  const { withComputers, ...result } = sum;
  const counts = kind !== undefined && !withComputers;
  return { kind: 'together', best, result: { ...result, counts, isBest } };
}

/** A game in which all win together may be over by now: keeps how it went, if it can be compared. */
export function noteTogether(room: Room): void {
  if (room.sides.sides !== 'together' || !isOverEverywhere(room)) return;
  const { pairs, of, seconds, tries, people, withComputers } = sumOf(room);
  const kind = kindIn(room, people);
  const isWhole = pairs > 0 && pairs === of;
  if (kind === undefined || !isWhole || withComputers) return;
  room.bests.add(room.first.game.number, kind, { seconds, tries });
}

function isResult(result: Summed, now: { readonly seconds: number; readonly tries: number }) {
  return result.seconds === now.seconds && result.tries === now.tries && !result.withComputers;
}

interface Summed extends Omit<TogetherResult, 'counts' | 'isBest'> {
  readonly withComputers: boolean;
}

function sumOf({ tables }: Room): Summed {
  let [pairs, left, tries, people, ms, withComputers] = [0, 0, 0, 0, 0, false];
  for (const { game, seats } of tables.filter(isPlayed)) {
    left += game.board.pairsLeft;
    ms = Math.max(ms, game.playedMs);
    for (const [id, tally] of game.scoreboard.tallies) {
      pairs += tally.score;
      tries += tally.tries;
      const player = seats.find(id);
      if (player !== undefined && isComputer(player)) withComputers = true;
      else people++;
    }
  }
  const seconds = Math.floor(ms / 1_000);
  return { pairs, of: pairs + left, seconds, tries, people, withComputers };
}

function kindIn({ first, tables }: Room, people: number): string | undefined {
  return kindOfGame(fingerprintOf(first.game.deck).slice(0, 32), tables.length, people);
}
