/**
 * Who I am: a secret of 128 random bits, so that a reload or a locked phone comes back to the same
 * seat.
 */

import { idKeptByApp, loadHere, loadTab, saveHere, saveTab } from './storage.ts';

/** The page is no secure context on a LAN address: there is `getRandomValues`, not `randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Who somebody is, on the way from another address of the same host. */
export interface Carried {
  readonly id: string;
  readonly name: string | null;
}

/** This tab's own id, else the browser's; undefined: nobody has played here yet. */
export function knownId(): string | undefined {
  return loadTab('id') ?? loadHere('id');
}

/** From now on this tab, and what is opened beside it, plays as this player. */
export function saveId(id: string): void {
  if (loadTab('id') !== undefined) saveTab('id', id);
  else saveHere('id', id);
}

/** The app's, for its host; else this tab's own id, else the browser's, else a new one. */
export function loadId(): string {
  const own = idKeptByApp();
  if (own !== undefined) return own;
  const known = knownId() ?? newId();
  if (loadTab('id') === undefined) saveHere('id', known);
  return known;
}

/** From now on this tab, and no other, plays as another player. */
export function becomeAnother(): string {
  const id = newId();
  saveTab('id', id);
  return id;
}
