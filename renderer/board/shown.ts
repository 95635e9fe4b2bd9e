import type { TableView } from '../../shared/table-view.ts';
import type { BoardWords } from './words.ts';

/** All that a board shows. */
export interface Shown {
  readonly view: TableView;
  readonly words: BoardWords;
  /** The spot that was tapped and not answered yet. */
  readonly asked: number | undefined;
  /** The spots of my flips whose outcome this view shows. */
  readonly answered: readonly number[];
}
