/**
 * Fair: what a computer player does not see, it cannot use. Two boards that differ only in cards that
 * were never shown are played alike, to the moment.
 */
import { expect, test, vi } from 'vitest';
import type { OwnSeat } from '../../main/computer/seat.ts';
import { knowing } from '../../main/computer/belongs.ts';
import { Belonging, type UnlikePair } from '../../main/game/belonging.ts';
import { shuffledOrder } from '../../main/game/deck.ts';
import { seededRandom } from '../../main/system/chance.ts';
import { type Character, characters } from '../../shared/characters.ts';
import { below } from '../support/random.ts';
import { Room, pairs } from './room.ts';

/** Thousands of games; how long they take says how busy the machine is. */
vi.setConfig({ testTimeout: 180_000 });

const SEEDS = 1_000;
/** Of unlike pairs: what is asked is the same, with another way to know what belongs together. */
const UNLIKE_SEEDS = 200;
const ROWS = 4;
const COLUMNS = 4;

interface Game {
  /** What was done, and when: all flips but the last were also seen. */
  readonly decisions: readonly string[];
  /** The spots that were face up at any time before the last flip. */
  readonly shown: ReadonlySet<number>;
}

type Disguise = (seat: OwnSeat, room: Room) => OwnSeat;

/** Who plays, on what. */
interface Played {
  readonly character: Character;
  /** Which cards belong together though they are not equal. */
  readonly unlike?: readonly UnlikePair[];
  readonly disguise?: Disguise;
}

/** Two of a character play with each other, until one of them has decided on the flip number `last`. */
async function playUntil(
  last: number,
  cards: readonly string[],
  { character, unlike = [], disguise = (seat) => seat }: Played,
): Promise<Game> {
  const room = new Room({ rows: ROWS, columns: COLUMNS, cards, unlike });
  const belonging = new Belonging(unlike);
  const decisions: string[] = [];
  const shown = new Set<number>();
  const players = [0, 1].map((number) => {
    const seat = room.seats.seat(number, (spot) => {
      decisions.push(`${number} flips ${spot} at ${room.time.now()}`);
      if (decisions.length < last) shown.add(spot);
      else for (const player of players) player.stop();
    });
    const belongs = knowing((card) => belonging.partnersOf(card));
    return room.computer(character, { seat: disguise(seat, room), belongs });
  });
  await room.time.run();
  return { decisions: decisions.slice(0, last), shown };
}

/** The same, but for cards that were never shown: those change places, and equal ones their strings. */
function withOthersUnseen(
  cards: readonly string[],
  shown: ReadonlySet<number>,
  random: () => number,
  isUnlike: boolean,
): readonly string[] {
  const seen = new Set(cards.filter((_, spot) => shown.has(spot)));
  const unseen = [...cards.keys()].filter((spot) => !shown.has(spot));
  const order = shuffledOrder(unseen.length, random);
  const changed = [...cards];
  for (const [place, spot] of unseen.entries()) {
    const card = cards[unseen[order[place] ?? 0] ?? 0] ?? '';
    changed[spot] = isUnlike || seen.has(card) ? card : `other-${card}`;
  }
  return changed;
}

/** Plays two such boards; undefined where they happened to be alike. */
async function playTwice(seed: number, played: Played): Promise<readonly [Game, Game] | undefined> {
  const random = seededRandom(seed);
  const isUnlike = played.unlike !== undefined;
  const cards = played.unlike?.flat() ?? pairs(ROWS, COLUMNS).cards;
  const laidOut = shuffledOrder(cards.length, random).map((place) => cards[place] ?? '');
  const last = 1 + below(random, 14);
  const one = await playUntil(last, laidOut, played);
  const others = withOthersUnseen(laidOut, one.shown, random, isUnlike);
  if (others.join(' ') === laidOut.join(' ')) return undefined;
  return [one, await playUntil(last, others, played)];
}

async function expectFair(seeds: number, played: Played): Promise<void> {
  let compared = 0;
  for (let seed = 0; seed < seeds; seed++) {
    const games = await playTwice(seed, played);
    if (games === undefined) continue;
    compared++;
    const [one, other] = games;
    expect(other.decisions, `seed ${seed}`).toEqual(one.decisions);
  }
  expect(compared).toBeGreaterThan(0.95 * seeds);
}

test.each(characters)('a %s does not use what it has not seen, over 1,000 seeds', (character) =>
  expectFair(SEEDS, { character }),
);

test.each(characters)(
  'nor does a %s, which knows the words, where pairs are of two unlike cards',
  (character) => {
    const unlike = Array.from({ length: 8 }, (_, pair) => [`one${pair}`, `two${pair}`] as const);
    return expectFair(UNLIKE_SEEDS, { character, unlike });
  },
);

test('the check can fail: it finds out one who sees through the cards', async () => {
  const cheat: Disguise = (seat, { board }) => ({
    ...seat,
    look: () => {
      const view = seat.look();
      const cards = board.save().spots.map((spot) => spot?.card ?? '');
      const spots = view.spots.map((spot, at) => (spot === 1 ? { card: cards[at] ?? '' } : spot));
      return { ...view, spots };
    },
  });
  let found = 0;
  for (let seed = 0; seed < 20; seed++) {
    const games = await playTwice(seed, { character: 'elephant', disguise: cheat });
    if (games?.[0].decisions.join() !== games?.[1].decisions.join()) found++;
  }
  expect(found).toBeGreaterThan(0);
});
