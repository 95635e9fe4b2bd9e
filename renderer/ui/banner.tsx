/** The sign of a table: a banner of the ribbon's cloth, whose hem has as many scallops as its number says. */

import './banner.css';

/** Under this width it has no seam and no side. */
const SMALL_PX = 30;

interface BannerProps {
  readonly table: number;
  /** How wide it is at least: the styles may make it larger. */
  readonly px: number;
  /** How it is heard, where no word beside it says the number. */
  readonly label?: string;
}

export function Banner({ table, px, label }: BannerProps) {
  const body = `M8 9H56V58${hem(table)}z`;
  const heard =
    label === undefined
      ? ({ 'aria-hidden': 'true' } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg
      class={px < SMALL_PX ? 'banner small' : 'banner'}
      style={{ '--banner': `${px}px` }}
      viewBox="0 0 64 80"
      {...heard}
    >
      <path class="rim" d={body} />
      <path class="rim" transform="translate(0 4)" d={body} />
      <path class="side" transform="translate(0 4)" d={body} />
      <path class="cloth" d={body} />
      <path class="seam" d="M13.5 15V55M50.5 15V55" />
      <rect class="rod" x="2" y="3" width="60" height="9" rx="4.5" />
      <text x="32" y="51" text-anchor="middle" aria-hidden="true">
        {table}
      </text>
    </svg>
  );
}

const WIDTH = 48;
const DEEP_MAX = 16;

function hem(scallops: number): string {
  const width = WIDTH / scallops;
  const radius = width / 2;
  return `a${radius} ${Math.min(radius, DEEP_MAX)} 0 0 1 ${-width} 0`.repeat(scallops);
}
