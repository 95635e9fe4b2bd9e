import assert from 'node:assert/strict';
import type { Card, PlayerId } from '../../shared/card.ts';
import { RuleFailure, type RuleId } from '../../shared/failures.ts';
import type { BoardEvent, Cause } from './events.ts';
import { type Play, READY } from './play.ts';
import { type Rep, isInPlay, seen } from './rep.ts';
import { NO_CARD, type Spot, type SpotIndex, controllerOf } from './spot.ts';
import { type Waiter, deferred } from './waiters.ts';

/**
 * One atomic change in the making: what can be done to spots, queues and plays, and what was done so
 * far, for the check, for waiting players and for listeners. It decides no rule; rules.ts does.
 *
 * AF: #rep with the changes of `cause` so far, which are `events`; the waits in #ended end with it.
 * RI: every spot and player that was changed is in touchedSpots or touchedPlayers.
 * Safety from rep exposure: it alone changes the rep of a Board, which makes it for one change and
 *   then forgets it. Its callers get spots and plays, which are immutable, and waiters of a queue.
 */
export class Step {
  readonly #rep: Rep;
  readonly cause: Cause;
  readonly events: BoardEvent[] = [];
  readonly touchedSpots = new Set<SpotIndex>();
  readonly touchedPlayers = new Set<PlayerId>();
  #visible = false;
  /** Waits that end with this step; `failure` is undefined for the player who now has the card. */
  readonly #ended: { readonly waiter: Waiter; readonly failure: unknown }[] = [];

  constructor(rep: Rep, cause: Cause) {
    this.#rep = rep;
    this.cause = cause;
  }

  /** Whether it changes what players see. */
  get visible(): boolean {
    return this.#visible;
  }

  /** @requires a card face down */
  turnUp(player: PlayerId, index: SpotIndex, rule: RuleId): void {
    const card = this.cardAt(index);
    this.#setSpot(index, { face: 'up', card, controller: undefined });
    this.#emitVisible({ kind: 'turned-up', rule, player, index, card });
  }

  /** @requires a card face up that nobody controls */
  turnDown(player: PlayerId, index: SpotIndex, rule: RuleId): void {
    this.#setSpot(index, { face: 'down', card: this.cardAt(index) });
    this.#emitVisible({ kind: 'turned-down', rule, player, index });
  }

  /** @requires a card face up that nobody controls; the caller sets the player's play */
  takeControl(player: PlayerId, index: SpotIndex, rule: RuleId): void {
    this.#setSpot(index, { face: 'up', card: this.cardAt(index), controller: player });
    this.emit({ kind: 'took-control', rule, player, index });
  }

  /** 2-D: the player controls both cards, and they are out of play (4-F). */
  match(player: PlayerId, first: SpotIndex, second: SpotIndex, rule: RuleId): void {
    const cards = [this.cardAt(first), this.cardAt(second)] as const;
    this.takeControl(player, second, rule);
    this.setPlay(player, { phase: 'matched', pair: [first, second] });
    for (const card of cards) this.#rep.inPlay.remove(card);
    const named = this.#rep.belonging.nameOf(...cards);
    this.emit({ kind: 'matched', rule, player, index: second, first, ...named });
  }

  /**
   * Ends control of a card that stays: it is handed over to the head of its queue, if any (4-E).
   * @requires the card is controlled
   */
  relinquish(index: SpotIndex, rule: RuleId): void {
    const controller = controllerOf(this.spotAt(index));
    assert(controller !== undefined, 'only a controlled card is given up');
    this.#setSpot(index, { face: 'up', card: this.cardAt(index), controller: undefined });
    this.emit({ kind: 'gave-up-control', rule, player: controller, index });
    const head = this.#rep.queues.takeHead(index);
    if (head === undefined) return;
    this.takeControl(head.player, index, '4-E');
    this.setPlay(head.player, { phase: 'first', first: index });
    this.#ended.push({ waiter: head, failure: undefined });
  }

  /** Takes the card off the board; its waiters fail by 1-A (4-E). @requires there is a card */
  remove(player: PlayerId, index: SpotIndex, rule: RuleId): void {
    this.#setSpot(index, NO_CARD);
    this.#emitVisible({ kind: 'removed', rule, player, index });
    for (const waiter of this.#rep.queues.takeAll(index)) {
      this.#endWait(waiter, new RuleFailure('1-A', player));
    }
  }

