/** The board (renderer/board) on a screen: what it shows, and what a tap does. */

import { effect, type ReadonlySignal } from '@preact/signals';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import type { TableView } from '../../shared/table-view.ts';
import { Board } from '../board/board.ts';
import { takeLostFocus } from './top-layer.ts';
import { isTouch } from './hooks.ts';
import { PreferencesContext } from './page.ts';

/** What a board on a screen shows; a store has it all. */
export interface BoardSource {
  readonly view: ReadonlySignal<TableView | undefined>;
  readonly asked?: ReadonlySignal<number | undefined>;
  readonly answered?: ReadonlySignal<readonly number[]>;
  readonly isDealt?: () => boolean;
  readonly see?: (game: number) => void;
}

/** Each screen of a game shows every player's score once; that of a team is its people's. */
function chipOf(seat: number): Element | null {
  return document.querySelector(`[data-chip~="${seat}"]`);
}

interface BoardViewProps {
  readonly source: BoardSource;
  /** See BoardOptions. */
  readonly isStreak?: () => boolean;
  readonly onTap?: (index: number) => void;
  /** See BoardOptions: it is a picture for the whole room. */
  readonly far?: () => number;
  /** It is watched: the whole of it is seen, and nothing can be tapped. */
  readonly isWatched?: boolean;
}

export function BoardView(props: BoardViewProps) {
  const { source, onTap = () => undefined, isStreak, far, isWatched = false } = props;
  const { text } = useContext(PreferencesContext);
  const felt = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const options = {
      isTouch,
      deals: source.isDealt?.() ?? false,
      isWhole: isWatched,
      onTap,
      chipOf,
      ...(isStreak === undefined ? {} : { isStreak }),
      ...(far === undefined ? {} : { far }),
    };
    const board = new Board(felt.current as HTMLElement, options);
    const end = effect(() => {
      const shown = {
        words: text.value,
        asked: source.asked?.value,
        answered: source.answered?.value ?? [],
      };
      const view = source.view.value;
      if (view === undefined) return;
      source.see?.(view.game);
      board.show({ ...shown, view });
    });
    if (!isWatched) takeLostFocus(board.tabStop);
    return () => {
      end();
      board.end();
    };
  }, []);
  return <div ref={felt} class="felt" inert={isWatched} />;
}
