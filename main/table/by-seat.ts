import type { PlayerId } from '../../shared/card.ts';
import type { RecordCause, RecordEvent, RecordStep } from '../../shared/record.ts';
import type { BoardEvent, BoardStep } from '../game/events.ts';

/** The seat of a player; undefined: they have none. */
export type SeatOf = (player: PlayerId) => number | undefined;

/** A step of the board as it is recorded: with seats for ids, which may be secret. */
export function bySeat(step: BoardStep, seatOf: SeatOf): Omit<RecordStep, 'ms'> {
  return {
    cause: causeBySeat(step, seatOf),
    events: step.events.map((event) => eventBySeat(event, seatOf)),
  };
}

function causeBySeat({ cause }: BoardStep, seatOf: SeatOf): RecordCause {
  switch (cause.kind) {
    case 'flip':
      return { kind: 'flip', seat: seated(cause.player, seatOf), at: cause.index };
    case 'cancel':
    case 'give-up':
      return { kind: cause.kind, seat: seated(cause.player, seatOf) };
    case 'leave':
      return { kind: 'leave', seats: cause.players.map((player) => seated(player, seatOf)) };
    case 'map':
      return { kind: 'replace', seat: seatOf(cause.player) ?? null };
    case 'end':
      return { kind: 'end' };
    case 'close':
      return { kind: 'new-game' };
  }
}

/** @requires the player has a seat, as everybody who plays */
function seated(player: PlayerId, seatOf: SeatOf): number {
  const seat = seatOf(player);
  if (seat === undefined) throw new Error('somebody plays without a seat');
  return seat;
}

function eventBySeat(event: BoardEvent, seatOf: SeatOf): RecordEvent {
  if (event.kind === 'relabelled') {
    const { rule, kind, player, from, to, spots } = event;
    return { rule, kind, seat: seatOf(player) ?? null, from, to, spots };
  }
  const { rule } = event;
  const seat = seated(event.player, seatOf);
  if (event.kind === 'left') return { rule, kind: event.kind, seat };
  const at = event.index;
  if (event.kind === 'turned-up') return { rule, kind: event.kind, seat, at, card: event.card };
  if (event.kind !== 'matched') return { rule, kind: event.kind, seat, at };
  const { kind, first, card } = event;
  const matched = { rule, kind, seat, at, first, card };
  return event.with === undefined ? matched : { ...matched, with: event.with };
}
