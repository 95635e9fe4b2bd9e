/** The computer players of a real table, in simulated time: their manners, and what ends them. */
import { describe, expect, test } from 'vitest';
import { characters } from '../../shared/characters.ts';
import { SimulatedTime } from '../../main/simulation/simulated-time.ts';
import { ComputerTable, filled } from '../support/computers.ts';
import { deck } from '../support/game.ts';
import { settled } from '../support/promises.ts';
import { restarted, table } from '../support/table.ts';
import { secretId } from '../support/wire.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1);
const MINUTE = 60_000;
const SEVEN = [...characters, ...characters].slice(0, 7);

/** Seven of them with three people, one on the page, of whom two want any card, also others'. */
async function crowded(seed: number): Promise<ComputerTable> {
  const room = ComputerTable.shuffled(6, 6, seed);
  const { ana, alice, bob } = room.people;
  ana.join('Ana');
  room.seat(...SEVEN);
  room.busy(alice.id, 3_000);
  room.busy(bob.id, 9_000);
  await room.time.run(10 * MINUTE);
  expect(room.table.game.phase).toBe('over');
  return room;
}

describe('at a table with people', () => {
  test('they play to the end: no two flips of one within 600 ms, nor of two within 300, none in a queue, every pair cleared within 5 s', async () => {
    let pairs = 0;
    for (const seed of SEEDS) {
      const { flips, pairsMs } = await crowded(seed);
      expect(flips.length).toBeGreaterThan(20);
      const last = new Map<string, number>();
      for (const { player, at, result } of flips) {
        expect(at - (last.get(player) ?? -Infinity)).toBeGreaterThanOrEqual(600);
        expect(at - Math.max(-Infinity, ...last.values())).toBeGreaterThanOrEqual(300);
        expect(result).not.toBe('started-waiting');
        last.set(player, at);
      }
      for (const ms of pairsMs) expect(ms).toBeLessThanOrEqual(5_000);
      pairs += pairsMs.length;
    }
    expect(pairs).toBeGreaterThan(50);
  });

  test('never faster than the quickest person of the last minute, by their real flips', async () => {
    const room = ComputerTable.shuffled(6, 6, 3);
    const { ana, table: onTable } = room.people;
    ana.join('Ana');
    const [fish] = room.seat('goldfish');
    // Ana flips her own first card again and again, every 5 s: 1-B, 2-B, 1-C, 2-B …
    for (let second = 0; second < 120; second += 5) {
      onTable.flip(ana.id, { row: 0, column: 0 }).catch(() => undefined); // 2-B
      await room.time.run(5_000);
    }
    const takes = room.flips.filter(({ player, result }) => player === fish && result !== 'failed');
    const gaps = takes.slice(1).map(({ at }, before) => at - (takes[before]?.at ?? 0));
    const slowed = gaps.slice(3);
    expect(slowed.length).toBeGreaterThan(10);
    expect(Math.min(...slowed)).toBeGreaterThanOrEqual(5_000);
    await room.time.run(MINUTE); // and a minute later nobody was quick
    const before = room.flips.length;
    await room.time.run(30_000);
    expect(room.flips.length - before).toBeGreaterThan(6);
  });

  test('a chameleon goes by the best of the people here', async () => {
    // Bob, who has left, and an elephant are ahead; Ana, who is here, is not.
    const room = new ComputerTable(table('A A B B C C D D / E E F F G G H H'));
    const { ana, bob, table: onTable } = room.people;
    ana.join('Ana');
    for (const column of [0, 1, 2, 3]) await bob.flip(0, column);
    bob.leave();
    const [elephant = '', chameleon = ''] = room.seat('elephant', 'chameleon');
    for (const column of [4, 5, 6, 7]) await onTable.flip(elephant, { row: 0, column });
    for (const column of [0, 1]) await onTable.flip(chameleon, { row: 1, column });
    expect(room.computers.factsFor(chameleon)).toMatchObject({ bestOfPeople: 0, ownScore: 1 });
    for (const column of [2, 3]) await ana.flip(1, column);
    expect(room.computers.factsFor(chameleon)).toMatchObject({ bestOfPeople: 1, ownScore: 1 });
    ana.leave();
    expect(room.computers.factsFor(chameleon)).toMatchObject({
      bestOfPeople: undefined,
      personHere: false,
    });
  });

  test('they know which cards belong together, of each game anew', async () => {
    const room = new ComputerTable(table('A A'));
    const { ana, table: onTable } = room.people;
    ana.join('Ana');
    const [id = ''] = room.seat('elephant');
    await room.time.run(MINUTE);
    expect(onTable.game.phase).toBe('over');
    onTable.room.startGame({
      title: 'Next',
      deck: deck('Hund dog cat Katze | Hund=dog Katze=cat'),
    });
    await room.time.run(MINUTE);
    expect(onTable.game.phase).toBe('over');
    // It has seen three cards at most when it knows where all four lie.
    expect(onTable.game.scoreboard.of(id).tries).toBeLessThanOrEqual(4);
  });

  test('a changed one plays as its new character from then on', async () => {
    /** Second cards that one needs alone for 4 × 4, over some games. */
    const tries = async (changed: boolean) => {
      let sum = 0;
      for (const seed of SEEDS) {
        const room = ComputerTable.shuffled(4, 4, seed);
        room.people.ana.join('Ana');
        const [id = ''] = room.seat('goldfish');
        const [computer] = room.table.seats.computers();
        if (computer !== undefined && changed)
          room.table.changeComputer(computer, 'elephant', 'elephant');
        await room.time.run(60 * MINUTE);
        expect(room.table.game.phase).toBe('over');
        sum += room.table.game.scoreboard.of(id).tries;
      }
      return sum;
    };
    expect(await tries(true)).toBeLessThan(0.6 * (await tries(false)));
  });

  test('whoever waits for a card of theirs gets it soon', async () => {
    const room = new ComputerTable(table('A B C D / A B C D'));
    const { ana, table: onTable } = room.people;
    ana.join('Ana');
    room.seat('goldfish');
    const isTaken = () => onTable.game.board.controlled().length > 0;
    while (!isTaken()) await room.time.run(100);
    const [first] = onTable.game.board.controlled();
    if (first === undefined) throw new Error('it has a card');
    const waiting = ana.flip(Math.floor(first.index / 4), first.index % 4);
    await room.time.run(2_300);
    await waiting; // handed over by 4-E, or gone as a pair: this board makes it a miss
  });
});

