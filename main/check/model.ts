/**
 * The rules once more, naive on purpose and in another representation than the Board. There are no plays:
 * one controlled card is a first card, two are a match. There are no queues: one list has every wait on the
 * board, in the order of arrival. Boards are immutable: a step makes a new one.
 *
 * With the choices of our own host (4-E), control is handed over to whoever has waited longest. With `any`,
 * as the published rules leave it, a card that is given up is nobody's until somebody takes it: a waiter who
 * wakes, in any order, or a newcomer.
 */

import type { Card, PlayerId } from '../../shared/card.ts';
import type { RuleId } from '../../shared/failures.ts';

export type Choices = 'ours' | 'any';

/** A flip that waits (1-D), by the number of its request. */
export interface Wait {
  readonly request: number;
  readonly player: PlayerId;
  readonly spot: number;
}

/** A card given up by a miss, until 3-B. */
export interface GivenUp {
  readonly player: PlayerId;
  readonly spot: number;
}

/** A board as it may be now. */
export interface Possible {
  readonly rows: number;
  readonly columns: number;
  /** By spot, row by row; undefined where the card was removed. */
  readonly cards: readonly (Card | undefined)[];
  readonly up: readonly boolean[];
  readonly controllers: readonly (PlayerId | undefined)[];
  readonly waits: readonly Wait[];
  readonly givenUp: readonly GivenUp[];
}

export type BoardOperation =
  | {
      readonly kind: 'flip';
      readonly request: number;
      readonly player: PlayerId;
      readonly spot: number;
    }
  | {
      readonly kind: 'replace';
      readonly request: number;
      readonly from: Card;
      readonly to: Card;
    }
  /** A flip that waits looks again. */
  | { readonly kind: 'wake'; readonly request: number }
  /** 4-B */
  | { readonly kind: 'hang up'; readonly request: number };

/** A flip that ended: by the rule that failed it, or well. */
export interface Ended {
  readonly request: number;
  readonly ending: 'ok' | RuleId;
}

/** What a step makes of a board. */
export interface Next {
  readonly board: Possible;
  readonly ended: readonly Ended[];
  /** Whether watchers are answered; `perhaps`: a card was turned down, and up again. */
  readonly change: 'yes' | 'perhaps' | 'no';
  readonly rules: readonly RuleId[];
  /** What a watcher may see who is told in the middle of the step. */
  readonly halves: () => readonly Possible[];
}

export function layOut(
  rows: number,
  columns: number,
  cards: readonly (Card | undefined)[],
): Possible {
  const up = cards.map(() => false);
  const controllers = cards.map(() => undefined);
  return { rows, columns, cards, up, controllers, waits: [], givenUp: [] };
}

export function look(
  { rows, columns, cards, up, controllers }: Possible,
  player: PlayerId,
): string {
  const lines = cards.map((card, spot) => {
    if (card === undefined) return 'none';
    if (up[spot] !== true) return 'down';
    return `${controllers[spot] === player ? 'my' : 'up'} ${card}`;
  });
  return [`${rows}x${columns}`, ...lines, ''].join('\n');
}

/** Every board that an operation may make; none, if it cannot be done now. */
export function next(
  board: Possible,
  operation: BoardOperation,
  choices: Choices,
): readonly Next[] {
  const step = new Step(board, choices);
  switch (operation.kind) {
    case 'flip':
      step.flip(operation);
      break;
    case 'replace':
      step.relabel((card) => (card === operation.from ? operation.to : card));
      break;
    case 'wake': {
      const wait = board.waits.find(({ request }) => request === operation.request);
      if (wait === undefined || board.controllers[wait.spot] !== undefined) return [];
      step.endWaits((one) => one === wait);
      step.flip(wait);
      break;
    }
    case 'hang up':
      step.endWaits(({ request }) => request === operation.request);
  }
  return [step.end()];
}

/** The waits that may end by themselves, because nobody has the card any more. */
export function wakes({ waits, controllers }: Possible): readonly BoardOperation[] {
  return waits
    .filter(({ spot }) => controllers[spot] === undefined)
    .map(({ request }) => ({ kind: 'wake', request }));
}

/** One spot of a board as a step leaves it. */
interface Touch {
  readonly spot: number;
  readonly card: Card | undefined;
  readonly up: boolean;
  readonly controller: PlayerId | undefined;
}

const isSame = (one: Card, other: Card) => one === other;

/** A board in the middle of one atomic step. */
export class Step {
  readonly #before: Possible;
  readonly #choices: Choices;
  readonly #belong: (one: Card, other: Card) => boolean;
  #board: Possible;
  readonly #ended: Ended[] = [];
  readonly #rules: RuleId[] = [];
  /** What was done to spots one after the other, to finish a play and to flip. */
  readonly #finishing: Touch[] = [];
  readonly #flipping: Touch[] = [];
  #touches = this.#flipping;
  #isTurned = false;

  constructor(board: Possible, choices: Choices, belong = isSame) {
    this.#before = board;
    this.#board = board;
    this.#choices = choices;
    this.#belong = belong;
  }

