import type { TableView } from '../../../shared/table-view.ts';

/** What the desk is given of a page at the only table. */
export const ONE_TABLE = {
  client: { at: 1 },
  faced: (view: TableView) => view,
  follow: () => undefined,
};
