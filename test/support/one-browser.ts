/** Set up once for all test files: one Chromium, which starts when the first of them asks for it. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from './chromium-path.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Who asks here is told where the browser is. */
    readonly browserAt: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let launched: Promise<BrowserServer> | undefined;
  const desk = createServer((_request, response) => {
    launched ??= launch();
    launched.then(
      (browser) => response.end(browser.wsEndpoint()),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  desk.listen(0, '127.0.0.1');
  await once(desk, 'listening');
  project.provide('browserAt', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    desk.closeAllConnections();
    await launched?.then((browser) => browser.close());
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
