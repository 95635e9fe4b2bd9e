/** Random values through whatever takes one: what the table has, its saved game has again. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatBoardFile } from '../../shared/board-file.ts';
import { isCard } from '../../shared/card.ts';
import { characters } from '../../shared/characters.ts';
import { Refusal, RuleFailure } from '../../shared/failures.ts';
import { type PowerName, parsePower } from '../../shared/host-api.ts';
import { languages } from '../../shared/languages.ts';
import type { CommonView } from '../../shared/table-view.ts';
import { formatSave, parseSave } from '../../main/save/game-file.ts';
import { Room } from '../../main/table/room.ts';
import type { Table } from '../../main/table/table.ts';
import { hosted } from '../support/hosted.ts';
import { lasting, nextRun } from '../support/kept-game.ts';
import { seededRandom } from '../support/random.ts';
import { secretId } from '../support/wire.ts';

const wild = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 25 }),
  fc.string({ unit: 'binary', maxLength: 25 }),
  fc.constantFrom(
    'Ana',
    'ANA',
    '__proto__',
    'constructor',
    '"',
    '\\',
    '{}',
    '0',
    'Ana\u200d',
    '🦊',
  ),
);

const card = wild.filter(isCard);

const board = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([rows, columns]) => {
    const count = rows * columns;
    const cards = fc.array(card, { minLength: count, maxLength: count });
    return fc.record({ rows: fc.constant(rows), columns: fc.constant(columns), cards });
  });

const seat = fc.integer({ min: 0, max: 4 });
const seconds = fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null });

const computerPlay = {
  character: fc.constantFrom(...characters),
  language: fc.constantFrom(...languages),
};

/** A power of the host with some argument; some are refused. */
const power: fc.Arbitrary<readonly [PowerName, unknown]> = fc.oneof(
  fc
    .tuple(wild, board)
    .map(([title, deck]) => ['openBoard', { title, text: formatBoardFile(deck) }] as const),
  fc
    .record(
      {
        shuffle: fc.boolean(),
        replace: fc.boolean(),
        leaveSeconds: seconds,
        holdUpSeconds: seconds,
        restartMinutes: seconds,
      },
      { requiredKeys: [] },
    )
    .map((change) => ['settings', change] as const),
  fc
    .record(
      {
        door: fc.constantFrom('open', 'joined', 'code'),
        code: fc.oneof(wild, fc.stringMatching(/^[A-Za-z0-9]{4,12}$/)),
      },
      { requiredKeys: ['door'] },
    )
    .map((door) => ['door', door] as const),
  fc.record({ seat, name: wild }).map((rename) => ['rename', rename] as const),
  fc.record({ seat }).map((which) => ['block', which] as const),
  fc.record({ seat }).map((which) => ['remove', which] as const),
  fc.record({ name: wild }).map((who) => ['unblock', who] as const),
  fc.record({ from: seat, to: seat }).map((seats) => ['giveSeat', seats] as const),
  fc.record(computerPlay).map((play) => ['addComputer', play] as const),
  fc.record({ seat, ...computerPlay }).map((play) => ['changeComputer', play] as const),
);

/** What a player does. */
const deed = fc.record({
  who: fc.constantFrom('alice', 'Bob_2', secretId('ana'), secretId('ben'), secretId('eva')),
  what: fc.constantFrom('join', 'flip', 'flip', 'replace', 'leave'),
  name: wild,
  card,
  row: fc.nat(2),
  column: fc.nat(2),
  number: fc.option(fc.nat(5), { nil: undefined }),
});

type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

/** Who waits does so on a connection, and that ends with the host. */
function withoutWaiting(view: CommonView): CommonView {
  const spots = view.spots.map((spot) => {
    if (typeof spot === 'number') return spot;
    const { waiting: _, ...rest } = spot;
    return rest;
  });
  return { ...view, spots };
}

/** What rules and doors refuse, they refuse. */
async function tried(attempt: () => unknown): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof RuleFailure)) throw error;
  }
}

async function act(table: Table, { who, what, name, card: to, ...flip }: Deed): Promise<void> {
  const { board: onBoard } = table.game;
  if (what === 'join') await tried(() => table.room.join(who, { name }));
  if (what === 'leave') table.leave(who);
  if (what === 'replace') await tried(() => table.map(who, async () => to, ['A', to]));
  if (what === 'flip' && onBoard.contains(flip)) {
    void tried(() => table.flip(who, flip, { number: flip.number })); // it may wait
  }
}

test('whatever host and players say, a saved game has it again', async () => {
  const steps = fc.array(fc.oneof(power, deed), { minLength: 1, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { table, powers } = hosted('A A / B B', {}, { random: seededRandom(1) });
      for (const step of all) {
        if ('who' in step) await act(table, step);
        else await use(powers, step);
      }
      const text = formatSave(table.room.save());
      const next = Room.restore(parseSave(text), { ...nextRun, check: 'whole' }).first;
      expect(lasting(next.view())).toEqual(lasting(withoutWaiting(table.view())));
      expect(next.settings).toEqual(table.settings);
      expect(next.door).toEqual(table.door);
      expect(next.seats.computers()).toEqual(table.seats.computers());
      expect([...next.room.blocked]).toEqual([...table.room.blocked]);
      const again = Room.restore(parseSave(formatSave(next.room.save())), nextRun).first;
      expect(again.room.save()).toEqual(next.room.save());
    }),
    { numRuns: 150 },
  );
});

async function use(
  powers: ReturnType<typeof hosted>['powers'],
  [name, given]: readonly [PowerName, unknown],
): Promise<void> {
  const argument = parsePower[name](given);
  if (argument === undefined) return;
  const call = powers[name] as (argument: unknown) => Promise<unknown>;
  await call.call(powers, argument);
}
