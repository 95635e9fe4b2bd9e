/** The host's powers as its page calls them: through the desktop app, or over HTTP with the secret. */

import type { HostAnswer, HostApi, PowerName } from '../../shared/host-api.ts';
import { routes } from '../../shared/paths.ts';
import { desktopHost } from '../net/desktop.ts';

/** The powers of the desktop app, or those that the secret opens. */
export function findHost(secret: string | undefined): HostApi {
  return desktopHost() ?? httpHost(secret ?? '');
}

/** Browsers let a page that is closed send up to 64 KiB. */
const KEPT_ALIVE_MAX = 60_000;

function httpHost(secret: string): HostApi {
  const call = async (power: PowerName, argument: unknown): Promise<HostAnswer<unknown>> => {
    const body = JSON.stringify(argument);
    const response = await fetch(routes.power(power), {
      method: 'POST',
      cache: 'no-store',
      // What was typed last may be sent while the page is closed.
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
