/**
 * Fetches the files of a part of the page before its script runs. The build calls it in place of Vite's
 * own helper (vite.config.ts), which is three times as large: that one also knows nonces, other origins
 * and an event that nobody hears here.
 */

const coming = new Map<string, Promise<unknown>>();

/** @param files the scripts and styles of that part */
async function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(ask));
  return load();
}

/** A script comes by itself, too; a style is waited for, because the part would be shown without it. */
async function ask(file: string): Promise<void> {
  const href = `/${file}`;
  const isStyle = file.endsWith('.css');
  if (document.querySelector(`link[href="${href}"]`) === null) {
    const link = document.createElement('link');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.href = href;
    if (isStyle) coming.set(file, arrival(link, file));
    document.head.append(link);
  }
  await coming.get(file);
}

/** Whoever asks for the part again after a failure no longer waits: styles.ts asks for it until it comes. */
function arrival(link: HTMLLinkElement, file: string): Promise<unknown> {
  return new Promise((done, fail) => {
    link.addEventListener('load', done);
    link.addEventListener('error', () => {
      coming.delete(file);
      fail(new Error(`Unable to preload CSS ${link.href}`));
    });
  });
}

export { preload as __vitePreload };
