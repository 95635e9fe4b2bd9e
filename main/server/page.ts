import { join } from 'node:path';
import { packageDirectory } from '../host/package-files.ts';
import type { PageHandler } from './app.ts';
import { PageFiles } from './page-files.ts';

/** Whether `npm run dev` started this process. */
export function isDevelopment(env: NodeJS.ProcessEnv = process.env): boolean {
  return (env['MEMORY_SCRAMBLE_DEV'] ?? '') !== '';
}

/** The page: as it was built, or in development from its sources. */
export async function readPage(isDev = isDevelopment()): Promise<PageHandler> {
  if (!isDev) return new PageFiles(join(packageDirectory, 'dist', 'renderer')).handler;
  // Imported only then: for players, the tools of development are not there.
  const { servePageSources } = await import('./dev-page.ts');
  return servePageSources();
}
