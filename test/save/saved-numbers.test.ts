import { test } from 'vitest';
import { peopleAt } from '../support/table.ts';
import { continued, kept } from '../support/kept-game.ts';
import { failsBy } from '../support/promises.ts';

test('4-H: a number that failed in the lobby is not taken again after a restart', async () => {
  const { filename, pass, table: onTable, ana } = await kept('A A / B B');
  onTable.room.changeSettings({ lobby: true });
  onTable.room.startGame();
  ana.join('Ana');
  await pass(1_000);
  await failsBy('4-H', ana.flip(0, 0, { number: 1 }));
  await pass(250);
  const next = await continued(filename);
  next.room.begin();
  const again = peopleAt(next).ana;
  await failsBy('4-H', again.flip(0, 0, { number: 1 }));
  again.sees('down, down / down, down');
});

test('4-I: a number that failed after the end is not taken again after a restart', async () => {
  const { filename, pass, table: onTable, ana } = await kept('A A / B B');
  ana.join('Ana');
  onTable.endGame();
  await pass(1_000);
  await failsBy('4-I', ana.flip(0, 0, { number: 1 }));
  await pass(250);
  const next = await continued(filename);
  next.room.startGame();
  const again = peopleAt(next).ana;
  await failsBy('4-I', again.flip(0, 0, { number: 1 }));
  again.sees('down, down / down, down');
});

test('4-A: a number whose place a later flip took over is not taken again', async () => {
  const { filename, pass, alice, ana } = await kept('A A / B B');
  await alice.flip(0, 0);
  const first = ana.flip(0, 0, { number: 1 });
  await pass(1_000);
  const second = ana.flip(0, 0, { number: 2 });
  await failsBy('4-A', first);
  await pass(250);
  const again = peopleAt(await continued(filename)).ana;
  await failsBy('4-A', again.flip(0, 1, { number: 1 }));
  again.sees('up A, down / down, down');
  await alice.flip(1, 0); // 2-E: hers is handed over
  await second;
});
