/**
 * What the browser keeps for this host: who I am, and what I like. The id is a secret of 128 random
 * bits, so that a reload or a locked phone comes back to the same seat.
 */

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

export const { load: loadText, save: saveText } = keeper(() => localStorage);
export const { load: loadTab, save: saveTab } = keeper(() => sessionStorage);

/** The page is no secure context on a LAN address: there is `getRandomValues`, not `randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** This tab's own id, else the browser's, else a new one. */
export function loadId(): string {
  const known = loadTab('id') ?? loadText('id') ?? newId();
  if (loadTab('id') === undefined) saveText('id', known);
  return known;
}

/** From now on this tab, and no other, plays as another player. */
export function becomeAnother(): string {
  const id = newId();
  saveTab('id', id);
  return id;
}

export function loadName(): string | undefined {
  return loadText('name');
}

export function saveName(name: string): void {
  saveText('name', name);
}
