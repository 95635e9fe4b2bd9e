import type { Card } from './card.ts';
import type { RecordCause, RecordEvent, RecordHead, RecordStep } from './record.ts';
import type { SpotView } from './table-view.ts';

interface Spot {
  card: Card | null;
  face: 'none' | 'down' | 'up';
  by: number | undefined;
  as: 'first' | 'pair';
  waiting: readonly number[];
}

/**
 * A board as a record tells it, step by step. It knows no rule: every event says what happened.
 *
 * AF: the board of `head` after the steps that were applied, with the controller and the waiters
 *     of each card, and how many pairs each seat has found.
 */
export class RecordBoard {
  readonly #spots: Spot[];
  readonly #scores = new Map<number, number>();

  constructor({ cards }: RecordHead) {
    this.#spots = cards.map((card) => {
      const face = card === null ? 'none' : 'down';
      return { card, face, by: undefined, as: 'first', waiting: [] };
    });
  }

  /** What everybody saw then, as in the table view. */
  view(): readonly SpotView[] {
    return this.#spots.map(({ card, face, by, as, waiting }): SpotView => {
      if (face === 'none' || card === null) return 0;
      if (face === 'down') return 1;
      if (by === undefined) return { card };
      return waiting.length === 0 ? { card, by, as } : { card, by, as, waiting };
    });
  }

  /** The card at a spot then, also where it lies face down; null: there is none any more. */
  cardAt(at: number): Card | null {
    const spot = this.#spots[at];
    return spot === undefined || spot.face === 'none' ? null : spot.card;
  }

  faceAt(at: number): 'none' | 'down' | 'up' {
    return this.#spots[at]?.face ?? 'none';
  }

  /** How many pairs the player at this seat had found. */
  scoreOf(seat: number): number {
    return this.#scores.get(seat) ?? 0;
  }

  /** The seats of waiting players, spot by spot, first come first. */
  get waiting(): readonly { readonly seat: number; readonly at: number }[] {
    return this.#spots.flatMap(({ waiting }, at) => waiting.map((seat) => ({ seat, at })));
  }

  apply({ cause, events }: RecordStep): void {
    this.#change(cause);
    for (const event of events) this.#happen(event);
  }

  #change(cause: RecordCause): void {
    if (cause.kind !== 'seat') return;
    const { seat, from } = cause;
    if (from === null) return;
    const moved = (one: number) => (one === from ? seat : one);
    for (const spot of this.#spots) {
      if (spot.by !== undefined) spot.by = moved(spot.by);
      spot.waiting = spot.waiting.map(moved);
    }
    this.#scores.set(seat, this.scoreOf(seat) + this.scoreOf(from));
    this.#scores.delete(from);
  }

  #happen(event: RecordEvent): void {
    if (event.kind === 'relabelled') {
      for (const at of event.spots) {
        const spot = this.#spots[at];
        if (spot !== undefined) spot.card = event.to;
      }
      return;
    }
    const spot = 'at' in event ? this.#spots[event.at] : undefined;
    if (spot === undefined) return; // nothing that happens at a spot
    switch (event.kind) {
      case 'turned-up':
        spot.face = 'up';
        spot.card = event.card ?? spot.card;
        return;
      case 'turned-down':
        spot.face = 'down';
        return;
      case 'removed':
        Object.assign(spot, { face: 'none', by: undefined });
        return;
      case 'took-control':
        Object.assign(spot, { by: event.seat, as: 'first' });
        spot.waiting = spot.waiting.filter((seat) => seat !== event.seat);
        return;
      case 'gave-up-control':
        spot.by = undefined;
        return;
      case 'started-waiting':
        spot.waiting = [...spot.waiting, event.seat];
        return;
      case 'stopped-waiting':
        spot.waiting = spot.waiting.filter((seat) => seat !== event.seat);
        return;
      case 'matched':
        for (const at of [event.first, event.at]) {
          const one = this.#spots[at];
          if (one !== undefined) one.as = 'pair';
        }
        this.#scores.set(event.seat, this.scoreOf(event.seat) + 1);
        return;
      case 'missed':
      case 'failed':
      case 'left':
    }
  }
}
