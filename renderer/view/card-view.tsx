/** One spot and its card. It repaints when its own signals change, and never else. */

import { useEffect, useState } from 'preact/hooks';
import type { FaceUp, SpotView } from '../../shared/table-view.ts';
import { type Effect, isUp } from '../client/changes.ts';
import { isPicture } from '../client/say.ts';
import { nameOf } from '../client/situation.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { usePage } from './context.ts';
import { useValues } from './hooks.ts';
import { lazy } from './lazy.tsx';
import { Icon, Sticker, colourClass } from './signs.tsx';

const Sparks = lazy((later) => later.Sparks);

/** A card that turned down or left keeps its face until it has turned or gone. */
const FACE_MS = 420;

interface CardProps {
  readonly index: number;
  readonly row: number;
  readonly column: number;
  /** The card that the tab key reaches at first; from then on it is the last one used. */
  readonly isTabStop: boolean;
}

export function CardView({ index, row, column, isTabStop }: CardProps) {
  const { store } = usePage();
  const [isAsked, spot, effect, me, text] = useValues(() => {
    const signals = store.spots.value[index];
    const isTapped = store.asked.value === index;
    const mine = store.me.value;
    return [
      isTapped,
      signals?.spot.value ?? 0,
      signals?.effect.value,
      mine,
      store.text.value,
    ] as const;
  });
  const [lastFace, setLastFace] = useState<FaceUp | undefined>(undefined);

  useEffect(() => {
    if (isUp(spot)) setLastFace(spot);
    else if (lastFace === undefined && effect === undefined) return undefined;
    const timer = setTimeout(() => {
      if (!isUp(spot)) setLastFace(undefined); // a face-down card is not in the page at all
      store.endEffect(index);
    }, FACE_MS);
    return () => clearTimeout(timer);
  }, [spot, effect]);

  const isGone = spot === 0 && effect !== 'leave';
  const face = isGone ? undefined : isUp(spot) ? spot : lastFace;
  const held = isUp(spot) || effect === 'leave' ? face : undefined;
  const place = me !== null && isUp(spot) ? (spot.waiting?.indexOf(me) ?? -1) + 1 : 0;
  const who = held?.by === undefined ? '' : nameOf(store.view.peek(), held.by);
  return (
    <div role="gridcell" aria-colindex={column + 1} class="spot" style={placeOf(row, column)}>
      <button
        type="button"
        class={
          classes(spot, held, effect, { index, me, isAsked, isGone, place }) +
          (face === undefined ? '' : ' turns')
        }
        data-index={index}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label(text, spot, row, column, { me, who, place })}
      >
        {isGone ? null : (
          <span class="tile">
            <span class="back" />
            {face === undefined ? null : <Face card={face.card} />}
          </span>
        )}
        {held?.by === undefined ? null : (
          <span class="badge">
            <Sticker seat={held.by} />
          </span>
        )}
        {isUp(spot) ? <Tag spot={spot} me={me} place={place} text={text} /> : null}
        {effect === 'match' && held?.by === me ? <Sparks /> : null}
      </button>
    </div>
  );
}

/**
 * Where a spot is, in tiles, and when it is dealt. Plain properties: custom ones would be inherited,
 * and what depends on any would be worked out for each card anew (docs/PERFORMANCE.md).
 */
function placeOf(row: number, column: number) {
  return {
    left: `calc(${column} * (var(--w) + var(--gap)))`,
    top: `calc(${row} * (var(--h) + var(--gap)))`,
    animationDelay: `${Math.min((row + column) * 24, 400)}ms`,
  };
}

function Face({ card }: { readonly card: string }) {
  const length = Array.from(card).length;
  const size = length <= 4 ? 'l1' : length <= 7 ? 'l2' : length <= 10 ? 'l3' : '';
  return (
    <span class="face">
      <span class={isPicture(card) ? 'pic' : `word ${size}`}>{card}</span>
    </span>
  );
}

interface TagProps {
  readonly spot: FaceUp;
  readonly me: number | null;
  readonly place: number;
  readonly text: Dictionary;
}

function Tag({ spot, me, place, text: { tag } }: TagProps) {
  const isMine = spot.by !== undefined && spot.by === me;
  const isPair = spot.as === 'pair';
  const word = place > 0 ? tag.place(place) : isMine ? tag[isPair ? 'pair' : 'you'] : '';
  const icon = place > 0 ? 'wait' : isPair ? 'check' : undefined;
  if (word === '' && icon === undefined) return null;
  return (
    <>
      {/* Card and tag are words apart, whoever reads them out. */ word && ' '}
      <span class={word === '' ? 'tag calm' : 'tag'} aria-hidden="true">
        {icon && <Icon name={icon} />}
        {word}
      </span>
    </>
  );
}

function classes(
  spot: SpotView,
  held: FaceUp | undefined,
  effect: Effect | undefined,
  {
    index,
    me,
    isAsked,
    isGone,
    place,
  }: { index: number; me: number | null; isAsked: boolean; isGone: boolean; place: number },
): string {
  const names = ['card', `b${(index * 7 + (index >> 2) * 3) % 4}`];
  if (isGone) names.push('gone');
  if (isUp(spot) || effect === 'leave') names.push('up');
  if (held?.by !== undefined) names.push('held', colourClass(held.by));
  if (held?.as === 'pair') names.push('pair');
  if (held?.by !== undefined && held.by === me) names.push('mine');
  if (place > 0) names.push('wait');
  if (isAsked && place === 0) names.push('asked');
  if (effect !== undefined) names.push(`now-${effect}`);
  return names.join(' ');
}

/** "row 2, column 3, 🦄, next is you, Bob has it": what the tag says comes right behind the card. */
function label(
  { spot: words }: Dictionary,
  spot: SpotView,
  row: number,
  column: number,
  { me, who, place }: { me: number | null; who: string; place: number },
): string {
  const parts = [words.at(row + 1, column + 1)];
  if (!isUp(spot)) parts.push(spot === 0 ? words.gone : words.down);
  else {
    parts.push(spot.card);
    if (place > 0) parts.push(words.waiting(place));
    const isMine = spot.by === me;
    if (spot.as === 'pair') parts.push(isMine ? words.myPair : words.pairOf(who));
    else if (spot.by !== undefined) parts.push(isMine ? words.mine : words.has(who));
  }
  return parts.join(', ');
}
