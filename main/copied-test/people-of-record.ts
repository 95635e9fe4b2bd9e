import assert from 'node:assert/strict';
import type { PlayerId } from '../../shared/card.ts';
import type { RecordStep } from '../../shared/record.ts';
import type { Move } from './replay.ts';

/**
 * Who made the moves of a record, which names only seats: people may change their seats, and stay who
 * they are.
 *
 * AF: everybody in #seats sits at the seat beside their id; #count people have come so far.
 * RI: at no seat are two.
 */
export class PeopleOfRecord {
  readonly #seats = new Map<PlayerId, number>();
  #count = 0;

  /** The seat of somebody, at the cause that was asked for last. */
  seatOf(player: PlayerId): number | undefined {
    return this.#seats.get(player);
  }

  /** Who sits there. */
  at(seat: number): PlayerId {
    for (const [player, taken] of this.#seats) if (taken === seat) return player;
    const player = this.#newcomer();
    this.#seats.set(player, seat);
    return player;
  }

  /** What was done on the board; the steps of a record are asked for in their order. */
  movesOf({ cause, events }: Pick<RecordStep, 'cause' | 'events'>): readonly Move[] {
    switch (cause.kind) {
      case 'flip':
        return [{ kind: 'flip', player: this.at(cause.seat), index: cause.at }];
      case 'cancel':
      case 'give-up':
        return [{ kind: cause.kind, player: this.at(cause.seat) }];
      case 'leave':
        return [{ kind: 'leave', players: cause.seats.map((seat) => this.at(seat)) }];
      case 'replace': {
        const player = cause.seat === null ? 'nobody' : this.at(cause.seat);
        const cards = events.flatMap((event) =>
          event.kind === 'relabelled' ? [[event.from, event.to] as const] : [],
        );
        return [{ kind: 'map', player, cards }];
      }
      case 'seat':
        this.#sit(cause.seat, cause.from);
        return [];
      case 'team':
        return []; // on the board, nothing was done
      case 'restart':
        return cause.seats.map((seat) => ({ kind: 'cancel', player: this.at(seat) }));
      case 'end':
        return [{ kind: 'end' }];
      case 'new-game':
        return [{ kind: 'close' }];
    }
  }

  /** Checks the rep invariant. */
  checkRep(): void {
    assert(new Set(this.#seats.values()).size === this.#seats.size, 'RI: at no seat are two');
  }

  #sit(seat: number, from: number | null): void {
    const player = from === null ? this.#newcomer() : this.at(from);
    for (const [other, taken] of [...this.#seats]) if (taken === seat) this.#seats.delete(other);
    this.#seats.set(player, seat);
  }

  #newcomer(): PlayerId {
    return `person${this.#count++}`;
  }
}
