import { vi } from 'vitest';

/** What a browser keeps. */
export class TestStorage {
  readonly #kept = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
}

const ends: (() => unknown)[] = [];

/** To be done, and waited for, while there still is a browser. */
export function beforeItEnds(end: () => unknown): void {
  ends.push(end);
}

/** A browser that keeps things, as far as the page below its views needs one. @returns its end */
export function stubBrowser(): () => Promise<void> {
  vi.stubGlobal('localStorage', new TestStorage());
  vi.stubGlobal('sessionStorage', new TestStorage());
  vi.stubGlobal('document', { hidden: false, documentElement: { lang: 'en' } });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  return async () => {
    await Promise.all(ends.splice(0).map((end) => end()));
    vi.unstubAllGlobals();
  };
}
