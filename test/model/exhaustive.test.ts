import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { Belonging } from '../../main/game/belonging.ts';
import { Board } from '../../main/game/board.ts';
import type { Deck } from '../../main/game/deck.ts';
import type { SavedBoard } from '../../main/game/saved-board.ts';
import { formatBoardState } from '../../shared/board-state.ts';
import type { PlayerId } from '../../shared/card.ts';
import { RuleFailure } from '../../shared/failures.ts';
import { deck } from '../support/game.ts';
import { settled } from '../support/promises.ts';
import { recording, replayDifference } from '../support/replay.ts';
import { Reference } from './reference.ts';

interface Configuration {
  readonly notation: string;
  readonly players: readonly PlayerId[];
  /** How many states it has: pinned, so that a change of the rules is noticed. */
  readonly count: number;
}

const CONFIGURATIONS: readonly Configuration[] = [
  { notation: 'A A / B B', players: ['p0', 'p1'], count: 822 },
  { notation: 'A A / B B', players: ['p0', 'p1', 'p2'], count: 15_910 },
  { notation: 'A A B', players: ['p0', 'p1', 'p2'], count: 2_885 },
  { notation: 'A A B / B C C', players: ['p0', 'p1'], count: 6_236 },
  { notation: 'A A A A', players: ['p0', 'p1'], count: 726 },
  { notation: 'A a / B B | A=a', players: ['p0', 'p1'], count: 822 },
  { notation: 'A a B | A=a', players: ['p0', 'p1', 'p2'], count: 2_885 },
  { notation: 'A a a A | A=a', players: ['p0', 'p1'], count: 726 },
];

type Move =
  | { readonly kind: 'flip'; readonly player: PlayerId; readonly spot: number }
  | { readonly kind: 'abort' | 'leave'; readonly player: PlayerId };

/** A reachable state, on both sides, and the shortest way there. */
interface State {
  readonly reference: Reference;
  readonly saved: SavedBoard;
  readonly path: readonly Move[];
}

/** Equal for two references exactly when the rules cannot tell them apart from now on. */
function keyOf(reference: Reference): string {
  const spots = reference.cards.map((card, spot) => {
    if (card === undefined) return 'none';
    const controller = reference.controllers[spot] ?? '';
    return `${card} ${reference.up[spot]} ${controller} ${reference.waitersFor(spot).join()}`;
  });
  const givenUp = reference.givenUp.map(({ player, spot }) => `${player} ${spot}`);
  return [...spots, ...givenUp.toSorted()].join('|');
}

function movesFrom({ reference }: State, players: readonly PlayerId[]): Move[] {
  const isWaiting = (player: PlayerId) => reference.waits.some((wait) => wait.player === player);
  return players.flatMap((player): Move[] => [
    ...reference.cards.map((_, spot): Move => ({ kind: 'flip', player, spot })),
    ...(isWaiting(player) ? [{ kind: 'abort', player } as const] : []),
    { kind: 'leave', player },
  ]);
}

/** The Board and the reference in the same state. Flips are named by a number, on both sides. */
class Sides {
  readonly board: Board;
  readonly reference: Reference;
  readonly #requests = new Map<PlayerId, AbortController>();
  /** How flips on the Board ended since the last comparison. */
  readonly #heard: string[] = [];
  #pending = 0;

  constructor(board: Board, reference: Reference) {
    this.board = board;
    this.reference = reference;
  }

  /** Both in `state`. A board is saved without its waiters: they flip again, in their order. */
  static in(state: State): Sides {
    const belonging = new Belonging(state.reference.unlike);
    const saved = Board.restore(state.saved, { check: 'whole', belonging });
    const sides = new Sides(saved, state.reference.clone());
    for (const { request, player, spot } of state.reference.waits)
      sides.#flip(request, player, spot);
    return sides;
  }

  /** Both at the start. */
  static at(start: Deck): Sides {
    const board = Board.fromDeck(start, undefined, { check: 'whole' });
    const { rows, columns, cards, unlike } = start;
    return new Sides(board, new Reference(rows, columns, cards, unlike));
  }

  make(move: Move, number: number): void {
    const { player } = move;
    if (move.kind === 'flip') {
      this.reference.flip(number, player, move.spot);
      this.#flip(number, player, move.spot);
    } else if (move.kind === 'leave') {
      this.reference.leave(player);
      this.board.leave(player);
    } else {
      const wait = this.reference.waits.find((one) => one.player === player);
      if (wait !== undefined) this.reference.abort(wait.request);
      this.#requests.get(player)?.abort('aborted');
    }
  }

  /** How many flips on the Board have not ended. */
  get pending(): number {
    return this.#pending;
  }

  assertAgree(players: readonly PlayerId[]): void {
    const board = this.#boardSays(players);
    const reference = this.#referenceSays(players);
    assert(board === reference, `--- the Board\n${board}\n--- the reference\n${reference}`);
  }

  #flip(number: number, player: PlayerId, spot: number): void {
    this.#pending++;
    const { columns } = this.board;
    const at = { row: Math.floor(spot / columns), column: spot % columns };
    this.board.flip(player, at, { signal: this.#signalFor(number, player) }).then(
      () => this.#hear(number, 'ok'),
      (reason: unknown) => {
        this.#hear(number, reason instanceof RuleFailure ? reason.rule : inWords(reason));
      },
    );
  }

