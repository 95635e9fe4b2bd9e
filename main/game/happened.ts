import type { BoardEvent } from './events.ts';

/** What happened in a step, a line for each event: `4-E mia took-control 2,4`. Cards are not told. */
export function happened(events: readonly BoardEvent[], columns: number): readonly string[] {
  const place = (index: number) => `${Math.floor(index / columns)},${index % columns}`;
  return events.map((event) => {
    const { rule, kind, player } = event;
    const first = kind === 'matched' ? [place(event.first)] : [];
    const at = kind === 'left' ? [] : [place(event.index)];
    return [rule, player, kind, ...first, ...at].join(' ');
  });
}
