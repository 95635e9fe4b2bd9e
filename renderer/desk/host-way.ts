/** How the host plays at the host's own page: never asked, never away, and free to only watch. */

import type { PlayerId } from '../../shared/card.ts';
import type { HostApi, HostState } from '../../shared/host-api.ts';
import { loadText, saveText } from '../net/storage.ts';
import { type Player, type PlayerOptions, type Shown, openPlayer } from '../state/player.ts';

const WATCHES = 'watches';

export function openHostPlayer(
  api: HostApi,
  shown: Shown,
  options: Omit<PlayerOptions, 'host' | 'watches'>,
): Player {
  /** Undefined where the powers do not answer; the desk says why. */
  const state = async (id: PlayerId): Promise<HostState | undefined> => {
    const answer = await api.state({ player: id }).catch(() => undefined);
    return answer?.ok === true ? answer.value : undefined;
  };
  const player = openPlayer(shown, {
    ...options,
    watches: loadText(WATCHES) === 'true',
    host: {
      code: async (id) => (await state(id))?.code ?? undefined,
      standUp: (seat) => api.standUp({ seat }),
    },
  });
  player.session.watches.subscribe((watches) => saveText(WATCHES, String(watches)));
  return player;
}
