import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import type { Board } from '../../main/game/board.ts';
import type { Controlled } from '../../main/game/controlled.ts';
import type { Card, PlayerId } from '../../shared/card.ts';
import { board } from '../support/game.ts';
import { settled } from '../support/promises.ts';
import { type Replayable, recording, replayDifference } from '../support/replay.ts';

const FIXED_SEED = 20_260;
const FRESH_SEED = Number(process.env.MODEL_SEED ?? Date.now() % 2 ** 31);
const RUNS = 300;

const DECKS = ['A A / B B', 'A A A', 'A B A / B A B'];
const PLAYERS = ['p0', 'p1', 'p2', 'p3'];

/** What a map makes of the cards it names; others stay. Merging, moving on, and swapping. */
const REPLACEMENTS: readonly Replacement[] = [
  { A: 'B' },
  { B: 'A' },
  { C: 'A' },
  { A: 'B', B: 'C' },
  { A: 'B', B: 'A' },
  { A: 'C', B: 'A', C: 'B' },
];

type Replacement = Readonly<Record<Card, Card>>;

type Call =
  | { readonly kind: 'flip'; readonly spot: number }
  | { readonly kind: 'abort' }
  | { readonly kind: 'map'; readonly f: Replacement };

const call: fc.Arbitrary<Call> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('flip'), spot: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('abort') }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('map'), f: fc.constantFrom(...REPLACEMENTS) }),
  },
);

/** For each player, what they do, one after another but without waiting for answers. */
const scripts = fc.tuple(...PLAYERS.map(() => fc.array(call, { maxLength: 8 })));

/** What there is to see of a board at one moment. */
interface Sight {
  readonly cards: readonly (Card | undefined)[];
  readonly controllers: readonly (PlayerId | undefined)[];
  readonly held: readonly Controlled[];
  /** The maps that have begun and not ended. */
  readonly openMaps: ReadonlySet<Collected>;
}

/** What a map does, and the cards that it found at its beginning. */
interface Collected {
  readonly f: Replacement;
  readonly cards: ReadonlySet<Card | undefined>;
}

function see(onBoard: Board, openMaps: ReadonlySet<Collected>): Sight {
  if (onBoard.broken !== undefined) throw onBoard.broken;
  const [, ...lines] = onBoard.toString().trimEnd().split('\n');
  const spots = lines.map((line) => line.split(' '));
  return {
    cards: spots.map(([, card]) => card),
    controllers: spots.map(([, , controller]) => controller),
    held: onBoard.controlled(),
    openMaps: new Set(openMaps),
  };
}

/** Sees every moment of a game, in order, and fails where something does not hold. */
type Witness = (now: Sight) => void;

function equalStaysEqual(): Witness {
  const equal = new Set<string>();
  return ({ cards }) => {
    for (const [one, card] of cards.entries()) {
      for (const [other, otherCard] of cards.entries()) {
        if (card === undefined || otherCard === undefined) continue;
        const pair = `${one} and ${other}`;
        if (card === otherCard) equal.add(pair);
        else assert(!equal.has(pair), `${pair} were equal and are ${card} and ${otherCard}`);
      }
    }
  };
}

/** From one moment to the next at most one map ends, and it explains every card that changed. */
function oneMapAtATime(): Witness {
  let before: Sight | undefined;
  return (now) => {
    const isExplainedBy = ({ f, cards }: Collected) =>
      now.cards.every((card, spot) => {
        const was = before?.cards[spot];
        if (card === undefined || was === undefined) return true;
        return card === (cards.has(was) ? (f[was] ?? was) : was);
      });
    const nothing = { f: {}, cards: new Set<Card>() };
    const ended = [...(before?.openMaps ?? [])].filter((map) => !now.openMaps.has(map));
    assert([nothing, ...ended].some(isExplainedBy), 'cards change by one whole map at a time');
    before = now;
  };
}

function oneController(): Witness {
  return ({ controllers, held }) => {
    for (const player of PLAYERS) {
      const own = held.filter(({ controller }) => controller === player);
      const as = own.map((one) => one.as).join();
      assert(['', 'first', 'pair,pair'].includes(as), `${player} controls ${as}`);
    }
    const expected = controllers.map((_, spot) => held.filter(({ index }) => index === spot));
    for (const [spot, holders] of expected.entries()) {
      const names = holders.map(({ controller }) => controller);
      const shown = controllers[spot] === undefined ? [] : [controllers[spot]];
      assert.deepEqual(names, shown, `spot ${spot} has one controller, the one it shows`);
    }
  };
}

function matchesAreEqual(): Witness {
  return ({ cards, held }) => {
    for (const player of PLAYERS) {
      const pair = held.filter(({ as, controller }) => as === 'pair' && controller === player);
      const own = new Set(pair.map(({ index }) => cards[index]));
      assert(own.size <= 1, `${player} controls a match of ${[...own].join(' and ')}`);
    }
  };
}

