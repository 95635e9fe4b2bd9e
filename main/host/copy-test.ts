/** A step of the running game as a test: the shortest list of moves that brings it about. */

import { setImmediate as afterOthers } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Card, PlayerId } from '../../shared/card.ts';
import type { CopiedTest } from '../../shared/host-api.ts';
import type { RecordEvent, RecordStep } from '../../shared/record.ts';
import type { BoardEvent } from '../game/events.ts';
import { happened } from '../game/happened.ts';
import type { RecordedGame } from '../game/record.ts';
import { type Layout, type Move, Replay } from '../game/replay.ts';
import { PeopleOfRecord } from '../table/moves-of.ts';
import { testText } from './test-text.ts';
import { HIDDEN } from './test-words.ts';

/** Up to this many moves are tried one by one; longer lists first lose many at once. */
const ONE_BY_ONE_MAX = 256;
/** At most this many moves are replayed; after that the list is returned as it is. */
const PLAYED_MAX = 1_000_000;

/**
 * @param number which step, from 1
 * @param isHidden whether nobody may know the card of a spot now: a letter stands for it
 * @returns undefined where the step is not in the record, or cannot be told without what is hidden
 */
export async function copyTest(
  record: RecordedGame,
  number: number,
  isHidden: (at: number) => boolean,
): Promise<CopiedTest | undefined> {
  const steps = record.lines.slice(0, number).map((line) => JSON.parse(line) as RecordStep);
  if (number < 1 || steps.length < number) return undefined;
  const { head, seats } = record;
  const { all, names, wanted } = movesOf(steps, seats, head.columns);
  if (wanted.length === 0) return undefined;
  const anyHidden = head.cards.some((card, at) => card !== null && isHidden(at));
  // To say which cards were replaced would reveal what lies there.
  const moves = anyHidden ? all.filter(({ kind }) => kind !== 'map') : all;
  const layout = withoutHidden(head, isHidden);
  const search = new Search(layout, wanted);
  if (!(await search.leadsThere(moves))) return undefined;
  const kept = await search.shortest(moves);
  const text = await testText({ layout, moves: kept, names, wanted });
  return text === undefined ? undefined : { text, moves: kept.length, of: all.length };
}

/** Everything that was done until then, who did it, and what happened in the last step. */
function movesOf(steps: readonly RecordStep[], seats: RecordedGame['seats'], columns: number) {
  const people = new PeopleOfRecord();
  const names = new Map<PlayerId, string>();
  const all: Move[] = [];
  let told: readonly BoardEvent[] = [];
  for (const step of steps) {
    const { events } = step;
    all.push(...people.movesOf(step));
    told = events.map((event) => byPlayer(event, (seat) => people.at(seat)));
    for (const { seat } of events) {
      if (seat === null) continue;
      names.set(people.at(seat), seats.find((one) => one.seat === seat)?.name ?? '');
    }
  }
  // When the host was started again, several stopped waiting, one after the other.
  const last = all[all.length - 1];
  const isOne = last?.kind !== 'cancel';
  const ofLast = isOne ? told : told.filter(({ player }) => player === last.player);
  return { all, names, wanted: happened(ofLast, columns) };
}

function byPlayer(event: RecordEvent, at: (seat: number) => PlayerId): BoardEvent {
  const player = event.seat === null ? 'nobody' : at(event.seat);
  if (event.kind === 'left') return { kind: event.kind, rule: event.rule, player };
  if (event.kind === 'relabelled') return { ...event, player };
  // Cards are not compared: in the test they may have other names.
  return { card: '', ...event, player, index: event.at } as BoardEvent;
}

function withoutHidden(
  { rows, columns, cards, unlike = [] }: Layout,
  isHidden: (at: number) => boolean,
): Layout {
  let prefix = HIDDEN;
  while (cards.some((card) => card?.startsWith(prefix) === true)) prefix += HIDDEN;
  const hide = (card: Card | null, at: number) =>
    card !== null && isHidden(at) ? `${prefix}${at}` : card;
  return { rows, columns, cards: cards.map(hide), unlike };
}

/** Looks for the shortest list. */
class Search {
  readonly #layout: Layout;
  readonly #wanted: readonly string[];
  #played = 0;

  constructor(layout: Layout, wanted: readonly string[]) {
    this.#layout = layout;
    this.#wanted = wanted;
  }

  /** Whether the last of these moves brings the step about. */
  async leadsThere(moves: readonly Move[]): Promise<boolean> {
    await afterOthers(); // friends are playing meanwhile
    const replay = new Replay(this.#layout, 'none');
    this.#played += moves.length;
    let events: Awaited<ReturnType<Replay['play']>> = [];
    for (const move of moves) events = await replay.play(move);
    return isDeepStrictEqual(happened(events, this.#layout.columns), this.#wanted);
  }

  /** Leaves out what can be left out, from the last, until every move is needed. */
  async shortest(moves: readonly Move[]): Promise<readonly Move[]> {
    let kept = moves;
    let size = moves.length <= ONE_BY_ONE_MAX ? 1 : 2 ** Math.floor(Math.log2(moves.length));
    for (;;) {
      const before = kept.length;
      for (let at = kept.length - 2; at >= 0 && this.#played < PLAYED_MAX; at -= size) {
        kept = await this.#without(kept, at, size);
        at = Math.min(at, kept.length - 1);
      }
      const isDone = size === 1 && kept.length === before;
      if (isDone || this.#played >= PLAYED_MAX) return kept;
      size = Math.max(1, Math.floor(size / 2));
    }
  }

  /**
   * Drops the last `size` moves up to this one if they are not needed; or this move together with the same
   * player's previous one, since dropping one alone would turn a first card into a second.
   */
  async #without(moves: readonly Move[], at: number, size: number): Promise<readonly Move[]> {
    const fewer = moves.filter((_, index) => index <= at - size || index > at);
    if (await this.leadsThere(fewer)) return fewer;
    const move = moves[at];
    if (size > 1 || move?.kind !== 'flip') return moves;
    const isOwn = (one: Move) => one.kind === 'flip' && one.player === move.player;
    const before = moves.slice(0, at).findLastIndex(isOwn);
    const without = moves.filter((_, index) => index !== at && index !== before);
    return before >= 0 && (await this.leadsThere(without)) ? without : moves;
  }
}
