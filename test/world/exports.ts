import { keptGame } from '../../main/host/finished-game.ts';
import { resultsCsv } from '../../main/host/results-csv.ts';
import type { Story } from '../../main/host/story.ts';
import type { Table } from '../../main/table/table.ts';

const ID = /id_[a-z0-9]{22}|host_\d+_secret/;
const CARD = /card_[A-Za-z0-9]{12}/;

/**
 * What the host can save: the results of the evening and a game as a page. Nobody's id is in either;
 * the page is of a game that is over, so none of its cards is a secret, and without names it has none.
 */
export class Exports {
  /** The game that was looked at last, and whether it was over. */
  #seen = '';

  /** What is wrong with them, looked at once when a game is over, and once when the next one runs. */
  check(table: Table, story: Story | undefined): string | undefined {
    const seen = `${table.run} ${table.game.number} ${table.game.phase === 'over'}`;
    if (story === undefined || seen === this.#seen) return undefined;
    this.#seen = seen;
    const results = resultsCsv(story.games());
    if (ID.test(results) || CARD.test(results)) return `results have ${results}`;
    const { finished } = story;
    if (finished === undefined) return undefined;
    const { game } = finished.record.head;
    const isOver = game < table.game.number || table.game.phase === 'over';
    if (!isOver) return `game ${game} can be kept, and it goes on`;
    const isBlocked = (id: string) => table.seats.isBlocked(id);
    const named = keptGame(finished, { names: true, isBlocked });
    const bare = keptGame(finished, { names: false, isBlocked });
    const text = JSON.stringify(named);
    if (ID.test(text)) return `the page of game ${game} has ${text}`;
    const isNamed = [...bare.players.map(({ name }) => name), ...bare.record.seats].some(
      (name) => name !== null,
    );
    return isNamed ? `the page of game ${game} has names: ${JSON.stringify(bare)}` : undefined;
  }
}
