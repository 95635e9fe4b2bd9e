/** The styles of parts of the page that come later: none is shown without them. */

const AGAIN_MS = 2_000;

export function keepAskingForStyles(): void {
  const askAgain = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement)
      setTimeout(() => target.replaceWith(target.cloneNode()), AGAIN_MS);
  };
  document.addEventListener('error', askAgain, true); // such an error does not bubble
}

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

/** Asking again after a failure does not wait: keepAskingForStyles asks until it comes. */
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
