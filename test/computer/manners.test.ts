/** The manners of computer players, on the real board, in simulated time. */
import { describe, expect, test } from 'vitest';
import { type Thinking, Turns } from '../../main/computer/manners.ts';
import { type Character, characters } from '../../shared/characters.ts';
import { deck } from '../support/game.ts';
import { failsBy } from '../support/promises.ts';
import { type Flip, Room, gaps, pairs } from './room.ts';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

/** Who would flip at once, if manners let them. */
const hasty: Thinking = {
  second: [0, 0],
  first: [0, 0],
  'first after a match': [0, 0],
  'first after a miss': [0, 0],
};

/** Seven of them, of all characters. */
function seven(room: Room): readonly Character[] {
  const seated = [...characters, ...characters].slice(0, 7);
  for (const character of seated) room.computer(character);
  return seated;
}

describe('thinking', () => {
  /** The times before the flips of one who plays alone, by what it had before, and came of it. */
  async function alone(kind: (flip: Flip, before: string) => boolean): Promise<readonly number[]> {
    const found: number[] = [];
    for (const seed of SEEDS) {
      const room = new Room(pairs(4, 4), seed);
      const outcomes: string[] = [];
      room.board.subscribe(({ events }) => {
        outcomes.push(events.find((event) => /matched|missed/.test(event.kind))?.kind ?? 'first');
      });
      room.computer('squirrel');
      await room.time.run();
      const after = gaps(room.flips);
      found.push(...after.filter((flip, at) => kind(flip, outcomes[at] ?? '')).map(({ ms }) => ms));
    }
    expect(found.length).toBeGreaterThan(50);
    return found;
  }

  test('it thinks 1.2 to 2 s before a second card, and 2 to 4 s before a first', async () => {
    const second = await alone(({ hand }) => hand === 'first');
    expect(Math.min(...second)).toBeGreaterThanOrEqual(1_200);
    expect(Math.max(...second)).toBeLessThanOrEqual(2_000);
    const first = await alone(({ hand }) => hand === 'pair');
    expect(Math.min(...first)).toBeGreaterThanOrEqual(2_000);
    expect(Math.max(...first)).toBeLessThanOrEqual(4_000);
  });

  test('it thinks 1.5 s more after a miss', async () => {
    const afterMiss = await alone((_, before) => before === 'missed');
    expect(Math.min(...afterMiss)).toBeGreaterThanOrEqual(3_500);
    expect(Math.max(...afterMiss)).toBeLessThanOrEqual(5_500);
    expect(Math.max(...afterMiss) - Math.min(...afterMiss)).toBeGreaterThan(1_000); // by chance
  });

  test('it thinks before its very first flip', async () => {
    const room = new Room(pairs(4, 4));
    room.computer('elephant');
    await room.time.run(1_999);
    expect(room.flips).toEqual([]);
    await room.time.run(2_001);
    expect(room.flips).toHaveLength(1);
  });

  test('what others do does not make it think anew', async () => {
    const room = new Room(pairs(4, 4));
    room.computer('elephant');
    for (let second = 0; second < 4; second++) {
      await room.time.run(999);
      await room.person.flip(second, 0);
    }
    await room.time.run(4);
    expect(room.flips).toHaveLength(1);
  });
});

describe('never too fast', () => {
  test('never two flips of one within 600 ms', async () => {
    for (const seed of SEEDS) {
      const room = new Room(pairs(4, 4), seed);
      room.computer('goldfish', { thinking: hasty });
      await room.time.run();
      expect(room.flips.length).toBeGreaterThan(16);
      expect(Math.min(...gaps(room.flips).map(({ ms }) => ms))).toBe(600);
    }
  });

  test('never flips of two of them within 300 ms', async () => {
    for (const seed of SEEDS) {
      const room = new Room(pairs(6, 6), seed);
      for (let count = 0; count < 7; count++) room.computer('goldfish', { thinking: hasty });
      await room.time.run();
      const times = room.flips.map(({ at }) => at);
      const between = times.slice(1).map((at, before) => at - (times[before] ?? 0));
      expect(Math.min(...between)).toBe(300);
    }
  });

  test('turns are first come, first served', () => {
    const turns = new Turns();
    expect([turns.take(1_000), turns.take(1_000), turns.take(1_100)]).toEqual([
      1_000, 1_300, 1_600,
    ]);
    expect(turns.take(5_000)).toBe(5_000);
  });

  test('never faster than the quickest person of the last minute', async () => {
    for (const seed of SEEDS) {
      const room = new Room(pairs(4, 4), seed);
      room.tell({ quickestMs: 3_300 });
      room.computer('squirrel');
      await room.time.run(300_000);
      expect(room.board.isOver).toBe(true);
      const taking = room.flips.filter(({ clears }) => !clears);
      expect(Math.min(...gaps(taking).map(({ ms }) => ms))).toBeGreaterThanOrEqual(3_300);
    }
  });

  test('a slow room does not keep its pair on the board, and it clears it without taking a card', async () => {
    const room = new Room(deck('A A / B B'));
    room.tell({ quickestMs: 30_000 });
    room.computer('elephant', { random: () => 0 }); // 0,0, then the next: a match
    await room.time.run(2_000 + 30_000);
    expect(room.board.toString()).toBe('2x2\nup A p0\nup A p0\ndown B\ndown B\n');
    await room.time.run(5_000);
    expect(room.board.toString()).toBe('2x2\nnone\nnone\ndown B\ndown B\n');
    await room.time.run(24_999);
    expect(room.flips).toHaveLength(3);
    await room.time.run(1);
    expect(room.board.toString()).toBe('2x2\nnone\nnone\nup B p0\ndown B\n');
  });

  test('it does not keep somebody waiting who wants the card in its hand, however slow people are', async () => {
    const room = new Room(deck('A B / A B'));
    room.tell({ quickestMs: 30_000 });
    room.computer('elephant', { random: () => 0 });
    await room.time.run(2_000);
    expect(room.board.controlled()).toMatchObject([{ index: 0, as: 'first' }]);
    const waiting = room.person.flip(0, 0);
    await room.time.run(2_000);
    await waiting; // 2-E: it tried another card, and 0,0 was handed over
    room.person.sees('my A, up B / down, down');
  });
});

