/** Strings as they are; functions as an empty list, for the caller to fill. */
export function collect(path: string, value: unknown, into: Map<string, readonly string[]>): void {
  if (typeof value === 'string') into.set(path, [value]);
  else if (typeof value === 'function') into.set(path, []);
  else {
    for (const [key, inner] of Object.entries(value as object)) {
      collect(path === '' ? key : `${path}.${key}`, inner, into);
    }
  }
}
