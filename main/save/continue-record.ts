import { isDeepStrictEqual } from 'node:util';
import { RecordBoard } from '../../shared/record-board.ts';
import type { RecordSeat, RecordStep } from '../../shared/record.ts';
import { RecordedGame } from '../game/record.ts';
import type { Table } from '../table/table.ts';
import type { Tell } from './part-file.ts';
import { type FoundRecord, type RecordFile, parseRecord } from './record-file.ts';
import { type ContinuedRecord, headOf } from '../story/recorder.ts';

/**
 * The record of a continued game, up to the step at which the game was saved. Missing steps are left
 * out, and the record says so. A file that does not fit the game is set aside.
 * @param tell told in a few words what was wrong with the file
 * @returns undefined where no record can go on
 */
export async function continueRecord(
  table: Table,
  records: RecordFile,
  tell: Tell,
): Promise<ContinuedRecord | undefined> {
  const { number, recorded } = table.game;
  if (recorded === 0) return undefined;
  const file = records.of(number);
  const found = await file.read((text) => fitting(table, text), tell);
  if (found === 'missing') tell(`${file.filename} is gone`);
  if (found === undefined || found === 'missing') return undefined;
  const { damagedLine, continued } = found;
  if (damagedLine !== undefined) {
    tell(`${file.filename} is damaged at line ${damagedLine}, and is read up to there`);
  } else if (continued.record.leftOut > 0) {
    tell(`${file.filename} has not every step`);
  }
  return continued;
}

interface Fitting {
  readonly continued: ContinuedRecord;
  readonly damagedLine: FoundRecord['damagedLine'];
}

/** The record in a text, cut to the game as it was saved; undefined: it does not lead there. */
function fitting(table: Table, text: string): Fitting | undefined {
  const found = parseRecord(text);
  if (found === undefined) return undefined;
  const { game } = table;
  const { head, damagedLine } = found;
  const [{ cards: _known, ...own }, { cards, ...other }] = [headOf(table), head];
  const isOfThisGame = isDeepStrictEqual(own, other) && cards.length === head.rows * head.columns;
  if (!isOfThisGame) return undefined;
  const steps = found.steps.slice(0, game.recorded);
  const leftOut = game.recorded - steps.length;
  const board = new RecordBoard(head);
  for (const step of steps) board.apply(step);
  const seats = leftOut > 0 ? found.seats : namedIn(found.seats, steps);
  const record = new RecordedGame(head, { seats, steps, leftOut }, table.room.sharing);
  if (leftOut > 0) return { continued: { record, waiting: [] }, damagedLine };
  const isTheSame = game.board.save().spots.every((spot, at) => {
    return board.cardAt(at) === (spot?.card ?? null) && board.faceAt(at) === (spot?.face ?? 'none');
  });
  return isTheSame ? { continued: { record, waiting: board.waiting }, damagedLine } : undefined;
}

/** The players who did something in these steps: a flip that a crash has undone names nobody. */
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
