import { expect, test } from 'vitest';
import { Changes, untilChange } from '../../main/game/changes.ts';
import { seededRandom } from '../../main/system/chance.ts';
import { below } from '../support/random.ts';
import { failLoudly } from '../support/table.ts';

/** A number that changes, and those who wait for that. */
function counter() {
  let present = 0;
  const changes = new Changes(() => present, failLoudly);
  const count = () => {
    present++;
    changes.changed();
  };
  return { changes, count, present: () => present };
}

test('whoever has seen another state is told at once, and nobody has to wait', () => {
  const { changes, count } = counter();
  count();
  let told = 0;
  changes.onChange(0, () => told++);
  expect([told, changes.waiting]).toEqual([1, 0]);
});

test('everybody is told once of the next change, and not in the middle of it', async () => {
  const { changes, count } = counter();
  const told: string[] = [];
  changes.onChange(0, () => told.push('one'));
  changes.onChange(0, () => told.push('other'));
  count();
  expect(told).toEqual([]);
  count();
  await Promise.resolve();
  expect(told).toEqual(['one', 'other']);
});

test('a wait that is cancelled while others are told is told nothing', async () => {
  const { changes, count } = counter();
  const told: string[] = [];
  let cancel = () => {};
  changes.onChange(0, () => cancel());
  cancel = changes.onChange(0, () => told.push('cancelled'));
  count();
  await Promise.resolve();
  expect(told).toEqual([]);
});

test('an abort ends a wait at once, and leaves nobody behind', async () => {
  const { changes } = counter();
  const controller = new AbortController();
  const wait = untilChange((tell) => changes.onChange(0, tell), controller.signal);
  controller.abort(new Error('gone'));
  await expect(wait).rejects.toThrow('gone');
  expect(changes.waiting).toBe(0);
});

test('whoever waits has seen the present, whatever comes in between', async () => {
  for (let seed = 0; seed < 50; seed++) {
    const random = seededRandom(seed);
    const { changes, count, present } = counter();
    let told = 0;
    let asked = 0;
    for (let move = 0; move < 40; move++) {
      const since = present() - below(random, 3);
      asked++;
      const cancel = changes.onChange(since, () => told++);
      if (below(random, 4) === 0 && changes.waiting > 0 && since === present()) {
        cancel();
        told++; // it counts as told: it must not be told any more
      }
      if (below(random, 2) === 0) count();
      if (below(random, 2) === 0) await Promise.resolve();
      changes.checkRep();
    }
    count();
    await Promise.resolve();
    expect([told, changes.waiting], `seed ${seed}`).toEqual([asked, 0]);
  }
});
