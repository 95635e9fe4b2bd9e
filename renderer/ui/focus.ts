/** The focus is never lost: where a screen goes with what had it, the next one takes it. */

/** Whether anything ever had it: a page that only opens takes it from nobody. */
let wasUsed = false;
addEventListener('focusin', () => (wasUsed = true), { once: true });

export function takeLostFocus(to: HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body;
  if (wasUsed && isLost) to?.focus({ preventScroll: true });
}
