import type { Gave } from '../../shared/table-view.ts';
import { type Award, awardsFor } from '../../shared/awards.ts';
import type { FindsOfGame } from '../../shared/finds.ts';
import type { RunningGame } from '../game/game.ts';
import { shortCard } from '../table/view.ts';
import type { Recorder } from './recorder.ts';

/** What is told of everybody once a game is over. */
export interface Given {
  readonly awards: readonly Award[];
  /** Of those who found no pair. */
  readonly gave: readonly Gave[];
}

export const NOTHING_GIVEN: Given = { awards: [], gave: [] };

/**
 * Who gets which award. Worked out once, when the last pair was found: clearing cards afterwards
 * changes nothing. Only when somebody takes over another player's seat do the awards belong to other
 * seats.
 */
export class Awards {
  readonly #recorder: Recorder;
  #last: (Given & { readonly of: string }) | undefined;

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
  }

  /** The awards of a game that is over; none if its record is not the present one, or not whole. */
  of({ number, scoreboard }: RunningGame): Given {
    const { record, seatChanges } = this.#recorder;
    if (record.head.game !== number) return NOTHING_GIVEN;
    const found = [...scoreboard.tallies].reduce((sum, [, { score }]) => sum + score, 0);
    const of = `${number} ${found} ${record.leftOut} ${seatChanges}`;
    if (this.#last?.of !== of) {
      const { head, finds, leftOut } = record;
      const given = { awards: awardsFor(finds, head), gave: gaveOf(finds) };
      this.#last = { of, ...(leftOut > 0 ? NOTHING_GIVEN : given) };
    }
    return this.#last;
  }

  /** The game goes on after all: its next end has awards of its own. */
  forget(): void {
    this.#last = undefined;
  }
}

function gaveOf({ players }: FindsOfGame): readonly Gave[] {
  return players.flatMap(({ seat, finds, opened, shown }) => {
    if (seat === undefined || finds.length > 0) return [];
    return [{ seat, ...(opened > 0 && { opened }), ...(shown > 0 && { shown }) }];
  });
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
