import assert from 'node:assert/strict';
import { limits } from '../../shared/limits.ts';
import {
  type FieldsOf,
  type Reader,
  fields,
  list,
  nullable,
  optional,
  text,
  whole,
} from '../../shared/readers.ts';
import { type Best, isBetter } from '../../shared/sides.ts';

const best = fields({ seconds: whole(), tries: whole() });

const shape = {
  known: list(fields({ of: text, seconds: whole(), tries: whole() })),
  last: optional(fields({ game: whole(1), of: text, before: nullable(best) })),
};

export type SavedBests = FieldsOf<typeof shape>;

export const readSavedBests: Reader<SavedBests> = fields(shape);

/** From how many people on a result is compared with others: a crowd is faster than two. */
const CROWDS = [2, 5, 9, 17];

/** What kind of game it was. Undefined: nobody plays together alone. */
export function kindOfGame(deck: string, tables: number, people: number): string | undefined {
  const crowd = CROWDS.findLast((least) => people >= least);
  return crowd === undefined ? undefined : `${deck} ${tables} ${crowd}`;
}

/**
 * The best that all did together, for each kind of game.
 *
 * AF: #known has the best of each kind, the one that was played last at the end; #last is the game that
 *     was told last, and what was the best before it.
 * RI: #known has at most bestsMax.
 */
export class Bests {
  readonly #known = new Map<string, Best>();
  #last: SavedBests['last'];

  constructor({ known, last }: SavedBests = { known: [] }) {
    for (const { of, ...one } of known.slice(-limits.bestsMax)) this.#known.set(of, one);
    this.#last = last;
    this.checkRep();
  }

  get size(): number {
    return this.#known.size;
  }

  /** The best of a kind so far. */
  of(kind: string): Best | undefined {
    return this.#known.get(kind);
  }

  /** The best of a kind, but for this game. */
  before(game: number, kind: string | undefined): Best | null {
    const last = this.#last;
    if (last?.game === game && last.of === kind) return last.before;
    return kind === undefined ? null : (this.#known.get(kind) ?? null);
  }

  /** A game has ended like this. A replaced card may reopen it; its next end counts instead. */
  add(game: number, kind: string, now: Best): void {
    const before = this.before(game, kind);
    this.#last = { game, of: kind, before };
    this.#known.delete(kind);
    this.#known.set(kind, before === null || isBetter(now, before) ? now : before);
    const [oldest] = this.#known.keys();
    if (this.size > limits.bestsMax && oldest !== undefined) this.#known.delete(oldest);
  }

  save(): SavedBests {
    const known = Array.from(this.#known, ([of, one]) => ({ of, ...one }));
    return { known, ...(this.#last === undefined ? {} : { last: this.#last }) };
  }

  checkRep(): void {
    assert(this.size <= limits.bestsMax, 'RI: there are at most bestsMax');
  }
}
