/**
 * What a change of the table means to me: a match, a miss, a card that went back while I was away.
 * Pure: two views in, what to tell and to play out.
 */

import type { TableView } from '../../shared/table-view.ts';
import { gains } from './changes.ts';
import type { Notice } from './say.ts';
import { type Situation, nameOf, situationOf } from './situation.ts';
import type { Sound } from './sound.ts';

export interface MyNews {
  /** `'keep'`: what is said stays said. */
  readonly notice: Notice | undefined | 'keep';
  readonly gotIt: boolean;
  readonly matched: boolean;
  readonly missed: boolean;
  readonly sounds: readonly Sound[];
}

const NOTHING: MyNews = {
  notice: 'keep',
  gotIt: false,
  matched: false,
  missed: false,
  sounds: [],
};

export function myNews(before: TableView | undefined, after: TableView): MyNews {
  if (before === undefined) return NOTHING;
  if (before.game !== after.game) {
    return { ...NOTHING, notice: { kind: 'newGame' }, sounds: ['newGame'] };
  }
  const was = situationOf(before);
  const is = situationOf(after);
  const over: readonly Sound[] = after.phase === 'over' && before.phase !== 'over' ? ['over'] : [];
  const mine = ofMine(before, after, was, is);
  const notice = mine.notice === 'keep' ? happening(before, after) : mine.notice;
  return { ...mine, notice, sounds: [...mine.sounds, ...over] };
}

function ofMine(before: TableView, after: TableView, was: Situation, is: Situation): MyNews {
  const [tried, scored] = gains(before, after);
  if (scored > 0) return { ...NOTHING, notice: undefined, matched: true, sounds: ['match'] };
  if (tried > 0) return { ...NOTHING, notice: { kind: 'miss' }, missed: true, sounds: ['miss'] };
  if (is.kind === 'first' && was.kind === 'waiting' && is.index === was.index) {
    return { ...NOTHING, notice: undefined, gotIt: true, sounds: ['mineNow'] };
  }
  if (is.kind === 'first' && was.kind !== 'first') {
    return { ...NOTHING, notice: undefined, sounds: ['flip'] };
  }
  if (is.kind === 'waiting' && was.kind !== 'waiting') {
    return { ...NOTHING, notice: undefined, sounds: ['wait'] };
  }
  if (was.kind === 'first' && is.kind !== 'first' && is.kind !== 'pair') {
    return { ...NOTHING, notice: lostCard(after, was.index, was.card) };
  }
  return NOTHING;
}

/** 4-C, 4-G: my first card is no longer mine, and I tried nothing. */
function lostCard(after: TableView, index: number, card: string): Notice {
  const spot = after.spots[index];
  const by = typeof spot === 'object' ? spot.by : undefined;
  return by === undefined
    ? { kind: 'wentBack', cards: [card] }
    : { kind: 'wentOn', who: nameOf(after, by), cards: [card] };
}

/** What everybody should know: the newest happening that was not there before. */
function happening(before: TableView, after: TableView): Notice | 'keep' {
  const known = before.happenings[before.happenings.length - 1]?.number ?? 0;
  const newest = after.happenings[after.happenings.length - 1];
  if (newest === undefined || newest.number <= known) return 'keep';
  const { who } = newest;
  if (newest.kind === 'removed') return { kind: 'removed', who };
  return { kind: 'replaced', who, cards: [newest.from, newest.to] };
}
