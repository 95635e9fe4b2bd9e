import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { NextFunction, Request, Response } from 'express';
import { chooseLanguage } from '../../shared/languages.ts';
import { pages } from '../../shared/paths.ts';
import { isPublished, readTable } from '../../shared/routes.ts';
import { sendFile } from './answers.ts';
import type { PageHandler } from './app.ts';

interface PageFile {
  readonly bytes: Buffer;
  readonly isPage: boolean;
  /** Made at the first request, so that the start of the host does not wait for it. */
  zipped: Buffer | undefined;
  readonly headers: readonly string[];
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const NOT_FOUND = '/not-found.html';

/** How many of the languages that a browser wants are looked at. */
const LANGUAGES_MAX = 20;

/** Where else a page is found. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  '/index.html': [pages.home, pages.tv],
  '/desk.html': [pages.desk],
};

/**
 * Files of our own and nothing else: no inline script or style, no frame, no other origin. The page
 * may ask for its host at the host's other names, in case the one that it came from is dead.
 */
const policy = (hosts: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    ["connect-src 'self'", ...hosts.map((host) => `http://${host}`)].join(' '),
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

  /**
   * Synchronous: at the start nobody is served yet, and reading two dozen small files takes no longer
   * than waiting for one of them.
   * @param directory what the page was built to; without it there is no page, only the protocol
   */
  constructor(directory: string) {
    for (const file of listFiles(directory)) {
      this.#add(`/${relative(directory, file).split(sep).join('/')}`, readFileSync(file));
    }
  }

  /** Answers with the file of an address, if there is one. */
  readonly handler: PageHandler = (request, response, next, { isOwn, hosts }) => {
    const [path = ''] = request.url.split('?');
    const file = this.#files.get(path);
    if (file === undefined) return this.#sendNotFound(request, response, next);
    const accepts = request.headers['accept-encoding']?.includes('gzip') === true;
    // To this computer itself zipping would cost more time than it saves, and the app's window waits.
    const isZipped = accepts && !isOwn;
    const bytes = isZipped ? (file.zipped ??= gzipSync(file.bytes, { level: 9 })) : file.bytes;
    sendFile(response, bytes, [
      ...file.headers,
      ...['Content-Security-Policy', policy(file.isPage ? hosts() : [])],
      ...(isZipped ? ['Content-Encoding', 'gzip'] : []),
    ]);
  };

  /** To a browser a page with a way in; programs get the line that everything else gets. */
  #sendNotFound(request: Request, response: Response, next: NextFunction): void {
    const page = this.#files.get(NOT_FOUND);
    const wantsPage = request.headers.accept?.includes('text/html') === true;
    const { target } = readTable(request.url);
    if (page === undefined || !wantsPage || isPublished(target)) return next();
    const wanted = (request.headers['accept-language'] ?? '').split(/[,;]/, LANGUAGES_MAX);
    const language = chooseLanguage(wanted.map((tag) => tag.trim()));
    const source = page.bytes.toString().replace('<html lang="en">', `<html lang="${language}">`);
    // Of a table that is not there, the page goes by itself to where everybody finds theirs.
    const isTable = target === '/' && request.url !== target;
    const way = isTable ? ['Refresh', `0; url=${pages.home}`] : [];
    const headers = [...page.headers, 'Content-Security-Policy', policy([]), ...way];
    sendFile(response, Buffer.from(source), headers, 404);
  }

  #add(path: string, bytes: Buffer): void {
    const isHashed = path.startsWith('/assets/');
    const file: PageFile = {
      bytes,
      isPage: path.endsWith('.html'),
      zipped: undefined,
      headers: [
        ...['Content-Type', types[extname(path)] ?? 'application/octet-stream'],
        ...['Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'],
        ...['X-Content-Type-Options', 'nosniff'],
        ...['Referrer-Policy', 'no-referrer'],
        ...['Cross-Origin-Resource-Policy', 'same-origin'],
        ...['Vary', 'Accept-Encoding'],
      ],
    };
    this.#files.set(path, file);
    for (const alias of aliases[path] ?? []) this.#files.set(alias, file);
  }
}

function listFiles(directory: string): readonly string[] {
  try {
    const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []; // not built
    throw error;
  }
}
