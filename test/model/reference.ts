import type { Card, PlayerId } from '../../shared/card.ts';
import type { FailingRule } from '../../shared/failures.ts';

/** How a flip or a map ended. */
export type Ending = 'ok' | 'aborted' | 'f failed' | 'no card' | FailingRule;

interface Wait {
  readonly flip: number;
  readonly player: PlayerId;
  readonly spot: number;
}

/** The cards of one game, as a map collects them. */
export interface Collected {
  readonly game: number;
  readonly cards: readonly Card[];
}

/**
 * The rules once more, to compare the Board with: naive on purpose, and in another
 * representation. There are no plays: one controlled card is a first card, two are a match. There
 * are no queues: one list has every wait on the board, in the order of arrival. There are no
 * promises: a flip is named by a number, and `settled` tells how it ended.
 *
 * Arrays are replaced and never changed, so a clone is a shallow copy.
 */
export class Reference {
  readonly rows: number;
  readonly columns: number;
  /** By spot, row by row; undefined where the card was removed. */
  cards: readonly (Card | undefined)[];
  up: readonly boolean[];
  controllers: readonly (PlayerId | undefined)[];
  waits: readonly Wait[] = [];
  /** The cards given up by a miss, until 3-B. */
  givenUp: readonly { readonly player: PlayerId; readonly spot: number }[] = [];
  /** The second cards tried, in order. */
  tries: readonly { readonly player: PlayerId; readonly matched: boolean }[] = [];
  /** Flips that ended; whoever has read them empties it. */
  settled: readonly { readonly flip: number; readonly ending: Ending }[] = [];
  version = 0;
  game = 0;
  hadPair: boolean;
  /** 4-I */
  ended = false;
  #isChanged = false;

  /** Each of them in the order of the deck; a card stands in one at most. */
  readonly unlike: readonly (readonly [Card, Card])[];

  constructor(
    rows: number,
    columns: number,
    cards: readonly (Card | undefined)[],
    unlike: readonly (readonly [Card, Card])[] = [],
  ) {
    this.rows = rows;
    this.columns = columns;
    this.cards = cards;
    this.unlike = unlike;
    this.up = cards.map(() => false);
    this.controllers = cards.map(() => undefined);
    this.hadPair = this.pairsLeft > 0;
  }

  clone(): Reference {
    return Object.assign(new Reference(this.rows, this.columns, []), this);
  }

  look(player: PlayerId): string {
    const lines = this.cards.map((card, spot) => {
      if (card === undefined) return 'none';
      if (!this.up[spot]) return 'down';
      return `${this.controllers[spot] === player ? 'my' : 'up'} ${card}`;
    });
    return [`${this.rows}x${this.columns}`, ...lines, ''].join('\n');
  }

  controlledBy(player: PlayerId | undefined): number[] {
    return [...this.cards.keys()].filter((spot) => this.controllers[spot] === player);
  }

  waitersFor(spot: number): PlayerId[] {
    return this.waits.filter((wait) => wait.spot === spot).map((wait) => wait.player);
  }

  tallyOf(player: PlayerId): { score: number; tries: number; streak: number; longest: number } {
    const tally = { score: 0, tries: 0, streak: 0, longest: 0 };
    for (const { matched } of this.tries.filter((one) => one.player === player)) {
      tally.tries++;
      if (matched) tally.score++;
      tally.streak = matched ? tally.streak + 1 : 0;
      tally.longest = Math.max(tally.longest, tally.streak);
    }
    return tally;
  }

  /** 4-F: in play is what is on the board and in nobody's match. */
  get pairsLeft(): number {
    const inPlay = this.cards.filter((card, spot) => {
      const controller = this.controllers[spot];
      const isMatched = controller !== undefined && this.controlledBy(controller).length === 2;
      return card !== undefined && !isMatched;
    });
    let [card, ...left] = inPlay;
    let pairs = 0;
    while (card !== undefined) {
      const one = card;
      const partner = left.findIndex((other) => this.#belong(one, other));
      if (partner >= 0) pairs++;
      [card, ...left] = left.filter((_, place) => place !== partner);
    }
    return pairs;
  }

  #belong(one: Card | undefined, other: Card | undefined): boolean {
    const isPair = (pair: readonly unknown[]) => pair.includes(one) && pair.includes(other);
    return one === other || this.unlike.some(isPair);
  }

  get isOver(): boolean {
    return this.hadPair && this.pairsLeft === 0;
  }

