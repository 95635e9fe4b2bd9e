/** A Chromium that is as slow as a phone. */

import { hostname } from 'node:os';
import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { chromiumPath } from '../support/chromium-path.ts';

export const CPU_SLOWED = 4;

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
};

export const LAPTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** Undefined where there is no Chromium. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) return undefined;
  // By its name this computer is a friend's: the host zips no page for its own addresses.
  const names = `--host-resolver-rules=MAP ${hostname()} 127.0.0.1`;
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', names] });
}

/** A page in a context of its own, slowed down, with an empty cache that stays empty. */
export async function slowPage(browser: Browser, device: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...device });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return page;
}
