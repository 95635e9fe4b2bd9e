import { play } from '../../../main/check/play.ts';
import { type Scenario, subjectOf } from '../../../main/check/scenario.ts';
import { scenarios } from '../../../main/check/scenarios/index.ts';
import { type Play, shorten } from '../../../main/check/shorten.ts';
import { type Flaw, flaws } from './flaws.ts';
import { studentHere } from './server.ts';

const required = scenarios.filter(({ level }) => level === 'required');

/** Flaws that moves one after the other can show; races need several requests at the same time. */
export const shownByMoves = (Object.keys(flaws) as readonly Flaw[]).filter(
  (flaw) => flaws[flaw] !== 'race',
);

export const races = (Object.keys(flaws) as readonly Flaw[]).filter(
  (flaw) => flaws[flaw] === 'race',
);

/** Plays on a student's board with this flaw. */
export function playWith(flaw: Flaw): Play {
  return (scenario, everybodyLooks) =>
    play(scenario, studentHere(scenario.file, { flaw }), { judgedBy: 'rules', everybodyLooks });
}

/** A scenario that fails with a flaw, and the fewest moves of it that do. */
export interface Found {
  readonly scenario: Scenario;
  readonly short: Scenario;
}

/** The first scenario that a flaw fails; those of its rule come first. */
export async function find(flaw: Flaw): Promise<Found | undefined> {
  const playOn = playWith(flaw);
  const ofRule = required.filter((scenario) => subjectOf(scenario) === flaws[flaw]);
  for (const scenario of [...ofRule, ...required]) {
    const verdict = await playOn(scenario, false);
    if (verdict.kind !== 'failed') continue;
    const once = { atOnce: 1, mayGoOn: () => true };
    return { scenario, short: await shorten(scenario, verdict.failure.moves, playOn, once) };
  }
  return undefined;
}

/** A row of the table in docs/CHECK.md. */
export function rowOf(flaw: Flaw, { scenario, short }: Found): string {
  return `| ${flaw} | ${scenario.id} | ${short.moves.length} |`;
}
