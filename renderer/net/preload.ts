/**
 * Fetches the styles of a part of the page before its script runs, because it would be shown without
 * them. The build calls it in place of Vite's own helper (vite.config.ts), which is three times as
 * large: that one also knows nonces, other origins and an event that nobody hears here.
 */

const coming = new Map<string, Promise<unknown>>();

async function preload<T>(load: () => Promise<T>, styles: readonly string[] = []): Promise<T> {
  await Promise.all(styles.map(ask));
  return load();
}

async function ask(style: string): Promise<void> {
  const href = `/${style}`;
  if (document.querySelector(`link[href="${href}"]`) === null) coming.set(style, fetchStyle(href));
  await coming.get(style);
}

/** Whoever asks again after a failure no longer waits: styles.ts asks for it until it comes. */
function fetchStyle(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return new Promise((done, fail) => {
    link.addEventListener('load', done);
    link.addEventListener('error', () => {
      coming.delete(href.slice(1));
      fail(new Error(`Unable to preload CSS ${href}`));
    });
  });
}

export { preload as __vitePreload };
