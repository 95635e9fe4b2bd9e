/**
 * Fetches the files of a part of the page before its script runs. The build calls it in place of Vite's
 * own helper (vite.config.ts), which is three times as large: that one also knows nonces, other origins
 * and an event that nobody hears here.
 */

const asked = new Map<string, Promise<unknown>>();

/** @param files the scripts and styles of that part */
export async function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []) {
  await Promise.all(files.map(ask));
  return load();
}

/** A script comes by itself, too; a style is waited for, because the part would be shown without it. */
function ask(file: string): Promise<unknown> | undefined {
  const before = asked.get(file);
  const href = `/${file}`;
  if (before !== undefined || document.querySelector(`link[href="${href}"]`) !== null)
    return before;
  const isStyle = file.endsWith('.css');
  const link = Object.assign(document.createElement('link'), {
    rel: isStyle ? 'stylesheet' : 'modulepreload',
    href,
  });
  const coming = new Promise((done, fail) => {
    link.onload = done;
    link.onerror = fail;
  });
  document.head.append(link);
  if (!isStyle) return undefined;
  asked.set(file, coming);
  return coming.catch((error: unknown) => {
    asked.delete(file); // whoever asks for the part again asks for this again
    throw error;
  });
}
