import { existsSync } from 'node:fs';

/** Where each system has it, if it was installed as usual. */
const PLACES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** Where Chromium is on this computer; undefined: nowhere. */
export function chromiumPath(): string | undefined {
  const wanted = process.env['CHROMIUM'] ?? '';
  if (wanted !== '') return wanted;
  return PLACES[process.platform]?.find((path) => existsSync(path));
}
