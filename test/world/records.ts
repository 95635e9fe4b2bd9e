import { isDeepStrictEqual } from 'node:util';
import type { RecordedGame } from '../../main/game/record.ts';
import { parseRecord } from '../../main/save/record-file.ts';
import type { Recorder } from '../../main/story/recorder.ts';
import { RecordBoard } from '../../shared/record-board.ts';
import {
  type RecordSeat,
  type RecordStep,
  readRecentSteps,
  readRecord,
} from '../../shared/record.ts';
import { replayDifference } from '../support/replay.ts';
import type { SpotView } from '../../shared/table-view.ts';
import type { Moment } from './checks.ts';
import type { Exchange } from './line.ts';

/** Every record of a world: each is true at every moment, and gives the same steps when played again. */
export class Records {
  readonly #all = new Set<RecordedGame>();
  #record: RecordedGame | undefined;
  #board: RecordBoard | undefined;
  #applied = 0;
  /** The seats from which somebody has flipped or replaced a card in this game. */
  #acted = new Set<number>();

  /** What is wrong with the record of the moment, or with what was told of it. */
  check({ table, answered }: Moment, recorder: Recorder | undefined): string | undefined {
    if (recorder === undefined) return undefined;
    const { record } = recorder;
    const { spots } = table.view();
    if (record !== this.#record) this.#begin(record);
    for (const step of this.#news(record)) {
      this.#board?.apply(step);
      const { cause } = step;
      const isAct = cause.kind === 'flip' || cause.kind === 'replace';
      if (isAct && cause.seat !== null) this.#acted.add(cause.seat);
    }
    const named = record.leftOut > 0 ? undefined : this.#unactedIn(record.seats);
    if (named !== undefined) return `the record names ${named}, who did nothing`;
    const told = answered.find((exchange) => isToldWrong(exchange, recorder, spots));
    if (told !== undefined) return `${told.from} was told of the record ${told.answer?.body}`;
    if (record.leftOut > 0) return undefined;
    const recorded = this.#board?.view();
    if (isDeepStrictEqual(spots, recorded)) return undefined;
    return `the record shows ${JSON.stringify(recorded)}\n  and it is ${JSON.stringify(spots)}`;
  }

  /** What is wrong with the file of the record, once all is quiet. */
  unkept(text: string | undefined, lastFaultAt: number): string | undefined {
    const record = this.#record;
    if (record === undefined) return 'nothing was recorded';
    if (record.leftOut > 0) {
      // It could not be read when the host started again, or its end could not be written before.
      return lastFaultAt === -Infinity ? 'a disk that is well lost steps of a record' : undefined;
    }
    if (/id_[a-z0-9]{22}|host_\d+_secret/.test(text ?? '')) return `a secret is in ${text}`;
    const found = parseRecord(text ?? '');
    const { head, seats } = record;
    const truth = { head, seats, steps: [...record.steps()] };
    const kept = found && { ...found, seats: found.seats.toSorted((a, b) => a.seat - b.seat) };
    if (isDeepStrictEqual(kept, truth)) return undefined;
    return `the record on the disk is ${text}\n  and the truth is ${JSON.stringify(truth)}`;
  }

  /** The first record whose causes, played again, give other steps. */
  async misplayed(): Promise<string | undefined> {
    for (const record of this.#all) {
      const isWhole = record.head.cards.every((card) => card !== null);
      const steps = [...record.steps()];
      const what = isWhole ? await replayDifference({ ...record.head, steps }) : undefined;
      if (what !== undefined) return what;
    }
    return undefined;
  }

  #begin(record: RecordedGame): void {
    this.#all.add(record);
    this.#record = record;
    this.#board = new RecordBoard(record.head);
    this.#applied = 0;
    this.#acted = new Set();
  }

  /** Somebody of these who has done nothing in this game. */
  #unactedIn(seats: readonly RecordSeat[]): string | undefined {
    return seats.find(({ seat }) => !this.#acted.has(seat))?.name;
  }

  #news({ lines }: RecordedGame): readonly RecordStep[] {
    const news = lines.slice(this.#applied);
    this.#applied = lines.length;
    return news.map((line) => JSON.parse(line) as RecordStep);
  }
}

/** Whether an answer is none, comes too early, or names a card that lies face down. */
function isToldWrong(
  { target, answer }: Exchange,
  recorder: Recorder,
  spots: readonly SpotView[],
): boolean {
  if (answer?.status !== 200) return false;
  if (target?.route === 'record') {
    const record = readRecord(JSON.parse(answer.body));
    const { seats } = recorder.record; // who is named there is checked above
    const truth = { steps: [...recorder.record.steps()], seats };
    return !isDeepStrictEqual({ steps: record?.steps, seats: record?.seats }, truth);
  }
  if (target?.route !== 'steps') return false;
  const told = readRecentSteps(JSON.parse(answer.body));
  const truth = recorder.stepsAfter(target);
  const names = told?.steps.flatMap(({ events }) => events).filter(isNamed) ?? [];
  const isFaceDown = names.flatMap(spotsOf).some((at) => spots[at] === 1);
  return isFaceDown || !isDeepStrictEqual(told, truth);
}

function spotsOf(event: RecordStep['events'][number]): readonly number[] {
  if (event.kind === 'relabelled') return event.spots;
  return 'at' in event ? [event.at] : [];
}

function isNamed(event: RecordStep['events'][number]): boolean {
  return event.kind === 'relabelled' || (event.kind === 'turned-up' && event.card !== undefined);
}
