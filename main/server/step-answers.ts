import type { StepsPage } from '../game/steps-page.ts';
import type { KnownSteps, Recorder } from '../story/recorder.ts';

/** Bytes of pages that are kept rendered; beyond it the page that was asked for longest ago goes. */
const RENDERED_BYTES_MAX = 8 * 1024 * 1024;

/** A page of steps as it goes out, valid until others of its cards are known or it has more steps. */
interface Rendered {
  readonly of: string;
  readonly bytes: Buffer;
  /** Where each of its steps begins. */
  readonly starts: readonly number[];
}

const NOTHING = Buffer.alloc(0);

/**
 * Answers with steps, of all tables. Whatever number people ask for, an answer is a part of a page that
 * is rendered once for all of them, and not copied.
 */
export class StepAnswers {
  /** What was asked for last is last. */
  readonly #rendered = new Map<StepsPage, Rendered>();
  #bytes = 0;

  /** The pieces of an answer, and the page that most of it is a part of. */
  of(
    recorder: Recorder,
    known: KnownSteps,
  ): { readonly pieces: readonly Buffer[]; readonly page: Buffer } {
    const { record } = recorder;
    const { head, count } = record;
    const since = recorder.lastKnown(known);
    const page = record.pageAfter(since);
    const first = page === undefined ? count + 1 : Math.max(since + 1, page.first);
    const before = Buffer.from(`{"game":${head.game},"first":${first},"steps":[`);
    const after = Buffer.from(`],"count":${count}}`);
    if (page === undefined) return { pieces: [before, after], page: NOTHING };
    const { bytes, starts } = this.#render(recorder, page);
    return { pieces: [before, bytes.subarray(starts[first - page.first]), after], page: bytes };
  }

  #render(recorder: Recorder, page: StepsPage): Rendered {
    const isKnown = recorder.isKnown();
    const of = `${page.length} ${page.known(isKnown) ?? recorder.shown}`;
    const known = this.#rendered.get(page);
    const rendered = known?.of === of ? known : { of, ...bytesOf(page.told(isKnown)) };
    this.#rendered.delete(page);
    this.#rendered.set(page, rendered);
    this.#bytes += rendered.bytes.length - (known?.bytes.length ?? 0);
    for (const [oldest, { bytes }] of this.#rendered) {
      if (this.#bytes <= RENDERED_BYTES_MAX || oldest === page) break;
      this.#rendered.delete(oldest);
      this.#bytes -= bytes.length;
    }
    return rendered;
  }
}

function bytesOf(steps: readonly string[]): Omit<Rendered, 'of'> {
  const starts: number[] = [];
  let start = 0;
  for (const text of steps) {
    starts.push(start);
    start += Buffer.byteLength(text) + 1; // a comma
  }
  return { bytes: Buffer.from(steps.join()), starts };
}

export function lengthOf(pieces: readonly Buffer[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}
