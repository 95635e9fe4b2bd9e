import { describe, expect, test } from 'vitest';
import { pillKind, touchedBy } from '../../../renderer/game/xray-lanes.ts';
import { XrayLog } from '../../../renderer/game/xray-log.ts';
import { hosted } from '../../support/hosted.ts';
import { failsBy } from '../../support/promises.ts';
import { randomGame } from '../../support/random-game.ts';

type Host = ReturnType<typeof hosted>;

function logOf({ recorder, table }: Pick<Host, 'recorder' | 'table'>): XrayLog {
  const log = new XrayLog();
  while (log.count < recorder.record.count || log.game === undefined) {
    log.take(recorder.stepsAfter({ since: log.count }), table.view());
  }
  return log;
}

/** A card that is handed over, a pair, and somebody whose wait is in vain; a second each. */
async function story() {
  const host = hosted('A B / B A');
  const { alice, bob, charlie, clock } = host;
  await alice.flip(0, 0); // 0 s: 1-B
  clock.pass(1_000);
  const waits = bob.flip(0, 0); // 1 s: 1-D
  clock.pass(1_000);
  await alice.flip(0, 1); // 2 s: 2-E, 4-E
  await waits;
  clock.pass(1_000);
  await bob.flip(1, 1); // 3 s: 2-D
  clock.pass(1_000);
  const inVain = charlie.flip(1, 1); // 4 s: 1-D
  clock.pass(1_000);
  await bob.flip(1, 0); // 5 s: 3-A, 1-B; charlie fails by 1-A
  await failsBy('1-A', inVain);
  return { host, log: logOf(host) };
}

describe('the lanes', () => {
  test('have a bar for each card that is had, each pair and each wait', async () => {
    const { log } = await story();
    const bars = log.lanes.bars.map(({ seat, kind, at, from, to }) => [seat, kind, at, from, to]);
    expect(bars).toEqual([
      [0, 'has', 0, 0, 2_000],
      [1, 'wait', 0, 1_000, 2_000],
      [1, 'has', 0, 2_000, 3_000],
      [1, 'pair', 3, 3_000, 5_000],
      [2, 'wait', 3, 4_000, 5_000],
      [1, 'has', 2, 5_000, undefined],
    ]);
  });

  test('have a line for what is handed over, and one for what is gone', async () => {
    const { log } = await story();
    expect(log.lanes.links).toEqual([
      { kind: 'give', ms: 2_000, step: 3, from: 0, to: 1 },
      { kind: 'lapse', ms: 5_000, step: 6, from: 1, to: 2 },
    ]);
  });

  test('say by which rules: the last one, and what the same flip did before, but for 2-C', async () => {
    const { log } = await story();
    const marks = log.lanes.marks.map(({ ms, seat, before, rule }) => {
      return `${ms / 1_000} s, ${seat}: ${[...before, rule].join(' ')}`;
    });
    expect(marks).toEqual([
      '0 s, 0: 1-B',
      '1 s, 1: 1-D',
      '2 s, 0: 2-E',
      '2 s, 1: 4-E',
      '3 s, 1: 2-D',
      '4 s, 2: 1-D',
      '5 s, 1: 3-A 1-B',
      '5 s, 2: 1-A',
    ]);
    expect(['2-D', '2-B', '1-D', '4-E', '1-B'].map((rule) => pillKind(rule as '2-D'))).toEqual([
      'good',
      'note',
      'wait',
      'over',
      'plain',
    ]);
  });

  test('know which spots and players a step is about', async () => {
    const { log } = await story();
    const third = log.step(3);
    if (third === undefined) throw new Error('there is no third step');
    expect(touchedBy(third)).toEqual({ spots: [1, 0], seats: [0, 1] });
  });

  test('nobody has, or waits for, two things at once; everything that ended, began', async () => {
    for (let seed = 1; seed <= 20; seed++) {
      const log = logOf(await randomGame('A B C D / B A D C / E F F E', seed, { isWild: true }));
      for (const seat of [0, 1, 2, 3]) {
        const own = log.lanes.bars.filter((bar) => bar.seat === seat);
        for (const [index, { from, to }] of own.entries()) {
          const next = own[index + 1];
          if (to !== undefined) expect(to).toBeGreaterThanOrEqual(from);
          if (next !== undefined) expect(to ?? Infinity).toBeLessThanOrEqual(next.from);
        }
      }
      expect(log.lanes.bars.length).toBeGreaterThan(10);
    }
  });
});
