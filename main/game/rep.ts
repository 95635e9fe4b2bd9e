import assert from 'node:assert/strict';
import type { SeenSpot } from '../../shared/board-state.ts';
import { type PlayerId, isCard, isSecret } from '../../shared/card.ts';
import { Belonging } from './belonging.ts';
import { CardsInPlay } from './cards-in-play.ts';
import { type Play, READY, controlledIn } from './play.ts';
import { type Spot, type SpotIndex, controllerOf } from './spot.ts';
import { WaitQueues } from './waiters.ts';

/**
 * How far the rep invariant is checked after every step: over everything the step touched, at a
 * cost that does not grow with the board (in production), over the whole board (in tests), or not
 * at all (to measure what checking costs).
 */
export type CheckReach = 'none' | 'touched' | 'whole';

/**
 * The representation of a Board; what it means, its invariant and why it is safe from exposure stand
 * in board.ts. It is mutable, and only step.ts changes it.
 */
export interface Rep {
  readonly rows: number;
  readonly columns: number;
  /** Row-major. */
  readonly spots: Spot[];
  /** Without an entry, a player is ready. */
  readonly plays: Map<PlayerId, Play>;
  readonly queues: WaitQueues;
  /** Which cards belong together, by the deck. */
  readonly belonging: Belonging;
  readonly inPlay: CardsInPlay;
  /** What everybody sees of each spot. */
  readonly shown: SeenSpot[];
}

/** A rep with these spots, where nobody has played yet; `plays` may be added before the first step. */
export function newRep(
  rows: number,
  columns: number,
  spots: Spot[],
  belonging = new Belonging(),
): Rep {
  return {
    rows,
    columns,
    spots,
    plays: new Map(),
    queues: new WaitQueues(),
    belonging,
    inPlay: new CardsInPlay(belonging),
    shown: spots.map(seen),
  };
}

const SEEN_NONE: SeenSpot = { face: 'none' };
const SEEN_DOWN: SeenSpot = { face: 'down' };

/** What everybody sees of `spot`. */
export function seen(spot: Spot): SeenSpot {
  if (spot.face === 'up') return { face: 'up', card: spot.card };
  return spot.face === 'down' ? SEEN_DOWN : SEEN_NONE;
}

/** Whether `spot` has a card that is not in a matched pair. */
export function isInPlay(rep: Rep, spot: Spot): spot is Exclude<Spot, { face: 'none' }> {
  if (spot.face === 'none') return false;
  const controller = controllerOf(spot);
  return controller === undefined || rep.plays.get(controller)?.phase !== 'matched';
}

/** Every card, face down or not, one spot a line; no secret id. */
export function describe({ rows, columns, spots }: Rep): string {
  const lines = spots.map((spot) => {
    if (spot.face === 'none') return 'none';
    const controller = controllerOf(spot);
    if (controller === undefined) return `${spot.face} ${spot.card}`;
    return `${spot.face} ${spot.card} ${isSecret(controller) ? '(secret)' : controller}`;
  });
  return `${rows}x${columns}\n${lines.join('\n')}\n`;
}

/** Checks the rep invariant where it speaks of these spots and players. */
export function checkTouched(
  rep: Rep,
  spots: Iterable<SpotIndex>,
  players: Iterable<PlayerId>,
): void {
  for (const index of spots) checkSpot(rep, index);
  for (const player of players) checkPlayer(rep, player);
}

/** Checks the whole rep invariant. */
export function checkWhole(rep: Rep): void {
  assert(rep.spots.length === rep.rows * rep.columns, 'RI 1: rows × columns spots');
  checkTouched(rep, rep.spots.keys(), rep.plays.keys());
  for (const index of rep.queues.indexes) {
    assert(rep.queues.at(index).length > 0, 'RI 4: a queue is not empty');
  }
  const inPlay = new CardsInPlay(rep.belonging);
  for (const spot of rep.spots) if (isInPlay(rep, spot)) inPlay.add(spot.card);
  assert(inPlay.countsAs(rep.inPlay), 'RI 5: the cards in play are counted right');
}

function checkSpot(rep: Rep, index: SpotIndex): void {
  const spot = rep.spots[index];
  assert(spot !== undefined, 'RI 1: an index names a spot');
  assert(spot.face === 'none' || isCard(spot.card), 'RI 1: every card is a legal card');
  const shown = rep.shown[index];
  assert(
    shown?.face === spot.face &&
      (shown.face !== 'up' || (spot.face === 'up' && shown.card === spot.card)),
    'RI 6: what is shown of a spot is true',
  );
  const controller = controllerOf(spot);
  if (controller !== undefined) {
    const controlled = controlledIn(rep.plays.get(controller) ?? READY);
    assert(controlled.includes(index), "RI 2: a controller's play has the spot");
  }
  for (const waiter of rep.queues.at(index)) {
    assert(controller !== undefined, 'RI 4: a queue stands only at a controlled spot');
    const play = rep.plays.get(waiter.player);
    assert(
      play?.phase === 'waiting' && play.waiter === waiter && waiter.index === index,
      "RI 4: a waiter is its player's current play",
    );
  }
}

function checkPlayer(rep: Rep, player: PlayerId): void {
  const play = rep.plays.get(player) ?? READY;
  for (const index of controlledIn(play)) {
    const spot = rep.spots[index];
    assert(
      spot !== undefined && controllerOf(spot) === player,
      'RI 2: a spot of a play is controlled by its player',
    );
  }
  if (play.phase === 'matched') {
    const [one, two] = play.pair.map((index) => rep.spots[index]);
    assert(play.pair[0] !== play.pair[1], 'RI 3: a pair is two different spots');
    assert(one?.face === 'up' && two?.face === 'up', 'RI 3: a pair is two cards, face up');
    // A map turns equal cards into equal cards. Of two unlike ones it may change only one.
    const areEqual = one.card === two.card;
    assert(areEqual || rep.belonging.hasUnlike, 'RI 3: a pair is two equal cards');
  }
  if (play.phase === 'missed') {
    const areSpots = play.givenUp.every((index) => rep.spots[index] !== undefined);
    assert(areSpots, 'RI 1: cards that were given up lie on spots of this board');
  }
  if (play.phase === 'waiting') {
    const queue = rep.queues.at(play.waiter.index);
    assert(
      queue.filter((waiter) => waiter.player === player).length === 1 &&
        queue.includes(play.waiter),
      'RI 4: a waiting player stands in the queue once',
    );
  }
}
