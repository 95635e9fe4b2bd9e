/** Sizes that a board can have, as small pictures of them. */

import './sizes.css';
import { type Grid, type Size, isSame } from '../../shared/sizes.ts';
import { Radios } from './radios.tsx';

interface SizesProps {
  readonly label: string;
  readonly sizes: readonly Size[];
  readonly chosen: Grid | undefined;
  /** “6 by 6” */
  readonly by: (rows: number, columns: number) => string;
  /** How many are left over, or missing. */
  readonly about: (size: Size) => string;
  readonly isOff: (size: Size) => boolean;
  readonly onChoose: (size: Size) => void;
}

export function Sizes({ label, sizes, chosen, by, about, isOff, onChoose }: SizesProps) {
  return (
    <Radios
      class="sizes"
      optionClass="size"
      label={label}
      chosen={sizes.find((size) => chosen !== undefined && isSame(size, chosen))}
      options={sizes.map((size) => ({
        value: size,
        label: `${by(size.rows, size.columns)}, ${about(size)}`,
        isOff: isOff(size),
        shown: (
          <>
            <GridSign {...size} />
            <b>{`${size.rows} × ${size.columns}`}</b>
            <small>{about(size)}</small>
          </>
        ),
      }))}
      onChoose={onChoose}
    />
  );
}

function GridSign({ rows, columns }: Size) {
  const cell = 30 / Math.max(rows, columns);
  const middle = (rows * columns) % 2 === 1 ? Math.floor((rows * columns) / 2) : -1;
  const path = Array.from({ length: rows * columns }, (_, index) => {
    if (index === middle) return '';
    const x = (30 - columns * cell) / 2 + (index % columns) * cell;
    const y = (30 - rows * cell) / 2 + Math.floor(index / columns) * cell;
    const side = (cell * 0.78).toFixed(1);
    return `M${x.toFixed(1)} ${y.toFixed(1)}h${side}v${side}h-${side}z`;
  }).join('');
  return (
    <svg viewBox="0 0 30 30" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
