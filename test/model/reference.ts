import {
  type GivenUp,
  type Next,
  type Possible,
  Step,
  type Wait,
  controlledBy,
  layOut,
  look,
  next,
} from '../../main/check/model.ts';
import type { Card, PlayerId } from '../../shared/card.ts';
import type { FailingRule, RuleId } from '../../shared/failures.ts';

/** How a flip or a map ended. */
export type Ending = 'ok' | 'aborted' | 'f failed' | 'no card' | FailingRule | RuleId;

/** The cards of one game, as a map collects them. */
export interface Collected {
  readonly game: number;
  readonly cards: readonly Card[];
}

/**
 * The model of main/check/model.ts, restricted to our own choices and with the house rules around it, to
 * compare the Board with. There are no promises: a flip is named by a number, and `settled` tells how it
 * ended.
 */
export class Reference {
  #board: Possible;
  /** The second cards tried, in order. */
  #tries: readonly { readonly player: PlayerId; readonly matched: boolean }[] = [];
  /** Flips that ended; whoever has read them empties it. */
  settled: readonly { readonly flip: number; readonly ending: Ending }[] = [];
  version = 0;
  game = 0;
  #hadPair: boolean;
  /** 4-I */
  ended = false;
  /** Each of them in the order of the deck; a card stands in one at most. */
  readonly unlike: readonly (readonly [Card, Card])[];

  constructor(
    rows: number,
    columns: number,
    cards: readonly (Card | undefined)[],
    unlike: readonly (readonly [Card, Card])[] = [],
  ) {
    this.unlike = unlike;
    this.#board = layOut(rows, columns, cards);
    this.#hadPair = this.pairsLeft > 0;
  }

  /** The same board in the middle of a game, and how often it changed until then. */
  static at(
    board: Possible,
    { version, ended, unlike }: Pick<Reference, 'version' | 'ended' | 'unlike'>,
  ): Reference {
    const reference = new Reference(board.rows, board.columns, [], unlike);
    reference.#board = board;
    reference.version = version;
    reference.ended = ended;
    return reference;
  }

  clone(): Reference {
    const copy = Reference.at(this.#board, this);
    copy.#tries = this.#tries;
    copy.settled = this.settled;
    copy.game = this.game;
    copy.#hadPair = this.#hadPair;
    return copy;
  }

  get columns(): number {
    return this.#board.columns;
  }

  get cards(): readonly (Card | undefined)[] {
    return this.#board.cards;
  }

  get up(): readonly boolean[] {
    return this.#board.up;
  }

  get controllers(): readonly (PlayerId | undefined)[] {
    return this.#board.controllers;
  }

  get givenUp(): readonly GivenUp[] {
    return this.#board.givenUp;
  }

  get waits(): readonly Wait[] {
    return this.#board.waits;
  }

  look(player: PlayerId): string {
    return look(this.#board, player);
  }

  controlledBy(player: PlayerId): readonly number[] {
    return controlledBy(this.#board, player);
  }

  waitersFor(spot: number): PlayerId[] {
    return this.waits.filter((wait) => wait.spot === spot).map((wait) => wait.player);
  }

  tallyOf(player: PlayerId): { score: number; tries: number; streak: number; longest: number } {
    const tally = { score: 0, tries: 0, streak: 0, longest: 0 };
    for (const { matched } of this.#tries.filter((one) => one.player === player)) {
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
      const partner = left.findIndex((other) => other !== undefined && this.#belong(one, other));
      if (partner >= 0) pairs++;
      [card, ...left] = left.filter((_, place) => place !== partner);
    }
    return pairs;
  }

  get isOver(): boolean {
    return this.#hadPair && this.pairsLeft === 0;
  }

  flip(flip: number, player: PlayerId, spot: number): void {
    if (this.ended) {
      this.settled = [...this.settled, { flip, ending: '4-I' }];
      return;
    }
    const done = this.#step((step) => step.flip({ request: flip, player, spot }));
    const triedBy = ['2-A', '2-B', '2-D', '2-E'] as const;
    if (!triedBy.some((rule) => done.rules.includes(rule))) return;
    this.#tries = [...this.#tries, { player, matched: done.rules.includes('2-D') }];
  }

  /** 4-B */
  abort(flip: number): void {
    if (!this.waits.some(({ request }) => request === flip)) return;
    for (const { board } of next(this.#board, { kind: 'hang up', request: flip }, 'ours')) {
      this.#board = board;
    }
    this.settled = [...this.settled, { flip, ending: 'aborted' }];
  }

  /** 4-C: who leaves together does so at the same moment, so none is handed another's card. */
  leave(...players: readonly PlayerId[]): void {
    this.#step((step) => {
      step.endWaits((wait) => players.includes(wait.player), '4-C');
      for (const player of players) {
        step.giveUpFirst(player);
        step.finish(player);
      }
    });
  }

  /** 4-G */
  giveUp(player: PlayerId): void {
    this.#step((step) => step.giveUpFirst(player));
  }

  /** 4-I */
  end(): void {
    this.#step((step) => step.endWaits(() => true, '4-I'));
    this.ended = true;
  }

  /** 4-D */
  newGame(cards: readonly Card[]): void {
    this.#step((step) => step.endWaits(() => true, '4-D'));
    this.#board = layOut(this.#board.rows, this.#board.columns, cards);
    this.#tries = [];
    this.version = 0;
    this.game++;
    this.ended = false;
    this.#hadPair = this.pairsLeft > 0;
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
    this.#step((step) => step.relabel((card) => made[cards.indexOf(card)] ?? card));
    return 'ok';
  }

  #belong(one: Card, other: Card): boolean {
    const isPair = (pair: readonly Card[]) => pair.includes(one) && pair.includes(other);
    return one === other || this.unlike.some(isPair);
  }

  /** However much changes in a step, it is one change; down and up again is one. */
  #step(act: (step: Step) => void): Next {
    const step = new Step(this.#board, 'ours', (one, other) => this.#belong(one, other));
    act(step);
    const done = step.end();
    this.#board = done.board;
    const ended = done.ended.map(({ request, ending }) => ({ flip: request, ending }));
    this.settled = [...this.settled, ...ended];
    if (done.change !== 'no') this.version++;
    this.#hadPair ||= this.pairsLeft > 0;
    return done;
  }
}
