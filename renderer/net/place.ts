/**
 * What the link carries behind its #, which no browser sends anywhere: the code of the door for
 * friends, the secret of the host for the host, and the seat of a page that followed its host to
 * another address. All is taken out of the address bar at once.
 */

import type { HostWindowApi } from '../../shared/desktop-api.ts';
import type { Carried } from './identity.ts';
import { loadTab, saveTab } from './storage.ts';

export interface Fragment {
  readonly code: string | undefined;
  readonly secret: string | undefined;
  readonly carried: Carried | undefined;
}

export function takeFragment(): Fragment {
  const given = new URLSearchParams(location.hash.slice(1));
  if (location.hash !== '') {
    history.replaceState(null, '', location.pathname + location.search);
  }
  const [id, name] = [given.get('seat'), given.get('name')];
  return {
    code: keep('code', given),
    secret: keep('host', given),
    carried: id === null ? undefined : { id, name },
  };
}

/** Kept for the tab, so that a reload knows it. */
function keep(key: string, given: URLSearchParams): string | undefined {
  const value = given.get(key);
  if (value !== null) saveTab(key, value);
  return value ?? loadTab(key);
}

/** The host's powers as the desktop app puts them here, at the host's own origin only. */
export function desktopHost(): HostWindowApi | undefined {
  return (globalThis as { readonly memoryScrambleHost?: HostWindowApi }).memoryScrambleHost;
}

/** The host's own computer has names for itself that are of no use to anybody else. */
export function isForFriends(address: string): boolean {
  return !/^(localhost|127\.[\d.]*|\[::1\])?(:\d+)?$/.test(address);
}
