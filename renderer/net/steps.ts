/** The steps of the running game, as a call. */

import type { PlayerId } from '../../shared/card.ts';
import { type StepsQuery, routes } from '../../shared/paths.ts';
import type { RecentSteps } from '../../shared/record.ts';

/** @returns undefined where nothing happened while it waited; who is not let in gets an exception */
export async function fetchSteps(
  player: PlayerId,
  query: StepsQuery,
  signal: AbortSignal,
): Promise<RecentSteps | undefined> {
  const response = await fetch(routes.steps(player, query), { signal, cache: 'no-store' });
  if (response.status === 304) return undefined;
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as RecentSteps;
}
