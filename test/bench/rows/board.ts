import { Child, withChildren } from '../child.ts';
import type { BoardAloneAnswers } from '../processes/board-alone.ts';
import { interleaved, median, medianRatio } from '../rounds.ts';
import { type Bench, times, verdict, whole } from '../row.ts';

const SIZE_GOAL = 1.5;
const CHECK_GOAL = 2;
/** The same, as far as it can be measured. */
const FULL_GOAL = 1.3;

export const board: Bench = {
  name: 'board',
  run: async (pick) => {
    const alone = new Child<BoardAloneAnswers>('board-alone', ['--expose-gc']);
    return withChildren([alone], async () => {
      const games = pick(100, 2);
      const sides = {
        small: () => alone.ask('play', { size: 10, check: 'touched', games }),
        large: () => alone.ask('play', { size: 100, check: 'touched', games }),
        unchecked: () => alone.ask('play', { size: 10, check: 'none', games }),
        recorded: () => alone.ask('play', { size: 10, check: 'touched', games, recorded: 'new' }),
        full: () => alone.ask('play', { size: 10, check: 'touched', games, recorded: 'full' }),
      };
      const fullRecord = await alone.ask('full', 10);
      await interleaved(pick(3, 1), sides);
      const rounds = await interleaved(pick(9, 1), sides);
      const bySize = medianRatio(rounds, 'large', 'small');
      const byChecks = medianRatio(rounds, 'small', 'unchecked');
      const byRecord = medianRatio(rounds, 'recorded', 'small');
      const recordUs = median(rounds.recorded) - median(rounds.small);
      const byFullness = medianRatio(rounds, 'full', 'recorded');
      const perSecond = 1e6 / median(rounds.small);
      const [small, large] = [await alone.ask('shares', 10), await alone.ask('shares', 100)];
      return [
        {
          what: 'Board alone, 16 players: a flip on 100×100 to one on 10×10',
          goal: `≤ ${times(SIZE_GOAL)}`,
          measured: `${times(bySize)} (${whole(perSecond)} flips/s on 10×10)`,
          verdict: verdict(bySize <= SIZE_GOAL),
          figures: {
            ratio: bySize,
            perSecond,
            perSecondLarge: 1e6 / median(rounds.large),
            waits: small.waits,
            matches: small.matches,
            misses: small.misses,
            waitsLarge: large.waits,
            matchesLarge: large.matches,
            missesLarge: large.misses,
          },
        },
        {
          what: 'Board alone, 16 players: checks on to checks off',
          goal: `≤ ${times(CHECK_GOAL)}`,
          measured: `${times(byChecks)} (${median(rounds.small).toFixed(2)} µs a flip)`,
          verdict: verdict(byChecks <= CHECK_GOAL),
          figures: {
            ratio: byChecks,
            us: median(rounds.small),
            uncheckedUs: median(rounds.unchecked),
          },
        },
        {
          what: 'Board alone, 16 players: with its record to without',
          goal: 'reported',
          measured: `${times(byRecord)} (${recordUs.toFixed(2)} µs more a flip)`,
          verdict: 'reported',
          figures: { ratio: byRecord, us: median(rounds.recorded) },
        },
        {
          what: 'a flip while its record has 100,000 steps, to one while it is new',
          goal: `≤ ${times(FULL_GOAL)}`,
          measured: `${times(byFullness)} (${whole(fullRecord.bytes / 2 ** 20)} MiB of memory; ${whole(fullRecord.rendered / 2 ** 20)} MiB rendered in ${whole(fullRecord.ms)} ms)`,
          verdict: verdict(byFullness <= FULL_GOAL),
          figures: { ratio: byFullness, us: median(rounds.full), ...fullRecord },
        },
      ];
    });
  },
};
