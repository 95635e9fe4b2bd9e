import { type Award, awardsFor } from '../../shared/awards.ts';
import type { RunningGame } from '../game/game.ts';
import { shortCard } from '../table/view.ts';
import type { Recorder } from './recorder.ts';

/**
 * Who gets which award. Worked out once, when the last pair was found: clearing cards afterwards
 * changes nothing. Only when somebody takes over another player's seat do the awards belong to other
 * seats.
 */
export class Awards {
  readonly #recorder: Recorder;
  #last: { readonly of: string; readonly awards: readonly Award[] } | undefined;

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
  }

  /** The awards of a game that is over; none if its record is not the present one, or not whole. */
  of({ number, scoreboard }: RunningGame): readonly Award[] {
    const { record, seatChanges } = this.#recorder;
    if (record.head.game !== number) return [];
    const found = [...scoreboard.tallies].reduce((sum, [, { score }]) => sum + score, 0);
    const of = `${number} ${found} ${record.leftOut} ${seatChanges}`;
    if (this.#last?.of !== of) {
      const { head, finds, leftOut } = record;
      this.#last = { of, awards: leftOut > 0 ? [] : awardsFor(finds, head) };
    }
    return this.#last.awards;
  }

  /** The game goes on after all: its next end has awards of its own. */
  forget(): void {
    this.#last = undefined;
  }
}

/** An award as everybody is sent it at every change: the cards in it are cut. */
export function shortened(award: Award): Award {
  const { card, with: other } = award;
  return {
    ...award,
    ...(card !== undefined && { card: shortCard(card) }),
    ...(other !== undefined && { with: shortCard(other) }),
  };
}