  /** A signal for a flip that waits: others are never aborted here, and signals are dear. */
  #signalFor(number: number, player: PlayerId): AbortSignal | undefined {
    if (!this.reference.waits.some((wait) => wait.request === number)) return undefined;
    const request = new AbortController();
    this.#requests.set(player, request);
    return request.signal;
  }

  #hear(number: number, ending: string): void {
    this.#pending--;
    this.#heard.push(`${number} ${ending}`);
  }

  #boardSays(players: readonly PlayerId[]): string {
    const held = this.board.controlled().map(({ index, waiters }) => `${index}: ${waiters.join()}`);
    return [
      `version ${this.board.version}, pending ${this.#pending}`,
      ...players.map((player) => formatBoardState(this.board.look(player))),
      `held ${held.toSorted().join('; ')}`,
      `ended ${this.#heard.splice(0).toSorted().join('; ')}`,
    ].join('\n');
  }

  #referenceSays(players: readonly PlayerId[]): string {
    const { reference } = this;
    const held = [...reference.controllers.entries()].flatMap(([spot, controller]) =>
      controller === undefined ? [] : `${spot}: ${reference.waitersFor(spot).join()}`,
    );
    const ended = reference.settled.map(({ flip, ending }) => `${flip} ${ending}`);
    reference.settled = [];
    return [
      `version ${reference.version}, pending ${reference.waits.length}`,
      ...players.map((player) => reference.look(player)),
      `held ${held.join('; ')}`,
      `ended ${ended.toSorted().join('; ')}`,
    ].join('\n');
  }
}

// Most flips fail here, and their stack traces would take longer than the rules do.
Error.stackTraceLimit = 0;

/** Every reachable state, breadth first. Both sides make every move in every state, and agree. */
async function explore({ notation, players }: Configuration): Promise<readonly State[]> {
  const { board, reference } = Sides.at(deck(notation));
  const start = { reference, saved: board.save(), path: [] };
  const states = new Map<string, State>([[keyOf(reference), start]]);
  let transitions = 0;
  for (const state of states.values()) {
    for (const move of movesFrom(state, players)) {
      transitions++;
      const path = [...state.path, move];
      const sides = await alongPath(path, notation, () => makeIn(state, move, players));
      const key = keyOf(sides.reference);
      if (states.has(key)) continue;
      states.set(key, { reference: sides.reference, saved: sides.board.save(), path });
    }
  }
  const who = `${notation} with ${players.length} players`;
  console.info(`exhaustive: ${who}: ${states.size} states, ${transitions} transitions`);
  return [...states.values()];
}

async function makeIn(state: State, move: Move, players: readonly PlayerId[]): Promise<Sides> {
  const sides = Sides.in(state);
  sides.make(move, state.path.length);
  await settled();
  sides.assertAgree(players);
  return sides;
}

/**
 * Plays from the start to a state in which somebody waits, and on until nobody does: those who do
 * not wait leave, as often as it takes. That is at most as often as there are players, for each
 * time at least one wait ends, unless there is a circle of waiting.
 */
async function settleAll(path: readonly Move[], players: readonly PlayerId[], start: Deck) {
  const sides = Sides.at(start);
  const record = recording(sides.board, players, start);
  for (const [number, move] of path.entries()) sides.make(move, number);
  await settled();
  sides.assertAgree(players);
  assertWaitersHoldNothing(sides.board);
  for (let round = 0; round < players.length; round++) {
    const waiting = new Set(sides.board.controlled().flatMap(({ waiters }) => waiters));
    sides.board.leave(...players.filter((player) => !waiting.has(player)));
  }
  await settled();
  assert(sides.pending === 0, 'once the others have left, no flip is pending');
  assert.equal(await replayDifference(record()), undefined, 'its causes give the same steps again');
}

/** 4-I: in every state the host may end the game; then nobody waits, and no flip does anything. */
async function endEarly(state: State, players: readonly PlayerId[]): Promise<void> {
  const sides = Sides.in(state);
  sides.reference.end();
  sides.board.endEarly();
  for (const [place, player] of players.entries()) {
    const spot = place % state.reference.cards.length;
    sides.make({ kind: 'flip', player, spot }, state.path.length + place);
  }
  await settled();
  sides.assertAgree(players);
  assert(sides.pending === 0, 'once the game has ended, no flip is pending');
}

function assertWaitersHoldNothing(board: Board): void {
  const held = board.controlled();
  const controllers = new Set(held.map(({ controller }) => controller));
  const waiters = held.flatMap((one) => one.waiters);
  assert(!waiters.some((player) => controllers.has(player)), 'who waits controls nothing');
}

/** Does `act`; whatever goes wrong in it is told with the moves that lead there. */
async function alongPath<T>(path: readonly Move[], notation: string, act: () => Promise<T>) {
  try {
    return await act();
  } catch (trouble) {
    const moves = path.map((move, place) => {
      const spot = move.kind === 'flip' ? ` spot ${move.spot}` : '';
      return `${place + 1}. ${move.player} ${move.kind}${spot}`;
    });
    throw new Error([`On ${notation}:`, ...moves, inWords(trouble)].join('\n'), {
      cause: trouble,
    });
  }
}

/** A broken board says only in its cause what went wrong. */
function inWords(trouble: unknown): string {
  if (!(trouble instanceof Error)) return String(trouble);
  return trouble.cause instanceof Error
    ? `${trouble.message}: ${trouble.cause.message}`
    : trouble.message;
}

test.each(CONFIGURATIONS)(
  'in every state of $notation with $players.length players, every move does on the Board what it ' +
    'does on the reference, every pending flip settles once the others leave, and all when it ends',
  async (configuration) => {
    const { notation, players, count } = configuration;
    const states = await explore(configuration);
    const start = deck(notation);
    for (const state of states) {
      await alongPath(state.path, notation, () => endEarly(state, players));
    }
    for (const { path } of states.filter(({ reference }) => reference.waits.length > 0)) {
      await alongPath(path, notation, () => settleAll(path, players, start));
    }
    expect(states.length).toBe(count);
  },
  120_000,
);
