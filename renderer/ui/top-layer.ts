/** Which dialogs lie over the page, the topmost last: what lies below it can be neither used nor heard. */

const open: Element[] = [];

/** @returns what to do when it is closed */
export function cover(dialog: Element): () => void {
  open.push(dialog);
  return () => open.splice(open.indexOf(dialog), 1);
}

/** Whether this is in the topmost dialog, or in the page where there is none. */
export function isOnTop(element: Element): boolean {
  return element.closest('dialog') === (open[open.length - 1] ?? null);
}
