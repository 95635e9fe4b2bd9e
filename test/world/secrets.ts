import type { Table } from '../../main/table/table.ts';
import type { Exchange } from './line.ts';

/** Cards and ids of the world are made so that they are found in whatever bytes are sent. */
const CARD = /card_[A-Za-z0-9]{12}/g;
const ID = /id_[a-z0-9]{22}/g;

/**
 * Watches every byte that leaves the host: no card before it lay face up in this game, unless a
 * player said it first, no id of anybody else, and the host's secret never.
 */
export class Secrets {
  /** What lay face up at each table in its game, and in games that a crash may bring back. */
  readonly #tables = new Map<number, ShownAt>();
  /** What players said themselves when they replaced cards; notices of it outlive a game. */
  readonly #said = new Set<string>();
  /** The ids of computer players: nobody may ever be told one. */
  readonly #computers = new Set<string>();

  /** To be told after every step. */
  learn(table: Table): void {
    const shown = this.#tables.get(table.number) ?? new ShownAt();
    this.#tables.set(table.number, shown);
    shown.learn(table);
    for (const { id } of table.seats.computers()) this.#computers.add(id);
  }

  /** A player names cards. */
  hear({ target }: Exchange): void {
    if (target?.route === 'replace') this.#said.add(target.from).add(target.to);
  }

  /** What must not have been sent. */
  leaks(exchange: Exchange, bytes: Buffer): readonly string[] {
    const { player, asked, from, target } = exchange;
    const isOfAll = target?.route === 'tables';
    const where = isOfAll ? [...this.#tables.values()] : [this.#tables.get(exchange.table)];
    const text = bytes.toString('latin1');
    // The record of a game that is over has every card; that it is over is checked with the record.
    const named = target?.route === 'record' ? [] : (text.match(CARD) ?? []);
    const cards = named.filter(
      (card) => !where.some((shown) => shown?.has(card) === true) && !this.#said.has(card),
    );
    const own = (asked.body as { player?: string } | undefined)?.player ?? player;
    const ids = (text.match(ID) ?? []).filter((id) => id !== own);
    const computers = [...this.#computers].filter((id) => text.includes(id));
    const isSecretSent = /host_\d+_secret/.test(text);
    return [
      ...cards.map((card) => `${from} was sent the face-down ${card}`),
      ...computers.map((id) => `${from} was sent the id ${id} of a computer player`),
      ...ids.map((id) => `${from} was sent the secret id ${id}`),
      ...(isSecretSent ? [`${from} was sent the host's secret`] : []),
    ];
  }
}

class ShownAt {
  #run = '';
  #game = 0;
  readonly #known = new Map<number, Set<string>>();

  has(card: string): boolean {
    return this.#known.get(this.#game)?.has(card) === true;
  }

  learn(table: Table): void {
    const { run } = table.room;
    const game = table.game.number;
    // A game that a crash brought back is the same game; another one of its number is not.
    const isNew = run === this.#run && game !== this.#game;
    const known = (isNew ? undefined : this.#known.get(game)) ?? new Set();
    this.#run = run;
    this.#game = game;
    this.#known.set(game, known);
    for (const spot of table.look('nobody').state.spots) {
      if (spot.face === 'up') known.add(spot.card);
    }
  }
}
