import { quoted } from '../../shared/printable.ts';
import type { BoardEvent } from '../game/events.ts';
import type { Table, TableNews } from '../game/table.ts';

/**
 * One line for a step of the game: which rule did what, to whom, where. It names seats and never
 * ids, for those may be secret; and no card, for it may be face down.
 * @returns undefined where the news is no step of the board
 */
export function stepLine(table: Table, { step }: TableNews): string | undefined {
  if (step === undefined || step.events.length === 0) return undefined;
  const { columns } = table.layout.deck;
  return step.events.map((event) => eventText(table, event, columns)).join('; ');
}

function eventText(table: Table, event: BoardEvent, columns: number): string {
  const player = table.find(event.player);
  const who = player === undefined ? 'no seat' : `seat ${player.seat} ${quoted(player.name)}`;
  const what = `${event.rule} ${who} ${event.kind}`;
  if (event.kind === 'left') return what;
  return `${what} ${Math.floor(event.index / columns)},${event.index % columns}`;
}
