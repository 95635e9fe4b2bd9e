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

/** Icons that hardly stand out from what they are drawn on (WCAG 2, 1.4.11): axe reads text alone. */
function paleIcons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const channels = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [];
    const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
      const linear = (channel: number) => {
        const part = channel / 255;
        return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    /** The colour of the nearest thing behind it that is not seen through. */
    const groundOf = (icon: Element) => {
      for (let at: Element | null = icon; at !== null; at = at.parentElement) {
        const { content, backgroundColor: drawn } = getComputedStyle(at, '::before');
        const own = getComputedStyle(at).backgroundColor;
        for (const colour of content === '""' ? [drawn, own] : [own]) {
          const ground = channels(colour);
          if ((ground[3] ?? 1) === 1) return ground;
        }
      }
      return [];
    };
    /** The sign of a photo lies under it, once that is there. */
    const isUnderPhoto = ({ parentElement }: Element) =>
      parentElement?.querySelector(':scope > img.there') instanceof Element;
    return [...document.querySelectorAll('svg.icon')].flatMap((icon) => {
      const isSeen = icon.checkVisibility({ opacityProperty: true }) && !isUnderPhoto(icon);
      if (!isSeen || icon.closest(':disabled, [inert]') !== null) return [];
      const ground = groundOf(icon);
      if (ground.length === 0) return [];
      const both = [luminance(ground), luminance(channels(getComputedStyle(icon).stroke))];
      const ratio = (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
      const where = icon.closest('button, a, label, p, div')?.outerHTML.slice(0, 120) ?? '';
      return ratio >= 3 ? [] : [`an icon of contrast ${ratio.toFixed(2)}\n${where}`];
    });
  });
}

/**
 * What axe finds in light and in the dark, and icons that are hard to see. It begins with what the
 * page shows, as each change of all colours takes its time.
 */
export async function findingsInBoth(page: Page, where: string): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const found: string[] = [];
  for (const scheme of isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)) {
    await paint(page, scheme);
    const options = scheme === 'light' ? EVERYTHING : COLOURS;
    const all = [...(await findings(page, options)), ...(await paleIcons(page))];
    found.push(...all.map((finding) => `${where}, ${scheme}: ${finding}`));
  }
  return found;
}

/** Changes what the system asks for, and waits until every colour has followed and nothing moves. */
async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    // What nobody sees, as in a closed fold, may stand still.
    const isSeen = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true;
    // What moves begins a frame or two after the page has heard of it, and one thing follows another.
    for (let still = 0; still < 4; still++) {
      await new Promise(requestAnimationFrame);
      if (document.getAnimations().some(isSeen)) still = 0;
    }
  });
}