  end(): Next {
    const [before, board, ended, rules] = [this.#before, this.#board, this.#ended, this.#rules];
    const isVisible = board.cards.some(
      (card, spot) => card !== before.cards[spot] || board.up[spot] !== before.up[spot],
    );
    const change = isVisible ? 'yes' : this.#isTurned ? 'perhaps' : 'no';
    const halves = () => [
      ...partsOf(before, this.#finishing),
      ...partsOf(withTouches(before, this.#finishing), this.#flipping),
    ];
    return { board, ended, change, rules, halves };
  }

  flip({ request, player, spot }: Wait): void {
    const earlier = this.#board.waits.find((wait) => wait.player === player);
    if (earlier !== undefined) {
      this.#settle(earlier.request, '4-A');
      const isSameSpot = earlier.spot === spot;
      const waits = this.#board.waits.map((one) => (one === earlier ? { ...one, request } : one));
      this.#board = {
        ...this.#board,
        waits: waits.filter((one) => isSameSpot || one.player !== player),
      };
      if (isSameSpot) return;
    }
    const [first, second] = controlledBy(this.#board, player);
    if (first !== undefined && second === undefined) {
      this.#second({ request, player, spot }, first);
    } else {
      this.#first({ request, player, spot });
    }
  }

  /** Every card becomes what `f` makes of it. */
  relabel(f: (card: Card) => Card): void {
    const cards = this.#board.cards.map((card) => (card === undefined ? card : f(card)));
    this.#board = { ...this.#board, cards };
  }

  /** 3-A, 3-B */
  finish(player: PlayerId): void {
    this.#touches = this.#finishing;
    for (const spot of controlledBy(this.#board, player)) {
      this.#rule('3-A');
      this.#touch(spot, { card: undefined, up: false, controller: undefined });
      this.endWaits((wait) => wait.spot === spot, '1-A');
    }
    for (const given of this.#board.givenUp.filter((one) => one.player === player)) {
      const isFree = this.#board.controllers[given.spot] === undefined;
      if (!isFree || this.#board.up[given.spot] !== true) continue;
      this.#rule('3-B');
      this.#touch(given.spot, { up: false });
    }
    const givenUp = this.#board.givenUp.filter((given) => given.player !== player);
    this.#board = { ...this.#board, givenUp };
    this.#touches = this.#flipping;
  }

  /** Who controls one card gives it up; with our own choices to who has waited longest (4-E). */
  giveUpFirst(player: PlayerId): void {
    const [first, second] = controlledBy(this.#board, player);
    if (first === undefined || second !== undefined) return;
    const heir =
      this.#choices === 'ours' ? this.#board.waits.find((wait) => wait.spot === first) : undefined;
    this.#touch(first, { controller: heir?.player });
    const givenUp = [...this.#board.givenUp, { player, spot: first }];
    this.#board = { ...this.#board, givenUp };
    if (heir === undefined) return;
    this.#rule('4-E');
    this.endWaits((wait) => wait === heir, 'ok');
  }

  /** Without an ending nobody hears of it. */
  endWaits(which: (wait: Wait) => boolean, ending?: 'ok' | RuleId): void {
    const { waits } = this.#board;
    if (ending !== undefined) {
      for (const { request } of waits.filter(which)) this.#settle(request, ending);
    }
    this.#board = { ...this.#board, waits: waits.filter((wait) => !which(wait)) };
  }

  #first({ request, player, spot }: Wait): void {
    this.finish(player);
    if (this.#board.cards[spot] === undefined) {
      this.#settle(request, '1-A');
    } else if (this.#board.controllers[spot] !== undefined) {
      this.#rule('1-D');
      this.#board = { ...this.#board, waits: [...this.#board.waits, { request, player, spot }] };
    } else {
      this.#rule(this.#board.up[spot] === true ? '1-C' : '1-B');
      this.#touch(spot, { up: true });
      this.#touch(spot, { controller: player });
      this.#settle(request, 'ok');
    }
  }

  #second({ request, player, spot }: Wait, first: number): void {
    const [one, other] = [this.#board.cards[first], this.#board.cards[spot]];
    const isFree = other !== undefined && this.#board.controllers[spot] === undefined;
    const isMatch = isFree && one !== undefined && this.#belong(one, other);
    if (!isFree) this.#settle(request, other === undefined ? '2-A' : '2-B');
    if (isFree && this.#board.up[spot] !== true) this.#rule('2-C');
    if (isFree) this.#rule(isMatch ? '2-D' : '2-E');
    if (!isMatch) this.giveUpFirst(player);
    if (!isFree) return;
    this.#touch(spot, { up: true });
    if (isMatch) this.#touch(spot, { controller: player });
    else this.#board = { ...this.#board, givenUp: [...this.#board.givenUp, { player, spot }] };
    this.#settle(request, 'ok');
  }

  #settle(request: number, ending: 'ok' | RuleId): void {
    if (ending !== 'ok') this.#rule(ending);
    this.#ended.push({ request, ending });
  }

  #rule(rule: RuleId): void {
    if (!this.#rules.includes(rule)) this.#rules.push(rule);
  }

  #touch(spot: number, to: Partial<Omit<Touch, 'spot'>>): void {
    const { cards, up, controllers } = this.#board;
    const now = { card: cards[spot], up: up[spot] === true, controller: controllers[spot] };
    const touch = { spot, ...now, ...to };
    this.#isTurned ||= touch.up !== now.up;
    this.#touches.push(touch);
    this.#board = withTouches(this.#board, [touch]);
  }
}

/** The spots that a player controls. */
export function controlledBy({ controllers }: Possible, player: PlayerId): readonly number[] {
  return [...controllers.keys()].filter((spot) => controllers[spot] === player);
}

function withTouches(board: Possible, touches: readonly Touch[]): Possible {
  let { cards, up, controllers } = board;
  for (const touch of touches) {
    cards = cards.with(touch.spot, touch.card);
    up = up.with(touch.spot, touch.up);
    controllers = controllers.with(touch.spot, touch.controller);
  }
  return { ...board, cards, up, controllers };
}

/** The board with some of these touches: a server may do them in another order. */
function partsOf(board: Possible, touches: readonly Touch[]): readonly Possible[] {
  const parts = touches.reduce<readonly (readonly Touch[])[]>(
    (some, touch) => [...some, ...some.map((one) => [...one, touch])],
    [[]],
  );
  return parts.map((part) => withTouches(board, part));
}
