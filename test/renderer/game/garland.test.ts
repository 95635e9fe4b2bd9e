import { expect, test } from 'vitest';
import { garlandOf } from '../../../renderer/game/garland.ts';
import { hosted } from '../../support/hosted.ts';
import { comes, pairsOn, tableAt } from '../../support/room.ts';
import { view } from '../views.ts';

/** Boards of two columns. */
const THIRTY = Array.from({ length: 30 }, (_, pair) => `P${pair} P${pair}`).join(' / ');

test('the garland of two tables has the 48 pairs that were found last, those of each table side by side', async () => {
  const { room, of, clock } = hosted(THIRTY, { tables: 2, sides: 'together' });
  const tables = [1, 2].map((number) => {
    const table = tableAt(room, number);
    return { table, player: comes(room, `Player${number}`), pairs: pairsOn(table) };
  });
  for (let nth = 0; nth < 30; nth++) {
    for (const { player, pairs } of tables) {
      clock.pass(1_000);
      for (const spot of pairs[nth] ?? []) await player.flip(Math.floor(spot / 2), spot % 2);
    }
  }
  const hung = garlandOf(
    tables.map(({ table }) => {
      const { record } = of(table).recorder;
      const { head, seats, leftOut } = record;
      return {
        record: { ...head, seats, leftOut, steps: [...record.steps()] },
        view: { ...view('down down / down down'), ...table.view() },
        table: table.number,
        cardOf: (card: string) => card,
      };
    }),
  );
  expect(hung.map(({ table }) => table)).toEqual([
    ...Array.from({ length: 24 }, () => 1),
    ...Array.from({ length: 24 }, () => 2),
  ]);
  expect(hung[0]?.find.card).toBe('P6');
  expect(hung[23]?.find.card).toBe('P29');
});
