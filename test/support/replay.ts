import { isDeepStrictEqual } from 'node:util';
import { Belonging } from '../../main/game/belonging.ts';
import { Board } from '../../main/game/board.ts';
import { bySeat } from '../../main/table/by-seat.ts';
import type { Card } from '../../shared/card.ts';
import type { RecordCause, RecordStep } from '../../shared/record.ts';

/** A step without its time, which a replay does not have. */
export type TimelessStep = Omit<RecordStep, 'ms'>;

/** What of a record is played again. */
export interface Replayable {
  readonly rows: number;
  readonly columns: number;
  readonly cards: readonly (Card | null)[];
  readonly unlike?: readonly (readonly [Card, Card])[];
  readonly steps: readonly TimelessStep[];
}

/**
 * Plays the causes of a record on a board that is laid out the same.
 * @returns where the steps that this gives are not those of the record, if anywhere
 */
export async function replayDifference(record: Replayable): Promise<string | undefined> {
  const replay = new Replay(record);
  for (const [number, step] of record.steps.entries()) {
    const events = await replay.play(step.cause);
    if (isDeepStrictEqual(events, step.events)) continue;
    const [was, is] = [JSON.stringify(step), JSON.stringify(events)];
    return `step ${number + 1} of the record is ${was}\n  and its replay gave ${is}`;
  }
  return undefined;
}

class Replay {
  readonly #board: Board;
  /** Who has a seat changes; who they were stays. */
  readonly #seats = new Map<string, number>();
  readonly #waits = new Map<string, AbortController>();
  #told: RecordStep['events'][number][] = [];
  #people = 0;

  constructor({ rows, columns, cards, unlike = [] }: Replayable) {
    const spots = cards.map((card) => (card === null ? null : { card, face: 'down' as const }));
    const laidOut = { rows, columns, version: 0, hadPair: false, spots, plays: [] };
    this.#board = Board.restore(laidOut, { check: 'whole', belonging: new Belonging(unlike) });
    this.#board.subscribe((step) => {
      this.#told.push(...bySeat(step, (id) => this.#seats.get(id)).events);
    });
  }

  async play(cause: RecordCause): Promise<RecordStep['events']> {
    this.#told = [];
    await this.#do(cause);
    return this.#told;
  }

  async #do(cause: RecordCause): Promise<void> {
    const board = this.#board;
    switch (cause.kind) {
      case 'flip':
        return this.#flip(this.#idAt(cause.seat), cause.at);
      case 'cancel':
        return this.#waits.get(this.#idAt(cause.seat))?.abort();
      case 'give-up':
        return board.giveUp(this.#idAt(cause.seat));
      case 'leave':
        return board.leave(...cause.seats.map((seat) => this.#idAt(seat)));
      case 'replace': {
        const to = new Map(cause.cards);
        const id = cause.seat === null ? 'nobody' : this.#idAt(cause.seat);
        return board.map(id, async (card) => to.get(card) ?? card);
      }
      case 'seat':
        return this.#seat(cause.seat, cause.from);
      case 'restart':
        for (const seat of cause.seats) this.#waits.get(this.#idAt(seat))?.abort();
        return;
      case 'end':
        return board.endEarly();
      case 'new-game':
        return board.close();
    }
  }

  #flip(id: string, at: number): void {
    const wait = new AbortController();
    const { columns } = this.#board;
    const position = { row: Math.floor(at / columns), column: at % columns };
    const flipped = this.#board.flip(id, position, { signal: wait.signal });
    flipped.catch(() => undefined); // failing is part of the game; what the step says is compared
    const isWaiting = this.#board.controlled().some(({ waiters }) => waiters.includes(id));
    if (isWaiting) this.#waits.set(id, wait);
  }

  #seat(seat: number, from: number | null): void {
    const id = from === null ? this.#newcomer() : this.#idAt(from);
    for (const [other, known] of [...this.#seats]) if (known === seat) this.#seats.delete(other);
    this.#seats.set(id, seat);
  }

  #idAt(seat: number): string {
    for (const [id, known] of this.#seats) if (known === seat) return id;
    const id = this.#newcomer();
    this.#seats.set(id, seat);
    return id;
  }

  #newcomer(): string {
    return `person${this.#people++}`;
  }
}

/** Keeps the record of a board whose players have these seats. @returns what was recorded so far */
export function recording(
  board: Board,
  players: readonly string[],
  { unlike = [] }: Pick<Replayable, 'unlike'> = {},
): () => Replayable {
  const { rows, columns } = board;
  const cards = board.save().spots.map((spot) => spot?.card ?? null);
  const steps: TimelessStep[] = [];
  board.subscribe((step) => steps.push(bySeat(step, (id) => players.indexOf(id))));
  return () => ({ rows, columns, cards, unlike, steps });
}
