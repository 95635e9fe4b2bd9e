import { renderSVG } from 'uqr';

/** With and without the code, at the last address and at the one before. */
const KEPT_MAX = 4;

/** QR codes as pictures. One is drawn once for its link: it takes as long as a hundred looks. */
export class QrCodes {
  readonly #drawn = new Map<string, Buffer>();

  of(link: string): Buffer {
    const known = this.#drawn.get(link);
    if (known !== undefined) return known;
    const picture = Buffer.from(renderSVG(link, { border: 4 }));
    const [oldest] = this.#drawn.keys();
    if (this.#drawn.size >= KEPT_MAX && oldest !== undefined) this.#drawn.delete(oldest);
    this.#drawn.set(link, picture);
    return picture;
  }
}
