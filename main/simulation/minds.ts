/** Games of computer players against each other, in simulated time, on the real board. */

import { type Character, characters } from '../../shared/characters.ts';
import { type Thinking, Turns } from '../computer/manners.ts';
import { Pace } from '../computer/pace.ts';
import { ComputerPlayer } from '../computer/player.ts';
import type { Facts } from '../computer/seat.ts';
import { knowing } from '../computer/belongs.ts';
import { Belonging } from '../game/belonging.ts';
import { Board } from '../game/board.ts';
import { type Deck, dealOrder } from '../game/deck.ts';
import { reportLoudly } from '../game/events.ts';
import { Scoreboard } from '../game/scoreboard.ts';
import { seededRandom } from '../system/chance.ts';
import { BoardSeats } from './board-seats.ts';
import { SimulatedTime } from './simulated-time.ts';

/** A character, or a stand-in for a person: a squirrel at a person's pace. */
export type Mind = Character | 'person';

export const minds: readonly Mind[] = [...characters, 'person'];

/** What one of them did in one game. */
export interface MindScore {
  readonly pairs: number;
  readonly tries: number;
}

/** People are quicker at times than any computer player, and slower at others. */
const thinkingOfPeople: Thinking = {
  second: [1_000, 3_000],
  first: [1_500, 5_000],
  'first after a match': [1_500, 5_000],
  'first after a miss': [3_000, 6_500],
};

/** One game, shuffled, until its last pair is found; the same seed is the same game. */
export async function playMinds(
  deck: Deck,
  playing: readonly Mind[],
  seed: number,
): Promise<readonly MindScore[]> {
  const board = Board.fromDeck(deck, dealOrder(deck, seededRandom(seed)).order);
  const scores = new Scoreboard();
  board.subscribe(({ events }) => scores.count(events)); // before the watchers are told: they ask for the scores
  const belonging = new Belonging(deck.unlike);
  const seats = new BoardSeats(board);
  const time = new SimulatedTime();
  const pace = new Pace();
  const turns = new Turns();
  const players = playing.map((mind, seat) => {
    const isPerson = mind === 'person';
    const flipped = () => pace.flipped(BoardSeats.playerAt(seat), time.now());
    return new ComputerPlayer(isPerson ? 'squirrel' : mind, {
      seat: seats.seat(seat, isPerson ? flipped : undefined),
      facts: () => ({
        phase: board.isOver ? 'over' : 'playing',
        personHere: true,
        ...standing(playing, seat, scores),
        quickestMs: isPerson ? undefined : pace.quickestMs(time.now()),
      }),
      turns: isPerson ? new Turns() : turns,
      clock: time,
      random: seededRandom(seed * 1_000 + seat + 1),
      belongs: knowing((card) => belonging.partnersOf(card)),
      report: reportLoudly,
      ...(isPerson ? { thinking: thinkingOfPeople } : {}),
    });
  });
  await time.run();
  for (const player of players) player.stop();
  return playing.map((_, seat) => {
    const { score, tries } = scores.of(BoardSeats.playerAt(seat));
    return { pairs: score, tries };
  });
}

/** How the player at `seat` stands. Where no person plays, each takes the others for people. */
function standing(
  playing: readonly Mind[],
  seat: number,
  scores: Scoreboard,
): Pick<Facts, 'ownScore' | 'bestOfPeople'> {
  const scoreOf = (other: number) => scores.of(BoardSeats.playerAt(other)).score;
  const others = [...playing.keys()].filter((other) => other !== seat);
  const people = others.filter((other) => playing[other] === 'person');
  const rivals = people.length > 0 ? people : others;
  return { ownScore: scoreOf(seat), bestOfPeople: Math.max(0, ...rivals.map(scoreOf)) };
}
