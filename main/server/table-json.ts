import type { PlayerId } from '../../shared/card.ts';
import type { Table } from '../game/table.ts';

/** The JSON of the table view: rendered once per state for everybody; only the head differs. */
export class TableJson {
  readonly #table: Table;
  #token = '';
  #common = Buffer.alloc(0);

  constructor(table: Table) {
    this.#table = table;
  }

  /** The document for one player, in two pieces; the second is the same for everybody. */
  render(player: PlayerId, restartSeconds: number | null): readonly [Buffer, Buffer] {
    const { token } = this.#table;
    if (token !== this.#token) {
      this.#common = Buffer.from(JSON.stringify(this.#table.view()).slice(1));
      this.#token = token;
    }
    const you = JSON.stringify(this.#table.you(player));
    return [Buffer.from(`{"you":${you},"restartSeconds":${restartSeconds},`), this.#common];
  }
}
