/**
 * What a change of the table means to me: a match, a miss, a card that went back while I was away.
 * Pure: two views in, what to tell and to play out.
 */

import type { Phase, PlayerView, TableView } from '../../shared/table-view.ts';
import { gains, isSameGame, isUp } from './changes.ts';
import type { OwnNotice } from './say.ts';
import { type Situation, computersOf, nameOf, situationOf } from './situation.ts';
import { freedIn, twinInHand } from './twins.ts';

/** What a player hears of their own game. */
export type Sound =
  | 'flip'
  | 'match'
  | 'miss'
  | 'no'
  | 'wait'
  | 'mineNow'
  | 'join'
  /** A number before a game that begins. */
  | 'count'
  | 'over'
  | 'newGame';

export interface MyNews {
  /** `'keep'`: what is said stays said. */
  readonly notice: OwnNotice | undefined | 'keep';
  readonly gotIt: boolean;
  /** My matches since the last miss, in this game. */
  readonly streak: 'grows' | 'ends' | 'keep';
  readonly sounds: readonly Sound[];
}

const NOTHING: MyNews = {
  notice: 'keep',
  gotIt: false,
  streak: 'keep',
  sounds: [],
};

export function myNews(before: TableView | undefined, after: TableView): MyNews {
  if (before === undefined) return { ...NOTHING, streak: 'ends' }; // whatever came between
  if (before.game !== after.game) {
    return { ...NOTHING, notice: { kind: 'newGame' }, streak: 'ends', sounds: ['newGame'] };
  }
  if (!isSameGame(before, after)) return { ...NOTHING, notice: undefined, streak: 'ends' };
  const was = situationOf(before);
  const is = situationOf(after);
  const heard = phaseSounds(before.phase, after.phase);
  const mine = ofMine(before, after, was, is);
  const notice = mine.notice === 'keep' ? happening(before, after) : mine.notice;
  return { ...mine, notice, sounds: [...mine.sounds, ...heard] };
}

/** What everybody hears, when the game comes so far. */
function phaseSounds(before: Phase, after: Phase): readonly Sound[] {
  if (after === 'over' && before !== 'over') return ['over'];
  return after === 'playing' && before === 'lobby' ? ['newGame'] : [];
}

function ofMine(before: TableView, after: TableView, was: Situation, is: Situation): MyNews {
  const [tried, scored] = gains(before, after);
  if (scored > 0) return { ...NOTHING, notice: undefined, streak: 'grows', sounds: ['match'] };
  if (tried > 0) return { ...NOTHING, notice: { kind: 'miss' }, streak: 'ends', sounds: ['miss'] };
  if (is.kind === 'first' && was.kind === 'waiting' && is.index === was.index) {
    return { ...NOTHING, notice: undefined, gotIt: true, sounds: ['mineNow'] };
  }
  if (is.kind === 'first' && was.kind !== 'first') {
    return { ...NOTHING, notice: undefined, sounds: ['flip'] };
  }
  if (is.kind === 'waiting' && was.kind !== 'waiting') {
    return { ...NOTHING, notice: undefined, sounds: ['wait'] };
  }
  if (is.kind === 'first' && was.kind === 'first') return ofTwin(before, after, is.index);
  if (was.kind === 'first' && is.kind !== 'pair') {
    return { ...NOTHING, notice: lostCard(before, after, was.index, was.card) };
  }
  return NOTHING;
}

/** The twin of my card was given up, and is mine for a moment; or somebody took it. */
function ofTwin(before: TableView, after: TableView, mine: number): MyNews {
  const was = twinInHand(before, mine);
  const is = twinInHand(after, mine);
  const freed = was === undefined ? undefined : freedIn(before, after, was.index);
  if (freed !== undefined && is === undefined) {
    return { ...NOTHING, notice: { kind: 'now', cards: [freed] }, sounds: ['mineNow'] };
  }
  return is !== undefined && was === undefined ? { ...NOTHING, notice: undefined } : NOTHING;
}

/**
 * 4-C, 4-G: my first card is no longer mine, and I tried nothing. It goes to the head of
 * its line, or is left to the holder of its twin; after a sleep it may be anybody's, or gone.
 */
function lostCard(before: TableView, after: TableView, index: number, card: string): OwnNotice {
  const was = before.spots[index] ?? 0;
  const is = after.spots[index] ?? 0;
  const by = isUp(is) ? is.by : undefined;
  const isHandedOver = by !== undefined && isUp(was) && was.waiting?.includes(by) === true;
  if (isHandedOver) return { kind: 'wentOn', who: nameOf(after, by), cards: [card] };
  const twin = twinInHand(after, index, card);
  return twin === undefined
    ? { kind: 'wentBack', cards: [card] }
    : { kind: 'leftTo', who: nameOf(after, twin.seat), cards: [card] };
}

/** What everybody should know: the newest happening that was not there before. */
function happening(before: TableView, after: TableView): OwnNotice | 'keep' {
  const known = before.happenings[before.happenings.length - 1]?.number ?? 0;
  const newest = after.happenings[after.happenings.length - 1];
  if (newest === undefined || newest.number <= known) return computersChanged(before, after);
  const { kind, who, from, to } = newest;
  return { kind, who, cards: [from, to] };
}

/** A computer player sat down or is gone; who plays and has a card in hand is not told. */
function computersChanged(before: TableView, after: TableView): OwnNotice | 'keep' {
  if (after.you.seat === null || situationOf(after).kind !== 'ready') return 'keep';
  const [were, are] = [computersOf(before), computersOf(after)];
  const isIn = (list: readonly PlayerView[]) => (one: PlayerView) =>
    list.some(({ seat }) => seat === one.seat);
  const came = are.find((one) => !isIn(were)(one));
  if (came !== undefined) return { kind: 'computerSits', who: came.name, seat: came.seat };
  const went = were.find((one) => !isIn(are)(one));
  return went === undefined ? 'keep' : { kind: 'computerGone', who: went.name };
}
