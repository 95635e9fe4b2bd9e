/** Where things stand on a page: what lies over what, and what is cut off. */

import type { Page } from 'playwright-core';

/** Pairs of what these find that lie over each other, as their texts or classes. */
export function overlaps(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const parts = elements
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    const nameOf = (element: Element) =>
      `${element.getAttribute('class') ?? ''} ${element.textContent}`;
    const found: string[] = [];
    for (const [at, one] of parts.entries()) {
      for (const other of parts.slice(at + 1)) {
        if (one.element.contains(other.element)) continue;
        const [a, b] = [one.box, other.box];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width > 1 && height > 1)
          found.push(`${nameOf(one.element)} | ${nameOf(other.element)}`);
      }
    }
    return found;
  });
}

/** What these find that is not wholly in the window, or in the nearest box that cuts it off. */
export function cutOff(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => {
        const box = element.getBoundingClientRect();
        let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
        for (let at = element.parentElement; at !== null; at = at.parentElement) {
          if (getComputedStyle(at).overflow === 'visible') continue;
          const around = at.getBoundingClientRect();
          left = Math.max(left, around.left);
          top = Math.max(top, around.top);
          right = Math.min(right, around.right);
          bottom = Math.min(bottom, around.bottom);
        }
        const isIn =
          box.left >= left - 1 &&
          box.right <= right + 1 &&
          box.top >= top - 1 &&
          box.bottom <= bottom + 1;
        return box.width > 0 && !isIn;
      })
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent}`),
  );
}

/** Texts of the desk that are wider than their place. Titles of boards may end in dots, and names of networks have them inside. */
export function tooWide(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.desk-side *')]
    .filter(
      (each) =>
        each.closest(
          'svg, .unseen, .wifi-name, .desk-mini, .desk-pick b, .brand, .panel-foot b',
        ) === null,
    )
    .filter((each) => getComputedStyle(each).display !== 'inline' && each.clientWidth > 0)
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .map((each) => `${each.className}: ${each.textContent}`);
}
