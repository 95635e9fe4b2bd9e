/** The end of tables that played against each other: a podium of banners. A pile is a step and counts nothing. */

import './race.css';
import type { ComponentChildren } from 'preact';
import { type Side, type TableScore, sidesOf } from '../../shared/sides.ts';
import { clockTime } from '../game/clock-time.ts';
import { growthOf } from '../game/podium-layout.ts';
import type { SidesDictionary } from '../text/sides-dictionary.ts';
import { Banner } from '../ui/banner.tsx';
import { useEndClass, useText } from '../ui/page.ts';

/** How many slabs lie under each place; there is no other. */
const SLABS = [7, 5, 4];

interface RaceProps {
  readonly tables: readonly TableScore[];
  /** The number of my table, if I sit at one. */
  readonly mine: number | undefined;
  readonly words: SidesDictionary;
  readonly crown: ComponentChildren;
  /** For the whole room: who sits at a table. */
  readonly peopleAt?: ((table: number) => readonly string[]) | undefined;
}

/** The first three places, all of one place on one step; on a phone the others below, mine first. */
export function RacePodium({ tables, mine, words, crown, peopleAt }: RaceProps) {
  const sides = sidesOf([], { kind: 'tables' }, tables);
  const steps = SLABS.flatMap((slabs, at) => {
    const onStep = sides.filter(({ place, score }) => place === at + 1 && score > 0);
    return onStep.length === 0 ? [] : [{ slabs, onStep }];
  });
  const growths = growthOf(steps.map(({ slabs }) => slabs));
  const banners = steps.reduce((sum, { onStep }) => sum + onStep.length, 0);
  const below = sides.filter((side) => !steps.some(({ onStep }) => onStep.includes(side)));
  const isFar = peopleAt !== undefined;
  return (
    <>
      <ol
        class={`sides-podium sides-steps ${isFar ? 'sides-far' : ''} ${useEndClass()}`}
        style={{ '--most': SLABS[0], '--banners': banners }}
      >
        {steps.map(({ slabs, onStep }, rank) => (
          <RaceStep
            key={slabs}
            {...{ slabs, onStep, mine, words, crown, peopleAt }}
            at={growths[rank]?.lidAt ?? 0}
          />
        ))}
      </ol>
      {isFar || below.length === 0 ? null : <Below {...{ below, mine, words }} />}
    </>
  );
}

interface RaceStepProps extends Omit<RaceProps, 'tables'> {
  readonly slabs: number;
  readonly onStep: readonly Side<never>[];
  /** When its banners land, in milliseconds. */
  readonly at: number;
}

function RaceStep({ slabs, onStep, mine, words: { race }, crown, peopleAt, at }: RaceStepProps) {
  const { score } = useText();
  const isFirst = slabs === SLABS[0];
  const [one] = onStep;
  const people = onStep.length === 1 ? (peopleAt?.(one?.number ?? 0) ?? []) : [];
  const named = onStep.map(({ number }) => (number === mine ? score.you : race.table(number)));
  return (
    <li
      class="sides-stand"
      style={{ '--slabs': slabs, '--at': `${at}ms`, '--wide': onStep.length }}
    >
      <div class="sides-flags">
        {onStep.map(({ number }) => (
          <span key={number} class={number === mine ? 'sides-our-flag' : ''}>
            {isFirst ? crown : null}
            <Banner
              table={number}
              px={72}
              {...(people.length > 0 ? { label: race.table(number) } : {})}
            />
          </span>
        ))}
      </div>
      <div class="sides-pile" aria-hidden="true" />
      <b class="num">{one === undefined ? '' : resultOf(one, score.pairs)}</b>
      <span class="sides-at">
        <bdi>{(people.length > 0 ? people : named).join(', ')}</bdi>
      </span>
    </li>
  );
}

/** Its time, or how far it came. */
function resultOf({ seconds, score }: Side<never>, pairs: (pairs: number) => string): string {
  return seconds === undefined ? pairs(score) : clockTime(seconds);
}

type BelowProps = Pick<RaceProps, 'mine' | 'words'> & { readonly below: readonly Side<never>[] };

/** In the order of their numbers, but for mine. */
function Below({ below, mine, words: { race } }: BelowProps) {
  const { score } = useText();
  const before = ({ number }: Side) => (number === mine ? 0 : number);
  return (
    <ul class="paper sides-below" aria-label={race.tables}>
      {[...below]
        .sort((one, other) => before(one) - before(other))
        .map((side) => (
          <li key={side.number} class={side.number === mine ? 'sides-our-flag' : ''}>
            <Banner table={side.number} px={28} />
            <span>
              <b class="num">{resultOf(side, score.pairs)}</b>
              <small>{side.number === mine ? score.you : race.table(side.number)}</small>
            </span>
          </li>
        ))}
    </ul>
  );
}
