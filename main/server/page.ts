/** The page for browsers: as it was built, or in development from its sources. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pages } from '../../shared/paths.ts';
import { packageDirectory } from '../system/package-files.ts';
import type { PageHandler } from './app.ts';
import { PageFiles } from './page-files.ts';

const PAGES: ReadonlySet<string> = new Set(Object.values(pages));

/** Whether `npm run dev` started this process. */
export function isDevelopment(env: NodeJS.ProcessEnv = process.env): boolean {
  return (env['MEMORY_SCRAMBLE_DEV'] ?? '') !== '';
}

export async function readPage(isDev = isDevelopment()): Promise<PageHandler> {
  if (isDev) return servePageSources();
  return new PageFiles(join(packageDirectory, 'dist', 'renderer')).handler;
}

/**
 * What Vite makes of the sources, changed in every open browser when a file is saved. It answers only
 * addresses that no route of the game has taken.
 */
async function servePageSources(): Promise<PageHandler> {
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
