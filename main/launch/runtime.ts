/** Electron's runtime: where it is, and how it comes here. */

import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const TRY_AGAIN = 'For the window, connect to the internet once and run npm start again.';

/** Says why there is no runtime, and what to do about it. */
export class NoRuntime extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'NoRuntime';
  }
}

/** The folder of the package `electron`; undefined unless the tools to build the app are installed. */
function electronFolder(): string | undefined {
  try {
    // Its package.json, and never the package itself: that would download the runtime unasked.
    return dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  } catch {
    return undefined; // installed without those tools
  }
}

/** Where the official runtime is after its download. */
export function runtimeFolder(): string {
  return join(electronFolder() ?? '', 'dist');
}

/** The path of the executable in a runtime; on other systems it is `electron`. */
const executables: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  win32: 'electron.exe',
  darwin: 'Electron.app/Contents/MacOS/Electron',
};

/** The executable of the runtime in this folder, whether it is there or not. */
export function executableIn(folder: string): string {
  return join(folder, executables[process.platform] ?? 'electron');
}

/** @returns the executable of the runtime; undefined if it has to be downloaded */
export function findRuntime(override: string | undefined): string | undefined {
  if (override !== undefined && override !== '') {
    const executable = executableIn(override);
    if (existsSync(executable)) return executable;
    throw new NoRuntime(
      `ELECTRON_OVERRIDE_DIST_PATH is set, but there is no ${executable}. For the window, correct it or unset it.`,
    );
  }
  const folder = electronFolder();
  if (folder === undefined)
    throw new NoRuntime('Electron is not installed. For the window, run npm ci.');
  const pathFile = join(folder, 'path.txt');
  if (!existsSync(pathFile)) return undefined;
  const executable = join(runtimeFolder(), readFileSync(pathFile, 'utf8'));
  return existsSync(executable) ? executable : undefined;
}

export interface DownloadOptions {
  /** How long nothing may arrive before it gives up. */
  readonly patienceMs: number;
  /** Called with the part, from 0 to 1, that has arrived. */
  readonly onProgress: (part: number) => void;
  /** How often `onPassed` is called, with how long nothing has arrived. */
  readonly tellEveryMs: number;
  readonly onPassed: (silentMs: number) => void;
}

/**
 * Downloads the official runtime; it is kept beside the package `electron`.
 * @throws NoRuntime if it does not arrive
 */
export async function downloadRuntime(options: DownloadOptions): Promise<string> {
  const folder = electronFolder() ?? '';
  try {
    await fetchToCache(folder, options);
    // Electron's own installer checks the download, unpacks it, and notes where it is.
    const installer = spawn(process.execPath, [join(folder, 'install.js')], { stdio: 'inherit' });
    const [code] = (await once(installer, 'exit')) as [number | null];
    if (code !== 0) throw new Error('it could not be unpacked');
  } catch (error) {
    throw new NoRuntime(`Electron could not be downloaded (${reason(error)}). ${TRY_AGAIN}`);
  }
  const executable = findRuntime(undefined);
  if (executable === undefined)
    throw new NoRuntime(`Electron was downloaded, but is not there. ${TRY_AGAIN}`);
  return executable;
}

async function fetchToCache(
  folder: string,
  { patienceMs, onProgress, tellEveryMs, onPassed }: DownloadOptions,
): Promise<void> {
  const { downloadArtifact } = await import('@electron/get');
  const require = createRequire(import.meta.url);
  const cacheRoot = process.env['electron_config_cache'];
  const silence = new AbortController();
  const giveUp = () => silence.abort(new Error(`nothing arrived for ${patienceMs / 1_000} s`));
  let timer = setTimeout(giveUp, patienceMs);
  let arrivedAt = performance.now();
  const telling = setInterval(() => onPassed(performance.now() - arrivedAt), tellEveryMs);
  try {
    await downloadArtifact({
      version: (require(join(folder, 'package.json')) as { version: string }).version,
      artifactName: 'electron',
      platform: process.platform,
      arch: process.arch,
      // Electron's own installer will look there.
      ...(cacheRoot === undefined ? {} : { cacheRoot }),
      checksums: require(join(folder, 'checksums.json')) as Record<string, string>,
      downloadOptions: {
        quiet: true,
        signal: silence.signal,
        getProgressCallback: async ({ percent }: { readonly percent: number }) => {
          clearTimeout(timer);
          timer = setTimeout(giveUp, patienceMs);
          arrivedAt = performance.now();
          onProgress(percent);
        },
      },
    });
  } finally {
    clearTimeout(timer);
    clearInterval(telling);
  }
}

/** The reason that `fetch` wraps. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