describe('at the table', () => {
  test('never in a queue, whatever the others do', async () => {
    for (const seed of SEEDS) {
      const room = new Room(pairs(6, 6), seed);
      seven(room);
      await room.time.run();
      expect(room.board.isOver).toBe(true);
      expect(room.waited).toEqual([]);
    }
  });

  test('a card that somebody keeps is left alone, and all others are found', async () => {
    for (const seed of SEEDS) {
      const room = new Room(deck('A B A B / C C D D'), seed);
      await room.person.flip(0, 0);
      seven(room);
      await room.time.run(120_000);
      expect(room.waited).toEqual([]);
      expect(room.flips.filter(({ spot }) => spot === 0)).toEqual([]);
      expect(room.board.pairsLeft).toBe(1);
    }
  });

  test('a flip that would wait all the same is cancelled at once', async () => {
    const room = new Room(deck('A A'));
    await room.person.flip(0, 0);
    const seat = room.seats.seat(0);
    const blind: typeof seat = {
      ...seat,
      look: () => {
        const view = seat.look(); // it sees a single card, and not whose it is
        const spots = view.spots.map((spot) =>
          typeof spot === 'object' ? { card: spot.card, waiting: spot.waiting ?? [] } : 0,
        );
        return { ...view, spots };
      },
    };
    const events: string[] = [];
    room.board.subscribe((step) => events.push(...step.events.map(({ kind }) => kind)));
    const player = room.computer('elephant', { seat: blind, random: () => 0 });
    await room.time.run(4_000);
    expect(events.slice(0, 2)).toEqual(['started-waiting', 'stopped-waiting']);
    expect(room.board.controlled()).toMatchObject([{ index: 0, waiters: [] }]);
    player.stop();
  });

  test('its own pair is gone within 5 s, also with seven at the table', async () => {
    let found = 0;
    for (const seed of SEEDS) {
      const room = new Room(pairs(6, 6), seed);
      const matched = new Map<number, number>();
      room.board.subscribe(({ events }) => {
        for (const event of events) {
          if (event.kind === 'matched') matched.set(event.index, room.time.now());
          if (event.kind !== 'removed') continue;
          const since = matched.get(event.index);
          if (since === undefined) continue;
          found++;
          expect(room.time.now() - since).toBeLessThanOrEqual(5_000);
        }
      });
      seven(room);
      await room.time.run();
    }
    expect(found).toBeGreaterThan(200);
  });

  test.each([
    ['while no person is here', { personHere: false }],
    ['in a lobby', { phase: 'lobby' }],
    ['after the end', { phase: 'over' }],
  ] as const)('%s it does nothing, and plays on afterwards', async (_, facts) => {
    const room = new Room(pairs(6, 6), 1);
    seven(room);
    await room.time.run(10_000);
    const before = room.flips.length;
    expect(before).toBeGreaterThan(0);
    room.tell(facts);
    await room.time.run(0);
    expect(room.time.timers).toBe(0);
    await room.time.run(600_000);
    expect(room.flips).toHaveLength(before);
    const back = room.time.now();
    room.tell({});
    await room.time.run();
    expect(room.flips[before]?.at).toBeGreaterThanOrEqual(back + 1_200);
    expect(room.board.isOver).toBe(true);
  });

  test('after the last pair it clears that if somebody waits for it, and takes nothing more', async () => {
    const room = new Room(deck('A A B'));
    room.computer('elephant', { random: () => 0 });
    while (!room.board.isOver) await room.time.run(100);
    const waiting = failsBy('1-A', room.person.flip(0, 1));
    await room.time.run(5_000);
    await waiting;
    room.person.sees('none, none, down');
    expect(room.time.timers).toBe(0);
  });

  test('it does nothing after the last pair', async () => {
    const room = new Room(deck('A A'));
    room.computer('elephant');
    await room.time.run();
    expect(room.board.isOver).toBe(true);
    expect(room.time.timers).toBe(0);
    expect(room.flips).toHaveLength(2);
  });

  test('two of them who each have one of the last two cards do not sit there for ever', async () => {
    for (const seed of SEEDS) {
      for (const cards of ['A A', 'A A B', 'A A A']) {
        const room = new Room(deck(cards), seed);
        seven(room);
        await room.time.run();
        expect(room.board.isOver).toBe(true);
      }
    }
  });
});
