/**
 * Clicks as a person clicks. Playwright waits until a thing is there, still and not covered, but it
 * also clicks what is transparent, and scrolls boxes that no finger and no wheel can scroll.
 */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const PRESSES = ['click', 'dblclick', 'tap', 'check', 'uncheck', 'hover'] as const;

type Press = (this: Locator, options?: { timeout?: number }) => Promise<void>;

const taught = new WeakSet<object>();

/**
 * From now on all presses of all pages, since they share one class of locators.
 * @param patienceMs how long a press waits, unless it says so itself
 */
export function clickAsAPerson(page: Page, patienceMs: number): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Record<string, Press>;
  if (taught.has(locators)) return;
  taught.add(locators);
  for (const name of PRESSES) {
    const press = locators[name];
    if (press === undefined) throw new Error(`a locator has no ${name}`);
    locators[name] = async function (options) {
      const timeout = options?.timeout ?? patienceMs;
      // Things fade and slide in, so it waits until a person could press it.
      const reason = expect.poll(() => this.evaluate(whyNot), { timeout, interval: 25 });
      await reason.toBeUndefined();
      return press.call(this, options);
    };
  }
}

/** Runs in the page. @returns why nobody could press this element, even after scrolling */
function whyNot(element: Element): string | undefined {
  const FAINT = 0.3;
  // A hidden radio button or file field is pressed by its label.
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const pressed = element.matches('.unseen') ? (labels[0] ?? element) : element;
  let opacity = 1;
  for (let at: Element | null = pressed; at !== null; at = at.parentElement) {
    opacity *= Number(getComputedStyle(at).opacity);
  }
  if (opacity < FAINT) return `its opacity is ${opacity}`;
  const box = pressed.getBoundingClientRect();
  let x = (box.left + box.right) / 2;
  let y = (box.top + box.bottom) / 2;
  let at = pressed;
  let { position } = getComputedStyle(at);
  while (at.parentElement !== null && at.parentElement !== document.body && position !== 'fixed') {
    at = at.parentElement;
    const style = getComputedStyle(at);
    // Of what an absolute one stands in, only a box that it is placed by cuts it off.
    if (position === 'absolute' && style.position === 'static' && style.transform === 'none')
      continue;
    ({ position } = style);
    const around = at.getBoundingClientRect();
    const reached = (overflow: string, where: number, from: number, to: number) => {
      if (overflow === 'visible' || (where >= from && where <= to)) return where;
      return overflow === 'auto' || overflow === 'scroll' ? (from + to) / 2 : undefined;
    };
    const left = reached(style.overflowX, x, around.left, around.right);
    const top = reached(style.overflowY, y, around.top, around.bottom);
    if (left === undefined || top === undefined) {
      return `it is cut off by <${at.tagName} class="${at.className}">`;
    }
    [x, y] = [left, top];
  }
  const root = document.documentElement;
  const canScroll =
    position !== 'fixed' &&
    [root, document.body].every((each) => getComputedStyle(each).overflowY !== 'hidden');
  const [from, to] = canScroll ? [-scrollY, root.scrollHeight - scrollY] : [0, innerHeight];
  if (x < 0 || x > innerWidth) return `it is beside the window: ${x} of ${innerWidth}`;
  return y < from || y > to ? `it is above or below the window: ${y} of ${innerHeight}` : undefined;
}
