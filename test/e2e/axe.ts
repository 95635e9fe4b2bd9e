/** What axe finds on a page. Its source is evaluated: the CSP blocks script tags. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(options: RunOptions): Promise<AxeResults>;
}

export const EVERYTHING: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** In the dark only colours are different. */
export const COLOURS: RunOptions = { runOnly: ['color-contrast'], resultTypes: ['violations'] };

/** What axe finds, each as one text. */
export async function findings(page: Page, options: RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (given) => (globalThis as unknown as { axe: Axe }).axe.run(given),
    options,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}

/** What axe finds in light and in the dark. */
export async function findingsInBoth(page: Page, where: string): Promise<string[]> {
  const light = await findings(page, EVERYTHING);
  await paint(page, 'dark');
  const dark = await findings(page, COLOURS);
  await paint(page, 'light');
  return [
    ...light.map((finding) => `${where}: ${finding}`),
    ...dark.map((finding) => `${where}, dark: ${finding}`),
  ];
}

/** Changes what the system asks for, and waits until every colour has followed. */
async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    // What nobody sees, as in a closed fold, may stand still.
    const isSeen = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true;
    let frames = 0;
    while (frames++ < 2 || document.getAnimations().some(isSeen)) {
      await new Promise(requestAnimationFrame);
    }
  });
}
