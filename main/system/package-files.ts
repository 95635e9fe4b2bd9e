import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json: the sources and the built files lie at different depths below it. */
export const packageDirectory = findUpwards(dirname(fileURLToPath(import.meta.url)));

export const boardsDirectory = join(packageDirectory, 'boards');

/** The version of the product. */
export function packageVersion(): string {
  return readPackage().version;
}

/** Where people find the newest version; undefined while the address is an example. */
export function packageHomepage(): string | undefined {
  const { homepage } = readPackage();
  return new URL(homepage).hostname.endsWith('.example') ? undefined : homepage;
}

function readPackage(): { readonly version: string; readonly homepage: string } {
  const text = readFileSync(join(packageDirectory, 'package.json'), 'utf8');
  return JSON.parse(text) as { version: string; homepage: string };
}

function findUpwards(directory: string): string {
  return existsSync(join(directory, 'package.json')) ? directory : findUpwards(dirname(directory));
}