describe('they do nothing, and have no timer,', () => {
  /** After a while of play, seven of them, and Ana who is here. */
  async function playing(): Promise<ComputerTable> {
    const room = ComputerTable.shuffled(6, 6, 5);
    room.people.ana.join('Ana');
    room.seat(...SEVEN);
    await room.time.run(10_000);
    expect(room.flips.length).toBeGreaterThan(5);
    return room;
  }

  async function isQuiet(room: ComputerTable): Promise<void> {
    await settled();
    expect(room.time.timers).toBe(0);
    const before = room.flips.length;
    await room.time.run(10 * MINUTE);
    expect(room.flips).toHaveLength(before);
  }

  async function isPlaying(room: ComputerTable): Promise<void> {
    const before = room.flips.length;
    await room.time.run(10_000);
    expect(room.flips.length).toBeGreaterThan(before);
  }

  test('before anybody is here', async () => {
    const room = ComputerTable.shuffled(6, 6, 5);
    room.seat(...SEVEN);
    room.people.tv.join(); // who only watches does not play
    await isQuiet(room);
    room.people.ana.join('Ana');
    await isPlaying(room);
  });

  test('while everybody is away, or has left', async () => {
    const room = await playing();
    const { ana, ben, table: onTable } = room.people;
    ben.join('Ben');
    onTable.setPresence(ana.id, 'away');
    await isPlaying(room);
    ben.leave();
    await isQuiet(room);
    onTable.setPresence(ana.id, 'here');
    await isPlaying(room);
    onTable.remove(ana.id);
    await isQuiet(room);
    ana.join('Ana');
    await isPlaying(room);
    onTable.block(ana.id);
    await isQuiet(room);
  });

  test('once the door is closed to the only one who plays by text', async () => {
    const room = ComputerTable.shuffled(6, 6, 5);
    room.seat(...SEVEN);
    await room.people.alice.flip(0, 0);
    await isPlaying(room);
    room.table.room.setDoor('joined', undefined);
    await isQuiet(room);
  });

  test('in a lobby', async () => {
    const room = ComputerTable.shuffled(6, 6, 5, { lobby: true });
    room.people.ana.join('Ana');
    room.seat(...SEVEN);
    await isQuiet(room);
    room.table.room.begin();
    await isPlaying(room);
  });

  test('after the end, until the next game', async () => {
    const room = await playing();
    room.table.endGame(); // 4-I
    await isQuiet(room);
    room.table.room.startGame();
    await isPlaying(room);
  });

  test('in a game that a bug broke', async () => {
    const bugs: unknown[] = [];
    const room = new ComputerTable(table('A B C D', {}, (bug) => void bugs.push(bug)));
    const { alice, bob } = room.people;
    await alice.flip(0, 0);
    await bob.flip(0, 1);
    room.seat('elephant');
    // What a buggy caller could do, and the types forbid: writes on what it was shown.
    Object.assign(room.table.look('x').state.spots[1] ?? {}, { card: 'forged' });
    await alice.flip(0, 2).catch(() => undefined); // the step that finds out
    expect(room.table.game.board.broken).toBeDefined();
    const told = bugs.length;
    await isQuiet(room);
    expect(bugs).toHaveLength(told);
    room.table.room.startGame();
    await isPlaying(room);
  });

  test('once they are stopped', async () => {
    const room = await playing();
    room.stop();
    await isQuiet(room);
    const [one] = room.table.seats.computers();
    room.table.standUp(one?.id ?? '');
    room.seat(one?.character ?? 'goldfish');
    await isQuiet(room);
  });
});

