import type { Character } from '../../shared/characters.ts';
import type { GameRecord } from '../../shared/record.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { type Thinking, Turns } from '../../main/computer/manners.ts';
import { ComputerPlayer } from '../../main/computer/player.ts';
import { SimulatedTime } from '../../main/simulation/simulated-time.ts';
import { Recorder } from '../../main/story/recorder.ts';
import { Room } from '../../main/table/room.ts';
import { TestClock } from './clock.ts';
import { pick, seededRandom } from './random.ts';
import { failLoudly, followed, tableGame } from './table.ts';

/** A move in notation: who, where, and how many seconds later than the last: `alice 0,1 +2.5`. */
export type Script = readonly string[];

/** A real game that is played by a script, one move after the other. @returns its record */
export async function scriptedGame(notation: string, script: Script): Promise<GameRecord> {
  const people = tableGame(notation);
  const { table } = people;
  const clock = new TestClock();
  const recorder = followed(table, new Recorder(table, { clock, report: failLoudly }));
  for (const move of script) {
    const [, who = '', at = '', seconds = '0'] = /^(\w+) (\S+)(?: \+([\d.]+))?$/.exec(move) ?? [];
    clock.pass(Number(seconds) * 1_000);
    if (at === 'leaves') table.leave(who);
    else if (at === 'ends') table.endGame();
    else {
      const [row = 0, column = 0] = at.split(',').map(Number);
      table.flip(who, { row, column }).catch(() => undefined);
    }
    await Promise.resolve();
  }
  return recordOf(recorder);
}

/** A class forgets more than it remembers. */
const MINDS: readonly Character[] = ['goldfish', 'squirrel', 'squirrel', 'elephant'];

/** How long people think, the quick ones for half of it, the slow ones for twice as long. */
const PEOPLE: Thinking = {
  second: [700, 3_000],
  first: [1_500, 5_000],
  'first after a match': [1_500, 5_000],
  'first after a miss': [2_000, 6_500],
};

interface ClassOptions {
  readonly players: number;
  /** The board has so many rows and columns. */
  readonly side: number;
  readonly seed: number;
  readonly tables?: number;
}

/** A game of a whole class, each at a pace of their own, until its last pair is found. @returns its record */
export async function classGame(options: ClassOptions): Promise<GameRecord> {
  const [record] = await classGames(options);
  if (record === undefined) throw new Error('there is a table');
  return record;
}

/** The same at several tables. @returns the record of each */
export async function classGames(options: ClassOptions): Promise<readonly GameRecord[]> {
  const { players, side, seed, tables = 1 } = options;
  const cards = Array.from({ length: side * side }, (_, spot) => `c${Math.floor(spot / 2)}`);
  const random = seededRandom(seed);
  const clock = new SimulatedTime();
  const room = Room.open(
    { deck: { rows: side, columns: side, cards }, title: 'Class' },
    { run: 'run1', random, report: failLoudly },
    { ...defaultSettings, tables },
  );
  room.startGame(); // shuffled
  const recorders = room.tables.map((table) =>
    followed(table, new Recorder(table, { clock, report: failLoudly })),
  );
  const playing = Array.from({ length: players }, (_, number) => {
    const id = `player${number}`.padEnd(24, '_');
    const { seat } = room.join(id, { name: `Player ${number}` });
    const table = room.tableOf(id) ?? room.first;
    return new ComputerPlayer(pick(random, MINDS), {
      seat: {
        look: () => ({ ...table.view(), columns: side, seat: seat ?? 0 }),
        flip: (at, flipping) => table.flip(id, at, flipping),
        watch: (since, tell) => table.onChange(since, tell),
      },
      facts: () => ({
        ...{ phase: table.game.phase, personHere: true, bestOfPeople: 0, ownScore: 0 },
        quickestMs: undefined,
      }),
      turns: new Turns(), // people do not take turns
      clock,
      random: seededRandom(seed * 1_000 + number),
      report: failLoudly,
      thinking: atPace(PEOPLE, 0.5 + 1.5 * random()),
    });
  });
  await clock.run();
  for (const player of playing) player.stop();
  return recorders.map(recordOf);
}

function atPace(thinking: Thinking, pace: number): Thinking {
  const slowed = ([least, most]: readonly [number, number]) =>
    [Math.round(least * pace), Math.round(most * pace)] as const;
  return {
    second: slowed(thinking.second),
    first: slowed(thinking.first),
    'first after a match': slowed(thinking['first after a match']),
    'first after a miss': slowed(thinking['first after a miss']),
  };
}

function recordOf({ record }: Recorder): GameRecord {
  const { head, seats, leftOut } = record;
  return { ...head, seats, leftOut, steps: [...record.steps()] };
}
