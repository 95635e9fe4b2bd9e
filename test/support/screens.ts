/**
 * Runs beside the tests: one Chromium for all of them, and a display for each process that opens
 * windows. Each starts when a test first asks for it (ask-screens.ts), and ends after the last test.
 */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from './chromium-path.ts';
import { type Xvfb, startXvfb } from './xvfb.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where ask-screens.ts asks. */
    readonly screensAt: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let browser: Promise<BrowserServer> | undefined;
  const displays: Promise<Xvfb>[] = [];
  const answerTo = async (url: string | undefined): Promise<string> => {
    if (url === '/browser') return (await (browser ??= launch())).wsEndpoint();
    const opened = startXvfb();
    displays.push(opened);
    return (await opened).display;
  };
  const desk = createServer((request, response) => {
    answerTo(request.url).then(
      (answer) => response.end(answer),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  desk.listen(0, '127.0.0.1');
  await once(desk, 'listening');
  project.provide('screensAt', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    desk.closeAllConnections();
    const ending = [browser?.then((opened) => opened.close())];
    await Promise.all([...ending, ...displays.map(async (each) => (await each).end())]);
  };
}

/**
 * What this browser does without. The first line is for speed: each device would start processes for
 * the address bar, which nobody sees, and one in reserve. The others are what Playwright itself turns
 * off, of whose list nothing counts once there is another.
 */
const FEATURES_OFF = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'PaintHolding'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'MediaRouter', 'LensOverlay', 'AimEnabled'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

function launch(): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: chromiumPath() ?? '',
    host: '127.0.0.1',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${FEATURES_OFF.join()}`,
      // The LAN as a phone sees it: other origins, no secure context; the traffic stays on loopback.
      '--host-resolver-rules=MAP * 127.0.0.1',
    ],
  });
}
