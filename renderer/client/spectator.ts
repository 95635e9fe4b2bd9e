/** The TV: a player without a name, and so without a seat. It only follows. */

import type { FailureCode } from '../../shared/failures.ts';
import { routes } from '../../shared/paths.ts';
import { isForFriends } from './address.ts';
import { loadTab, newId, saveTab } from './identity.ts';
import { OwnPlayer, type OwnPlayerOptions } from './own-player.ts';

/** How long after a refusal the door is tried again. */
const RETRY_MS = 3_000;

/**
 * One try in so many carries the code that was refused: a host counts wrong codes by address, and
 * phones may have one address with the TV. The other tries find out that the door was opened.
 */
const TRIES_PER_CODE = 10;

/** The QR code of the join link. */
export interface Qr {
  /** What friends type who cannot scan it; undefined: nobody can reach this computer. */
  readonly address: string | undefined;
  readonly src: string;
  /** How many modules wide it is, its white border included. */
  readonly modules: number;
}

export class Spectator extends OwnPlayer {
  readonly #link: string | undefined;
  #isIn = false;
  #tries = 0;
  #triedAt = -Infinity;
  #qr = { svg: '', changes: 0 };

  constructor(options: Omit<OwnPlayerOptions, 'id'>) {
    // An id of this tab alone: never that of somebody who plays in the same browser.
    super({ ...options, id: loadTab('tv') ?? newId() });
    this.#link = options.code;
    saveTab('tv', this.id);
  }

  override start(): Promise<void> {
    void this.rejoin();
    return super.start();
  }

  /** The QR code as it is now, for the host may change code and address; undefined: no answer. */
  async qr(): Promise<Qr | undefined> {
    const src = routes.qr(this.id);
    const response = await fetch(src, { cache: 'no-store' }).catch(() => undefined);
    if (response?.ok !== true) return undefined;
    const svg = await response.text();
    if (svg !== this.#qr.svg) this.#qr = { svg, changes: this.#qr.changes + 1 };
    const [, width = 10] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
    // Another address for another picture, or the browser would go on showing the old one.
    const address = [location.host, response.headers.get('Join-Address') ?? ''].find(isForFriends);
    return { address, src: `${src}&change=${this.#qr.changes}`, modules: Number(width) / 10 };
  }

  /** I never have one. */
  protected override withoutSeat(): void {
    if (this.#isIn) this.store.gate.value = 'in';
    else void this.rejoin();
  }

  protected override async comeIn(): Promise<void> {
    this.#triedAt = performance.now();
    const code = this.#tries++ % TRIES_PER_CODE === 0 ? this.#link : undefined;
    const { ok } = await this.client.join(this.id, undefined, code);
    this.#isIn = ok;
    this.store.gate.value = ok ? 'in' : 'code';
    if (ok) this.#tries = 0;
    if (ok) this.tryNow();
  }

  /** The door is closed, or was closed meanwhile. */
  protected override refused(_code: FailureCode): void {
    this.#isIn = false;
    if (performance.now() - this.#triedAt > RETRY_MS) void this.rejoin();
  }

  /** This tab was copied from another TV: it goes on as one of its own. */
  protected override pause(): void {
    this.id = newId();
    saveTab('tv', this.id);
    this.#isIn = false;
    this.follow();
  }
}