  /** The equal cards on these spots become others. @requires each of them is `from` */
  relabel(player: PlayerId, spots: readonly SpotIndex[], from: Card, to: Card): void {
    for (const index of spots) {
      const spot = this.spotAt(index);
      assert(spot.face !== 'none' && spot.card === from, 'only a card that is there is relabelled');
      if (isInPlay(this.#rep, spot)) {
        this.#rep.inPlay.remove(from);
        this.#rep.inPlay.add(to);
      }
      this.#setSpot(index, { ...spot, card: to });
    }
    this.#emitVisible({ kind: 'relabelled', rule: 'map', player, from, to, spots });
  }

  /** A place at the end of the queue. @requires the card is controlled, and the player is ready */
  queueUp(player: PlayerId, index: SpotIndex, rule: RuleId): Waiter {
    const waiter: Waiter = { player, index, turn: deferred() };
    this.#rep.queues.join(waiter);
    this.setPlay(player, { phase: 'waiting', waiter });
    this.emit({ kind: 'started-waiting', rule, player, index });
    return waiter;
  }

  /** A later flip takes over the earlier one's place in the queue. */
  takeOver(earlier: Waiter, failure: RuleFailure): Waiter {
    const waiter: Waiter = { ...earlier, turn: deferred() };
    this.#rep.queues.replace(earlier, waiter);
    this.setPlay(waiter.player, { phase: 'waiting', waiter });
    this.#ended.push({ waiter: earlier, failure });
    return waiter;
  }

  /** Ends a wait without the card; the player controls nothing and has nothing to finish. */
  stopWaiting(waiter: Waiter, failure: unknown): void {
    this.#rep.queues.leave(waiter);
    this.#endWait(waiter, failure);
  }

  setPlay(player: PlayerId, play: Play): void {
    this.touchedPlayers.add(player);
    if (play.phase === 'ready') this.#rep.plays.delete(player);
    else this.#rep.plays.set(player, play);
  }

  emit(event: BoardEvent): void {
    this.events.push(event);
  }

  spotAt(index: SpotIndex): Spot {
    const spot = this.#rep.spots[index];
    assert(spot !== undefined, 'an index names a spot');
    return spot;
  }

  cardAt(index: SpotIndex): Card {
    const spot = this.spotAt(index);
    assert(spot.face !== 'none', 'only a spot with a card is turned, taken or given up');
    return spot.card;
  }

  playOf(player: PlayerId): Play {
    return this.#rep.plays.get(player) ?? READY;
  }

  /** Whether the cards of two spots belong together. @requires both have one */
  belong(one: SpotIndex, other: SpotIndex): boolean {
    return this.#rep.belonging.belongs(this.cardAt(one), this.cardAt(other));
  }

  /** Everybody who waits. */
  waiters(): readonly Waiter[] {
    return [...this.#rep.plays.values()].flatMap((play) =>
      play.phase === 'waiting' ? [play.waiter] : [],
    );
  }

  /** The spots with each card that `isWanted`. */
  spotsWith(isWanted: (card: Card) => boolean): ReadonlyMap<Card, readonly SpotIndex[]> {
    const spotsOf = new Map<Card, SpotIndex[]>();
    for (const [index, spot] of this.#rep.spots.entries()) {
      if (spot.face === 'none' || !isWanted(spot.card)) continue;
      const equal = spotsOf.get(spot.card);
      if (equal === undefined) spotsOf.set(spot.card, [index]);
      else equal.push(index);
    }
    return spotsOf;
  }

  /** Tells the players whose wait ended, in the order in which it did. */
  settle(): void {
    for (const { waiter, failure } of this.#ended) {
      if (failure === undefined) waiter.turn.resolve();
      else waiter.turn.reject(failure);
    }
  }

  /** A bug ended the step: tells the players whose wait had ended in it. */
  abandon(reason: unknown): void {
    for (const { waiter } of this.#ended) waiter.turn.reject(reason);
  }

  #endWait(waiter: Waiter, failure: unknown): void {
    const { player, index } = waiter;
    const rule = failure instanceof RuleFailure ? failure.rule : '4-B';
    this.setPlay(player, READY);
    this.#ended.push({ waiter, failure });
    this.emit({ kind: 'stopped-waiting', rule, player, index });
  }

  #emitVisible(event: BoardEvent): void {
    this.#visible = true;
    this.emit(event);
  }

  #setSpot(index: SpotIndex, spot: Spot): void {
    this.touchedSpots.add(index);
    this.#rep.spots[index] = spot;
    this.#rep.shown[index] = seen(spot);
  }
}
