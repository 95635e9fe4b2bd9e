/** A step of the running game as a test: the shortest list of moves that brings it about. */

import { setImmediate as afterOthers } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Card, PlayerId } from '../../shared/card.ts';
import type { CopiedTest } from '../../shared/host-api.ts';
import type { RecordEvent, RecordStep } from '../../shared/record.ts';
import { shortest } from '../check/shrink.ts';
import type { BoardEvent } from '../game/events.ts';
import type { RecordedGame } from '../game/record.ts';
import { happened } from './happened.ts';
import { PeopleOfRecord } from './people-of-record.ts';
import { type Layout, type Move, Replay } from './replay.ts';
import { testText } from './test-text.ts';
import { HIDDEN } from './test-words.ts';

/** Up to this many moves are tried one by one; longer lists first lose many at once. */
const ONE_BY_ONE_MAX = 256;
/** At most this many cards are laid out and moves replayed; after that the list is returned as it is. */
const PLAYED_MAX = 1_000_000;
/** After this many steps that are read, or moves that are replayed, others are served. */
const AT_ONCE = 1_000;

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
  const lines = record.lines.slice(0, number);
  if (number < 1 || lines.length < number) return undefined;
  const { head, seats } = record;
  const { all, names, wanted } = await movesOf(lines, seats, head.columns);
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
async function movesOf(lines: readonly string[], seats: RecordedGame['seats'], columns: number) {
  const people = new PeopleOfRecord();
  const names = new Map<PlayerId, string>();
  const all: Move[] = [];
  let told: readonly BoardEvent[] = [];
  for (const [index, line] of lines.entries()) {
    if (index % AT_ONCE === 0) await afterOthers(); // friends are playing meanwhile
    const step = JSON.parse(line) as RecordStep;
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
    await afterOthers();
    const replay = new Replay(this.#layout, 'none');
    this.#played += this.#layout.cards.length + moves.length;
    let events: Awaited<ReturnType<Replay['play']>> = [];
    for (const [index, move] of moves.entries()) {
      if (index % AT_ONCE === 0) await afterOthers();
      events = await replay.play(move);
    }
    return isDeepStrictEqual(happened(events, this.#layout.columns), this.#wanted);
  }

  /** The fewest of these moves that still lead there; the last one is needed. */
  async shortest(moves: readonly Move[]): Promise<readonly Move[]> {
    const last = moves.slice(-1);
    const earlier = await shortest(moves.slice(0, -1), {
      suffices: (fewer) => this.leadsThere([...fewer, ...last]),
      partnerOf: previousFlip,
      oneByOneMax: ONE_BY_ONE_MAX,
      mayGoOn: () => this.#played < PLAYED_MAX,
    });
    return [...earlier, ...last];
  }
}

/** Without it, a player's second card would be a first one. */
function previousFlip(moves: readonly Move[], at: number): number {
  const move = moves[at];
  if (move?.kind !== 'flip') return -1;
  const isOwn = (one: Move) => one.kind === 'flip' && one.player === move.player;
  return moves.slice(0, at).findLastIndex(isOwn);
}
