/**
 * The last screen, for when nothing else can be shown: a file did not come, or a bug broke the page.
 * It stands in index.html with all its words, because any other file may be missing.
 */

import { type ComponentChildren, render } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';

const page = document.querySelector('#page') as Element;
const screen = page.querySelector('#failed') as HTMLElement;
screen.querySelector('#needs')?.remove(); // the browser runs scripts

/** Shows the page in place of the last screen, which comes back if that breaks. */
export function show(content: ComponentChildren): void {
  page.replaceChildren();
  render(<Boundary>{content}</Boundary>, page);
}

/** @param error is reported; undefined: the caller has done so */
export function showFailed(error?: unknown): void {
  if (error !== undefined) console.error(error);
  render(null, page);
  // To where we are, whatever that is: the game, or the TV.
  screen.querySelector('a')?.setAttribute('href', location.pathname + location.search);
  screen.classList.add('now');
  page.replaceChildren(screen);
}

/** In the place of whatever else would be shown. */
export function Failed() {
  useEffect(() => queueMicrotask(showFailed), []);
  return null;
}

function Boundary({ children }: { readonly children: ComponentChildren }) {
  const [broken] = useErrorBoundary((error) => queueMicrotask(() => showFailed(error)));
  return broken === undefined ? children : null;
}
