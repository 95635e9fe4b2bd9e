/** The page from its sources, changed in every open browser as soon as a file is saved. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pages } from '../../shared/paths.ts';
import { packageDirectory } from '../host/package-files.ts';
import type { PageHandler } from './app.ts';

const PAGES: ReadonlySet<string> = new Set(Object.values(pages));

/** What Vite makes of the sources. It answers only addresses that no route of the game has taken. */
export async function servePageSources(): Promise<PageHandler> {
  const { createServer } = await import('vite'); // a tool of development, not there for players
  const root = join(packageDirectory, 'renderer');
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'warn', // the first line on stdout is the host's
    server: { middlewareMode: true, allowedHosts: true }, // host-names.ts has read `Host`
  });
  return (request, response, next) => {
    if (!PAGES.has(request.path)) return vite.middlewares(request, response, next);
    readFile(join(root, 'index.html'), 'utf8')
      .then((html) => vite.transformIndexHtml(request.url, html))
      .then((html) => response.type('html').end(html), next);
  };
}
