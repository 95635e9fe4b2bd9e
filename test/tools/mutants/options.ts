import { parseWhole } from '../../../shared/card.ts';
import { UsageError, parseArguments } from '../../../main/system/arguments.ts';
import { type Area, areas } from './areas.ts';

export const MUTANTS_USAGE = `Usage: npm run mutants -- [options]

Small mutations of the sources, from a seed; each must be noticed by the tests of its folder.

  --seed NUMBER    which of all mutations are tried; default: 1
  --count COUNT    how many in each folder; default: 60
  --only FOLDER    one folder: ${areas.map(({ name }) => name).join(', ')}
  --all            also lists the mutations that are noticed, and by which test
  --help
`;

export interface MutantsOptions {
  readonly seed: number;
  readonly count: number;
  readonly areas: readonly Area[];
  /** Whether to list noticed mutations as well. */
  readonly all: boolean;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = { seed: text, count: text, only: text, all: flag, help: flag } as const;

/** @throws UsageError */
export function parseMutantsOptions(args: readonly string[]): MutantsOptions | 'help' {
  const { values } = parseArguments({ args: [...args], options });
  if (values.help === true) return 'help';
  const chosen = areas.filter(({ name }) => values.only === undefined || name === values.only);
  if (chosen.length === 0) throw new UsageError(`there is no folder ${values.only} to mutate`);
  return {
    seed: whole('seed', values.seed ?? '1'),
    count: whole('count', values.count ?? '60'),
    areas: chosen,
    all: values.all === true,
  };
}

function whole(name: string, digits: string): number {
  const value = parseWhole(digits);
  if (value !== undefined) return value;
  throw new UsageError(`--${name} is a whole number`);
}
