import { expect, test } from 'vitest';
import { SimulatedTime } from '../../main/simulation/simulated-time.ts';

test('pauses end in the order of their times, and equal ones in the order they began', async () => {
  const time = new SimulatedTime();
  const ended: string[] = [];
  const pause = async (name: string, ms: number) => {
    await time.pause(ms);
    ended.push(`${name} at ${time.now()}`);
  };
  void pause('a minute', 60_000);
  void pause('first', 2);
  void pause('second', 2);
  void pause('soon', 1).then(() => pause('later', 3));
  await time.run();
  expect(ended).toEqual([
    'soon at 1',
    'first at 2',
    'second at 2',
    'later at 4',
    'a minute at 60000',
  ]);
});

test('time without pauses stands still', async () => {
  const time = new SimulatedTime();
  await time.run();
  expect(time.now()).toBe(0);
});
