import { describe, expect, test } from 'vitest';
import { shortest } from '../../main/check/shrink.ts';

/** Whether all of `needed` are among the items. */
const needs = (needed: readonly number[]) => async (items: readonly number[]) =>
  needed.every((one) => items.includes(one));

const upTo = (count: number) => Array.from({ length: count }, (_, number) => number);

describe('the shortest list', () => {
  test.each([[[]], [[0]], [[99]], [[3, 50, 51, 98]]])(
    'keeps what is needed alone: %j',
    async (needed) => {
      expect(await shortest(upTo(100), { suffices: needs(needed) })).toEqual(needed);
      const inParallel = { suffices: needs(needed), atOnce: 4 };
      expect(await shortest(upTo(100), inParallel)).toEqual(needed);
    },
  );

  test('loses both of two items that are only needed for each other', async () => {
    const suffices = async (items: readonly number[]) =>
      items.includes(7) && items.includes(4) === items.includes(5);
    const partnerOf = (items: readonly number[], at: number) => items.indexOf((items[at] ?? 0) - 1);
    expect(await shortest(upTo(8), { suffices, oneByOneMax: 8 })).toEqual([4, 5, 7]);
    expect(await shortest(upTo(8), { suffices, partnerOf, oneByOneMax: 8 })).toEqual([7]);
  });

  test('loses whole kinds first', async () => {
    const tried: (readonly number[])[] = [];
    const suffices = async (items: readonly number[]) => {
      tried.push(items);
      return items.includes(5);
    };
    const kindsOf = (item: number) => [item % 2 === 0 ? 'even' : 'odd'];
    expect(await shortest(upTo(6), { suffices, kindsOf })).toEqual([5]);
    expect(tried[0]).toEqual([1, 3, 5]);
  });

  test('is found in few tries where little is needed', async () => {
    let tries = 0;
    const suffices = (items: readonly number[]) => {
      tries++;
      return needs([17, 4_000])(items);
    };
    expect(await shortest(upTo(5_000), { suffices })).toEqual([17, 4_000]);
    expect(tries).toBeLessThan(100);
  });

  test('is not looked for any longer than it may be', async () => {
    let tries = 0;
    const suffices = async () => {
      tries++;
      return false;
    };
    await shortest(upTo(100), { suffices, mayGoOn: () => tries < 10 });
    expect(tries).toBe(10);
  });
});
