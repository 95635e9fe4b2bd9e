/** The page from its sources, changed in every open browser as soon as a file is saved. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { packageDirectory } from '../host/package-files.ts';

const PAGES = new Set(['/', '/tv']);

/** What Vite makes of the sources; every other address is left to the game. */
export async function servePageSources(): Promise<RequestHandler> {
  const { createServer } = await import('vite'); // a tool of development, not there for players
  const root = join(packageDirectory, 'renderer');
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'warn', // the first line on stdout is the host's
    server: { middlewareMode: true, allowedHosts: true },
  });
  return async (request, response, next) => {
    if (!PAGES.has(request.path)) return vite.middlewares(request, response, next);
    const html = await readFile(join(root, 'index.html'), 'utf8');
    response.type('html').end(await vite.transformIndexHtml(request.url, html));
  };
}
