/** The sign of a player: a shape in a colour, with eyes and an antenna where it is the computer. */

import type { PlayerView } from '../../shared/table-view.ts';
import { signClass, signPaths } from '../board/signs.ts';

interface StickerProps extends Pick<PlayerView, 'seat'> {
  /** What they wear in a team; else their seat says it. */
  readonly sign?: number | undefined;
  readonly computer?: PlayerView['computer'] | undefined;
  /** What eyes and antenna mean, where no word beside the sticker says it. */
  readonly label?: string;
  /** It stands beside a player's score: what is theirs flies from here, and home to here. */
  readonly isChip?: boolean;
}

/** The name stands beside it, so it is silent, except for what the name does not say. */
export function Sticker({ seat, sign = seat, computer, label, isChip = false }: StickerProps) {
  const isComputer = computer !== undefined;
  const heard =
    isComputer && label !== undefined
      ? ({ role: 'img', 'aria-label': label } as const)
      : ({ 'aria-hidden': 'true' } as const);
  return (
    <svg
      class={signClass(sign, isComputer)}
      viewBox="0 0 24 24"
      data-chip={isChip ? seat : undefined}
      {...heard}
    >
      {signPaths(sign, isComputer).map(([d, part]) => (
        <path key={part} class={part} d={d} />
      ))}
    </svg>
  );
}
