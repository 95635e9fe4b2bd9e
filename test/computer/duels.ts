import { tallyMinds } from '../../main/simulation/mind-tallies.ts';
import { type Mind, minds } from '../../main/simulation/minds.ts';
import { pairs } from './room.ts';

/** How many games a duel has: of the seeds from 0 on, so each time the same. */
export const GAMES = 1_000;

/** The document that has the table of all against all. */
export const DOCUMENT = 'docs/COMPUTER.md';

/** What came of the games of two. */
export interface Duel {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/** `one` against `other`, on 6 × 6 unless said otherwise; told by the other, the games are the same. */
export async function duel(one: Mind, other: Mind, rows = 6, columns = 6): Promise<Duel> {
  if (minds.indexOf(one) > minds.indexOf(other))
    return turned(await duel(other, one, rows, columns));
  const games = { games: GAMES, seed: 0 };
  const [first, second] = await tallyMinds(pairs(rows, columns), [one, other], games);
  return { wins: first?.wins ?? 0, losses: second?.wins ?? 0, ties: first?.ties ?? 0 };
}

export function turned({ wins, losses, ties }: Duel): Duel {
  return { wins: losses, losses: wins, ties };
}

/** A cell of the table in the document. */
export function cell({ wins, losses }: Duel): string {
  return `${percent(wins)} : ${percent(losses)}`;
}

function percent(games: number): string {
  return ((100 * games) / GAMES).toFixed(1);
}
