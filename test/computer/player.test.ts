import { expect, test } from 'vitest';
import type { OwnSeat } from '../../main/computer/seat.ts';
import { Board } from '../../main/game/board.ts';
import { seededRandom } from '../../main/system/chance.ts';
import { BoardSeats } from '../../main/simulation/board-seats.ts';
import { characters } from '../../shared/characters.ts';
import { deck } from '../support/game.ts';
import { settled } from '../support/promises.ts';
import { Room, pairs } from './room.ts';

test.each(characters)('a %s alone finds every pair', async (character) => {
  const room = new Room(pairs(4, 4), 1);
  room.computer(character);
  await room.time.run();
  expect(room.board.isOver).toBe(true);
});

test('stopped at any moment, it leaves no timer and nobody who watches, and does nothing more', async () => {
  for (let moment = 0; moment < 20_000; moment += 500) {
    const room = new Room(pairs(4, 4), moment);
    const player = room.computer('squirrel');
    await room.time.run(moment);
    expect(room.time.timers).toBe(1);
    expect(room.seats.watchers).toBe(1);
    player.stop();
    const flips = room.flips.length;
    expect(room.time.timers).toBe(0);
    expect(room.seats.watchers).toBe(0);
    room.tell({});
    await room.time.run(60_000);
    expect(room.flips).toHaveLength(flips);
  }
});

test('stopped in the middle of a flip, it lets go of that', async () => {
  const room = new Room(deck('A A'));
  const seat = room.seats.seat(0);
  let signal: AbortSignal | undefined;
  const flipsForEver: OwnSeat = {
    ...seat,
    look: () => {
      expect(signal?.aborted, 'its seat may be gone').not.toBe(true);
      return seat.look();
    },
    flip: (_at, options) => {
      ({ signal } = options);
      return new Promise((_resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    },
  };
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const player = room.computer('elephant', { seat: flipsForEver, report });
  await room.time.run(4_000);
  expect(signal?.aborted).toBe(false);
  room.tell({}); // while it flips, it does not plan another
  expect(room.time.timers).toBe(0);
  player.stop();
  expect(signal?.aborted).toBe(true);
  await room.time.run(60_000);
  await settled();
  expect(reported).toEqual([]);
  expect(room.time.timers).toBe(0);
  expect(room.seats.watchers).toBe(0);
});

/** Somebody turns up 0,0 and its twin 1,1, among others, and then a card that goes with nothing. */
async function showPair({ person }: Room): Promise<void> {
  for (const [row, column] of [
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 2],
    [1, 3],
  ] as const) {
    await person.flip(row, column);
  }
}

test('what changes between its look and its watch is not lost, and stopping ends that watch, too', async () => {
  const room = new Room(pairs(4, 4));
  const seat = room.seats.seat(0);
  let late = true;
  const player = room.computer('elephant', {
    seat: {
      ...seat,
      watch: (since, tell) => {
        if (late) {
          late = false;
          room.tell({ personHere: false });
        }
        return seat.watch(since, tell);
      },
    },
  });
  expect(room.time.timers).toBe(0);
  expect(room.seats.watchers).toBe(1);
  player.stop();
  expect(room.seats.watchers).toBe(0);
});

test('it remembers what others turn up', async () => {
  const room = new Room(deck('A B C D / E A F G'));
  room.computer('elephant');
  await showPair(room);
  await room.time.run(6_000);
  expect(new Set(room.flips.map(({ spot }) => spot))).toEqual(new Set([0, 5]));
});

test('a change of character counts from the next flip on, and it has seen what it has seen', async () => {
  const room = new Room(deck('A B C D / E A F G'));
  const player = room.computer('goldfish');
  await showPair(room);
  player.playAs('elephant');
  await room.time.run(6_000);
  expect(new Set(room.flips.map(({ spot }) => spot))).toEqual(new Set([0, 5]));
});

test('a goldfish that was an elephant has forgotten', async () => {
  const firsts = new Set<number | undefined>();
  for (let seed = 0; seed < 40; seed++) {
    const room = new Room(deck('A B C D / E A F G'));
    const player = room.computer('elephant', { random: seededRandom(seed) });
    await showPair(room);
    player.playAs('goldfish');
    await room.time.run(4_000);
    firsts.add(room.flips[0]?.spot);
  }
  expect(firsts).toEqual(new Set([0, 1, 2, 3, 4, 5])); // all but what it saw last
});

/** A seat at one board after the other: the second is a new game. */
function seatInTwoGames(first: BoardSeats, second: BoardSeats) {
  let game = 1;
  const seats = [first.seat(0), second.seat(0)] as const;
  const now = () => seats[game === 1 ? 0 : 1];
  const seat: OwnSeat = {
    look: () => {
      const view = now().look();
      return { ...view, game, token: `${game}-${view.token}` };
    },
    flip: (at, options) => now().flip(at, options),
    watch: (since, tell) => now().watch(since.replace(/^.*-/, ''), tell),
  };
  const begin = () => {
    game = 2;
    first.changed(); // whoever watches the old game is told
  };
  return { seat, begin };
}

test('in a new game it knows nothing of the last one', async () => {
  const firsts = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const room = new Room(deck('A B / A C'));
    const next = Board.fromDeck(deck('A B / C A'));
    const { seat, begin } = seatInTwoGames(room.seats, new BoardSeats(next));
    room.computer('elephant', { seat, random: seededRandom(seed) });
    for (const row of [0, 1]) await room.person.flip(row, 0).then(() => room.person.flip(row, 1));
    begin();
    await room.time.run(3_999);
    const [held] = next.controlled();
    if (held !== undefined) firsts.add(held.index);
  }
  expect(firsts).toEqual(new Set([0, 1, 2, 3]));
});

