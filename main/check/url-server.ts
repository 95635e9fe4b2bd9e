/** A server that runs already: the only one there is, and its board is fresh once. */

import { httpGet } from './http-request.ts';
import type { Remark } from './http-driver.ts';
import { Patience, type PatienceOptions } from './patience.ts';
import type { Source } from './run.ts';
import type { NotStarted } from './server-process.ts';
import type { Started } from './servers.ts';

const LOOK_MS = 5_000;

export class UrlServer implements Source {
  readonly remarks = new Set<Remark>();
  readonly #url: URL;

  constructor(url: URL) {
    this.#url = url;
  }

  async start(_file: string, options: PatienceOptions): Promise<Started | NotStarted> {
    const { hostname, port: digits } = this.#url;
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    const address = { host, port: Number(digits || 80) };
    const patience = new Patience(options);
    const began = performance.now();
    const arrival = await httpGet(address, '/look/check', AbortSignal.timeout(LOOK_MS));
    if (arrival.kind === 'none') {
      const why = { kind: 'no-url', url: this.#url.origin } as const;
      return { why, command: [], port: address.port, printed: '' };
    }
    patience.looked(performance.now() - began);
    return {
      address,
      patience,
      printed: () => '',
      remark: (remark) => void this.remarks.add(remark),
      stopped: async () => undefined,
      end: async () => undefined,
    };
  }

  async end(): Promise<void> {
    // It is not ours to end.
  }

  kill(): void {
    // The same.
  }
}
