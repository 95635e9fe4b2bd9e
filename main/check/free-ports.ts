/** Ports for servers that are about to start. */

import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections, which could take one before its server. */
const [FIRST, LAST] = [20_000, 32_000];

/** Gives each port once, so that servers which start at the same time never meet. */
export class FreePorts {
  #next: number;

  constructor(random: () => number) {
    this.#next = FIRST + Math.floor(random() * (LAST - FIRST));
  }

  async take(): Promise<number> {
    for (;;) {
      const port = this.#next;
      this.#next = port === LAST ? FIRST : port + 1;
      if (await isFree(port)) return port;
    }
  }
}

/** Whether a server could listen there, on whichever address it likes. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => {
      server.close(() => resolve(true));
    });
  });
}
