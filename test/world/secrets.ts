import type { Table } from '../../main/game/table.ts';
import type { Exchange } from './line.ts';

/** Cards and ids of the world are made so that they are found in whatever bytes are sent. */
const CARD = /card_[A-Za-z0-9]{12}/g;
const ID = /id_[a-z0-9]{22}/g;

/**
 * Watches every byte that leaves the host: no card before it lay face up in this game, unless a
 * player said it first, no id of anybody else, and the host's secret never.
 */
export class Secrets {
  #run = '';
  #game = 0;
  /** What lay face up in each game. */
  readonly #known = new Map<number, Set<string>>();
  /** What players said themselves when they replaced cards; notices of it outlive a game. */
  readonly #said = new Set<string>();

  /** To be told after every step. */
  learn(table: Table): void {
    const { game } = table;
    const [run = ''] = table.token.split('-');
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

  /** A player names cards. */
  hear({ target }: Exchange): void {
    if (target?.route === 'replace') this.#said.add(target.from).add(target.to);
  }

  /** What must not have been sent. */
  leaks({ player, asked, from }: Exchange, bytes: Buffer): readonly string[] {
    const text = bytes.toString('latin1');
    const cards = (text.match(CARD) ?? []).filter(
      (card) => this.#known.get(this.#game)?.has(card) !== true && !this.#said.has(card),
    );
    const own = (asked.body as { player?: string } | undefined)?.player ?? player;
    const ids = (text.match(ID) ?? []).filter((id) => id !== own);
    const isSecretSent = /host_\d+_secret/.test(text);
    return [
      ...cards.map((card) => `${from} was sent the face-down ${card}`),
      ...ids.map((id) => `${from} was sent the secret id ${id}`),
      ...(isSecretSent ? [`${from} was sent the host's secret`] : []),
    ];
  }
}