test('what lies face up when it first sees a new game is new, also where the same card lay before', async () => {
  const cards = deck('A B C D / E A F G');
  const room = new Room(cards);
  const next = new Room(cards);
  const { seat, begin } = seatInTwoGames(room.seats, next.seats);
  room.computer('elephant', { seat });
  await room.person.flip(0, 0);
  await next.person.flip(0, 0);
  begin();
  for (const [row, column] of [
    [0, 1],
    [1, 1],
    [1, 2],
    [1, 3],
  ] as const) {
    await next.person.flip(row, column);
  }
  await room.time.run(6_000);
  expect(next.scores.of('p0')).toMatchObject({ score: 1, tries: 1 });
});

test('an error that is no rule is reported once, and the next game is played again', async () => {
  const room = new Room(pairs(4, 4));
  const next = Board.fromDeck(pairs(4, 4));
  const { seat, begin } = seatInTwoGames(room.seats, new BoardSeats(next));
  const reported: unknown[] = [];
  let works = false;
  room.computer('elephant', {
    seat: {
      ...seat,
      flip: (at, options) =>
        works ? seat.flip(at, options) : Promise.reject(new Error('this game cannot go on')),
    },
    report: (error) => reported.push(error),
  });
  await room.time.run(60_000);
  expect(reported).toEqual([new Error('this game cannot go on')]);
  works = true;
  room.tell({});
  await room.time.run(60_000);
  expect(room.board.version).toBe(0);
  begin();
  await room.time.run(4_000);
  expect(next.controlled()).toHaveLength(1);
});

test('a flip that fails by a rule is nothing special', async () => {
  const room = new Room(pairs(4, 4));
  const seat = room.seats.seat(0);
  let fail = true;
  room.computer('elephant', {
    seat: {
      ...seat,
      flip: (at, options) => {
        if (!fail) return seat.flip(at, options);
        fail = false;
        return room.board.flip('p0', at).then(() => room.board.flip('p0', at, options)); // 2-B
      },
    },
  });
  await room.time.run();
  expect(room.board.isOver).toBe(true);
});

test('cards that were replaced do not bring it to a halt', async () => {
  const room = new Room(deck('A B / B A'));
  room.computer('elephant', { random: () => 0.5 });
  for (const row of [0, 1]) await room.person.flip(row, 0).then(() => room.person.flip(row, 1));
  room.person.leave();
  await room.board.map('p9', async () => 'B', ['A']);
  await room.time.run();
  expect(room.board.isOver).toBe(true);
});
