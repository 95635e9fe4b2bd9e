import type { BoardEvent } from '../game/events.ts';

/** What happened in a step, a line for each event: `4-E mia took-control 2,4`. Cards are not told. */
export function happened(events: readonly BoardEvent[], columns: number): readonly string[] {
  const place = (index: number) => `${Math.floor(index / columns)},${index % columns}`;
  return events.map((event) => {
    const { rule, kind, player } = event;
    return [rule, player, kind, ...spotsOf(event).map(place)].join(' ');
  });
}

function spotsOf(event: BoardEvent): readonly number[] {
  if (event.kind === 'left') return [];
  if (event.kind === 'relabelled') return event.spots;
  return event.kind === 'matched' ? [event.first, event.index] : [event.index];
}
