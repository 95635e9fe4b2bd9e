/** A seat that comes from another address of the same host, in the fragment of the link. */

import { isPlayerId, isSecret } from '../../shared/player-id.ts';
import { GameClient } from './client.ts';
import { type Carried, knownId, saveId } from './identity.ts';
import { saveName } from './storage.ts';

const ANSWER_MS = 5_000;

/**
 * Goes on at that seat, where the host knows it. A link must not make somebody else of who sits here
 * already, so their own seat comes first (docs/decisions/0014).
 */
export async function takeSeat({ id, name }: Carried): Promise<void> {
  if (!isPlayerId(id) || !isSecret(id)) return;
  const own = knownId();
  if (own !== undefined && (await hasSeat(own))) return;
  if (!(await hasSeat(id))) return;
  saveId(id);
  if (name !== null) saveName(name);
}

async function hasSeat(id: string): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ANSWER_MS);
  try {
    const followed = await new GameClient().table(id, {}, limit.signal);
    if (followed.kind !== 'view') return false;
    const { seat, removed } = followed.view.you;
    return seat !== null && !removed;
  } catch {
    return false; // no answer: then nobody's seat is here, as far as anybody can tell
  } finally {
    clearTimeout(timer);
  }
}
