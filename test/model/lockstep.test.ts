import { expect, test } from 'vitest';
import { shortest } from '../../main/check/shrink.ts';
import { Turns } from '../../main/computer/manners.ts';
import { ComputerPlayer } from '../../main/computer/player.ts';
import type { OwnSeat } from '../../main/computer/seat.ts';
import { Board } from '../../main/game/board.ts';
import type { Deck } from '../../main/game/deck.ts';
import { Scoreboard } from '../../main/game/scoreboard.ts';
import { deferred } from '../../main/game/waiters.ts';
import { BoardSeats } from '../../main/simulation/board-seats.ts';
import { SimulatedTime } from '../../main/simulation/simulated-time.ts';
import { formatBoardState } from '../../shared/board-state.ts';
import type { Card, PlayerId } from '../../shared/card.ts';
import { characters } from '../../shared/characters.ts';
import { RuleFailure } from '../../shared/failures.ts';
import { deck } from '../support/game.ts';
import { settled } from '../support/promises.ts';
import { below, pick, seededRandom } from '../support/random.ts';
import { type Replayable, recording, replayDifference } from '../support/replay.ts';
import { type Collected, Reference } from './reference.ts';

const FIXED_SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const GAMES_PER_SEED = 50;
const MOVES_PER_GAME = 400;
const MOVES_WITH_COMPUTERS = 60;
const MOVES_PER_SEED = GAMES_PER_SEED * MOVES_PER_GAME;
const FRESH_SEED = Number(process.env.MODEL_SEED ?? Date.now() % 2 ** 31);

/** Small boards with few distinct cards: players meet at the same spots all the time. */
const DECKS = [
  'A',
  'A A',
  'A B',
  'A A B',
  'A / A / A / A',
  'A A / B B',
  'A B / C A',
  'A B A B A',
  'A A B / B C C',
  'A B C / A B C / A B C',
  'A A B B / C C A A / B B C C',
  'A B A B / B A B A / C C C C / A A B B',
  'A B / C C | A=B',
  'A D B / B D A | A=D B=E',
  'A E C / B B D | B=A E=D',
];

/**
 * What happens next, as a plain value that means something in every state: what finds nobody or
 * nothing does nothing. So any move can be taken out of a list of moves.
 */
type Move =
  | Call
  | { readonly kind: 'map'; readonly player: PlayerId; readonly f: string; readonly slow: boolean }
  | { readonly kind: 'end map'; readonly which: number };

/** After a hurried call the next move comes at once, before anybody has heard how this one ended. */
type Call = { readonly hurried: boolean } & (
  | { readonly kind: 'flip'; readonly player: PlayerId; readonly spot: number }
  | { readonly kind: 'abort'; readonly player: PlayerId; readonly back: number }
  | { readonly kind: 'leave'; readonly players: readonly PlayerId[] }
  | { readonly kind: 'give up'; readonly player: PlayerId }
  | { readonly kind: 'end' }
  | { readonly kind: 'new game'; readonly shift: number }
);

function isHurried(move: Move): move is Call {
  return 'hurried' in move && move.hurried;
}

interface Game {
  readonly notation: string;
  readonly players: readonly PlayerId[];
  readonly moves: readonly Move[];
}

/** What `f` of a map does, in notation; other cards stay. `A>` gives no card, `A>!` fails. */
const REPLACEMENTS = ['A>B', 'B>A', 'A>B B>A', 'A>B B>C', 'A>B B>C C>A', 'C>A', 'A>D', 'D>A B>E'];
const ODD_REPLACEMENTS = ['A>', 'A>B B>!', 'A>A', 'X>Y'];

/** @returns undefined where `f` fails */
function replace(f: string, card: Card): string | undefined {
  const part = f.split(' ').find((one) => one.startsWith(`${card}>`));
  const to = part?.slice(card.length + 1) ?? card;
  return to === '!' ? undefined : to;
}

function randomMove(random: () => number, players: readonly PlayerId[], spots: number): Move {
  const dice = random();
  if (dice < 0.06) return { kind: 'end map', which: below(random, 4) };
  if (dice > 0.13) return randomCall(random, players, spots);
  const player = pick(random, players);
  const f = pick(random, random() < 0.8 ? REPLACEMENTS : ODD_REPLACEMENTS);
  return { kind: 'map', player, f, slow: random() < 0.7 };
}

