/** Every pair of the game, in its order: each leads to its moment. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PlayerView } from '../../shared/table-view.ts';
import { clockTime } from '../game/clock-time.ts';
import type { Find } from '../game/film.ts';
import { Sentence } from '../ui/sentence.tsx';
import { Sticker } from '../ui/sticker.tsx';

interface MomentsProps {
  readonly finds: readonly Find[];
  /** The newest one of the moment that is shown. */
  readonly shown: Find | undefined;
  readonly label: string;
  readonly computerOf: (seat: number) => PlayerView['computer'];
  readonly signOf: (seat: number) => number;
  readonly sentenceOf: (find: Find) => string;
  /** What else there is to say of it. */
  readonly noteOf?: (find: Find) => ComponentChildren;
  readonly onChoose: (find: Find) => void;
}

export function Moments(props: MomentsProps) {
  const { finds, shown, label, computerOf, signOf, sentenceOf, noteOf, onChoose } = props;
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const [ground, item] = [list.current, list.current?.querySelector<HTMLElement>('.film-now')];
    if (ground === null || item === null || item === undefined) return;
    const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight];
    if (top < ground.scrollTop) ground.scrollTop = top - ground.clientHeight / 3;
    if (bottom > ground.scrollTop + ground.clientHeight) {
      ground.scrollTop = top - ground.clientHeight / 3;
    }
  }, [shown]);
  return (
    <ol ref={list} class="film-moments" aria-label={label} tabIndex={0}>
      {finds.map((find, index) => (
        <li key={index} class={momentClass(find, shown)}>
          <button
            type="button"
            aria-current={find === shown ? 'true' : undefined}
            onClick={() => onChoose(find)}
          >
            <span class="num quiet small">{clockTime(find.seconds)}</span>
            <Sticker seat={find.seat} sign={signOf(find.seat)} computer={computerOf(find.seat)} />
            <span class="film-what">
              <Sentence text={sentenceOf(find)} />
            </span>
            {noteOf?.(find)}
          </button>
        </li>
      ))}
    </ol>
  );
}

function momentClass(find: Find, shown: Find | undefined): string {
  if (find === shown) return 'film-now';
  return shown === undefined || find.steps > shown.steps ? 'film-later' : '';
}
