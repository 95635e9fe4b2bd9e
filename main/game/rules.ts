/**
 * The rules of docs/RULES.md, ids in the margin. Each function runs inside one step of the board
 * and decides which rule applies; what it does to a spot or a queue, step.ts does.
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
  const belong = step.rep.belonging.belongs(step.cardAt(first), spot.card);
  if (belong) match(step, player, first, index); //                                     2-D
  else miss(step, player, [first, index], '2-E', index); //                             2-E
  return undefined;
}

/** 2-D: the player controls both, and the pair is out of play (4-F). */
function match(step: Step, player: PlayerId, first: SpotIndex, second: SpotIndex): void {
  const { inPlay, belonging } = step.rep;
  const cards = [step.cardAt(first), step.cardAt(second)] as const;
  step.takeControl(player, second, '2-D');
  step.setPlay(player, { phase: 'matched', pair: [first, second] });
  for (const card of cards) inPlay.remove(card);
  const named = belonging.nameOf(...cards);
  step.emit({ kind: 'matched', rule: '2-D', player, index: second, first, ...named });
}

/** 2-A, 2-B, 2-E: the player gives up the first card; all of `left` are due for 3-B. */
function miss(
  step: Step,
  player: PlayerId,
  left: readonly [first: SpotIndex, second?: SpotIndex],
  rule: RuleId,
  index: SpotIndex,
): void {
  step.setPlay(player, { phase: 'missed', left: left.filter((spot) => spot !== undefined) });
  step.relinquish(left[0], rule);
  step.emit({ kind: 'missed', rule, player, index });
}

/** 3-A, 3-B: what the player's last play left to do. */
function finishPreviousPlay(step: Step, player: PlayerId): void {
  const play = step.playOf(player);
  step.setPlay(player, READY);
  if (play.phase === 'matched') {
    for (const index of play.pair) step.remove(player, index, '3-A'); //                3-A
  }
  if (play.phase === 'missed') {
    for (const index of play.left) turnDownIfFree(step, player, index); //              3-B
  }
}

/** 3-B: a card that is gone by now, or face down, or controlled, stays as it is. */
function turnDownIfFree(step: Step, player: PlayerId, index: SpotIndex): void {
  const spot = step.spotAt(index);
  if (spot.face === 'up' && spot.controller === undefined) step.turnDown(player, index, '3-B');
}

/**
 * 4-C: these players stop waiting, give up a first card, and finish their plays. All of them
 * stop waiting before any gives up, so that no card is handed over to somebody who is also leaving.
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
  step.setPlay(player, { phase: 'missed', left: [play.first] });
  step.relinquish(play.first, rule);
}

/** 4-D, 4-I: every pending flip fails. */
export function failPending(step: Step, rule: '4-D' | '4-I'): void {
  for (const play of step.rep.plays.values()) {
    if (play.phase === 'waiting') step.stopWaiting(play.waiter, new RuleFailure(rule));
  }
}

/** The one step of a `map`: each card that has a replacement becomes it, whoever controls it. */
export function relabel(step: Step, player: PlayerId, replacements: ReadonlyMap<Card, Card>): void {
  const spotsOf = new Map<Card, SpotIndex[]>();
  for (const [index, spot] of step.rep.spots.entries()) {
    if (spot.face === 'none') continue;
    const to = replacements.get(spot.card);
    if (to === undefined || to === spot.card) continue;
    const equal = spotsOf.get(spot.card);
    if (equal === undefined) spotsOf.set(spot.card, [index]);
    else equal.push(index);
  }
  for (const [from, spots] of spotsOf) {
    step.relabel(player, spots, from, replacements.get(from) ?? from);
  }
}