function randomCall(random: () => number, players: readonly PlayerId[], spots: number): Call {
  const hurried = random() < 0.15;
  const player = pick(random, players);
  const isNewGame = random() < 1 / (12 * spots);
  if (isNewGame) return { kind: 'new game', shift: below(random, spots), hurried };
  if (random() < 1 / (40 * spots)) return { kind: 'end', hurried };
  const dice = random();
  if (dice < 0.05) return { kind: 'give up', player, hurried };
  if (dice < 0.15) return { kind: 'abort', player, back: below(random, 2), hurried };
  if (dice < 0.2) {
    const others = Array.from({ length: below(random, 3) }, () => pick(random, players));
    return { kind: 'leave', players: [player, ...others], hurried };
  }
  // Low spots come more often, so that players wait for each other on larger boards too.
  return { kind: 'flip', player, spot: below(random, 1 + below(random, spots)), hurried };
}

function randomGame(random: () => number): Game {
  const notation = pick(random, DECKS);
  const spots = deck(notation).cards.length;
  const players = Array.from({ length: 1 + below(random, 6) }, (_, number) => `p${number}`);
  const moves = Array.from({ length: MOVES_PER_GAME }, () => randomMove(random, players, spots));
  return { notation, players, moves };
}

const CANCELLED = new Error('cancelled');
const F_FAILED = new Error('f failed');

function endingOf(reason: unknown): string {
  if (reason instanceof RuleFailure) return reason.rule;
  if (reason === CANCELLED) return 'aborted';
  if (reason === F_FAILED) return 'f failed';
  return reason instanceof TypeError ? 'no card' : bugIn(reason);
}

/** A broken board says only in its cause what went wrong. */
function bugIn(reason: unknown): string {
  return reason instanceof Error ? `${reason.message}: ${String(reason.cause)}` : String(reason);
}

/** A map whose `f` has not answered yet. */
interface OpenMap {
  readonly name: string;
  readonly f: string;
  readonly collected: Collected;
  readonly answer: () => void;
}

/** The Board and the reference at the same game, side by side. */
class Lockstep {
  readonly #players: readonly PlayerId[];
  readonly #deck: Deck;
  readonly #reference: Reference;
  #board: Board;
  #scoreboard = new Scoreboard();
  /** Every flip so far; its place in the list is its number. */
  readonly #flips: { readonly player: PlayerId; readonly request: AbortController }[] = [];
  readonly #openMaps: OpenMap[] = [];
  #mapCount = 0;
  /** Every way in which a flip, a map or a watch ended so far. */
  readonly #met: Set<string>;
  /** What ended since the last pause, and how, and what maps ask. */
  #fromBoard: string[] = [];
  #fromReference: string[] = [];
  #isWatching = false;
  /** Of every board so far. */
  readonly #records: (() => Replayable)[] = [];
  #flipped: Promise<void> = Promise.resolve();

  constructor({ notation, players }: Game, met: Set<string>) {
    this.#players = players;
    this.#met = met;
    this.#deck = deck(notation);
    const { rows, columns, cards, unlike } = this.#deck;
    this.#reference = new Reference(rows, columns, cards, unlike);
    this.#board = this.#layOut(0);
    this.#watch();
  }

