import type { PlayerId } from '../../shared/card.ts';
import type { TableView } from '../../shared/table-view.ts';
import type { Table } from '../game/table.ts';

/** What depends on the moment of the answer, and not on the state of the table. */
export type Times = Pick<TableView, 'restartSeconds' | 'playedSeconds'>;

/** The JSON of the table view: rendered once per state for everybody; only the head differs. */
export class TableJson {
  readonly #table: Table;
  #token = '';
  #common = Buffer.alloc(0);

  constructor(table: Table) {
    this.#table = table;
  }

  /** The document for one player, in two pieces; the second is the same for everybody. */
  render(player: PlayerId, times: Times): readonly [Buffer, Buffer] {
    const { token } = this.#table;
    if (token !== this.#token) {
      this.#common = Buffer.from(JSON.stringify(this.#table.view()).slice(1));
      this.#token = token;
    }
    const { restartSeconds, playedSeconds } = times;
    const own = JSON.stringify({ you: this.#table.you(player), restartSeconds, playedSeconds });
    return [Buffer.from(`${own.slice(0, -1)},`), this.#common];
  }
}
