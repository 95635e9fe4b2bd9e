import { quoted } from '../../shared/printable.ts';
import type { RecordEvent } from '../../shared/record.ts';
import { bySeat } from '../table/by-seat.ts';
import type { Table, TableNews } from '../table/table.ts';

/** A replacement may have changed every card; a line names this many spots of it. */
const SPOTS_MAX = 8;

/**
 * One line for a step of the game: which rule did what, to whom, where. It names seats and not ids,
 * which may be secret, and no cards, which may lie face down.
 * @returns undefined where the news is no step of the board
 */
export function stepLine(table: Table, { step }: TableNews): string | undefined {
  if (step === undefined || step.events.length === 0) return undefined;
  const { events } = bySeat(step, (player) => table.seats.find(player)?.seat);
  return events.map((event) => eventText(table, event)).join('; ');
}

function eventText({ seats, game }: Table, event: RecordEvent): string {
  const { rule, seat, kind } = event;
  const name = seat === null ? undefined : seats.at(seat)?.name;
  const who = name === undefined ? 'no seat' : `seat ${seat} ${quoted(name)}`;
  if (event.kind === 'left') return `${rule} ${who} ${kind}`;
  const { columns } = game.deck;
  const spots = event.kind === 'relabelled' ? event.spots : [event.at];
  const places = spots
    .slice(0, SPOTS_MAX)
    .map((at) => `${Math.floor(at / columns)},${at % columns}`);
  const more = spots.length > SPOTS_MAX ? ` and ${spots.length - SPOTS_MAX} more` : '';
  return `${rule} ${who} ${kind} ${places.join(' ')}${more}`;
}
