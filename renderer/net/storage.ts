/**
 * What the browser keeps for this host, and where this device keeps what its player likes: the
 * desktop app does that in its settings, because a browser keeps it for one origin, and so for one port;
 * everywhere else the browser does.
 */

import type { PlayerId } from '../../shared/card.ts';
import type { DesktopApi, KeptByApp } from '../../shared/desktop-api.ts';

const PREFIX = 'memory-scramble.';

/** A browser may forbid to keep anything; then this visit is all there is. */
function keeper(storage: () => Storage) {
  return {
    load: (key: string): string | undefined => {
      try {
        return storage().getItem(PREFIX + key) ?? undefined;
      } catch {
        return undefined; // forbidden
      }
    },
    save: (key: string, value: string): void => {
      try {
        storage().setItem(PREFIX + key, value);
      } catch {
        // Full or forbidden: the game goes on, only a reload would not remember.
      }
    },
  };
}

export const { load: loadHere, save: saveHere } = keeper(() => localStorage);
export const { load: loadTab, save: saveTab } = keeper(() => sessionStorage);

let app: { readonly prefer: DesktopApi['prefer']; kept: KeptByApp } | undefined;

/** From now on the app keeps it; undefined: the browser. Before anything is loaded. */
export async function openKept(
  desktop: Pick<DesktopApi, 'kept' | 'prefer'> | undefined,
): Promise<void> {
  app = desktop && { prefer: desktop.prefer, kept: await desktop.kept() };
}

export function loadText(key: string): string | undefined {
  return app === undefined ? loadHere(key) : app.kept.preferences[key];
}

export function saveText(key: string, value: string): void {
  if (app === undefined) return saveHere(key, value);
  app.kept = { ...app.kept, preferences: { ...app.kept.preferences, [key]: value } };
  void app.prefer(key, value);
}

/** What outlives a reload of this tab; the app, which has one window, keeps it over its end as well. */
export function loadPlace(key: string): string | undefined {
  return app === undefined ? loadTab(key) : loadText(key);
}

export function savePlace(key: string, value: string): void {
  if (app === undefined) saveTab(key, value);
  else saveText(key, value);
}

/** Who the app says that its host is; undefined outside of the app. */
export function idKeptByApp(): PlayerId | undefined {
  return app?.kept.ownId;
}

export function loadName(): string | undefined {
  return loadText('name');
}

export function saveName(name: string): void {
  saveText('name', name);
}
