/**
 * What the link carries behind its #, which no browser sends anywhere: the code of the door for
 * friends, the secret of the host for the host. Both are taken out of the address bar at once.
 */

import { loadTab, saveTab } from './identity.ts';

export function takeFragment(): { code: string | undefined; secret: string | undefined } {
  const given = new URLSearchParams(location.hash.slice(1));
  if (location.hash !== '') {
    history.replaceState(null, '', location.pathname + location.search);
  }
  return { code: keep('code', given), secret: keep('host', given) };
}

/** Kept for the tab, so that a reload knows it. */
function keep(key: string, given: URLSearchParams): string | undefined {
  const value = given.get(key);
  if (value !== null) saveTab(key, value);
  return value ?? loadTab(key);
}