  flip(flip: number, player: PlayerId, spot: number): void {
    if (this.ended) {
      this.#settle(flip, '4-I');
      return;
    }
    this.#step(() => {
      const earlier = this.waits.find((wait) => wait.player === player);
      if (earlier !== undefined) this.#settle(earlier.flip, '4-A');
      if (earlier?.spot === spot) {
        this.waits = this.waits.map((wait) => (wait === earlier ? { ...wait, flip } : wait));
        return;
      }
      this.waits = this.waits.filter((wait) => wait !== earlier);
      const [first, second] = this.controlledBy(player);
      if (first !== undefined && second === undefined) this.#second(flip, player, first, spot);
      else this.#first(flip, player, spot);
    });
  }

  /** 4-B */
  abort(flip: number): void {
    this.#endWaits((wait) => wait.flip === flip, 'aborted');
  }

  /** 4-C: who leaves together does so at the same moment, so none is handed another's card. */
  leave(...players: readonly PlayerId[]): void {
    this.#step(() => {
      this.#endWaits((wait) => players.includes(wait.player), '4-C');
      for (const player of players) {
        this.#giveUpFirst(player);
        this.#finish(player);
      }
    });
  }

  /** 4-G */
  giveUp(player: PlayerId): void {
    this.#step(() => this.#giveUpFirst(player));
  }

  /** 4-I */
  end(): void {
    this.#endWaits(() => true, '4-I');
    this.ended = true;
  }

  /** 4-D */
  newGame(cards: readonly Card[]): void {
    this.#endWaits(() => true, '4-D');
    const { settled, game } = this;
    Object.assign(this, new Reference(this.rows, this.columns, cards, this.unlike), {
      settled,
      game: game + 1,
    });
  }

  beginMap(): Collected {
    const cards = this.cards.filter((card) => card !== undefined);
    return { game: this.game, cards: [...new Set(cards)].toSorted() };
  }

  /** What `f` gives is a card, or another string, or undefined where it fails. */
  endMap({ game, cards }: Collected, f: (card: Card) => string | undefined): Ending {
    const made = cards.map(f);
    if (made.includes(undefined)) return 'f failed';
    if (made.some((card) => !/^\S+$/.test(card ?? ''))) return 'no card';
    if (game !== this.game) return '4-D';
    this.#step(() => {
      const before = this.cards;
      this.cards = before.map((card) => made[cards.indexOf(card ?? '')] ?? card);
      this.#isChanged = this.cards.some((card, spot) => card !== before[spot]);
    });
    return 'ok';
  }

  #first(flip: number, player: PlayerId, spot: number): void {
    this.#finish(player);
    if (this.cards[spot] === undefined) {
      this.#settle(flip, '1-A');
    } else if (this.controllers[spot] !== undefined) {
      this.waits = [...this.waits, { flip, player, spot }]; // 1-D
    } else {
      this.#turn(spot, true); // 1-B, 1-C
      this.controllers = this.controllers.with(spot, player);
      this.#settle(flip, 'ok');
    }
  }

  #second(flip: number, player: PlayerId, first: number, spot: number): void {
    const isGone = this.cards[spot] === undefined;
    const isFree = !isGone && this.controllers[spot] === undefined;
    const matched = isFree && this.#belong(this.cards[first], this.cards[spot]);
    this.tries = [...this.tries, { player, matched }];
    if (!matched) this.#giveUpFirst(player); // 2-A, 2-B, 2-E
    if (isFree) this.#turn(spot, true); // 2-C
    if (matched) this.controllers = this.controllers.with(spot, player); // 2-D
    else if (isFree) this.givenUp = [...this.givenUp, { player, spot }]; // 2-E
    if (isFree) this.#settle(flip, 'ok');
    else this.#settle(flip, isGone ? '2-A' : '2-B');
  }

  #finish(player: PlayerId): void {
    for (const spot of this.controlledBy(player)) {
      this.#turn(spot, false); // 3-A
      this.cards = this.cards.with(spot, undefined);
      this.controllers = this.controllers.with(spot, undefined);
      this.#endWaits((wait) => wait.spot === spot, '1-A');
    }
    for (const { spot } of this.givenUp.filter((given) => given.player === player)) {
      if (this.controllers[spot] === undefined) this.#turn(spot, false); // 3-B
    }
    this.givenUp = this.givenUp.filter((given) => given.player !== player);
  }

  /** Who controls one card gives it up, to the one who has waited longest, if any (4-E). */
  #giveUpFirst(player: PlayerId): void {
    const [first, second] = this.controlledBy(player);
    if (first === undefined || second !== undefined) return;
    const next = this.waits.find((wait) => wait.spot === first);
    this.givenUp = [...this.givenUp, { player, spot: first }];
    this.controllers = this.controllers.with(first, next?.player);
    this.#endWaits((wait) => wait === next, 'ok');
  }

  #endWaits(which: (wait: Wait) => boolean, ending: Ending): void {
    for (const wait of this.waits.filter(which)) this.#settle(wait.flip, ending);
    this.waits = this.waits.filter((wait) => !which(wait));
  }

  #settle(flip: number, ending: Ending): void {
    this.settled = [...this.settled, { flip, ending }];
  }

  /** Down and up again in one step is a change, so this is noted at once. */
  #turn(spot: number, up: boolean): void {
    this.#isChanged ||= this.up[spot] !== up;
    this.up = this.up.with(spot, up);
  }

  /** However much changes in a step, it is one change. */
  #step(act: () => void): void {
    this.#isChanged = false;
    act();
    if (this.#isChanged) this.version++;
    this.hadPair ||= this.pairsLeft > 0;
  }
}
