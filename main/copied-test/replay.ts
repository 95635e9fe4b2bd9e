import type { Card, PlayerId } from '../../shared/card.ts';
import { Belonging, type UnlikePair } from '../game/belonging.ts';
import { Board } from '../game/board.ts';
import type { BoardEvent } from '../game/events.ts';
import type { CheckReach } from '../game/rep.ts';
import type { SpotIndex } from '../game/spot.ts';

/** How the cards lay before the first move; null where there was none. */
export interface Layout {
  readonly rows: number;
  readonly columns: number;
  readonly cards: readonly (Card | null)[];
  readonly unlike?: readonly UnlikePair[];
}

/** A cause of a step as it can be played again. */
export type Move =
  | { readonly kind: 'flip'; readonly player: PlayerId; readonly index: SpotIndex }
  | { readonly kind: 'cancel' | 'give-up'; readonly player: PlayerId }
  | { readonly kind: 'leave'; readonly players: readonly PlayerId[] }
  | {
      readonly kind: 'map';
      readonly player: PlayerId;
      readonly cards: readonly (readonly [from: Card, to: Card])[];
    }
  | { readonly kind: 'end' | 'close' };

/** A game that is played again on a board of its own: the same moves give the same events. */
export class Replay {
  readonly board: Board;
  readonly #waits = new Map<PlayerId, AbortController>();
  #told: BoardEvent[] = [];

  constructor({ rows, columns, cards, unlike = [] }: Layout, check: CheckReach) {
    const spots = cards.map((card) => (card === null ? null : { card, face: 'down' as const }));
    const laidOut = { rows, columns, version: 0, hadPair: false, spots, plays: [] };
    this.board = Board.restore(laidOut, { check, belonging: new Belonging(unlike) });
    this.board.subscribe(({ events }) => this.#told.push(...events));
  }

  /** @returns the events that it caused */
  async play(move: Move): Promise<readonly BoardEvent[]> {
    this.#told = [];
    await this.#do(move);
    return this.#told;
  }

  async #do(move: Move): Promise<void> {
    const { board } = this;
    switch (move.kind) {
      case 'flip':
        return this.#flip(move.player, move.index);
      case 'cancel':
        return this.#waits.get(move.player)?.abort();
      case 'give-up':
        return board.giveUp(move.player);
      case 'leave':
        return board.leave(...move.players);
      case 'map': {
        const to = new Map(move.cards);
        return board.map(move.player, async (card) => to.get(card) ?? card);
      }
      case 'end':
        return board.endEarly();
      case 'close':
        return board.close();
    }
  }

  #flip(player: PlayerId, index: SpotIndex): void {
    const wait = new AbortController();
    const { columns } = this.board;
    const position = { row: Math.floor(index / columns), column: index % columns };
    const flipped = this.board.flip(player, position, { signal: wait.signal });
    flipped.catch(() => undefined); // failing is part of the game; the events say how
    const waits = this.#told.some(
      (told) => told.kind === 'started-waiting' && told.player === player,
    );
    if (waits) this.#waits.set(player, wait);
  }
}