/** Each wait has the number of its arrival, as it was seen from outside. */
function firstComeFirstServed(): Witness {
  let arrivals = 0;
  let waiting = new Map<PlayerId, { readonly spot: number; readonly arrival: number }>();
  return ({ held }) => {
    const before = waiting;
    waiting = new Map();
    for (const { index: spot, waiters } of held) {
      for (const player of waiters) {
        const earlier = before.get(player);
        // Who flips the same spot again keeps the place (4-A).
        waiting.set(player, earlier?.spot === spot ? earlier : { spot, arrival: arrivals++ });
      }
    }
    for (const { index: spot, controller, waiters } of held) {
      const queue = waiters.map((player) => waiting.get(player)?.arrival ?? Infinity);
      assert.deepEqual(
        queue,
        queue.toSorted((one, other) => one - other),
        'queues keep order',
      );
      const served = before.get(controller);
      if (served?.spot !== spot) continue;
      const first = queue[0] ?? Infinity;
      assert(served.arrival < first, `${controller} was served before one who came earlier`);
    }
  };
}

/** A game in which the scheduler decides who acts next, and which `f` of which map answers next. */
class Interleaving {
  readonly #board: Board;
  readonly #scheduler: fc.Scheduler;
  readonly #requests = new Map<PlayerId, AbortController>();
  readonly #openMaps = new Set<Collected>();
  readonly #record: () => Replayable;
  #pending = 0;

  constructor(notation: string, scheduler: fc.Scheduler) {
    this.#board = board(notation);
    this.#record = recording(this.#board, PLAYERS);
    this.#scheduler = scheduler;
  }

  /** Plays all scripts at the same time; `witness` sees the board after each task. */
  async play(calls: readonly (readonly Call[])[], witness: Witness): Promise<void> {
    witness(see(this.#board, this.#openMaps));
    for (const [number, script] of calls.entries()) {
      const player = PLAYERS[number] ?? '';
      this.#scheduler.scheduleSequence(
        script.map((one) => ({
          label: `${player} ${JSON.stringify(one)}`,
          builder: async () => this.#make(player, one),
        })),
      );
    }
    await this.#scheduler.waitIdle(async (task) => {
      await task();
      await settled();
      witness(see(this.#board, this.#openMaps));
    });
  }

  /** @returns how many flips and maps are pending then */
  async leaveAll(): Promise<number> {
    this.#board.leave(...PLAYERS);
    await settled();
    return this.#pending;
  }

  /** Where a replay of what happened gives other steps. */
  replayDifference(): Promise<string | undefined> {
    return replayDifference(this.#record());
  }

  #make(player: PlayerId, one: Call): void {
    if (one.kind === 'abort') this.#requests.get(player)?.abort();
    if (one.kind === 'flip') this.#flip(player, one.spot);
    if (one.kind === 'map') this.#map(player, one.f);
  }

  #flip(player: PlayerId, spot: number): void {
    const { rows, columns } = this.#board;
    const request = new AbortController();
    this.#requests.set(player, request);
    const at = { row: Math.floor(spot / columns) % rows, column: spot % columns };
    this.#await(this.#board.flip(player, at, { signal: request.signal }));
  }

  #map(player: PlayerId, f: Replacement): void {
    const slowly = this.#scheduler.scheduleFunction(async (card: Card) => f[card] ?? card);
    const map = { f, cards: new Set(see(this.#board, this.#openMaps).cards) };
    this.#openMaps.add(map);
    this.#await(this.#board.map(player, slowly).then(() => this.#openMaps.delete(map)));
  }

  #await(answer: Promise<unknown>): void {
    this.#pending++;
    const ended = () => {
      this.#pending--;
    };
    answer.then(ended, ended);
  }
}

const PROPERTIES: readonly { readonly name: string; readonly witness: () => Witness }[] = [
  { name: 'map: cards that were equal are never seen unequal', witness: equalStaysEqual },
  { name: 'map: cards change by the whole of one map, in one step', witness: oneMapAtATime },
  { name: 'a card has one controller at most, and a player two cards', witness: oneController },
  { name: '2-D: the two cards of a match are equal, whatever maps do', witness: matchesAreEqual },
  { name: '4-E: who gets a card came before all who still wait', witness: firstComeFirstServed },
  { name: '1-D: every flip settles when all leave', witness: () => () => undefined },
];

function seeAll(): Witness {
  const witnesses = PROPERTIES.map(({ witness }) => witness());
  return (now) => witnesses.forEach((witness) => witness(now));
}

/** Whatever the scheduler does, `witness` sees nothing wrong, and everything settles in the end. */
function holds(witness: () => Witness) {
  const deck = fc.constantFrom(...DECKS);
  return fc.asyncProperty(fc.scheduler(), deck, scripts, async (scheduler, notation, calls) => {
    const game = new Interleaving(notation, scheduler);
    await game.play(calls, witness());
    assert((await game.leaveAll()) === 0, 'every flip and every map settles when all leave');
    assert.equal(await game.replayDifference(), undefined, 'its causes give the same steps again');
  });
}

for (const { name, witness } of PROPERTIES) {
  test(name, async () => {
    await fc.assert(holds(witness), { seed: FIXED_SEED, numRuns: RUNS });
  });
}

test('all of this holds in games that nobody has tried', async () => {
  console.info(`interleaving: MODEL_SEED=${FRESH_SEED} npx vitest run test/model plays this again`);
  await fc.assert(holds(seeAll), { seed: FRESH_SEED, numRuns: RUNS });
});
