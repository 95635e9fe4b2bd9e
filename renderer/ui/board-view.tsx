/** The board (renderer/board) on a screen: what it shows, and what a tap does. */

import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Board } from '../board/board.ts';
import { takeLostFocus } from './focus.ts';
import { isTouch } from './hooks.ts';
import { useShown } from './page.ts';

/** The game that was seen last: one that comes after it is dealt, the first one is just there. */
let seen: number | undefined;

/** Whoever has waited for a game sees how it is dealt, also the first. */
export function dealNext(): void {
  seen = 0;
}

/** Each screen of a game shows every player's score once. */
function chipOf(seat: number): Element | null {
  return document.querySelector(`[data-chip="${seat}"]`);
}

interface BoardViewProps {
  /** As of BoardOptions. */
  readonly isStreak?: () => boolean;
  readonly onTap?: (index: number) => void;
  /** As of BoardOptions: it is a picture for the whole room. */
  readonly far?: () => number;
  /** It is watched: the whole of it is seen, and nothing can be tapped. */
  readonly isWatched?: boolean;
}

export function BoardView(props: BoardViewProps) {
  const { onTap = () => undefined, isStreak, far, isWatched = false } = props;
  const { preferences, store } = useShown();
  const felt = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { view } = store;
    const deals = seen !== undefined && seen !== view.peek()?.game;
    const options = {
      isTouch,
      deals,
      isWhole: isWatched,
      onTap,
      chipOf,
      ...(isStreak === undefined ? {} : { isStreak }),
      ...(far === undefined ? {} : { far }),
    };
    const board = new Board(felt.current as HTMLElement, options);
    const end = effect(() => {
      const shown = {
        words: preferences.text.value,
        asked: store.asked.value,
        answered: store.answered.value,
      };
      if (view.value === undefined) return;
      seen = view.value.game;
      board.show({ ...shown, view: view.value });
    });
    if (!isWatched) takeLostFocus(board.tabStop);
    return () => {
      end();
      board.end();
    };
  }, []);
  return <div ref={felt} class="felt" inert={isWatched} />;
}
