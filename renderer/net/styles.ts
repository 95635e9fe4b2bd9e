/** Vite asks once for the style of a part of the page; one that did not come is asked for until it does. */

const AGAIN_MS = 2_000;

export function keepAskingForStyles(): void {
  const askAgain = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement)
      setTimeout(() => target.replaceWith(target.cloneNode()), AGAIN_MS);
  };
  document.addEventListener('error', askAgain, true); // such an error does not bubble
}