  /** Makes the move on both sides. */
  make(move: Move): void {
    const { game, version } = this.#reference;
    this.#make(move);
    const isChange = this.#reference.game !== game || this.#reference.version !== version;
    if (!isChange || !this.#isWatching) return;
    this.#fromReference.push('watch: ok');
    this.#isWatching = false;
  }

  /** Who waits for a card, by the reference. */
  get waiting(): readonly PlayerId[] {
    return this.#reference.waits.map(({ player }) => player);
  }

  /**
   * Seats for computer players at the Board of now: what they flip is flipped on both sides.
   * @returns what the one at `seat` is given, and whether the game is over
   */
  seats(): (seat: number) => { readonly own: OwnSeat; readonly isOver: () => boolean } {
    const board = this.#board;
    const seats = new BoardSeats(board);
    return (seat) => ({
      own: {
        ...seats.seat(seat),
        flip: ({ row, column }) => {
          const [player, spot] = [BoardSeats.playerAt(seat), row * board.columns + column];
          this.make({ kind: 'flip', player, spot, hurried: false });
          return this.#flipped;
        },
      },
      isOver: () => board.isOver || board.endedEarly,
    });
  }

  /** Where the two disagree on what can be seen at once. */
  difference(): string | undefined {
    return difference(this.#boardSays(), this.#referenceSays());
  }

  /** Lets everybody hear what they wait for. @returns where the two disagree then */
  async pause(): Promise<string | undefined> {
    const { settled: ended } = this.#reference;
    this.#fromReference.push(...ended.map(({ flip, ending }) => `flip ${flip}: ${ending}`));
    await settled();
    const board = [...this.#boardSays(), ...this.#fromBoard.toSorted()];
    const reference = [...this.#referenceSays(), ...this.#fromReference.toSorted()];
    for (const line of this.#fromReference) this.#met.add(line.replace(/ \d+/, ''));
    this.#reference.settled = [];
    this.#fromBoard = [];
    this.#fromReference = [];
    if (!this.#isWatching) this.#watch();
    return difference(board, reference);
  }

  /** Where a replay of the causes gives other steps than there were. */
  async replayDifference(): Promise<string | undefined> {
    for (const record of this.#records) {
      const what = await replayDifference(record());
      if (what !== undefined) return what;
    }
    return undefined;
  }

  #make(move: Move): void {
    switch (move.kind) {
      case 'flip':
        return this.#flip(move.player, move.spot);
      case 'abort':
        return this.#abort(move.player, move.back);
      case 'leave':
        this.#reference.leave(...move.players);
        return this.#board.leave(...move.players);
      case 'give up':
        this.#reference.giveUp(move.player);
        return this.#board.giveUp(move.player);
      case 'map':
        return this.#map(move.player, move.f, move.slow);
      case 'end map':
        return this.#endMap(move.which);
      case 'end':
        this.#reference.end();
        return this.#board.endEarly();
      case 'new game':
        return this.#newGame(move.shift);
    }
  }

  #flip(player: PlayerId, spot: number): void {
    const request = new AbortController();
    const flip = this.#flips.push({ player, request }) - 1;
    const { columns } = this.#deck;
    const at = { row: Math.floor(spot / columns), column: spot % columns };
    this.#reference.flip(flip, player, spot);
    this.#flipped = this.#board.flip(player, at, { signal: request.signal });
    this.#hear(`flip ${flip}`, this.#flipped);
  }

  /** Also of a flip that has ended, or made way for a later one (4-A): then nothing happens. */
  #abort(player: PlayerId, back: number): void {
    const own = this.#flips.filter((flip) => flip.player === player);
    const flip = own.at(-1 - back);
    if (flip === undefined) return;
    this.#reference.abort(this.#flips.indexOf(flip));
    flip.request.abort(CANCELLED);
  }

  /** What `f` was asked is heard like an ending: it must be each distinct card, once. */
  #map(player: PlayerId, f: string, slow: boolean): void {
    const name = `map ${this.#mapCount++}`;
    const asked: Card[] = [];
    const { promise: isAnswered, resolve: answer } = deferred();
    const slowly = async (card: Card) => {
      asked.push(card);
      await isAnswered;
      const to = replace(f, card);
      if (to === undefined) throw F_FAILED;
      return to;
    };
    const collected = this.#reference.beginMap();
    this.#openMaps.push({ name, f, collected, answer });
    this.#hear(name, this.#board.map(player, slowly));
    this.#fromBoard.push(`${name} asks ${asked.toSorted().join(' ')}`);
    this.#fromReference.push(`${name} asks ${collected.cards.join(' ')}`);
    // On a board without cards there is nothing that `f` could be slow about.
    if (!slow || collected.cards.length === 0) this.#endMap(this.#openMaps.length - 1);
  }

  #endMap(which: number): void {
    const [map] = this.#openMaps.splice(which % Math.max(1, this.#openMaps.length), 1);
    if (map === undefined) return;
    map.answer();
    const ending = this.#reference.endMap(map.collected, (card) => replace(map.f, card));
    this.#fromReference.push(`${map.name}: ${ending}`);
  }

  #newGame(shift: number): void {
    this.#board.close();
    this.#board = this.#layOut(shift);
    const { cards } = this.#deck;
    this.#reference.newGame([...cards.slice(shift), ...cards.slice(0, shift)]);
  }

  /** A new Board with the deck shifted, and scores of its own. */
  #layOut(shift: number): Board {
    const { length } = this.#deck.cards;
    const order = this.#deck.cards.map((_, place) => (place + shift) % length);
    const board = Board.fromDeck(this.#deck, order, { check: 'whole' });
    const scoreboard = new Scoreboard();
    board.subscribe(({ events }) => scoreboard.count(events));
    this.#scoreboard = scoreboard;
    this.#records.push(recording(board, this.#players, this.#deck));
    return board;
  }

