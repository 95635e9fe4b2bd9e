import { isDeepStrictEqual } from 'node:util';
import { RecordBoard } from '../../shared/record-board.ts';
import type { RecordSeat, RecordStep } from '../../shared/record.ts';
import { RecordedGame } from '../game/record.ts';
import type { Table } from '../table/table.ts';
import type { FoundRecord, RecordFile } from './record-file.ts';
import { type ContinuedRecord, headOf } from './recorder.ts';

/**
 * The record of a game that is continued, up to the step at which the game was saved. Steps that
 * are not there are left out, and the record says so. A file that does not fit the game is set
 * aside.
 * @param tell told in a few words what was wrong with the file
 * @returns undefined where there is none that could go on
 */
export async function continueRecord(
  table: Table,
  file: RecordFile,
  tell: (detail: string) => void,
): Promise<ContinuedRecord | undefined> {
  const { number, recorded } = table.game;
  if (recorded === 0) return undefined;
  const found = await file.read(number);
  const filename = file.filename(number);
  if (found === undefined) {
    tell(`${filename} cannot be read`);
    return undefined;
  }
  const continued = found === 'damaged' ? undefined : fitting(table, found);
  if (found === 'damaged' || continued === undefined) {
    tell(await file.setAside(number));
    return undefined;
  }
  const { damagedLine } = found;
  if (damagedLine !== undefined) {
    tell(`${filename} is damaged at line ${damagedLine}, and is read up to there`);
  } else if (continued.record.leftOut > 0) {
    tell(`${filename} has not every step`);
  }
  return continued;
}

/** What was found, cut to the game as it was saved; undefined: it does not lead there. */
function fitting(table: Table, found: FoundRecord): ContinuedRecord | undefined {
  const { game } = table;
  const { head } = found;
  const [{ cards: _known, ...own }, { cards, ...other }] = [headOf(table), head];
  const isOfThisGame = isDeepStrictEqual(own, other) && cards.length === head.rows * head.columns;
  if (!isOfThisGame) return undefined;
  const steps = found.steps.slice(0, game.recorded);
  const leftOut = game.recorded - steps.length;
  const board = new RecordBoard(head);
  for (const step of steps) board.apply(step);
  const seats = leftOut > 0 ? found.seats : namedIn(found.seats, steps);
  const record = new RecordedGame(head, { seats, steps, leftOut });
  if (leftOut > 0) return { record, waiting: [] };
  const isTheSame = table.save().board.spots.every((spot, at) => {
    return board.cardAt(at) === (spot?.card ?? null) && board.faceAt(at) === (spot?.face ?? 'none');
  });
  return isTheSame ? { record, waiting: board.waiting } : undefined;
}

/** Those who did something in these steps: a flip that a crash has undone names nobody. */
function namedIn(
  seats: readonly RecordSeat[],
  steps: readonly RecordStep[],
): readonly RecordSeat[] {
  const acted = new Set<number | null>();
  for (const { cause } of steps) {
    if (cause.kind === 'flip' || cause.kind === 'replace') acted.add(cause.seat);
  }
  return seats.filter(({ seat }) => acted.has(seat));
}
