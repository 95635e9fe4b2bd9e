/** Choosing a team, in a lobby where everybody may. */

import type { PlayerId } from '../../shared/card.ts';
import { routes } from '../../shared/paths.ts';

/** What came of it is in the next view; a team that others have filled meanwhile is refused. */
export async function chooseTeam(player: PlayerId, team: number): Promise<void> {
  await fetch(routes.team(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ player, team }),
  }).catch(() => undefined); // out of reach: the screen says so
}
