import { copyTest } from '../../main/copied-test/copy-test.ts';
import type { Recorder } from '../../main/story/recorder.ts';
import { keptParts } from '../../main/story/finished-game.ts';
import { resultsCsv } from '../support/results.ts';
import { tableOf } from '../../main/story/evening-games.ts';
import type { TableParts } from '../../main/start.ts';
import type { Tonight } from '../../main/story/tonight.ts';
import type { Table } from '../../main/table/table.ts';
import type { Chance } from './chance.ts';

const ID = /id_[a-z0-9]{22}|host_\d+_secret/;
const CARD = /card_[A-Za-z0-9]{12}/;
const CARDS = new RegExp(CARD, 'g');

/**
 * What the host can save: the results of the evening, a game as a page, a step as a test. Nobody's id
 * is in any of them. The page is of a game that is over, so none of its cards is a secret, and without
 * names it has none; a test names no card that lies face down, and results nobody who did nothing.
 */
export class Exports {
  /** The game that was looked at last, and whether it was over. */
  #seen = '';

  /** What is wrong with them, looked at once when a game is over, and once when the next one runs. */
  check(tonight: Tonight, { table, story }: TableParts): string | undefined {
    const seen = `${table.room.run} ${table.game.number} ${table.game.phase === 'over'}`;
    if (seen === this.#seen) return undefined;
    this.#seen = seen;
    const results = resultsCsv(tonight.games());
    if (ID.test(results) || CARD.test(results)) return `results have ${results}`;
    const { finished } = story;
    if (finished === undefined) return undefined;
    const entry = tonight
      .games()
      .find((one) => one.game === finished.record.head.game && tableOf(one) === table.number);
    const acted = new Set(finished.record.seats.map((one) => one.seat)); // Records looks at these
    const idle = entry?.players.find(({ seat }) => !acted.has(seat));
    const isWhole = finished.record.leftOut === 0;
    if (isWhole && idle !== undefined) return `results name ${idle.name}, who did nothing`;
    const { game } = finished.record.head;
    const isOver = game < table.game.number || table.game.phase === 'over';
    if (!isOver) return `game ${game} can be kept, and it goes on`;
    const isBlocked = (id: string) => table.seats.isBlocked(id);
    const named = keptParts(finished, { names: true, isBlocked });
    const { game: bare } = keptParts(finished, { names: false, isBlocked });
    const text = [JSON.stringify(named.game), ...named.steps].join('');
    if (ID.test(text)) return `the page of game ${game} has ${text}`;
    const isNamed = [...bare.players.map(({ name }) => name), ...bare.record.seats].some(
      (name) => name !== null,
    );
    return isNamed ? `the page of game ${game} has names: ${JSON.stringify(bare)}` : undefined;
  }

  /** What is wrong with one step as a test, any of the running game. */
  async miscopied(table: Table, { record }: Recorder, chance: Chance): Promise<string | undefined> {
    const { spots } = table.look('nobody').state;
    const isHidden = (at: number) => table.game.phase !== 'over' && spots[at]?.face === 'down';
    const step = chance.between(1, Math.max(1, record.lines.length));
    const { text = '' } = (await copyTest(record, step, isHidden)) ?? {};
    if (ID.test(text)) return `step ${step} as a test has an id: ${text}`;
    const { cards } = record.head;
    if (!cards.some((_, at) => isHidden(at))) return undefined;
    const shown = new Set(cards.filter((_, at) => !isHidden(at)));
    const leak = text.match(CARDS)?.find((card) => !shown.has(card));
    return leak && `step ${step} as a test names ${leak}, which lies face down: ${text}`;
  }
}
