/**
 * Who this tab plays as. The id is a secret of 128 random bits, kept by the browser for this host,
 * so that a reload or a locked phone comes back to the same seat.
 */

const ID = 'memory-scramble.id';
const NAME = 'memory-scramble.name';

/** The page is no secure context on a LAN address: there is `getRandomValues`, not `randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** This tab's own id, else the browser's, else a new one. */
export function loadId(): string {
  const known = read(tabStorage(), ID) ?? read(browserStorage(), ID);
  if (known !== undefined && /^[0-9a-f]{32}$/.test(known)) return known;
  const id = newId();
  write(browserStorage(), ID, id);
  return id;
}

/** From now on this tab, and no other, plays as another player. */
export function becomeAnother(): string {
  const id = newId();
  write(tabStorage(), ID, id);
  return id;
}

export function loadName(): string | undefined {
  return read(browserStorage(), NAME);
}

export function saveName(name: string): void {
  write(browserStorage(), NAME, name);
}

export function loadTab(key: string): string | undefined {
  return read(tabStorage(), `memory-scramble.${key}`);
}

export function saveTab(key: string, value: string): void {
  write(tabStorage(), `memory-scramble.${key}`, value);
}

export function loadText(key: string): string | undefined {
  return read(browserStorage(), `memory-scramble.${key}`);
}

export function saveText(key: string, value: string): void {
  write(browserStorage(), `memory-scramble.${key}`, value);
}

function browserStorage(): Storage | undefined {
  return storage(() => localStorage);
}

function tabStorage(): Storage | undefined {
  return storage(() => sessionStorage);
}

/** A browser may forbid to keep anything; then this visit is all there is. */
function storage(open: () => Storage): Storage | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

function read(from: Storage | undefined, key: string): string | undefined {
  return from?.getItem(key) ?? undefined;
}

function write(to: Storage | undefined, key: string, value: string): void {
  try {
    to?.setItem(key, value);
  } catch {
    // The storage is full or forbidden: the game goes on, only a reload would not remember.
  }
}
