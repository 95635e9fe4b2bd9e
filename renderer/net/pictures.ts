/** Fetches pictures before they are shown, a few at a time: a flip never waits behind them. */

const AT_ONCE = 2;

/** Kept, so that the browser does; undefined: not fetched yet. */
const fetched = new Map<string, HTMLImageElement>();

export function fetchPictures(addresses: readonly string[]): void {
  const left = addresses.filter((address) => !fetched.has(address));
  const next = () => {
    const address = left.shift();
    if (address === undefined) return;
    const image = new Image();
    fetched.set(address, image);
    image.addEventListener('load', next);
    image.addEventListener('error', () => {
      fetched.delete(address); // its card asks for it again
      next();
    });
    image.src = address;
  };
  for (let lane = 0; lane < AT_ONCE; lane++) next();
}
