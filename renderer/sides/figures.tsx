/** What all did together, in three numbers, beside the best of games like it. */

import './figures.css';
import { clockTime } from '../game/clock-time.ts';
import { useAfter } from '../play/parts.ts';
import type { SidesDictionary } from '../text/sides-dictionary.ts';
import type { SidesProps } from '../ui/page.ts';

interface Props extends SidesProps {
  readonly isFar?: boolean;
  readonly words: SidesDictionary;
}

export function SidesFigures({ view, isFar = false, words: { together } }: Props) {
  const sides = view.sides?.kind === 'together' ? view.sides : undefined;
  const after = useAfter();
  if (sides?.result === undefined) return null;
  const { best, result } = sides;
  const { seconds, tries, people, pairs, of, isBest } = result;
  const isWhole = pairs === of;
  const isFaster = isBest && best !== null && seconds < best.seconds;
  const isFewer = isBest && best !== null && tries < best.tries;
  const told = (isBetter: boolean, value: string) =>
    isBetter ? together.bestWas(value) : together.bestIs(value);
  return (
    <div class={isFar ? 'sides-figures sides-far' : 'sides-figures'}>
      <ul>
        <li class={isFaster ? 'sides-better' : ''}>
          <b class="num">{clockTime(seconds)}</b>
          <span>{together.time}</span>
          {best === null || !isWhole ? null : (
            <small class="num">{told(isFaster, clockTime(best.seconds))}</small>
          )}
        </li>
        <li class={isFewer ? 'sides-better' : ''}>
          <b class="num">{tries}</b>
          <span>{together.tries(tries)}</span>
          {best === null || !isWhole ? null : (
            <small class="num">{told(isFewer, String(best.tries))}</small>
          )}
        </li>
        <li>
          <b class="num">{people}</b>
          <span>{together.people(people)}</span>
        </li>
      </ul>
      {isBest ? (
        <p class="sides-new">
          {after && <after.parts.Rosette kind={isFaster ? 'quick-hands' : 'steady-hand'} />}
          {together.newBest}
        </p>
      ) : null}
    </div>
  );
}
