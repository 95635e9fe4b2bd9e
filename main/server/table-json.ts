import type { ServerResponse } from 'node:http';
import type { PlayerId } from '../../shared/card.ts';
import type { TableView } from '../../shared/table-view.ts';
import type { Story } from '../story/story.ts';
import type { Table } from '../table/table.ts';
import type { Hops } from './hops.ts';
import { beginJson } from './answers.ts';
import type { UnsentAnswers } from './sending.ts';

/** What depends on the moment of the answer, and not on the state of the table. */
export type Times = Pick<
  TableView,
  'restartSeconds' | 'giveUpSeconds' | 'playedSeconds' | 'beginsIn'
>;

export interface TableJsonParts {
  readonly table: Table;
  readonly story: Story;
  readonly hops: Hops;
  readonly unsent: UnsentAnswers;
}

/** The JSON of the table view: rendered once per state for everybody; only the head differs. */
export class TableJson {
  readonly #table: Table;
  readonly #story: Story;
  readonly #hops: Hops;
  readonly #unsent: UnsentAnswers;
  #token = '';
  #common = Buffer.alloc(0);

  constructor({ table, story, hops, unsent }: TableJsonParts) {
    this.#table = table;
    this.#story = story;
    this.#hops = hops;
    this.#unsent = unsent;
  }

  /** 200 and the document for one player, in two pieces; the second is the same for everybody. */
  send(response: ServerResponse, player: PlayerId, times: Times): void {
    const { token } = this.#table;
    if (token !== this.#token) {
      const common = {
        ...this.#story.view(),
        ...this.#hops.view(this.#table),
        ...this.#table.view(),
      };
      this.#common = Buffer.from(JSON.stringify(common).slice(1));
      this.#token = token;
    }
    const own = JSON.stringify({ you: this.#table.you(player), ...times });
    const head = Buffer.from(`${own.slice(0, -1)},`);
    beginJson(response, head.length + this.#common.length);
    this.#unsent.send(response, [head, this.#common], this.#common);
  }
}