describe('no card is stuck, and nobody plays twice,', () => {
  /** The cards that one has who has no seat, or that a computer player has who does not play. */
  function stuck({ table: onTable }: ComputerTable): readonly string[] {
    const playing = new Set(onTable.seats.computers().map(({ id }) => id));
    return onTable.game.board
      .controlled()
      .map(({ controller }) => onTable.seats.find(controller))
      .filter((player) => player?.kind !== 'computer' || !playing.has(player.id))
      .map((player) => player?.name ?? 'nobody');
  }

  test.each(SEEDS)('whenever one is removed (seed %i)', async (seed) => {
    const room = ComputerTable.shuffled(4, 4, seed);
    room.people.ana.join('Ana');
    const [one = ''] = room.seat('goldfish', 'elephant');
    await room.time.run(1_700 * seed);
    room.table.standUp(one);
    expect(room.table.game.board.isPlaying(one)).toBe(false);
    const before = room.flips.length;
    await room.time.run(MINUTE);
    expect(room.flips.slice(before).filter(({ player }) => player === one)).toEqual([]);
    expect(stuck(room)).toEqual([]);
  });

  test('and a computer player added again plays again, with its score', async () => {
    const room = ComputerTable.shuffled(4, 4, 1);
    room.people.ana.join('Ana');
    const [id = ''] = room.seat('elephant');
    const tries = () => room.table.game.scoreboard.of(id).tries;
    await room.time.run(20_000);
    const before = tries();
    expect(before).toBeGreaterThan(0);
    room.table.standUp(id);
    room.seat('elephant');
    expect(room.table.seats.computers().map((each) => each.id)).toEqual([id]);
    await room.time.run(20_000);
    expect(tries()).toBeGreaterThan(before);
    expect(room.time.timers).toBeLessThanOrEqual(1);
  });

  test.each(SEEDS)('whenever a new game begins (seed %i)', async (seed) => {
    const room = ComputerTable.shuffled(4, 4, seed);
    room.people.ana.join('Ana');
    room.seat('goldfish', 'elephant');
    await room.time.run(1_700 * seed);
    const before = room.flips.length;
    room.table.room.startGame();
    await settled();
    expect(room.time.timers).toBe(2);
    await room.time.run(1_999); // each thinks about a first card anew
    expect(room.flips).toHaveLength(before);
    await room.time.run(10_000);
    expect(room.flips.length).toBeGreaterThan(before);
    expect(room.time.timers).toBe(2);
  });

  test.each(SEEDS)('whenever the host is restarted or killed (seed %i)', async (seed) => {
    const first = ComputerTable.shuffled(4, 4, seed);
    first.people.ana.join('Ana');
    const ids = first.seat('squirrel', 'elephant');
    await first.time.run(1_700 * seed);
    const time = new SimulatedTime();
    const next = new ComputerTable(restarted(first.table), seed, time);
    first.computers.stop();
    expect(next.table.seats.computers().map(({ id }) => id)).toEqual(ids);
    await time.run(MINUTE);
    expect(next.flips).toEqual([]); // Ana is not back yet
    next.people.ana.join('Ana');
    await settled();
    expect(time.timers).toBe(next.table.game.phase === 'over' ? 0 : 2);
    await time.run(5 * MINUTE);
    expect(next.table.game.phase).toBe('over');
    expect(stuck(next)).toEqual([]);
    expect(new Set(next.flips.map(({ player }) => player)).size).toBeLessThanOrEqual(2);
  });

  test('when its seat goes to a person', async () => {
    const before = ComputerTable.shuffled(4, 4, 1);
    const [old = '', young = ''] = before.seat('squirrel', 'elephant');
    before.computers.stop();
    const room = new ComputerTable(filled(before.table));
    room.table.setPresence(secretId('p3'), 'here');
    await room.time.run(10_000);
    room.people.ana.join('Ana');
    expect(room.table.game.board.isPlaying(young)).toBe(false);
    const then = room.flips.length;
    await room.time.run(MINUTE);
    expect(new Set(room.flips.slice(then).map(({ player }) => player))).toEqual(new Set([old]));
    expect(stuck(room)).toEqual([]);
  });

  test('a changed computer player plays on, with the card in its hand', async () => {
    const room = ComputerTable.shuffled(4, 4, 1);
    room.people.ana.join('Ana');
    room.seat('goldfish');
    const [computer] = room.table.seats.computers();
    if (computer === undefined) throw new Error('there is one');
    while (room.table.game.board.controlled().length === 0) await room.time.run(100);
    const held = room.table.game.board.controlled();
    room.table.changeComputer(computer, 'elephant', 'Elephant');
    expect(room.table.game.board.controlled()).toEqual(held);
    await settled();
    expect(room.time.timers).toBe(1);
    await room.time.run(10 * MINUTE);
    expect(room.table.game.phase).toBe('over');
  });
});
