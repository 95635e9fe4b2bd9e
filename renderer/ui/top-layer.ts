/**
 * Which dialogs lie over the page, the topmost last: what lies below it can be neither used nor heard.
 * While there is one, the Back key of a phone closes it; after that it asks before it leaves the game.
 */

const open: HTMLDialogElement[] = [];

/** Asks before Back leaves; undefined: it leaves. */
let ask: (() => void) | undefined;

/** Whether the history has an entry of ours, which Back takes away. */
let hasEntry = false;
/** Whether we take it away ourselves just now. */
let isGoingBack = false;

/** @returns what to do when it is closed */
export function cover(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  addEntry();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    setTimeout(dropEntry); // another may open in the same moment
  };
}

/** Whether this is in the topmost dialog, or in the page where there is none. */
export function isOnTop(element: Element): boolean {
  return element.closest('dialog') === (open[open.length - 1] ?? null);
}

/** From now on Back asks. @returns what to do when nothing would be lost any more */
export function askBeforeBack(asking: () => void): () => void {
  ask = asking;
  addEntry();
  return () => {
    ask = undefined;
    setTimeout(dropEntry);
  };
}

function isNeeded(): boolean {
  return open.length > 0 || ask !== undefined;
}

function addEntry(): void {
  if (!isNeeded() || hasEntry || isGoingBack) return;
  hasEntry = true;
  history.pushState(null, '');
}

function dropEntry(): void {
  if (isNeeded() || !hasEntry) return;
  hasEntry = false;
  isGoingBack = true;
  history.back();
}

addEventListener('popstate', () => {
  const top = open[open.length - 1];
  if (hasEntry && top !== undefined) top.close?.();
  else if (hasEntry) ask?.();
  hasEntry = false;
  isGoingBack = false;
  setTimeout(addEntry); // where another lies below, or opened meanwhile
});

/** The focus is never lost: where a screen goes with what had it, the next one takes it. */

/** Whether anything ever had it: a page that only opens takes it from nobody. */
let wasUsed = false;
addEventListener('focusin', () => (wasUsed = true), { once: true });

export function takeLostFocus(to: HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body;
  if (wasUsed && isLost) to?.focus({ preventScroll: true });
}
