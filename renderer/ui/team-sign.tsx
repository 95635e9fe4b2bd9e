/** The sign of a team: a hollow shape, where that of a person is filled. */

import './team-sign.css';
import { shapePath } from '../board/signs.ts';

interface TeamSignProps {
  /** From 0. */
  readonly team: number;
  /** Its name, where that does not stand beside it. */
  readonly label?: string;
}

export function TeamSign({ team, label }: TeamSignProps) {
  const heard =
    label === undefined
      ? ({ 'aria-hidden': 'true' } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg class="team-sign" viewBox="-2 -2 28 28" {...heard}>
      <path d={shapePath(team)} />
      <path d={shapePath(team)} />
    </svg>
  );
}
