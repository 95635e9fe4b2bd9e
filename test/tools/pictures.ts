/** How pictures are taken: all go to coverage/screens/, those in documents to docs/pictures/ as well. */
import { copyFileSync, mkdirSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { laptop, openBrowser, phone } from '../e2e/support.ts';

const SCREENS = 'coverage/screens';
const PICTURES = 'docs/pictures';
const SHOWN = new Set([
  ...['play-light', 'laptop-dark', 'over-light', 'tv-light'],
  ...['film-light', 'awards-light', 'tonight-light', 'kept-light'],
  ...['xray-light', 'bring-light', 'bring-host-light', 'maker-light'],
  ...['window-first-light', 'window-computer-light', 'window-friends-dark'],
  ...['window-bad-file-light', 'class-tv-light'],
]);

/** Cards have turned, the confetti has fallen. */
const SETTLED_MS = 600;

export async function shoot(page: Page, name: string, settledMs = SETTLED_MS): Promise<void> {
  mkdirSync(SCREENS, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(settledMs);
  await page.screenshot({ path: `${SCREENS}/${name}.png` });
  if (SHOWN.has(name)) copyFileSync(`${SCREENS}/${name}.png`, `${PICTURES}/${name}.png`);
}

export async function open(
  kind: 'phone' | 'laptop',
  address: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const device = kind === 'phone' ? phone : laptop;
  const page = await (await device(await openBrowser(), options)).newPage();
  await page.goto(address);
  return page;
}
