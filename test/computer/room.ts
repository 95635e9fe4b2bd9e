import { Turns } from '../../main/computer/manners.ts';
import { ComputerPlayer, type Given } from '../../main/computer/player.ts';
import type { Facts } from '../../main/computer/seat.ts';
import { Board } from '../../main/game/board.ts';
import { type Deck, shuffledOrder } from '../../main/game/deck.ts';
import { Scoreboard } from '../../main/game/scoreboard.ts';
import { seededRandom } from '../../main/system/chance.ts';
import { BoardSeats } from '../../main/simulation/board-seats.ts';
import { SimulatedTime } from '../../main/simulation/simulated-time.ts';
import type { Character } from '../../shared/characters.ts';
import { TestPlayer } from '../support/game.ts';

/** A flip of a computer player. */
export interface Flip {
  readonly seat: number;
  readonly spot: number;
  readonly at: number;
  /** What it had in hand. */
  readonly hand: 'nothing' | 'first' | 'pair';
  /** Whether it only clears the pair in hand, and takes nothing. */
  readonly clears: boolean;
}

/** The seat of a person who plays with them. */
const PERSON = 9;

/** A real board with computer players and one person, in simulated time; the facts are the test's. */
export class Room {
  readonly board: Board;
  readonly seats: BoardSeats;
  readonly time = new SimulatedTime();
  readonly turns = new Turns();
  readonly scores = new Scoreboard();
  readonly person: TestPlayer;
  readonly flips: Flip[] = [];
  /** Whoever joined a queue. */
  readonly waited: string[] = [];
  #facts: Partial<Facts> = {};
  #seated = 0;
  readonly #seed: number;

  /** @param seed undefined: as written, and chance by the seed 0 */
  constructor(deck: Deck, seed?: number) {
    this.#seed = seed ?? 0;
    const order =
      seed === undefined ? undefined : shuffledOrder(deck.cards.length, seededRandom(seed));
    this.board = Board.fromDeck(deck, order, { check: 'whole' });
    this.board.subscribe(({ events }) => {
      this.scores.count(events);
      for (const { kind, player } of events)
        if (kind === 'started-waiting') this.waited.push(player);
    });
    this.seats = new BoardSeats(this.board);
    this.person = new TestPlayer(BoardSeats.playerAt(PERSON), this.board);
  }

  /** Seats a computer player. */
  computer(character: Character, given: Partial<Given> = {}): ComputerPlayer {
    const number = this.#seated++;
    const seat = this.seats.seat(number, (spot) => {
      const own = this.board.controlled().filter(({ controller }) => controller === `p${number}`);
      const hand = own[0]?.as ?? 'nothing';
      const clears = hand === 'pair' && own.some(({ index }) => index === spot);
      this.flips.push({ seat: number, spot, at: this.time.now(), hand, clears });
    });
    return new ComputerPlayer(character, {
      seat,
      facts: () => this.#factsOf(number),
      turns: this.turns,
      clock: this.time,
      random: seededRandom(this.#seed * 1_000 + number + 1),
      report: (error) => {
        throw error;
      },
      ...given,
    });
  }

  /** From now on these are the facts, whatever the board says; whoever watches is told. */
  tell(facts: Partial<Facts>): void {
    this.#facts = facts;
    this.seats.changed();
  }

  #factsOf(seat: number): Facts {
    const scoreOf = (player: number) => this.scores.of(BoardSeats.playerAt(player)).score;
    return {
      phase: this.board.isOver ? 'over' : 'playing',
      personHere: true,
      bestOfPeople: scoreOf(PERSON),
      ownScore: scoreOf(seat),
      quickestMs: undefined,
      ...this.#facts,
    };
  }
}

/** Pairs of numbers, `rows` × `columns`, as written: 0 0 1 1 2 2 … */
export function pairs(rows: number, columns: number): Deck {
  const cards = Array.from({ length: rows * columns }, (_, spot) => `c${Math.floor(spot / 2)}`);
  return { rows, columns, cards };
}

/** The times between each player's flip and the one before, with that flip. */
export function gaps(flips: readonly Flip[]): readonly (Flip & { readonly ms: number })[] {
  const last = new Map<number, number>();
  return flips.flatMap((flip) => {
    const before = last.get(flip.seat);
    last.set(flip.seat, flip.at);
    return before === undefined ? [] : [{ ...flip, ms: flip.at - before }];
  });
}
