/** Fetches pictures before they are shown, a few at a time: a flip never waits behind them. */

const AT_ONCE = 2;

/** Kept, so that the browser does; undefined: not fetched yet. */
const fetched = new Map<string, HTMLImageElement>();
let wanted: readonly string[] = [];

/** Fetches these; all others, which are of an earlier game, are let go. */
export function fetchPictures(addresses: readonly string[]): void {
  wanted = addresses;
  for (const old of fetched.keys()) if (!addresses.includes(old)) fetched.delete(old);
  const left = addresses.filter((address) => !fetched.has(address));
  const next = () => {
    const address = left.shift();
    if (address === undefined || wanted !== addresses) return;
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
