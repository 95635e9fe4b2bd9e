/** The end of what a program prints, however much it is. */

const BYTES_MAX = 64 * 1024;

export class Tail {
  /** A ring: byte n of the output lies at n modulo its length. */
  readonly #ring = Buffer.alloc(BYTES_MAX);
  #bytes = 0;

  /** How much was printed in all. */
  get bytes(): number {
    return this.#bytes;
  }

  add(piece: Buffer): void {
    const end = piece.subarray(-BYTES_MAX);
    const at = (this.#bytes + piece.length - end.length) % BYTES_MAX;
    const copied = end.copy(this.#ring, at);
    end.copy(this.#ring, 0, copied);
    this.#bytes += piece.length;
  }

  /** The last 64 KiB. */
  text(): string {
    const at = this.#bytes % BYTES_MAX;
    const ring = this.#ring;
    const isFull = this.#bytes >= BYTES_MAX;
    const older = isFull ? ring.subarray(at) : ring.subarray(0, 0);
    return Buffer.concat([older, ring.subarray(0, at)]).toString('utf8');
  }
}
