import { isDeepStrictEqual } from 'node:util';
import type { Board } from '../../main/game/board.ts';
import { type Layout, Replay } from '../../main/copied-test/replay.ts';
import { bySeat } from '../../main/table/by-seat.ts';
import { PeopleOfRecord } from '../../main/copied-test/people-of-record.ts';
import type { RecordStep } from '../../shared/record.ts';

/** A step without its time, which a replay does not have. */
export type TimelessStep = Omit<RecordStep, 'ms'>;

/** What of a record is played again. */
export interface Replayable extends Layout {
  readonly steps: readonly TimelessStep[];
}

/** Only the events of a step are asked for. */
const ANY = { version: 0, visible: true, cause: { kind: 'end' }, ended: false } as const;

/**
 * Plays the causes of a record on a board that is laid out the same.
 * @returns where the steps that this gives are not those of the record, if anywhere
 */
export async function replayDifference(record: Replayable): Promise<string | undefined> {
  const replay = new Replay(record, 'whole');
  const people = new PeopleOfRecord();
  for (const [number, step] of record.steps.entries()) {
    const events: RecordStep['events'][number][] = [];
    for (const move of people.movesOf(step)) {
      const told = { ...ANY, events: await replay.play(move) };
      events.push(...bySeat(told, (id) => people.seatOf(id)).events);
    }
    people.checkRep();
    if (isDeepStrictEqual(events, step.events)) continue;
    const [was, is] = [JSON.stringify(step), JSON.stringify(events)];
    return `step ${number + 1} of the record is ${was}\n  and its replay gave ${is}`;
  }
  return undefined;
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