  #watch(): void {
    this.#isWatching = true;
    this.#hear('watch', this.#board.watch());
  }

  #hear(name: string, promise: Promise<unknown>): void {
    promise.then(
      () => this.#fromBoard.push(`${name}: ok`),
      (reason: unknown) => this.#fromBoard.push(`${name}: ${endingOf(reason)}`),
    );
  }

  #boardSays(): string[] {
    const board = this.#board;
    const held = board.controlled().toSorted((one, other) => one.index - other.index);
    return [
      `version ${board.version}, ${board.pairsLeft} pairs left, over: ${board.isOver}`,
      ...held.map(
        ({ index, controller, as, waiters }) =>
          `spot ${index}: ${controller} has it (${as}), waiting: ${waiters.join(' ')}`,
      ),
      ...this.#players.map((player) => {
        const { score, tries, streak, longestStreak } = this.#scoreboard.of(player);
        const tally = [score, tries, streak, longestStreak].join(' ');
        return `${player} (${tally}) sees ${formatBoardState(board.look(player))}`;
      }),
    ];
  }

  #referenceSays(): string[] {
    const reference = this.#reference;
    const held = [...reference.controllers.entries()].flatMap(([spot, controller]) => {
      if (controller === undefined) return [];
      const as = reference.controlledBy(controller).length === 2 ? 'pair' : 'first';
      const waiters = reference.waitersFor(spot).join(' ');
      return `spot ${spot}: ${controller} has it (${as}), waiting: ${waiters}`;
    });
    return [
      `version ${reference.version}, ${reference.pairsLeft} pairs left, over: ${reference.isOver}`,
      ...held,
      ...this.#players.map((player) => {
        const { score, tries, streak, longest } = reference.tallyOf(player);
        const tally = [score, tries, streak, longest].join(' ');
        return `${player} (${tally}) sees ${reference.look(player)}`;
      }),
    ];
  }
}

function difference(board: readonly string[], reference: readonly string[]): string | undefined {
  const differs = (line: string, number: number) => line !== reference[number];
  if (board.length === reference.length && !board.some(differs)) return undefined;
  return `--- the Board\n${board.join('\n')}\n--- the reference\n${reference.join('\n')}`;
}

interface Disagreement {
  /** The place of the move after which it shows. */
  readonly at: number;
  readonly what: string;
}

async function play(game: Game, met = new Set<string>()): Promise<Disagreement | undefined> {
  const sides = new Lockstep(game, met);
  for (const [at, move] of game.moves.entries()) {
    try {
      sides.make(move);
      // A hurried move is followed by the next one without any await: that alone takes a pause.
      const what = isHurried(move) ? sides.difference() : await sides.pause();
      if (what !== undefined) return { at, what };
    } catch (error) {
      return { at, what: bugIn(error) };
    }
  }
  const what = await sides.replayDifference();
  return what === undefined ? undefined : { at: game.moves.length, what };
}

/** The game without the moves that the disagreement does not need. */
async function shorten(game: Game): Promise<Game> {
  const { moves } = (await stillFailing(game)) ?? game;
  const isStillFailing = async (fewer: readonly Move[]) =>
    (await stillFailing({ ...game, moves: fewer })) !== undefined;
  let short: Game = { ...game, moves: await shortest(moves, { suffices: isStillFailing }) };
  for (let next: Game | undefined = short; next !== undefined; next = await simpler(short)) {
    short = next;
  }
  return short;
}

/** @returns the game up to where the two disagree, or undefined if they do not */
async function stillFailing(game: Game): Promise<Game | undefined> {
  const disagreement = await play(game);
  if (disagreement === undefined) return undefined;
  return { ...game, moves: game.moves.slice(0, disagreement.at + 1) };
}

/** The game without a hurry, or without one move, or without two that are needless only together. */
async function simpler(game: Game): Promise<Game | undefined> {
  for (const [one, move] of game.moves.entries()) {
    const calm = isHurried(move) ? game.moves.with(one, { ...move, hurried: false }) : undefined;
    const failing = calm && (await stillFailing({ ...game, moves: calm }));
    if (failing !== undefined) return failing;
    for (const other of game.moves.keys()) {
      const moves = game.moves.filter((_, place) => place !== one && place !== other);
      const shorter = await stillFailing({ ...game, moves });
      if (shorter !== undefined) return shorter;
    }
  }
  return undefined;
}

