/**
 * The rules of docs/RULES.md, ids in the margin. Each function runs inside one step of the board
 * and decides which rule applies; only the step (step.ts) changes the board.
 *
 * A rule *returns* how the flip ended and never throws, because 2-A and 2-B fail and still change the
 * board: the step is finished first, then the caller is told.
 */

import type { Card, PlayerId } from '../../shared/card.ts';
import { RuleFailure, type RuleId } from '../../shared/failures.ts';
import { READY } from './play.ts';
import { type SpotIndex, controllerOf } from './spot.ts';
import type { Step } from './step.ts';
import type { Waiter } from './waiters.ts';

/** How a flip ended its step: it succeeded, it failed by a rule, or it waits. */
export type Outcome = undefined | RuleFailure | Waiter;

/** @requires `index` is a spot of the board */
export function flip(step: Step, player: PlayerId, index: SpotIndex): Outcome {
  const play = step.playOf(player);
  if (play.phase === 'first') return flipSecond(step, player, play.first, index);
  if (play.phase === 'waiting') {
    const changedMind = new RuleFailure('4-A');
    if (play.waiter.index === index) return step.takeOver(play.waiter, changedMind); // 4-A
    step.stopWaiting(play.waiter, changedMind); //                                      4-A
  }
  finishPreviousPlay(step, player); //                                                  3-A, 3-B
  return flipFirst(step, player, index);
}

function flipFirst(step: Step, player: PlayerId, index: SpotIndex): Outcome {
  const spot = step.spotAt(index);
  if (spot.face === 'none') {
    step.emit({ kind: 'failed', rule: '1-A', player, index });
    return new RuleFailure('1-A'); //                                                   1-A
  }
  if (controllerOf(spot) !== undefined) return step.queueUp(player, index, '1-D'); //   1-D
  if (spot.face === 'down') step.turnUp(player, index, '1-B'); //                       1-B
  step.takeControl(player, index, spot.face === 'down' ? '1-B' : '1-C'); //             1-B, 1-C
  step.setPlay(player, { phase: 'first', first: index });
  return undefined;
}

function flipSecond(step: Step, player: PlayerId, first: SpotIndex, index: SpotIndex): Outcome {
  const spot = step.spotAt(index);
  if (spot.face === 'none') {
    miss(step, player, [first], '2-A', index);
    return new RuleFailure('2-A'); //                                                   2-A
  }
  const controller = controllerOf(spot);
  if (controller !== undefined) {
    miss(step, player, [first], '2-B', index);
    return new RuleFailure('2-B', controller === player ? undefined : controller); //   2-B
  }
  if (spot.face === 'down') step.turnUp(player, index, '2-C'); //                       2-C
  if (step.belong(first, index)) step.match(player, first, index, '2-D'); //            2-D
  else miss(step, player, [first, index], '2-E', index); //                             2-E
  return undefined;
}

/** 2-A, 2-B, 2-E: the player gives up the first card; 3-B is due for all of `givenUp`. */
function miss(
  step: Step,
  player: PlayerId,
  givenUp: readonly [first: SpotIndex, second?: SpotIndex],
  rule: RuleId,
  index: SpotIndex,
): void {
  step.setPlay(player, { phase: 'missed', givenUp: givenUp.filter((spot) => spot !== undefined) });
  step.relinquish(givenUp[0], rule);
  step.emit({ kind: 'missed', rule, player, index });
}

/** 3-A, 3-B: what is due for the player. */
function finishPreviousPlay(step: Step, player: PlayerId): void {
  const play = step.playOf(player);
  step.setPlay(player, READY);
  if (play.phase === 'matched') {
    for (const index of play.pair) step.remove(player, index, '3-A'); //                3-A
  }
  if (play.phase === 'missed') {
    for (const index of play.givenUp) turnDownIfFree(step, player, index); //              3-B
  }
}

/** 3-B: a card that is gone by now, or face down, or controlled, stays as it is. */
function turnDownIfFree(step: Step, player: PlayerId, index: SpotIndex): void {
  const spot = step.spotAt(index);
  if (spot.face === 'up' && spot.controller === undefined) step.turnDown(player, index, '3-B');
}

/**
 * 4-C: these players stop waiting, give up a first card, and finish their plays. All of them
 * stop waiting before any gives up, so that no card goes to a player who is leaving as well.
 */
export function leave(step: Step, players: readonly PlayerId[]): void {
  for (const player of players) {
    const play = step.playOf(player);
    if (play.phase === 'waiting') step.stopWaiting(play.waiter, new RuleFailure('4-C'));
  }
  for (const player of players) {
    giveUp(step, player, '4-C');
    finishPreviousPlay(step, player);
    step.emit({ kind: 'left', rule: '4-C', player });
  }
}

/** 4-G, 4-C: a player who controls a first card gives it up, as in 2-A; others do nothing. */
export function giveUp(step: Step, player: PlayerId, rule: RuleId): void {
  const play = step.playOf(player);
  if (play.phase !== 'first') return;
  step.setPlay(player, { phase: 'missed', givenUp: [play.first] });
  step.relinquish(play.first, rule);
}

/** 4-D, 4-I: every pending flip fails. */
export function failPending(step: Step, rule: '4-D' | '4-I'): void {
  for (const waiter of step.waiters()) step.stopWaiting(waiter, new RuleFailure(rule));
}

/** The one step of a `map`: each card that has a replacement becomes it, controlled or not. */
export function relabel(step: Step, player: PlayerId, replacements: ReadonlyMap<Card, Card>): void {
  for (const [from, spots] of step.spotsWith((card) => replacements.has(card))) {
    const to = replacements.get(from) ?? from;
    if (to !== from) step.relabel(player, spots, from, to);
  }
}
