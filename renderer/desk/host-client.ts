/**
 * The host at the host's own page: the powers, and a player who is never asked for a name and
 * never away.
 */

import type { PlayerId } from '../../shared/card.ts';
import type { HostApi, PowerName } from '../../shared/host-api.ts';
import type { HostAnswer, HostState } from '../../shared/host-state.ts';
import { routes } from '../../shared/paths.ts';
import { desktopHost } from '../net/place.ts';
import { loadText, saveText } from '../net/storage.ts';
import { openPlayer, type Player, type PlayerOptions, type Shown } from '../state/player.ts';

/** The powers of the desktop app, or those that the secret opens. */
export function findHost(secret: string | undefined): HostApi {
  return desktopHost() ?? httpHost(secret ?? '');
}

/** A closing page may send up to 64 KiB. */
const KEPT_ALIVE_MAX = 60_000;

function httpHost(secret: string): HostApi {
  const call = async (power: PowerName, argument: unknown): Promise<HostAnswer<unknown>> => {
    const body = JSON.stringify(argument);
    const response = await fetch(routes.power(power), {
      method: 'POST',
      cache: 'no-store',
      // The last words may be sent while the page closes.
      keepalive: power === 'keepDraft' && new Blob([body]).size < KEPT_ALIVE_MAX,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
      body,
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as HostAnswer<unknown>;
  };
  // Every property is a power of that name; the type says which there are.
  return new Proxy({} as HostApi, {
    get: (_, power: string) => (argument: unknown) => call(power as PowerName, argument),
  });
}

const WATCHES = 'watches';

/** The host may also only watch. */
export function openHostPlayer(
  api: HostApi,
  shown: Shown,
  options: Omit<PlayerOptions, 'host' | 'watches'>,
): Player {
  /** Undefined if the powers do not answer; the desk says why. */
  const state = async (id: PlayerId): Promise<HostState | undefined> => {
    const answer = await api.state({ player: id }).catch(() => undefined);
    return answer?.ok === true ? answer.value : undefined;
  };
  const player: Player = openPlayer(shown, {
    ...options,
    watches: loadText(WATCHES) === 'true',
    host: {
      code: async (id) => (await state(id))?.code ?? undefined,
      standUp: (seat) => api.standUp({ seat, table: player.client.at }),
    },
  });
  player.session.watches.subscribe((watches) => saveText(WATCHES, String(watches)));
  return player;
}

/** The address of a host as it is typed: `192.168.1.23:8080` */
export function plainAddress(joinLink: string): string {
  return joinLink.replace(/^http:\/\/|\/(#.*)?$/g, '');
}