function inWords(move: Move): string {
  switch (move.kind) {
    case 'flip':
      return `${move.player} flips spot ${move.spot}`;
    case 'abort':
      return `${move.player}'s last flip ${move.back === 0 ? '' : 'but one '}is cancelled`;
    case 'leave':
      return `${move.players.join(', ')} leave in one step`;
    case 'give up':
      return `${move.player} gives up (4-G)`;
    case 'map':
      return `${move.player} maps ${move.f}${move.slow ? ', slowly' : ''}`;
    case 'end map':
      return `the map in place ${move.which} of those still open ends`;
    case 'end':
      return 'the host ends the game (4-I)';
    case 'new game':
      return `a new game, the deck shifted by ${move.shift}`;
  }
}

async function report(seed: number, game: Game): Promise<string> {
  const short = await shorten(game);
  const disagreement = await play(short);
  return [
    `The Board and the reference disagree. Again: MODEL_SEED=${seed} npx vitest run test/model`,
    `The shortest way there, on the board ${game.notation}:`,
    ...short.moves.map((move, place) => {
      return `${place + 1}. ${inWords(move)}${isHurried(move) ? ', and at once' : ''}`;
    }),
    disagreement?.what ?? 'and then it did not happen again',
  ].join('\n');
}

/** Plays many games. @returns every way in which a flip, a map or a watch ended */
async function playAll(seed: number): Promise<Set<string>> {
  const random = seededRandom(seed);
  const met = new Set<string>();
  for (let count = 0; count < GAMES_PER_SEED; count++) {
    const game = randomGame(random);
    if ((await play(game, met)) !== undefined) throw new Error(await report(seed, game));
  }
  return met;
}

const EVERY_ENDING = [
  ...['ok', '1-A', '2-A', '2-B', '4-A', '4-C', '4-D', '4-I', 'aborted'].map(
    (end) => `flip: ${end}`,
  ),
  ...['ok', '4-D', 'f failed', 'no card'].map((end) => `map: ${end}`),
  'watch: ok',
];

test.each(FIXED_SEEDS)(
  `the Board and the reference agree after each of ${MOVES_PER_SEED} random moves (seed %i)`,
  async (seed) => {
    const met = await playAll(seed);
    expect([...met], 'the moves are varied enough').toEqual(expect.arrayContaining(EVERY_ENDING));
  },
);

/** Two computer players and people who move at random: every move is made on both sides. */
async function playWithComputers(seed: number): Promise<number> {
  const random = seededRandom(seed);
  const { notation, moves } = randomGame(random);
  const people = ['p0', 'p1', 'p2'];
  const computers = [7, 8]; // their seats
  const ids = computers.map((seat) => BoardSeats.playerAt(seat));
  const sides = new Lockstep({ notation, players: [...people, ...ids], moves }, new Set());
  const time = new SimulatedTime();
  const turns = new Turns();
  const seatOf = sides.seats();
  let flips = 0;
  const players = computers.map((seat) => {
    const { own, isOver } = seatOf(seat);
    const flip: OwnSeat['flip'] = (at, options) => {
      flips++;
      return own.flip(at, options);
    };
    return new ComputerPlayer(pick(random, characters), {
      seat: { ...own, flip },
      facts: () => ({
        phase: isOver() ? 'over' : 'playing',
        ...{ personHere: true, bestOfPeople: 0, ownScore: 0, quickestMs: undefined },
      }),
      ...{ turns, clock: time, random },
      report: (error) => {
        throw error;
      },
    });
  });
  for (let count = 0; count < MOVES_WITH_COMPUTERS; count++) {
    const move = randomMove(random, people, deck(notation).cards.length);
    if (move.kind !== 'new game') sides.make(move); // another board would have other seats
    for (let tenth = below(random, 12); tenth >= 0; tenth--) {
      expect(await sides.pause(), `seed ${seed}, move ${count}`).toBeUndefined();
      await time.run(100);
      expect(sides.waiting.filter((player) => ids.includes(player))).toEqual([]);
    }
  }
  for (const player of players) player.stop();
  return flips;
}

test('the Board and the reference agree while computer players play, and none of those waits', async () => {
  let flips = 0;
  for (let seed = 1; seed <= 100; seed++) flips += await playWithComputers(seed);
  expect(flips).toBeGreaterThan(500);
});

test('the Board and the reference agree in games that nobody has tried', async () => {
  console.info(`lockstep: MODEL_SEED=${FRESH_SEED} npx vitest run test/model plays this again`);
  await playAll(FRESH_SEED);
});
