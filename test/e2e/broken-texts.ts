/** Where texts break: at their spaces alone, but for scripts that are written without them. */

import type { Page } from 'playwright-core';

/** The texts of which a word lies in more than one line. */
export function brokenTexts(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.flatMap((text) => {
      const size = Number.parseFloat(getComputedStyle(text).fontSize);
      const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      let lines = [new Set<number>()];
      while (nodes.nextNode() !== null) {
        const value = nodes.currentNode.nodeValue ?? '';
        for (let at = 0; at < value.length; at++) {
          const letter = value[at];
          if (letter === ' ') lines = [...lines, new Set()];
          const range = document.createRange();
          range.setStart(nodes.currentNode, at);
          range.setEnd(nodes.currentNode, at + 1);
          const { bottom, width } = range.getBoundingClientRect();
          if (letter !== ' ' && width > 0) lines[lines.length - 1]?.add(Math.round(bottom / size));
        }
      }
      const said = text.textContent ?? '';
      const isBroken = lines.some((piece) => piece.size > 1);
      return isBroken && !/[\p{Script=Han}\p{Script=Hiragana}]/u.test(said) ? [said] : [];
    }),
  );
}
