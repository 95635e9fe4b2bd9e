import { join } from 'node:path';
import type { AboutPanelOptionsOptions } from 'electron';
import { packageDirectory, packageHomepage, packageVersion } from '../host/package-files.ts';
import type { Words } from './words.ts';

/**
 * What the box about the app says. Its icon is read by the system, which looks into no archive. Where
 * a newer version is to be found stands there as well, and nobody looks for one without being asked.
 */
export function aboutPanel(
  { staysHere, newer }: Words,
  directory: string = packageDirectory,
): AboutPanelOptionsOptions {
  const readable = directory.replace(/app\.asar$/, 'app.asar.unpacked');
  return {
    applicationVersion: packageVersion(),
    copyright: '© 2026 the Memory Scramble authors',
    credits: `${staysHere}\n${newer(packageHomepage())}`,
    website: packageHomepage(), // Linux shows no credits, but a link
    iconPath: join(readable, 'main', 'desktop', 'icons', 'icon.png'),
  };
}
