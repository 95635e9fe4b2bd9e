import { readFile, readdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packageDirectory } from '../host/package-files.ts';

interface PageFile {
  readonly bytes: Buffer;
  /** Made at the first request: nobody who starts a host waits for it. */
  zipped: Buffer | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Files of our own and nothing else: no inline script or style, no frame, no other origin. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The page's files, read once at the start and kept by their addresses. What is not in this list
 * does not exist: no address is ever turned into a path.
 */
export class PageFiles {
  readonly #files = new Map<string, PageFile>();

  /** @param directory what the page was built to; without it there is no page, only the protocol */
  static async read(directory = join(packageDirectory, 'dist', 'renderer')): Promise<PageFiles> {
    const page = new PageFiles();
    const files = await listFiles(directory);
    const contents = await Promise.all(files.map((file) => readFile(file)));
    for (const [index, file] of files.entries()) {
      const bytes = contents[index] ?? Buffer.alloc(0);
      page.#add(`/${relative(directory, file).split(sep).join('/')}`, bytes);
    }
    return page;
  }

  /** Answers with the file of this address. @returns whether there is one */
  send(target: string, acceptsGzip: boolean, response: ServerResponse): boolean {
    const [path = ''] = target.split('?');
    const file = this.#files.get(path);
    if (file === undefined) return false;
    const bytes = acceptsGzip ? (file.zipped ??= gzipSync(file.bytes, { level: 9 })) : file.bytes;
    response.writeHead(200, {
      ...file.headers,
      ...(acceptsGzip ? { 'Content-Encoding': 'gzip' } : {}),
      'Content-Length': bytes.length,
    });
    response.end(bytes);
    return true;
  }

  #add(path: string, bytes: Buffer): void {
    const isHashed = path.startsWith('/assets/');
    const file: PageFile = {
      bytes,
      zipped: undefined,
      headers: {
        'Content-Type': types[extname(path)] ?? 'application/octet-stream',
        'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        'Content-Security-Policy': POLICY,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Cross-Origin-Resource-Policy': 'same-origin',
        Vary: 'Accept-Encoding',
      },
    };
    this.#files.set(path, file);
    if (path !== '/index.html') return;
    for (const alias of ['/', '/tv']) this.#files.set(alias, file);
  }
}

async function listFiles(directory: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []; // not built
    throw error;
  }
}
