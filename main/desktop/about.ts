import { join } from 'node:path';
import type { AboutPanelOptionsOptions } from 'electron';
import { packageDirectory, packageHomepage, packageVersion } from '../host/package-files.ts';
import type { Words } from './words.ts';

interface AboutOptions {
  /** Where newer versions are; undefined: nowhere yet. */
  readonly homepage?: string | undefined;
  readonly directory?: string;
}

/**
 * What the box about the app says. Its icon is read by the system, which cannot read from an
 * archive. It also says where newer versions can be found; the app itself never looks for one.
 */
export function aboutPanel(
  { staysHere, newer }: Words,
  { homepage = packageHomepage(), directory = packageDirectory }: AboutOptions = {},
): AboutPanelOptionsOptions {
  const readable = directory.replace(/app\.asar$/, 'app.asar.unpacked');
  return {
    applicationName: 'Memory Scramble',
    applicationVersion: packageVersion(),
    copyright: '© 2026 the Memory Scramble authors',
    credits: homepage === undefined ? staysHere : `${staysHere}\n${newer(homepage)}`,
    ...(homepage === undefined ? {} : { website: homepage }), // Linux shows no credits, but a link
    iconPath: join(readable, 'main', 'desktop', 'icons', 'icon.png'),
  };
}
