import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { walkThroughScreens } from './screens.ts';
import { describeBrowser } from './support.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(options: RunOptions): Promise<AxeResults>;
}

/** What axe finds, each as one line. Its source is evaluated: the CSP blocks script tags. */
async function findings(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate(
    (given) => (globalThis as unknown as { axe: Axe }).axe.run(given),
    options,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}

/** Changes what the system asks for, and waits until every colour has followed. */
async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    let frames = 0;
    while (frames++ < 2 || document.getAnimations().length > 0) {
      await new Promise(requestAnimationFrame);
    }
  });
}

const EVERYTHING: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** In the dark only colours are different. */
const COLOURS: RunOptions = { runOnly: ['color-contrast'], resultTypes: ['violations'] };

describeBrowser('axe', () => {
  test('finds nothing on any screen of a phone and a laptop, in light and in the dark', async () => {
    const found: string[] = [];
    const walk = (device: 'phone' | 'laptop') =>
      walkThroughScreens(device, {}, async (page, screen) => {
        await page.evaluate(source);
        const light = await findings(page, EVERYTHING);
        await paint(page, 'dark');
        const dark = await findings(page, COLOURS);
        await paint(page, 'light');
        found.push(...light.map((line) => `${device}, ${screen}: ${line}`));
        found.push(...dark.map((line) => `${device}, ${screen}, dark: ${line}`));
      });
    await Promise.all([walk('phone'), walk('laptop')]);
    expect(found).toEqual([]);
  }, 120_000);
});
