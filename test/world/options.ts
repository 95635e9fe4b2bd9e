import { parseWhole } from '../../shared/card.ts';
import { UsageError, parseArguments } from '../../main/system/arguments.ts';

export const WORLD_USAGE = `Usage: npm run world -- [options]

Worlds from seeds: players, a network, a host and a disk, with their faults.

  --seed NUMBER    one world, with all that happens in it
  --seeds COUNT    so many worlds; default: 100
  --from NUMBER    the first seed of them; default: a fresh one, which is printed
  --help
`;

export interface WorldOptions {
  readonly from: number;
  readonly count: number;
}

const SEED_MAX = 2 ** 32 - 1;

const text = { type: 'string' } as const;
const options = { seed: text, seeds: text, from: text, help: { type: 'boolean' } } as const;

/** @throws UsageError */
export function parseWorldOptions(
  args: readonly string[],
  freshSeed: () => number,
): WorldOptions | 'help' {
  const { values } = parseArguments({ args: [...args], options });
  if (values.help === true) return 'help';
  if (values.seed !== undefined) return { from: whole('seed', values.seed), count: 1 };
  return {
    from: values.from === undefined ? freshSeed() : whole('from', values.from),
    count: whole('seeds', values.seeds ?? '100'),
  };
}

function whole(name: string, digits: string): number {
  const value = parseWhole(digits);
  if (value !== undefined && value <= SEED_MAX) return value;
  throw new UsageError(`--${name} is a whole number from 0 to ${SEED_MAX}`);
}
