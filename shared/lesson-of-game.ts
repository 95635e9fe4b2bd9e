/**
 * What a game tells about its pairs, told step by step: how often their cards were turned up before
 * they were found, and what they were taken for. Nobody is named in it.
 */

import type { Card } from './card.ts';
import { limits } from './limits.ts';
import type { GameRecord, RecordCause, RecordEvent, RecordHead, RecordStep } from './record.ts';

/** A card that somebody chose in place of the right one. */
export interface Mistaken {
  readonly card: Card;
  readonly times: number;
}

/** A pair of a game, or several pairs of equal cards. */
export interface PairTold {
  readonly card: Card;
  /** The other card, where it is not equal. */
  readonly with?: Card;
  /** How many such pairs there were, and how many of them nobody found. */
  readonly pairs: number;
  readonly lost: number;
  /** How often their cards were turned up in earlier flips than the one that found the pair. */
  readonly up: number;
  /** What was taken for the partner of `card`, and of `with`. */
  readonly taken?: readonly Mistaken[];
  readonly withTaken?: readonly Mistaken[];
}

export interface GameLesson {
  /** The fingerprint of its deck; the first evenings did not keep it, and a record does not tell it. */
  readonly deck?: string;
  readonly tries: number;
  readonly pairs: readonly PairTold[];
}

/** Cards that belong together. */
interface Kind {
  readonly card: Card;
  readonly with: Card | undefined;
  /** Where they lie that are not found. */
  readonly spots: Set<number>;
  found: number;
  up: number;
  /** By the card that was held, and the one that was chosen. */
  readonly taken: ReadonlyMap<Card, Map<Card, number>>;
}

/**
 * AF: for each kind of cards of the game, what its steps so far tell; nothing if somebody replaced a
 *     card, because then a spot has shown several, or if the board has more than lessonSpotsMax.
 */
export class LessonOfGame {
  readonly #cards: RecordHead['cards'];
  readonly #kinds: ReadonlyMap<Card, Kind>;
  readonly #ups = new Map<number, number>();
  /** The first cards that are held, by seat. */
  readonly #held = new Map<number, number>();
  /** The spot that the present step has turned up. */
  #turned: number | undefined;
  #tries = 0;
  #isReplaced = false;

  constructor({ cards, unlike = [] }: Pick<RecordHead, 'cards' | 'unlike'>) {
    this.#cards = cards;
    const isTold = cards.length <= limits.lessonSpotsMax;
    this.#kinds = isTold ? kindsOf(cards, unlike) : new Map();
  }

  /** Counts the next step of the game. */
  add({ cause, events }: RecordStep): void {
    this.#turned = undefined;
    this.#change(cause);
    for (const event of events) this.#happen(event);
  }

  /** Undefined: it tells nothing of its pairs. */
  get lesson(): GameLesson | undefined {
    const kinds = [...new Set(this.#kinds.values())];
    const told = kinds.flatMap((kind) => this.#tell(kind));
    return this.#isReplaced || told.length === 0 ? undefined : { tries: this.#tries, pairs: told };
  }

  #tell(kind: Kind): readonly PairTold[] {
    const { card, with: other, found, up, spots } = kind;
    const lost = Math.floor(spots.size / 2);
    if (found + lost === 0) return [];
    const rest = lost === 0 ? [] : [...spots].map((at) => this.#ups.get(at) ?? 0);
    const [taken, withTaken] = [mostOf(kind, card), other === undefined ? [] : mostOf(kind, other)];
    return [
      {
        card,
        ...(other === undefined ? {} : { with: other }),
        pairs: found + lost,
        lost,
        up: rest.reduce((sum, one) => sum + one, up),
        ...(taken.length === 0 ? {} : { taken }),
        ...(withTaken.length === 0 ? {} : { withTaken }),
      },
    ];
  }

  #change(cause: RecordCause): void {
    if (cause.kind !== 'seat') return;
    const comes = cause.from === null ? undefined : this.#held.get(cause.from);
    if (cause.from !== null) this.#held.delete(cause.from);
    if (comes !== undefined) this.#held.set(cause.seat, comes);
  }

  #happen(event: RecordEvent): void {
    switch (event.kind) {
      case 'turned-up':
        this.#ups.set(event.at, (this.#ups.get(event.at) ?? 0) + 1);
        this.#turned = event.at;
        return;
      case 'took-control':
        if (event.rule !== '2-D') this.#held.set(event.seat, event.at);
        return;
      case 'missed':
        this.#tries++;
        if (event.rule === '2-E') this.#miss(this.#held.get(event.seat), event.at);
        return;
      case 'matched':
        this.#tries++;
        return this.#find(event.first, event.at);
      case 'relabelled':
        this.#isReplaced = true;
        return;
      default: // nothing that tells of a pair
    }
  }

  #find(first: number, at: number): void {
    const kind = this.#kinds.get(this.#cards[at] ?? '');
    if (kind === undefined) return;
    kind.found++;
    for (const spot of [first, at]) {
      kind.up += this.#before(spot);
      kind.spots.delete(spot);
    }
  }

  /** A mistake, where both the chosen card and the right one had been seen: no card by chance. */
  #miss(first: number | undefined, at: number): void {
    const [held, chosen] = [first === undefined ? undefined : this.#cards[first], this.#cards[at]];
    const kind = this.#kinds.get(held ?? '');
    if (kind?.with === undefined || !held || !chosen || this.#before(at) === 0) return;
    const hasSeen = [...kind.spots].some(
      (spot) => this.#cards[spot] !== held && this.#before(spot) > 0,
    );
    const taken = hasSeen ? kind.taken.get(held) : undefined;
    taken?.set(chosen, (taken.get(chosen) ?? 0) + 1);
  }

  /** How often a card was turned up in earlier steps. */
  #before(at: number): number {
    return (this.#ups.get(at) ?? 0) - (at === this.#turned ? 1 : 0);
  }
}

/** The same of a whole record; also undefined if steps are left out. */
export function lessonOfRecord(record: GameRecord): GameLesson | undefined {
  if (record.leftOut > 0) return undefined;
  const game = new LessonOfGame(record);
  for (const step of record.steps) game.add(step);
  return game.lesson;
}

function kindsOf(
  cards: RecordHead['cards'],
  unlike: readonly (readonly [Card, Card])[],
): ReadonlyMap<Card, Kind> {
  const kinds = new Map<Card, Kind>();
  const kindOf = (card: Card, other?: Card): Kind => {
    const taken = new Map(
      [card, ...(other === undefined ? [] : [other])].map((one) => [one, new Map<Card, number>()]),
    );
    return { card, with: other, spots: new Set(), found: 0, up: 0, taken };
  };
  const pairOf = new Map(unlike.flatMap((pair) => pair.map((card) => [card, pair] as const)));
  for (const [at, card] of cards.entries()) {
    if (card === null) continue;
    let kind = kinds.get(card);
    if (kind === undefined) {
      const [one, other] = pairOf.get(card) ?? [card];
      kind = kindOf(one, other);
      kinds.set(one, kind);
      if (other !== undefined) kinds.set(other, kind);
    }
    kind.spots.add(at);
  }
  return kinds;
}

/** What was chosen most often, the most often chosen first. */
function mostOf({ taken }: Kind, held: Card): readonly Mistaken[] {
  const all = [...(taken.get(held) ?? [])].map(([card, times]) => ({ card, times }));
  return all.sort((one, two) => two.times - one.times).slice(0, limits.lessonTakenMax);
}
